/** What is over for so long that nobody asks for it any more. */
import type { Selectable } from "kysely";
import { sql } from "kysely";
import { atomic, now } from "../dialect.ts";
import type { Db, Tables } from "../tables.ts";

/** What goes with a match: everything that says which one it is of. */
const PARTS = ["journal", "snapshots", "shares", "casters", "orders", "seats"] as const;

export const retentionJobs = {
  /**
   * Forgets matches that ended so many milliseconds ago, with their replays, and the tables of that time; a part of
   * those of each, the oldest first. @returns how many it forgot
   */
  forget: atomic(async (db: Db, ms: number, most: number): Promise<number> => {
    const matches = await oldMatches(db, ms, most);
    for (const part of matches.length === 0 ? [] : PARTS)
      await db.deleteFrom(part).where("match", "in", matches).execute();
    if (matches.length > 0) await db.deleteFrom("matches").where("id", "in", matches).execute();
    const tables = await oldTables(db, ms, most);
    if (tables.length > 0) {
      await db.deleteFrom("sittings").where("place", "in", tables).execute();
      await db.deleteFrom("rated").where("place", "in", tables).execute();
      await db.deleteFrom("tables").where("id", "in", tables).execute();
    }
    return matches.length + tables.length;
  }),
};

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
