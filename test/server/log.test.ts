import { Redis } from "ioredis";
import { expect, test } from "vitest";
import { readConfig } from "../../server/config.ts";
import { createLogger } from "../../server/log.ts";
import { startRedis } from "../services.ts";

test("tokens and seeds never reach the log", () => {
  const lines: string[] = [];
  const log = createLogger("info", { write: (line: string) => void lines.push(line) });
  log.info(
    { token: "s3cret", seat: 1, match: { seed: "s3cret" }, req: { headers: { authorization: "s3cret" } } },
    "join",
  );
  expect(lines.join()).not.toContain("s3cret");
  expect(JSON.parse(lines[0])).toMatchObject({ seat: 1, token: "[hidden]", msg: "join" });
});

test("settings can be logged without what they keep secret", () => {
  const secret = "s3cret-s3cret-s3cret-s3cret-s3cret";
  const read = readConfig({
    DATABASE_URL: `postgres://riposte:${secret}@db:5432/riposte`,
    REDIS_URL: `redis://:${secret}@redis:6379`,
    ADMIN_TOKEN: secret,
    SESSION_SECRET: secret,
    JWT_SECRET: secret,
  });
  const lines: string[] = [];
  createLogger("info", { write: (line: string) => void lines.push(line) }).info(read, "settings");
  expect(lines.join()).toContain('"port":2567');
  expect(lines.join()).not.toContain(secret);
});

test("what a command to Redis carried is not logged with its failure", async ({ skip }) => {
  const service = await startRedis();
  if (service === undefined) return skip();
  const redis = new Redis(service.url);
  const lines: string[] = [];
  const log = createLogger("info", { write: (line: string) => void lines.push(line) });
  const failed = await redis.call("AUTH", "nobody", "s3cret").catch((error: unknown) => error);
  log.warn({ err: failed }, "Redis is lost");
  redis.disconnect();
  await service.stop();
  expect(lines.join()).toContain("WRONGPASS");
  expect(lines.join()).not.toContain("s3cret");
});

test("lines below the level are not written", () => {
  const lines: string[] = [];
  createLogger("warn", { write: (line: string) => void lines.push(line) }).info("quiet");
  expect(lines).toEqual([]);
});
