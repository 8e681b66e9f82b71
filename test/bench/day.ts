/**
 * `npm run bench -- day`: a day's journal of 10 million intents, in PostgreSQL and in the embedded store: what it takes
 * on the disk, the lists that read it, backup, restore, and forgetting it.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { openStore, type Store } from "../../server/store/index.ts";
import { type MatchClient, sampleIntent } from "../../shared/client/index.ts";
import { findBinary, startPostgres } from "../services.ts";
import { copyMatches, type Run, WORDS } from "./day-copies.ts";
import { lcg } from "./record.ts";
import { number, say } from "./said.ts";
import { beginAtTable, startChild } from "./server-load.ts";

interface Size {
  /** Rows of the journal, about. */
  readonly rows: number;
  /** Matches that are really played. */
  readonly played: number;
}

const FULL: Size = { rows: 10_000_000, played: 20 };
const QUICK: Size = { rows: 100_000, played: 10 };

const silent = { info() {}, warn() {}, error() {} };

/** As the server itself forgets. */
const FORGOTTEN_AT_ONCE = 50;
/** As the server lists. */
const LISTED = { tables: 250, played: 50, page: 100 } as const;
/** How often a list is looked at. */
const LOOKS = 11;

const seconds = (ms: number): string => `${number(ms / 1_000)} s`;
const gb = (bytes: number): string =>
  bytes < 1e9 ? `${number(bytes / 1e6)} MB` : `${number(bytes / 1e9)} GB`;

/** Resolves to what came of it, and the milliseconds it took. */
async function timed<T>(what: () => T | Promise<T>): Promise<[result: T, ms: number]> {
  const from = performance.now();
  const result = await what();
  return [result, performance.now() - from];
}

/** Plays at random whenever the seat may, until the match is over. */
async function playOut(seat: MatchClient, dice: (n: number) => number): Promise<void> {
  while (seat.table.view.over === null) {
    const intent = seat.options().length > 0 ? await sampleIntent(seat, dice) : undefined;
    if (intent === undefined) await sleep(2);
    else await seat.submit(intent);
  }
  await seat.leave();
}

/** Plays so many matches to their ends on a server of its own, whose store they are left in. */
async function play(dataDir: string, env: Readonly<Record<string, string>>, count: number): Promise<void> {
  const child = await startChild("riposte", dataDir, undefined, { LOG_LEVEL: "error", ...env });
  const some = Array.from({ length: count }, async (_, n) => {
    const { match, players } = await beginAtTable(child.url);
    const seats = await Promise.all(players.map((player) => player.join(match)));
    await Promise.all(seats.map((seat, at) => playOut(seat, lcg(2 * n + at))));
  });
  await Promise.all(some);
  // What the end of a match leaves to the next rounds of the server's jobs.
  await sleep(3_000);
  await child.kill();
}

/** How many rows there are; fills the store with copies until there are as many as wanted. */
async function fill(
  what: keyof typeof WORDS,
  run: Run,
  count: () => Promise<number>,
  rows: number,
): Promise<void> {
  const played = await count();
  const [, ms] = await timed(() => copyMatches(run, WORDS[what], Math.round(rows / played)));
  const all = await count();
  say(
    `${what}: ${number(all)} rows of the journal`,
    seconds(ms),
    `copies of ${number(played)} that were played`,
  );
}

/** The lists that a full store is asked for, by the jobs of the server itself. */
async function tellLists(what: string, store: Store, player: string): Promise<void> {
  const now = await store.now();
  const lists: Readonly<Record<string, () => Promise<readonly unknown[]>>> = {
    "the lobby's tables, of the last hour": () => store.listedTables(now - 3_600_000, LISTED.tables),
    "a player's last matches": () => store.finishedOf(player, LISTED.played),
    "the operator's unfinished matches": () => store.unfinished(0, LISTED.page),
    "matches that nobody has": () => store.unowned(),
  };
  for (const [name, list] of Object.entries(lists)) {
    const times: number[] = [];
    let found = 0;
    for (let n = 0; n < LOOKS; n++) {
      const [lines, ms] = await timed(list);
      found = lines.length;
      times.push(ms);
    }
    times.sort((a, b) => a - b);
    say(
      `${what}: ${name}`,
      `${number(times[LOOKS >> 1])} ms`,
      `at most ${number(times[LOOKS - 1])}; ${found} found`,
    );
  }
}

/** Forgets the whole day, as the server does it in its rounds. */
async function tellForgetting(what: string, store: Store): Promise<void> {
  const times: number[] = [];
  let gone = 0;
  for (let most = FORGOTTEN_AT_ONCE; most >= FORGOTTEN_AT_ONCE; ) {
    const [count, ms] = await timed(() => store.forget(0, FORGOTTEN_AT_ONCE));
    most = count;
    gone += count;
    times.push(ms);
  }
  const all = times.reduce((sum, ms) => sum + ms, 0);
  times.sort((a, b) => a - b);
  say(
    `${what}: ${number(gone)} matches and tables forgotten`,
    seconds(all),
    `${number(times[times.length >> 1] ?? 0)} ms a round, at most ${number(times.at(-1) ?? 0)}; ${number(times.length)} rounds`,
  );
}

