import { afterAll, describe, expect, test } from "vitest";
import { startPostgres, startRedis } from "../services.ts";
import { chaos } from "./run.ts";

const postgres = await startPostgres();
const redis = await startRedis();

afterAll(async () => {
  await redis?.stop();
  await postgres?.stop();
});

/** The length of it, in milliseconds; `npm run chaos` goes on for as long as one likes. */
const SHORT = 45_000;

describe.runIf(postgres && redis)("a short chaos", () => {
  test("loses nothing that was acknowledged, plays nothing twice, and leaves each match one host", async () => {
    const told: string[] = [];
    const seed = Number(process.env.CHAOS_SEED ?? 20261122);
    const tell = (trouble: string) => void told.push(trouble);
    const settings = { postgres: postgres as never, redis: redis as never, ms: SHORT, seed, tell };
    const report = await chaos(settings).catch((error: unknown) => {
      throw new Error(`CHAOS_SEED=${seed}: after ${told.join(", ")}`, { cause: error });
    });
    console.log(JSON.stringify({ seed, told, ...report }));
    const none = { lost: [], doubled: [], denied: [], torn: [], twice: [], stuck: [] };
    expect(report).toMatchObject(none);
    expect(report.troubles).toBeGreaterThan(2);
    expect(report.acknowledged).toBeGreaterThan(100);
  });
});
