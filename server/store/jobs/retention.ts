/** Matches and tables that are over for so long that nobody asks for them any more. */
import type { Selectable } from "kysely";
import { sql } from "kysely";
import type { LastGuest } from "../../lobby/retention.ts";
import { atomic, now } from "../dialect.ts";
import type { Db, Tables } from "../tables.ts";
import { unpin } from "./pins.ts";

/** The rows that go with a match: all that say which one they are of. */
const PARTS = ["journal", "snapshots", "shares", "casters", "orders", "seats", "reports"] as const;

export const retentionJobs = {
  /**
   * Forgets matches that ended so many milliseconds ago, with their replays, and the tables of that time; a part of
   * those of each, the oldest first. @returns how many it forgot
   */
  forget: atomic(async (db: Db, ms: number, most: number): Promise<number> => {
    const matches = await oldMatches(db, ms, most);
    for (const part of matches.length === 0 ? [] : PARTS)
      await db.deleteFrom(part).where("match", "in", matches).execute();
    await unpin(db, matches);
    if (matches.length > 0) await db.deleteFrom("matches").where("id", "in", matches).execute();
    const tables = await oldTables(db, ms, most);
    await dropTables(db, tables);
    return matches.length + tables.length;
  }),

  forgetClosed: atomic(async (db: Db, ms: number, most: number): Promise<number> => {
    const closed = db
      .selectFrom("tables")
      .select("id")
      .where("state", "=", "closed")
      .where("ended", "is", null)
      .where("touched", "<=", before(db, ms))
      .limit(most);
    const tables = idsOf(await closed.execute());
    await dropTables(db, tables);
    return tables.length;
  }),

  forgetGuests: atomic(
    async (db: Db, ms: number, most: number, after?: LastGuest): Promise<LastGuest | undefined> => {
      const guests = await oldGuests(db, ms, most, after);
      const ids = idsOf(guests);
      const last = guests.at(-1);
      if (last === undefined) return undefined;
      await db.deleteFrom("decks").where("player", "in", ids).execute();
      await db.deleteFrom("player_sets").where("player", "in", ids).execute();
      const gone = idsOf(guests.filter(({ kept }) => kept === 0));
      if (gone.length > 0) {
        await db.deleteFrom("decisions").where("player", "in", gone).execute();
        await db.deleteFrom("players").where("id", "in", gone).execute();
      }
      return guests.length < most ? undefined : { id: last.id, made: last.made };
    },
  ),
};

async function dropTables(db: Db, tables: readonly string[]): Promise<void> {
  if (tables.length === 0) return;
  await db.deleteFrom("sittings").where("place", "in", tables).execute();
  await db.deleteFrom("rated").where("place", "in", tables).execute();
  await unpin(db, tables);
  await db.deleteFrom("tables").where("id", "in", tables).execute();
}

/** Guests of before, and whether a match or a table is kept that they sat at. */
function oldGuests(db: Db, ms: number, most: number, after: LastGuest = { id: "", made: -1 }) {
  const first = db
    .selectFrom("players")
    .select(["id", "made"])
    .where("id", "like", "g:%")
    .where("made", "<=", before(db, ms))
    .where((at) =>
      at.or([at("made", ">", after.made), at.and([at("made", "=", after.made), at("id", ">", after.id)])]),
    )
    .orderBy("made")
    .orderBy("id")
    .limit(most);
  // Of these few, and not of all players: PostgreSQL would read every seat there was.
  return db
    .selectFrom(first.as("first"))
    .select(["id", "made"])
    .select((of) => {
      const seat = of.selectFrom("seats").select("player").whereRef("seats.player", "=", "first.id");
      const sitting = of.selectFrom("sittings").select("player").whereRef("sittings.player", "=", "first.id");
      const entry = of
        .selectFrom("tournament_entries")
        .select("player")
        .whereRef("tournament_entries.player", "=", "first.id");
      const isKept = of.or([of.exists(seat), of.exists(sitting), of.exists(entry)]);
      return of.case().when(isKept).then(1).else(0).end().as("kept");
    })
    .orderBy("made")
    .orderBy("id")
    .execute();
}

const before = (db: Db, ms: number) => sql<number>`${now(db)} - ${sql.lit(Math.trunc(ms))}`;

const idsOf = (lines: readonly Pick<Selectable<Tables["matches"]>, "id">[]): string[] =>
  lines.map(({ id }) => id);

/** Among those that were made first; a match is as old as its last row. */
async function oldMatches(db: Db, ms: number, most: number): Promise<string[]> {
  const first = db
    .selectFrom("matches")
    .select(["id", "seq", "born"])
    .where("outcome", "is not", null)
    .orderBy("born")
    .limit(most);
  const old = db
    .selectFrom(first.as("first"))
    .innerJoin("journal", (join) =>
      join.onRef("journal.match", "=", "first.id").onRef("journal.seq", "=", "first.seq"),
    )
    .select("first.id")
    .where("journal.stored", "<=", before(db, ms));
  return idsOf(await old.execute());
}

async function oldTables(db: Db, ms: number, most: number): Promise<string[]> {
  const old = db
    .selectFrom("tables")
    .select("id")
    .where("state", "in", ["over", "closed"])
    .where("until", "is", null)
    .where((at) => at(at.fn.coalesce("ended", "touched"), "<=", before(db, ms)))
    .orderBy("born")
    .limit(most);
  return idsOf(await old.execute());
}
