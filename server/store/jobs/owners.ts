/**
 * The processes that host matches, each by its lease. The database's clock alone judges them (architecture.md 7).
 *
 * Whoever renews has the owner's line to himself, and whoever claims from an owner whose lease is over has it to be
 * read by: so of a late renewal and a claim the second waits for the first and sees what it did. Each is one statement,
 * so that nobody can vanish in the middle of it (`test/model/` looks at every run).
 */
import { type RawBuilder, sql } from "kysely";
import { present } from "../../../shared/protocol/present.ts";
import type { MatchRecord, Renewed, Unowned } from "../../match/journal/journal.ts";
import type { Around, Peer } from "../../match/journal/peers.ts";
import { rulesOf } from "../../match/journal/rules.ts";
import { isSqlite, now } from "../dialect.ts";
import type { Db } from "../tables.ts";

/** Milliseconds that a session must have stood before it is believed that another's is gone. */
const SETTLED_MS = 2_000;

export const ownerJobs = {
  /** The owner has its matches, so many, for so many milliseconds more. */
  async renew(db: Db, owner: string, ms: number, matches: number): Promise<Renewed> {
    const lease = sql<number>`${now(db)} + ${sql.lit(Math.trunc(ms))}`;
    return (isSqlite(db) ? renewAlone : renewAmongOthers)(db, { id: owner, lease, matches });
  },

  /**
   * Ends the leases of which no more than `left` milliseconds are left and whose sessions are gone: with its process a
   * session goes at once. SQLite has one process and no sessions.
   */
  async endGone(db: Db, left: number): Promise<void> {
    if (isSqlite(db)) return;
    const sessions = sql`SELECT pid FROM pg_stat_activity`;
    // Cut off from all at once, as after a restart of its own, the database knows none of those who live.
    const isSettled = sql`(SELECT backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid())
      < clock_timestamp() - ${sql.lit(`${SETTLED_MS} milliseconds`)}::interval`;
    await sql`UPDATE owners SET lease = 0 WHERE id IN (SELECT id FROM owners
      WHERE lease BETWEEN ${now(db)} AND ${now(db)} + ${sql.lit(Math.trunc(left))}
        AND session NOT IN (${sessions}) AND ${isSettled} FOR UPDATE SKIP LOCKED)`.execute(db);
  },

  /** The owner is gone: whoever wants may have its matches at once. */
  async retire(db: Db, owner: string): Promise<void> {
    await db.deleteFrom("owners").where("id", "=", owner).execute();
  },

  /** Unfinished matches whose owner's lease is over, oldest first, and those of `own`. */
  async unowned(db: Db, own?: string): Promise<readonly Unowned[]> {
    const { rows: gone } = await lapsed(db).execute(db);
    const owners = [...gone.map(({ owner }) => owner), own ?? null].filter((one) => one !== null);
    const record = sql<string | null>`CASE WHEN rules IS NULL THEN record END`.as("record");
    const lines = await db
      .selectFrom("matches")
      .select(["id", "rules", record])
      .where("outcome", "is", null)
      .where((at) => at.or([at("owner", "is", null), ...owners.map((one) => at("owner", "=", one))]))
      .orderBy("born")
      .execute();
    return lines.map(({ id, rules, record }) => ({
      id,
      rules: rules ?? rulesIn(record ?? ""),
    }));
  },

  /** The owner has these matches no more: they wait for whoever can play them. */
  async letGo(db: Db, owner: string, matches: readonly string[]): Promise<void> {
    if (matches.length === 0) return;
    const left = db.updateTable("matches").set({ owner: null, room: null }).where("owner", "=", owner);
    await left.where("id", "in", matches).execute();
  },

  /** The owner takes matches of these rules from others; of none where it does not any more. */
  async announce(db: Db, owner: string, plays: readonly string[]): Promise<void> {
    const said = plays.length === 0 ? null : JSON.stringify(plays);
    await db.updateTable("owners").set({ plays: said }).where("id", "=", owner).execute();
  },

  /** The processes whose leases hold, with how many matches each said it has, or has. */
  async peers(db: Db, isExact = false): Promise<readonly Peer[]> {
    return (await owners(db, isExact).where("lease", ">=", now(db)).execute()).map(toPeer);
  },

  async around(db: Db, left: number): Promise<Around> {
    const lines = await owners(db)
      .select([
        sql<boolean>`lease >= ${now(db)}`.as("holds"),
        sql<boolean>`lease BETWEEN ${now(db)} AND ${now(db)} + ${sql.lit(Math.trunc(left))}`.as("late"),
        sql<boolean>`EXISTS (${lapsed(db)})`.as("free"),
      ])
      .execute();
    return {
      peers: lines.filter(({ holds }) => holds).map(toPeer),
      isLate: lines.some(({ late }) => late),
      // Where there is no process at all, nobody has any match.
      isFree: lines.length === 0 || lines.some(({ free }) => free),
    };
  },

  /** Whether somebody's lease holds the match. */
  async isHeld(db: Db, match: string): Promise<boolean> {
    const line = await db
      .selectFrom("matches")
      .innerJoin("owners", "owners.id", "matches.owner")
      .select("matches.id")
      .where("matches.id", "=", match)
      .where("outcome", "is", null)
      .where("lease", ">=", now(db))
      .executeTakeFirst();
    return line !== undefined;
  },
};

