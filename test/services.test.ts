import { Redis } from "ioredis";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { startChromium, startPostgres, startRedis } from "./services.ts";

test("PostgreSQL answers a SELECT, and is gone after stop", async ({ skip }) => {
  const service = await startPostgres();
  if (!service) return skip();
  onTestFinished(() => service.stop());
  const client = new pg.Client({ connectionString: service.url });
  await client.connect();
  expect((await client.query("select 6 * 7 as answer")).rows).toEqual([{ answer: 42 }]);
  await client.end();
  await service.stop();
  await expect(new pg.Client({ connectionString: service.url }).connect()).rejects.toThrow("ECONNREFUSED");
});

test("Redis answers a PING", async ({ skip }) => {
  const service = await startRedis();
  if (!service) return skip();
  onTestFinished(() => service.stop());
  const redis = new Redis(service.url);
  expect(await redis.ping()).toBe("PONG");
  redis.disconnect();
});

test("Chromium tells a page's title", async ({ skip }) => {
  const service = await startChromium();
  if (!service) return skip();
  onTestFinished(() => service.stop());
  const page = await service.browser.newPage();
  await page.goto("data:text/html,<title>Riposte</title>");
  expect(await page.title()).toBe("Riposte");
});
