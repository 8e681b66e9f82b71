/**
 * `npm run soak -- --minutes 5`: 200 matches of all games at once, with players who drop and refresh, strangers
 * who flood, send rubbish and read nothing, and spectators who come and go. Ends with 0 where no match is
 * stuck, nothing was unhandled or logged as an error, and the heap is what it was.
 */
import { fork } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { freePort } from "../ports.ts";
import { dice } from "../protocol/random-match.ts";
import { quantile } from "../quantile.ts";
import { Cable } from "../server/cable.ts";
import { WORLDS } from "../server/worlds.ts";
import type { Order, Vitals } from "./child.ts";
import { Place, Tally } from "./players.ts";
import { strange, watching } from "./strangers.ts";

const CHILD = fileURLToPath(new URL("./child.ts", import.meta.url));

/** What the heap may have grown by between two moments with as many matches: a part of it, and a little. */
const GROWTH = { part: 0.2, bytes: 16 * 1024 * 1024 } as const;

/** What the last matches may take to end. */
const LAST_MS = 3 * 60_000;

interface Server {
  readonly url: string;
  vitals(): Promise<Vitals>;
  kill(): void;
}

async function startServer(dataDir: string): Promise<Server> {
  const child = fork(CHILD, { execArgv: ["--expose-gc"] });
  const ask = <T>(order: Order): Promise<T> =>
    new Promise((resolve, reject) => {
      const hear = (message: unknown): void => {
        if (typeof message !== "object" || message === null || !("answer" in message)) return;
        child.off("message", hear).off("exit", ended);
        resolve(message.answer as T);
      };
      const ended = () => reject(new Error("the server process ended"));
      child.on("message", hear).once("exit", ended);
      child.send(order);
    });
  const port = await ask<number>({ start: await freePort(), dataDir });
  return {
    url: `http://127.0.0.1:${port}`,
    vitals: () => ask<Vitals>("vitals"),
    kill: () => void child.kill("SIGKILL"),
  };
}

const mb = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

async function soak(server: Server, minutes: number, matches: number): Promise<boolean> {
  const tally = new Tally();
  const cable = await Cable.before(server.url);
  let over = false;
  const isOver = () => over;
  const random = dice(Date.now() % 1_000_000);
  const players = Array.from({ length: matches }, (_, n) => {
    const line = n % 10 === 0 ? cable.url : server.url;
    const place = new Place([server.url, line], WORLDS[n % WORLDS.length], dice(n + 1), tally);
    return place.run(isOver);
  });
  const strangers = Array.from({ length: 4 }, (_, n) => strange(server.url, dice(900 + n), isOver, tally));
  const watchers = Array.from({ length: 10 }, (_, n) => watching(server.url, dice(800 + n), isOver, tally));
  const all = [...players, ...strangers, ...watchers].map((one) =>
    Promise.resolve(one).catch((error: unknown) => tally.note(`ended by ${error}`)),
  );
  const cuts = setInterval(() => cable.cut(), 5_000 + random(5_000));
  // Some are over before the last has begun: that nearly all are there is enough.
  const begun = performance.now();
  while (tally.live.size < 0.95 * matches && performance.now() - begun < LAST_MS) await sleep(200);
  // Half the time to get warm: what is compiled and cached once is no leak.
  await sleep((minutes * 60_000) / 2);
  const warm = await server.vitals();
  await sleep((minutes * 60_000) / 2);
  const last = await server.vitals();
  over = true;
  clearInterval(cuts);
  const ended = Promise.all(all).then(() => true);
  if (!(await Promise.race([ended, sleep(LAST_MS, false)])))
    tally.note("somebody waits for an answer for ever");
  await sleep(3_000);
  const end = await server.vitals();
  await cable.close();
  return told(tally, { warm, last, end }, minutes, cable.cuts);
}

function told(
  tally: Tally,
  { warm, last, end }: Record<"warm" | "last" | "end", Vitals>,
  minutes: number,
  cuts: number,
): boolean {
  const times = tally.latencies.sort((a, b) => a - b);
  const growth = last.heap - warm.heap;
  const bound = GROWTH.bytes + GROWTH.part * warm.heap;
  const lines: readonly (readonly [string, string, boolean])[] = [
    ["matches played to an end", `${tally.finished}`, tally.finished > 0],
    ["intents accepted", `${tally.played} (${(tally.played / minutes / 60).toFixed(0)}/s)`, tally.played > 0],
    ["refused by a race with the other seat", `${tally.refused}`, true],
    ["sockets cut, pages loaded again", `${cuts}, ${tally.refreshed}`, true],
    [
      "intent to answer, p50 / p99",
      `${[0.5, 0.99].map((part) => quantile(times, part).toFixed(1)).join(" / ")} ms`,
      true,
    ],
    ["heap warm, last, growth", `${mb(warm.heap)}, ${mb(last.heap)}, ${mb(growth)}`, growth < bound],
    ["heap when all have gone, resident", `${mb(end.heap)}, ${mb(end.rss)}`, true],
    ["matches hosted when all are over", `${end.hosted}`, end.hosted === 0],
    ["stuck matches and other wrongs", `${tally.wrongs.length}`, tally.wrongs.length === 0],
    ["errors logged", `${end.errors.length}`, end.errors.length === 0],
    ["unhandled errors", `${end.unhandled.length}`, end.unhandled.length === 0],
  ];
  for (const [what, figure, fine] of lines)
    console.log(`${fine ? "ok  " : "FAIL"} ${what.padEnd(40)} ${figure}`);
  for (const what of [...tally.wrongs, ...end.errors, ...end.unhandled].slice(0, 20))
    console.log(`     ${what}`);
  return lines.every(([, , fine]) => fine);
}

const { values } = parseArgs({
  options: { minutes: { type: "string", default: "5" }, matches: { type: "string", default: "200" } },
});
const dataDir = mkdtempSync(join(tmpdir(), "riposte-soak-"));
const server = await startServer(dataDir);
try {
  const fine = await soak(server, Number(values.minutes), Number(values.matches));
  process.exitCode = fine ? 0 : 1;
} finally {
  server.kill();
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit();
