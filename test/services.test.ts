import { Redis } from "ioredis";
import pg from "pg";
import { expect, onTestFinished, test, vi } from "vitest";
import { startPostgres, startRedis } from "./services.ts";

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

test("a service that is not there is skipped, or required", async () => {
  vi.stubEnv("PATH", "/nowhere");
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv("REQUIRE_SERVICES", "");
  expect(await startRedis()).toBeUndefined();
  vi.stubEnv("REQUIRE_SERVICES", "1");
  await expect(startRedis()).rejects.toThrow("redis-server is not on PATH, and REQUIRE_SERVICES=1");
});
