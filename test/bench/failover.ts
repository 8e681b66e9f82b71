/**
 * `npm run bench -- failover`: two processes on one PostgreSQL and one Redis, matches played on both, and one of them
 * killed. What its players were told is held against the journals.
 */
import { cpus, loadavg } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { openPostgres } from "../../server/store/postgres.ts";
import { withDatabases } from "./databases.ts";
import { say, verdict } from "./said.ts";
import {
  type Child,
  type LiveMatch,
  openMatches,
  recordPlays,
  serverWorld,
  startOne,
  type Together,
} from "./server-load.ts";
import { comeBack } from "./server-restart.ts";

/** Milliseconds between two intents of a match, and of play before the kill. */
const PACE_MS = 2_000;
const BEFORE_MS = 10_000;

/** A match with what its players were told is accepted. */
interface Played {
  readonly match: LiveMatch;
  readonly acknowledged: string[];
}

/** Plays at its pace until told to stop, or its process is gone: then the intent in flight is the next again. */
async function play({ match, acknowledged }: Played, isEnough: () => boolean): Promise<void> {
  await sleep(Math.random() * PACE_MS);
  while (!isEnough() && !match.isOver) {
    try {
      await Promise.race([match.play(), isCut(match)]);
      acknowledged.push(`${match.at}`);
    } catch {
      match.at--;
      return;
    }
    await sleep(PACE_MS);
  }
}

/** Rejects when either player's socket is gone. */
async function isCut({ wires }: LiveMatch): Promise<never> {
  throw new Error(`closed with ${await Promise.race(wires.map(({ closed }) => closed))}`);
}

/** What was told and is not in the journal, and what is in it more than once. */
async function judge(url: string, all: readonly Played[]): Promise<{ lost: number; twice: number }> {
  const store = await openPostgres(url, { info() {}, warn() {} });
  let lost = 0;
  let twice = 0;
  for (const { match, acknowledged } of all) {
    const ids = ((await store.read(match.id, "start"))?.rows ?? []).flatMap(({ from }) => from?.id ?? []);
    const stored = new Set(ids);
    lost += acknowledged.filter((id) => !stored.has(id)).length;
    twice += ids.length - stored.size;
  }
  await store.close();
  return { lost, twice };
}

/** The matches of the one that died, at the other. */
async function resume(dead: readonly Played[], to: Child, from: number): Promise<readonly number[]> {
  const moments = dead.map(async ({ match }) => {
    const [first, second] = [0, 1].map((seat) => comeBack(to.url, match, seat));
    await Promise.race([first, second]);
    const moment = performance.now() - from;
    await Promise.all([first, second]);
    return moment;
  });
  return (await Promise.all(moments)).toSorted((a, b) => a - b);
}

async function measure(count: number, together: Together) {
  const journals = recordPlays(await serverWorld());
  // Each join that comes too early is a warning.
  const start = (name: string): Promise<Child> => startOne(together, name, { LOG_LEVEL: "error" });
  const [one, other] = [await start("one"), await start("other")];
  const played = async ({ url }: Child): Promise<Played[]> =>
    (await openMatches(url, journals, count / 2)).map((match) => ({ match, acknowledged: [] }));
  const [dying, living] = [await played(one), await played(other)];
  let enough = false;
  const playing = [...dying, ...living].map((each) => play(each, () => enough));
  await sleep(BEFORE_MS);

  const from = performance.now();
  await one.kill();
  const moments = await resume(dying, other, from);
  const back = performance.now() - from;
  // They go on, each with what was in flight.
  const on = dying.map((each) => play(each, () => enough));
  await sleep(2 * PACE_MS);
  enough = true;
  await Promise.all([...playing, ...on]);
  for (const { match } of [...dying, ...living]) match.close();
  await other.kill();
  const acknowledged = [...dying, ...living].reduce((sum, each) => sum + each.acknowledged.length, 0);
  return { moments, back, acknowledged, ...(await judge(together.postgres, [...dying, ...living])) };
}

export async function benchFailover(isQuick: boolean): Promise<void> {
  const count = isQuick ? 100 : 1_000;
  console.log(
    `two processes, PostgreSQL, Redis and load on ${cpus().length} cores; load average before: ${loadavg()[0].toFixed(2)}`,
  );
  const told = await withDatabases((together) => measure(count, together));
  if (told === undefined) return;
  const seconds = (ms: number | undefined): string => `${((ms ?? Number.NaN) / 1_000).toFixed(2)} s`;
  say("SIGKILL to the first match resumed at the other process", seconds(told.moments[0]), "lease: 5 s");
  say(`SIGKILL to the last of ${count / 2} resumed, of ${count} live`, seconds(told.moments.at(-1)), "");
  say("SIGKILL to the last with both players", seconds(told.back), "");
  const of = `of ${told.acknowledged.toLocaleString("en")}`;
  say("acknowledged intents lost", `${told.lost} ${of}`, verdict(told.lost === 0, "none"));
  say("intents played twice", `${told.twice} ${of}`, verdict(told.twice === 0, "none"));
}
