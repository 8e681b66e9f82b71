/** Tables and who sits at them. */
import { sql } from "kysely";
import type { Outcome, Refusal } from "../../../shared/kernel/index.ts";
import type { EndedTable, Waiting } from "../../lobby/store.ts";
import type { Sitting, Table } from "../../lobby/table.ts";
import type { Made, MatchLimits, MatchRecord } from "../../match/journal/journal.ts";
import type { News } from "../../match/journal/news.ts";
import { atomic, moment, now } from "../dialect.ts";
import type { Db, Tables } from "../tables.ts";
import { decidedSince } from "./decisions.ts";
import { keepNews } from "./feed.ts";
import { create } from "./matches.ts";
import { pin } from "./pins.ts";
import { noRoom } from "./room.ts";

type Line = Pick<Tables["tables"], "data" | "stocks">;

/** States of a table that needs somebody still. */
const BEGUN = ["playing", "between"];
const ALIVE = ["open", ...BEGUN];

/** A player who was seen so many milliseconds ago waits no more. */
const HERE_MS = 15_000;

/** How long the players of a table that is over are told of its changes. */
const MOMENT_MS = 10 * 60_000;

export const tableJobs = {
  now: moment,

  addTable: atomic(addTable),
  putTable: atomic(putTable),

  async table(db: Db, key: string): Promise<Table | undefined> {
    const line = await db
      .selectFrom("tables")
      .select(["data", "stocks"])
      .where((where) => where.or([where("id", "=", key), where("code", "=", key)]))
      .executeTakeFirst();
    return line && toTable(line);
  },

  async tablesOf(db: Db, player: string): Promise<readonly Table[]> {
    const lines = await db
      .selectFrom("tables")
      .innerJoin("sittings", "sittings.place", "tables.id")
      .select(["data", "stocks"])
      .where("sittings.player", "=", player)
      .where("past", "is", null)
      .where("state", "in", ALIVE)
      .orderBy("born")
      .execute();
    return lines.map(toTable);
  },

  /** Where these players sit or sat a moment ago, and how often each table has changed. */
  async tableRevs(
    db: Db,
    players: readonly string[],
  ): Promise<readonly { player: string; id: string; rev: number }[]> {
    if (players.length === 0) return [];
    // As a number: how many are later than an expression PostgreSQL does not guess, and reads all tables.
    const late = (await moment(db)) - MOMENT_MS;
    return db
      .selectFrom("sittings")
      .innerJoin("tables", "tables.id", "sittings.place")
      .select(["player", "id", "rev"])
      .where("player", "in", players)
      .where((where) => where.or([where("past", "is", null), where("past", ">", late)]))
      .where((where) => where.or([where("state", "in", ALIVE), where("touched", ">", late)]))
      .execute();
  },

  /** Without decks. */
  async listedTables(db: Db, since: number, most: number): Promise<readonly Table[]> {
    const listed = db.selectFrom("tables").select(["data", "born"]).where("listed", "=", 1);
    const begun = await listed.where("state", "in", BEGUN).orderBy("born", "desc").limit(most).execute();
    const ended = await listed
      .where("state", "not in", BEGUN)
      .where("ended", ">", since)
      .orderBy("ended", "desc")
      .limit(most)
      .execute();
    const newest = [...begun, ...ended].sort((one, other) => other.born - one.born).slice(0, most);
    const lines = [...(await waiting(db, most)), ...newest];
    return lines.map(({ data }) => toTable({ data, stocks: "[]" }));
  },

  beginMatch: atomic(beginMatch),

  async waiting(db: Db, since: number): Promise<Waiting> {
    const one = sql.lit(1).as("one");
    const found = await db
      .selectNoFrom(({ exists, or }) => [
        exists(decidedSince(db, since).select(one)).as("decisions"),
        or([exists(ended(db).select(one)), exists(due(db).select(one))]).as("tables"),
      ])
      .executeTakeFirstOrThrow();
    return { decisions: Boolean(found.decisions), tables: Boolean(found.tables) };
  },

  async endedTables(db: Db, most: number): Promise<readonly EndedTable[]> {
    const lines = await ended(db).select(["data", "stocks", "outcome"]).limit(most).execute();
    return lines.map(({ outcome, ...line }) => ({
      table: toTable(line),
      outcome: JSON.parse(outcome ?? "") as Outcome,
    }));
  },

  /** What a release before 032 does, and does not mark: a match that ends has its table due, and sittings become past. */
  async catchUp(db: Db, most: number): Promise<void> {
    const over = db.selectFrom("matches").select("id").where("outcome", "is not", null);
    await db
      .updateTable("tables")
      .set({ until: 0 })
      .where("state", "=", "playing")
      .where("until", "is", null)
      .where("match", "in", over)
      .execute();
    await sql`UPDATE sittings SET past = (SELECT coalesce(ended, touched) FROM tables WHERE id = sittings.place)
      WHERE (player, place) IN (SELECT player, place FROM sittings JOIN tables ON id = place
        WHERE past IS NULL AND state IN ('over', 'closed') LIMIT ${most})`.execute(db);
  },

  async dueTables(db: Db, most: number): Promise<readonly Table[]> {
    const lines = await due(db).select(["data", "stocks"]).limit(most).execute();
    return lines.map(toTable);
  },

  async touchTables(db: Db, players: readonly string[]): Promise<void> {
    if (players.length === 0) return;
    await db
      .updateTable("tables")
      .set({ touched: now(db) })
      .where("state", "=", "open")
      .where("id", "in", (from) =>
        from.selectFrom("sittings").select("place").where("player", "in", players).where("past", "is", null),
      )
      .execute();
  },

  async idleTables(db: Db, idleMs: number, most: number): Promise<readonly Table[]> {
    const lines = await db
      .selectFrom("tables")
      .select(["data", "stocks"])
      .where("state", "=", "open")
      .where("touched", "<", sql<number>`${now(db)} - ${idleMs}`)
      .limit(most)
      .execute();
    return lines.map(toTable);
  },
};

