/** What is over costs nothing: neither a server that idles nor what people do reads all of a table that history fills. */
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Riposte } from "../../shared/client/index.ts";
import { startPostgres } from "../services.ts";
import { Visitor } from "./accounts/visitor.ts";
import { ACCOUNT_SECRET, account, answerAll, rankedMatch } from "./lobby/ranked.ts";
import { type Running, run } from "./running.ts";

const postgres = await startPostgres();

const GAME = "nullshapers";

/** As often as everything that a match leaves behind is there once more. */
const COPIES = 10_000;

/** More than all that is alive and than a ladder's first rows, and much less than history. */
const FEW = COPIES / 4;

/** Longer than PostgreSQL keeps back what a connection that does nothing has read. */
const COUNTED_MS = 11_000;

/** What stands in a column of a copy, in SQL; `i` is its number. The other columns are as they were. */
type Copy = Readonly<Record<string, string>>;

/** Longer ago than anybody is told of, and not yet forgotten. */
const LONG_AGO = `${Date.now() - 7 * 24 * 60 * 60_000}`;

const another = (column: string): Copy => ({ [column]: `${column} || '-' || i` });

/** What grows with each match that is played, and how one more is made of it. */
const HISTORY: Readonly<Record<string, Copy>> = {
  matches: another("id"),
  journal: another("match"),
  seats: another("match"),
  tables: { ...another("id"), ...another("match"), code: "NULL", ended: LONG_AGO, touched: LONG_AGO },
  sittings: { ...another("place"), past: LONG_AGO },
  rated: another("place"),
  rating_history: { ...another("place"), ...another("player") },
  ratings: { ...another("player"), rating: "rating - i" },
  players: another("id"),
  decks: another("player"),
  reports: another("id"),
  feed: { ...another("id"), n: "n + 10 * i" },
  shares: { ...another("match"), ...another("word") },
  tournaments: another("id"),
  addresses: { ...another("address"), ...another("player") },
};

/** What is as much however much was played. */
const NO_HISTORY: readonly string[] = [
  ...["kysely_migration", "kysely_migration_lock", "leases", "owners", "seasons", "sets", "settings"],
];

describe.skipIf(postgres === undefined)("history", () => {
  let running: Running;
  let client: pg.Client;
  let ada: Riposte;
  let table: string;
  beforeAll(async () => {
    const url = postgres?.url ?? "";
    running = await run({
      env: {
        DATABASE_URL: url,
        JWT_SECRET: ACCOUNT_SECRET,
        WATCH_DELAY_SECONDS: "0",
        PLACEMENT_MATCHES: "1",
      },
    });
    client = new pg.Client({ connectionString: url });
    await client.connect();
    ({ ada, table } = await lived(running.url, ["ada", "bob"]));
    while (!(await isSettled(client, table))) await sleep(50);
    for (const [name, copy] of Object.entries(HISTORY)) await multiply(client, name, copy);
    await client.query("ANALYZE");
    expect(await forgotten(client)).toEqual([]);
    // What was read until now is counted.
    await sleep(COUNTED_MS);
  });
  afterAll(async () => {
    await client?.end();
    await running?.stop();
    await postgres?.stop();
  });

  test("is not read by a server with nothing to do", async () => {
    expect(await readMuch(client, async () => {})).toEqual([]);
  });

  test("is not read for what people do", async () => {
    const doings = async () => {
      await lived(running.url, ["cyd", "dan"]);
      await looksAround(ada, table);
      await signsUp(running.url.replace("127.0.0.1", "localhost"));
    };
    expect(await readMuch(client, doings)).toEqual([]);
  });
});

/** What people do in an evening: a ranked match to its end, a deck, a report, a shared replay, a tournament that is none. */
async function lived(url: string, names: readonly string[]) {
  const two = await Promise.all(names.map((name) => account(url, name)));
  const { match, table } = await rankedMatch(two, GAME);
  const seats = await Promise.all(two.map((one) => one.join(match)));
  await answerAll(seats);
  await seats[0].report("rude");
  expect(await seats[1].concede()).toMatchObject({ ok: true });
  await Promise.all(seats.map((seat) => seat.leave()));
  await two[0].shareReplay(match);
  await two[0].decks.put("mine", { name: "Mine", ruleset: GAME, cards: {} });
  const tournaments = await two[0].tournaments();
  const { id } = await tournaments.create({ name: "Spring", ruleset: "ucg", format: "swiss" });
  await tournaments.cancel(id);
  return { ada: two[0], table };
}

