/** A start before what it stands on: it waits, and serves as soon as all is there. */
import { afterAll, describe, expect, test } from "vitest";
import { startPostgres, startRedis } from "../services.ts";
import { ServerProcess } from "./child.ts";

const postgres = await startPostgres();
const redis = await startRedis();
const patient = { timeout: 60_000 };

describe.runIf(postgres && redis)("a server that is started first", () => {
  let server: ServerProcess;
  afterAll(async () => {
    await server?.remove();
    await redis?.stop();
    await postgres?.stop();
  });

  test("waits for PostgreSQL, then for Redis, and serves when both are there", async () => {
    await postgres?.crash();
    await redis?.crash();
    const urls = { DATABASE_URL: postgres?.url ?? "", REDIS_URL: redis?.url ?? "" };
    server = await ServerProcess.prepare({ ...urls, START_PATIENCE_SECONDS: "600" });
    const listening = server.start();
    const warned = () => server.logged(40).map(({ msg }) => msg);
    await expect.poll(warned, patient).toContain("the database is away, and the start waits for it");
    await postgres?.start();
    await expect.poll(warned, patient).toContain("Redis is away, and the start waits for it");
    await redis?.start();
    await listening;
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect(server.logged(50)).toEqual([]);
  }, 300_000);
});
