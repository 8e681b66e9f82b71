import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, describe, expect, test } from "vitest";
import { startPostgres, startRedis } from "../services.ts";
import { failingOver } from "./failover.ts";
import { WORLDS } from "./worlds.ts";

/** The first game alone, four matches at once. */
const FOUR = Array.from({ length: 4 }, () => WORLDS[0]);

const postgres = await startPostgres();
const redis = await startRedis();

afterAll(async () => {
  await redis?.stop();
  await postgres?.stop();
});

describe.runIf(postgres && redis)("two processes on one store", () => {
  const services = { postgres: postgres?.url ?? "", redis: redis?.url ?? "" };

  test(
    "one is killed: every match goes on at the other, nothing is lost, nothing played twice",
    async () => {
      const report = await failingOver(FOUR, services, 31, async ({ processes, lines }, back) => {
        await processes[0].end("SIGKILL");
        lines[0].lead(processes[1].url);
        await back();
      });
      expect(report.faults).toEqual([]);
      expect(report.moved).toBeGreaterThan(0);
    },
    8 * 60_000,
  );

  test(
    "one stands still in mid-append and goes on 20 s later: it tells nobody what is not in the journal",
    async () => {
      const report = await failingOver(
        FOUR,
        services,
        47,
        async ({ processes, lines, stores, poke }, back) => {
          // Rows are on their way to the database, and more is asked for: what is sent waits in the sockets.
          stores[0].keep();
          poke();
          await sleep(200);
          processes[0].signal("SIGSTOP");
          poke();
          lines[0].lead(processes[1].url);
          await sleep(20_000);
          // As a balancer does in the end: whoever asks over HTTP would wait for as long as the process stands.
          lines[0].cut();
          await back();
          // The rows come before the process knows: only their epoch tells that they are too late.
          expect(stores[0].passOn()).toBeGreaterThan(0);
          processes[0].signal("SIGCONT");
          await back();
        },
      );
      expect(report.faults).toEqual([]);
      expect(report.moved).toBeGreaterThan(0);
    },
    8 * 60_000,
  );

  test(
    "a rolling restart: each ends in order while the other plays on",
    async () => {
      const report = await failingOver(FOUR, services, 53, async ({ processes, lines }, back) => {
        const [first, second] = processes;
        lines[0].lead(second.url);
        expect(await first.end("SIGTERM")).toBe(0);
        await back();
        await first.start();
        for (const line of lines) line.lead(first.url);
        expect(await second.end("SIGTERM")).toBe(0);
        await back();
      });
      console.log(`longest wait for an answer: ${report.longest} ms`);
      expect(report.faults).toEqual([]);
      expect(report.moved).toBeGreaterThan(0);
    },
    8 * 60_000,
  );
});