/**
 * Owners of unfinished matches whose leases are over, null among them where some have none. From one owner to the next in
 * `unfinished_by_owner`, so that it costs as much as there are owners, not matches.
 */
const lapsed = (db: Db): RawBuilder<{ owner: string | null }> => sql`
    WITH RECURSIVE every (owner) AS (
      SELECT min(owner) FROM matches WHERE outcome IS NULL
      UNION ALL
      SELECT (SELECT min(owner) FROM matches WHERE outcome IS NULL AND owner > every.owner) FROM every
        WHERE every.owner IS NOT NULL)
    SELECT owner FROM every
      WHERE owner IS NOT NULL AND owner NOT IN (SELECT id FROM owners WHERE lease >= ${now(db)})
    UNION ALL
    SELECT NULL WHERE EXISTS (SELECT 1 FROM matches WHERE outcome IS NULL AND owner IS NULL)`;

/** All processes, each with how many matches it said it has, or has. */
const owners = (db: Db, isExact = false) =>
  db
    .selectFrom("owners")
    .select((owner) => {
      const counted = owner
        .selectFrom("matches")
        .whereRef("matches.owner", "=", "owners.id")
        .where("outcome", "is", null)
        .select((at) => at.fn.countAll<number>().as("count"));
      const said = isExact ? sql<null>`NULL` : owner.ref("owners.matches");
      return ["id", "plays", owner.fn.coalesce(said, counted).as("matches")] as const;
    })
    .orderBy("id");

const toPeer = (line: { id: string; plays: string | null; matches: number | null }): Peer => ({
  owner: line.id,
  plays: line.plays === null ? [] : (JSON.parse(line.plays) as string[]),
  matches: Number(line.matches),
});

/** The rules and format that an older release did not say apart; undefined where the record cannot be read. */
function rulesIn(record: string): string | undefined {
  try {
    return rulesOf(JSON.parse(record) as MatchRecord);
  } catch {
    return undefined;
  }
}

type Kept = Extract<Renewed, { late: true }>["kept"];

/** What an owner says with a renewal. */
interface Beat {
  readonly id: string;
  readonly lease: RawBuilder<number>;
  readonly matches: number;
}

/** Every job of SQLite's is alone. */
async function renewAlone(db: Db, { id, lease, matches }: Beat): Promise<Renewed> {
  const { numUpdatedRows } = await db
    .updateTable("owners")
    .set({ lease, matches })
    .where("id", "=", id)
    .where("lease", ">=", now(db))
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) return { late: false };
  await db
    .insertInto("owners")
    .values({ id, lease, plays: null, session: null, matches })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ lease, matches }))
    .execute();
  const kept = db.selectFrom("matches").select(["id", "epoch"]).where("owner", "=", id);
  return { late: true, kept: await kept.where("outcome", "is", null).execute() };
}

/** Judged once the owner's line is had, and what is kept once it is written: a claim before either is seen by it. */
async function renewAmongOthers(db: Db, { id, lease, matches }: Beat): Promise<Renewed> {
  const { rows } = await sql<{ late: boolean; kept: Kept }>`
    WITH had AS MATERIALIZED (SELECT lease FROM owners WHERE id = ${id} FOR UPDATE),
      judged AS MATERIALIZED (SELECT count(*) FILTER (WHERE lease >= ${now(db)}) = 0 AS late FROM had),
      beat AS (INSERT INTO owners (id, lease, session, matches)
        SELECT ${id}, ${lease}, pg_backend_pid(), ${sql.lit(matches)} FROM judged
        ON CONFLICT (id) DO UPDATE SET lease = excluded.lease, session = excluded.session, matches = excluded.matches
        RETURNING id),
      kept AS MATERIALIZED (SELECT id, epoch FROM matches
        WHERE owner = (SELECT id FROM beat) AND outcome IS NULL AND (SELECT late FROM judged) FOR UPDATE)
    SELECT late, (SELECT coalesce(json_agg(kept), '[]') FROM kept) AS kept FROM judged`.execute(db);
  const { late, kept } = present(rows[0], "judgement");
  return late ? { late, kept } : { late };
}

/**
 * Takes the matches that nobody's lease holds, or `owner`'s own: runs `change`, whose WHERE is given to it, and passes
 * by those that another session has in hand.
 */
export function takeFree(
  db: Db,
  owner: string,
  matches: readonly string[],
  change: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const some = sql.join(matches);
  const may = (gone: RawBuilder<unknown>) =>
    sql`id IN (${some}) AND outcome IS NULL AND (owner IS NULL OR owner = ${owner} OR owner IN (${gone})
      OR owner NOT IN (SELECT id FROM owners))`;
  const over = sql`SELECT id FROM owners WHERE lease < ${now(db)}`;
  if (isSqlite(db)) return sql`UPDATE matches SET ${change} WHERE ${may(over)}`;
  const theirs = sql`id IN (SELECT owner FROM matches WHERE id IN (${some}))`;
  return sql`WITH gone AS MATERIALIZED (${over} AND ${theirs} FOR SHARE SKIP LOCKED),
      free (one) AS MATERIALIZED
        (SELECT id FROM matches WHERE ${may(sql`SELECT id FROM gone`)} FOR UPDATE SKIP LOCKED)
    UPDATE matches SET ${change} FROM free WHERE id = one`;
}