async function looksAround(ada: Riposte, table: string): Promise<void> {
  const { profile, games } = await ada.tables.get(table);
  await ada.me();
  await ada.played();
  await ada.ratings(GAME, profile);
  await ada.recording(games[0].match);
  const profiles = await ada.profiles();
  await profiles.ladders();
  await profiles.ladder(GAME, profile);
  await (await ada.tournaments()).list();
  await (await ada.lobby({ ruleset: GAME })).leave();
}

/** A guest with a deck and a table becomes an account, and looks at what is known of it. */
async function signsUp(url: string): Promise<void> {
  const guest = new Riposte(url);
  const { token } = await guest.session("Eve");
  await guest.decks.put("mine", { name: "Mine", ruleset: GAME, cards: {} });
  const deck = { set: "starter", deck: "solar-vanguard" };
  await guest.tables.create({ ruleset: GAME, deck });
  const visitor = new Visitor(url);
  visitor.token = token;
  expect(await visitor.signUp("Eve")).toMatchObject({ ok: true });
  const eve = visitor.client();
  await eve.decks.list();
  await (await eve.profiles()).get("Eve");
  expect(await visitor.call("GET", "account/data")).toMatchObject({ ok: true });
  expect(await visitor.call("DELETE", "account")).toEqual({ ok: true });
}

/** Over, and nothing is due any more: neither a rating nor news. */
const isSettled = async (client: pg.Client, table: string): Promise<boolean> => {
  const settled = `SELECT FROM tables WHERE id = $1 AND state = 'over' AND until IS NULL
    AND NOT EXISTS (SELECT FROM feed WHERE n IS NULL)`;
  return (await client.query(settled, [table])).rowCount === 1;
};

/** Tables in which the evening left something, and that are neither copied nor said to stay small. */
async function forgotten(client: pg.Client): Promise<string[]> {
  // Asked of the tables themselves: PostgreSQL's count of their rows is seconds behind.
  const { rows } = await client.query<{ table: string }>(
    "SELECT tablename AS table FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename",
  );
  const unknown = rows
    .map(({ table }) => table)
    .filter((table) => !(table in HISTORY || NO_HISTORY.includes(table)));
  const left = [];
  for (const table of unknown)
    if ((await client.query(`SELECT FROM "${table}" LIMIT 1`)).rowCount !== 0) left.push(table);
  return left;
}

/** Makes so many more of all the rows of a table, which has some. */
async function multiply(client: pg.Client, table: string, copy: Copy): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns
      WHERE table_schema = 'public' AND table_name = $1 AND coalesce(column_default, '') NOT LIKE 'nextval%'`,
    [table],
  );
  const names = rows.map(({ name }) => name);
  const quoted = (name: string) => `"${name}"`;
  const values = names.map((name) => copy[name] ?? quoted(name));
  const { rowCount } = await client.query(
    `INSERT INTO ${table} (${names.map(quoted)}) SELECT ${values} FROM ${table}, generate_series(1, ${COPIES}) AS i`,
  );
  if (!rowCount) throw new Error(`nothing stands in ${table}, so that no history is made of it`);
}

/** The tables of which more was read than a few rows, meanwhile and in some ten seconds after it. */
async function readMuch(client: pg.Client, doing: () => Promise<unknown>): Promise<string[]> {
  const before = await readOf(client);
  await doing();
  await sleep(COUNTED_MS);
  const after = await readOf(client);
  return [...after].flatMap(([table, rows]) => {
    const more = rows - (before.get(table) ?? 0);
    return more > FEW ? [`${table}: ${more} rows`] : [];
  });
}

/** Rows of each table that were read since the database was made, by whichever way. */
async function readOf(client: pg.Client): Promise<ReadonlyMap<string, number>> {
  const { rows } = await client.query<{ table: string; read: string }>(
    `SELECT t.relname AS table, t.seq_tup_read + coalesce(sum(i.idx_tup_read), 0) AS read
      FROM pg_stat_user_tables t LEFT JOIN pg_stat_user_indexes i USING (relid)
      GROUP BY t.relid, t.relname, t.seq_tup_read`,
  );
  return new Map(rows.map(({ table, read }) => [table, Number(read)]));
}
