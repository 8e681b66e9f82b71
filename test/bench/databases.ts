/** An empty PostgreSQL and an empty Redis for the processes of one server, as long as a bench needs them. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres, startRedis } from "../services.ts";
import type { Together } from "./server-load.ts";

/** Resolves to what `run` comes to; undefined where there is no PostgreSQL or no Redis, which is said. */
export async function withDatabases<T>(run: (together: Together) => Promise<T>): Promise<T | undefined> {
  const postgres = await startPostgres();
  const redis = await startRedis();
  const dataDir = mkdtempSync(join(tmpdir(), "riposte-bench-"));
  try {
    if (postgres === undefined || redis === undefined) return undefined;
    return await run({ postgres: postgres.url, redis: redis.url, dataDir });
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
    await redis?.stop();
    await postgres?.stop();
  }
}
