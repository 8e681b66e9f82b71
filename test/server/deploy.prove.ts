/** A rolling restart of three processes while people play on them: nothing is lost, and hardly anybody waits. */
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, describe, expect, test } from "vitest";
import { HELLOS } from "../../server/match/host/handshake.ts";
import type { Riposte } from "../../shared/client/index.ts";
import { quantile } from "../quantile.ts";
import { startPostgres, startRedis } from "../services.ts";
import { Cable } from "./cable.ts";
import { ServerProcess } from "./child.ts";
import { said } from "./operator.ts";
import { rolling } from "./rolling.ts";
import { table } from "./running.ts";
import { WORLDS } from "./worlds.ts";

/** The first game alone. */
const THIRTY = Array.from({ length: 30 }, () => WORLDS[0]);

/** As even as is worth anybody's while (server/match/hosts/balance.ts), with one that ends or begins meanwhile. */
const isEven = ([most, ...others]: readonly number[]) => most - (others.at(-1) ?? most) <= 3;

const postgres = await startPostgres();
const redis = await startRedis();

afterAll(async () => {
  await redis?.stop();
  await postgres?.stop();
});

describe.runIf(postgres && redis)("three processes with thirty matches", () => {
  test("are started anew one after the other", async () => {
    const services = { postgres: postgres?.url ?? "", redis: redis?.url ?? "" };
    const spreads: number[][] = [];
    /** How many moves there were before one was killed. */
    let killed = 0;
    const { faults, moved, waits, given } = await rolling(THIRTY, 3, services, async (several) => {
      const { processes, lead, on, spread, waited } = several;
      for (const one of processes) {
        lead(...processes.filter((other) => other !== one));
        expect(await one.end("SIGTERM")).toBe(0);
        await on();
        spreads.push(await spread());
        await one.start();
        lead(...processes);
        await expect.poll(spread, { timeout: 120_000 }).toSatisfy((now) => now.length === 3 && isEven(now));
        spreads.push(await spread());
        await on();
      }
      killed = waited();
      // For comparison: one that nobody could hand anything over for.
      lead(...processes.slice(1));
      await processes[0].end("SIGKILL");
      await on();
    });
    const [restarts, kills] = [waits.slice(0, killed), waits.slice(killed)].map((some) =>
      some.toSorted((a, b) => a - b),
    );
    console.log(`handed over: ${JSON.stringify(given.slice(0, 3))}`);
    console.log(`matches by process, without one and with it again: ${JSON.stringify(spreads)}`);
    for (const [what, some] of [
      ["moved", restarts],
      ["killed", kills],
    ] as const)
      console.log(
        `${what}: ${some.length} players waited p50 ${Math.round(quantile(some, 0.5))} ms, p99 ${Math.round(quantile(some, 0.99))} ms`,
      );
    expect(faults).toEqual([]);
    expect(moved).toBeGreaterThan(10);
    expect(waits.length).toBeGreaterThan(60);
    // A dead one's matches are had by nobody until it is noticed: who is handed over waits for nothing like that.
    expect(quantile(restarts, 0.5)).toBeLessThan(quantile(kills, 0.5));
    // They were loaded elsewhere before they were let go, as many as 2.5 s are enough for.
    const sum = (what: "given" | "of") => given.slice(0, 3).reduce((all, one) => all + one[what], 0);
    expect(sum("given")).toBeGreaterThan(sum("of") / 2);
  });
});

/** Milliseconds between two comings of a seat, so that a fast machine too says hello no more often than it may. */
const BETWEEN = (1.1 * HELLOS[1]) / HELLOS[0];

/** Milliseconds that all takes on its way: a coming is long, and the match may move at any moment of it. */
const SLOW = 150;

/** Comes to the match and goes again, until it is time; resolves to how often. */
async function comeAndGo(ada: Riposte, match: string, isTime: () => boolean): Promise<number> {
  let times = 0;
  for (; !isTime(); times++) {
    await (await ada.join(match)).leave();
    await sleep(BETWEEN);
  }
  return times;
}

test.runIf(postgres && redis)(
  "who comes to a match while it moves to another process is let in",
  async () => {
    const env = { DATABASE_URL: postgres?.url ?? "", REDIS_URL: redis?.url ?? "" };
    const processes = await Promise.all([ServerProcess.prepare(env), ServerProcess.prepare(env)]);
    const [old, young] = processes;
    let line: Cable | undefined;
    try {
      await old.start();
      line = await Cable.before(old.url);
      const { url } = line;
      const tables = await Promise.all(Array.from({ length: 24 }, () => table(url)));
      line.slow(SLOW);
      let isEnough = false;
      const coming = tables.map(({ ada, match }) => comeAndGo(ada, match.id, () => isEnough));
      await young.start();
      const away = async () => {
        const { process, matches } = (await said(young, "matches")).value as {
          process: string;
          matches: { process: string }[];
        };
        return matches.filter((one) => one.process === process).length;
      };
      await expect.poll(away, { timeout: 60_000 }).toBeGreaterThan(9);
      isEnough = true;
      for (const times of await Promise.all(coming)) expect(times).toBeGreaterThan(1);
    } finally {
      await line?.close();
      await Promise.all(processes.map((one) => one.remove()));
    }
  },
);