/** Runs a program of PostgreSQL's to its end. */
async function program(name: string, args: readonly string[]): Promise<void> {
  const ran = spawn(findBinary(name) ?? name, args, { stdio: ["ignore", "ignore", "inherit"] });
  const [code] = await once(ran, "exit");
  if (code !== 0) throw new Error(`${name} ended with ${code}`);
}

async function tellSizes(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string; table: number; indexes: string }>(`
    SELECT relname AS name, pg_table_size(oid)::float AS table,
      (SELECT string_agg(indexrelid::regclass || ' ' || pg_relation_size(indexrelid), ', ') FROM pg_index
        WHERE indrelid = pg_class.oid) AS indexes
    FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
    ORDER BY pg_total_relation_size(oid) DESC LIMIT 5`);
  for (const { name, table, indexes } of rows) {
    const sizes = indexes.replaceAll(/ (\d+)/g, (_, bytes: string) => ` ${gb(Number(bytes))}`);
    say(`postgres: ${name} on the disk`, gb(table), `indexes: ${sizes}`);
  }
}

async function tellBackup(url: string, folder: string): Promise<void> {
  const file = join(folder, "day.dump");
  const [, dumped] = await timed(() => program("pg_dump", ["--format=custom", `--file=${file}`, url]));
  say("postgres: backup, pg_dump --format=custom", seconds(dumped), gb(statSync(file).size));
  const empty = new URL(url);
  empty.pathname = "/restored";
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("CREATE DATABASE restored");
  const [, restored] = await timed(() => program("pg_restore", [`--dbname=${empty}`, file]));
  await client.query("DROP DATABASE restored");
  await client.end();
  say("postgres: restore, pg_restore", seconds(restored), "");
}

async function inPostgres(size: Size, folder: string): Promise<void> {
  const postgres = await startPostgres();
  if (postgres === undefined) return;
  try {
    await play(join(folder, "server"), { DATABASE_URL: postgres.url }, size.played);
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    const one = async (statement: string) => (await client.query<{ one: string }>(statement)).rows[0].one;
    await fill(
      "postgres",
      (statement) => client.query(statement),
      async () => Number(await one("SELECT count(*) AS one FROM journal")),
      size.rows,
    );
    const player = await one("SELECT player AS one FROM seats LIMIT 1");
    // As its own housekeeping would have by then.
    await client.query("VACUUM ANALYZE");
    await tellSizes(client);
    await client.end();
    const store = await openStore({ databaseUrl: postgres.url, dataDir: folder }, silent);
    await tellLists("postgres", store, player);
    await tellBackup(postgres.url, folder);
    await tellForgetting("postgres", store);
    await store.close();
  } finally {
    await postgres.stop();
  }
}

async function inFile(size: Size, folder: string): Promise<void> {
  const home = join(folder, "embedded");
  await play(home, {}, size.played);
  const path = join(home, "riposte.db");
  const file = new DatabaseSync(path);
  file.exec("PRAGMA synchronous = OFF; PRAGMA cache_size = -1000000; PRAGMA temp_store = MEMORY");
  const one = (statement: string) => file.prepare(statement).get()?.one;
  await fill(
    "sqlite",
    async (statement) => file.exec(statement),
    async () => Number(one("SELECT count(*) AS one FROM journal")),
    size.rows,
  );
  const player = String(one("SELECT player AS one FROM seats LIMIT 1"));
  file.close();
  say("sqlite: the file", gb(statSync(path).size), "");
  const store = await openStore({ dataDir: home }, silent);
  await tellLists("sqlite", store, player);
  const copy = join(folder, "copy.db");
  const [, backed] = await timed(() => store.backup?.(copy));
  say("sqlite: backup", seconds(backed), gb(statSync(copy).size));
  const again = join(folder, "again");
  mkdirSync(again);
  const [restored, ms] = await timed(() => {
    copyFileSync(copy, join(again, "riposte.db"));
    return openStore({ dataDir: again }, silent);
  });
  say("sqlite: restore, copied and opened", seconds(ms), "");
  await restored.close();
  await tellForgetting("sqlite", store);
  await store.close();
}

export async function benchDay(isQuick: boolean): Promise<void> {
  const size = isQuick ? QUICK : FULL;
  console.log(`load average before: ${loadavg()[0].toFixed(2)}`);
  const folder = mkdtempSync(join(tmpdir(), "riposte-bench-"));
  try {
    await inPostgres(size, folder);
    await inFile(size, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