const ended = (db: Db) =>
  db
    .selectFrom("tables")
    .innerJoin("matches", "matches.id", "tables.match")
    .where("until", "=", 0)
    .where("state", "=", "playing")
    .where("outcome", "is not", null);

const due = (db: Db) =>
  db.selectFrom("tables").where("state", "in", ["open", "between", "over"]).where("until", "<=", now(db));

/**
 * Open tables: each player's first before anybody's second, those with people before those without, and who has
 * waited longest before others: no number of new ones takes the place of one at which somebody waits.
 */
async function waiting(db: Db, most: number): Promise<{ data: string }[]> {
  const { rows } = await sql<{ data: string }>`
    SELECT data FROM tables JOIN (
      SELECT id AS one, ROW_NUMBER() OVER (PARTITION BY owner ORDER BY born) AS nth,
        CASE WHEN touched > ${now(db)} - ${sql.lit(HERE_MS)} THEN 0 ELSE 1 END AS away
      FROM tables WHERE listed = 1 AND state = 'open'
    ) AS open ON id = one
    ORDER BY nth, away, born LIMIT ${sql.lit(most)}`.execute(db);
  return rows;
}

async function addTable(db: Db, table: Table, most: number): Promise<"added" | "limit" | "taken"> {
  const { count } = await db
    .selectFrom("tables")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("owner", "=", table.owner)
    .where("state", "=", "open")
    .executeTakeFirstOrThrow();
  if (count >= most) return "limit";
  return (await insertTable(db, table)) ? "added" : "taken";
}

async function insertTable(db: Db, table: Table): Promise<boolean> {
  const { numInsertedOrUpdatedRows: added } = await db
    .insertInto("tables")
    .values({ id: table.id, code: table.code, owner: table.owner, touched: now(db), ...toLine(table) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (added === 0n) return false;
  await pin(db, table.id, table.settings.sets);
  await seat(db, table);
  return true;
}

async function putTable(db: Db, table: Table, news?: News): Promise<boolean> {
  const { numUpdatedRows: put } = await db
    .updateTable("tables")
    .set({ owner: table.owner, touched: now(db), ...toLine(table) })
    .where("id", "=", table.id)
    .where("rev", "=", table.rev - 1)
    .executeTakeFirstOrThrow();
  if (put === 0n) return false;
  await seat(db, table);
  if (news !== undefined) await keepNews(db, news);
  return true;
}

async function seat(db: Db, { id, seats, state }: Table): Promise<void> {
  await db.deleteFrom("sittings").where("place", "=", id).execute();
  const past = ALIVE.includes(state) ? null : now(db);
  const lines = seats.flatMap((sitting) => (sitting ? { place: id, player: sitting.player, past } : []));
  if (lines.length > 0) await db.insertInto("sittings").values(lines).execute();
}

async function beginMatch(
  db: Db,
  record: MatchRecord,
  owner: string,
  table: Table,
  offer?: string,
  limits?: MatchLimits,
): Promise<Made | Refusal | undefined> {
  // Before anything is written: what is refused leaves no trace.
  const full = limits && (await noRoom(db, record.players, limits, record.setup.ruleset));
  if (full !== undefined) return full;
  if (offer !== undefined && !(await takePair(db, offer))) return undefined;
  const isPut = table.rev === 0 ? await insertTable(db, table) : await putTable(db, table);
  return isPut ? create(db, record, owner) : undefined;
}

/** Both tickets of an offer that was accepted by both, or neither. */
async function takePair(db: Db, offer: string): Promise<boolean> {
  const both = db.selectFrom("tickets").select("player").where("offer", "=", offer).where("accepted", "=", 1);
  if ((await both.execute()).length !== 2) return false;
  const { numDeletedRows } = await db
    .deleteFrom("tickets")
    .where("offer", "=", offer)
    .where("accepted", "=", 1)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 2n;
}

function toLine({ rev, state, settings, seats, games, until, ...rest }: Table) {
  const last = games.at(-1);
  const bare = seats.map((sitting) => sitting && { ...sitting, stock: null });
  return {
    rev,
    state,
    listed: settings.access === "public" ? 1 : 0,
    match: state === "playing" ? (last?.match ?? null) : null,
    until,
    ended: last?.ended ?? null,
    data: JSON.stringify({ rev, state, settings, seats: bare, games, until, ...rest }),
    stocks: JSON.stringify(seats.map((sitting) => sitting?.stock ?? null)),
  };
}

export function toTable({ data, stocks }: Line): Table {
  const table = JSON.parse(data) as Table;
  const decks = JSON.parse(stocks) as Sitting["stock"][];
  const seats = table.seats.map((sitting, n) => sitting && { ...sitting, stock: decks[n] ?? null });
  return { ...table, seats };
}
