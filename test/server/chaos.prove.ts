/** Everything that can be lost, lost in an order that was drawn, while all games are played. */
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, describe, expect, test } from "vitest";
import { dice } from "../protocol/random-match.ts";
import { type Database, startPostgres, startRedis } from "../services.ts";
import { NOWHERE } from "./cable.ts";
import { failingOver, type Trouble } from "./failover.ts";
import { WORLDS } from "./worlds.ts";

const postgres = await startPostgres();
const redis = await startRedis();

afterAll(async () => {
  await redis?.stop();
  await postgres?.stop();
});

/** One run is one order of troubles; a seed that fails is run again by its number. */
const SEED = Number(process.env.CHAOS_SEED ?? 20261121);
/** Milliseconds: longer than a lease, and a look of a client after its socket. */
const LONG = 7_000;

/** @param one which of the two processes it happens to; the other one has its players meanwhile */
const troubles = (database: Database, cache: Database, one: 0 | 1): Record<string, Trouble> => {
  const other = 1 - one;
  const handOver: Trouble = async ({ processes, lines }) => lines[one].lead(processes[other].url);
  const takeBack: Trouble = async ({ processes, lines }) => lines[one].lead(processes[one].url);
  return {
    async "a process is killed"(two, back) {
      await two.processes[one].end("SIGKILL");
      await handOver(two, back);
      await back();
      await two.processes[one].start();
      await takeBack(two, back);
    },
    async "a process stands still"(two, back) {
      two.processes[one].signal("SIGSTOP");
      await handOver(two, back);
      await sleep(LONG);
      // As a balancer does in the end: whoever asks over HTTP would wait for as long as the process stands.
      two.lines[one].cut();
      await back();
      two.processes[one].signal("SIGCONT");
      await takeBack(two, back);
    },
    async "players are cut"({ lines }) {
      for (let n = 0; n < 5; n++) {
        lines[one].cut();
        await sleep(100 * n);
      }
    },
    async "a process loses its database, and nobody is told"(two, back) {
      two.stores[one].lead(NOWHERE);
      two.stores[one].deaden();
      await handOver(two, back);
      await sleep(LONG);
      two.stores[one].lead(database.url);
      two.stores[one].cut();
      await takeBack(two, back);
    },
    async "what the database answers is lost"({ stores }) {
      stores[one].mute();
      await sleep(50);
      stores[one].cut();
    },
    async "the database crashes"() {
      await database.crash();
      await sleep(1_000);
      await database.start();
    },
    async "the database stands still"() {
      database.stall();
      await sleep(LONG);
      database.goOn();
    },
    async "there is no Redis"() {
      await cache.crash();
      await sleep(30_000);
      await cache.start();
    },
  };
};

describe.runIf(postgres && redis)("chaos", () => {
  test(
    "loses nothing that was acknowledged, and every journal plays to its hash",
    async () => {
      const random = dice(SEED);
      const order: string[] = [];
      const report = await failingOver(
        WORLDS,
        { postgres: postgres?.url ?? "", redis: redis?.url ?? "" },
        SEED,
        async (two, back) => {
          const all = Object.keys(troubles(postgres as Database, redis as Database, 0));
          while (all.length > 0) {
            const [name] = all.splice(random(all.length), 1);
            const one = random(2) as 0 | 1;
            order.push(`${name} (${one})`);
            // At any moment of what they play.
            await sleep(random(500));
            await troubles(postgres as Database, redis as Database, one)[name](two, back);
            await back();
          }
        },
      ).catch((error: unknown) => {
        throw new Error(`CHAOS_SEED=${SEED}: after ${order.join(", ")}`, { cause: error });
      });
      console.log(JSON.stringify({ seed: SEED, order, ...report }));
      expect(report.faults).toEqual([]);
      expect(report.moved).toBeGreaterThan(0);
      expect(report.accepted).toBeGreaterThan(100);
    },
    12 * 60_000,
  );
});
