/** The part for those who have no seat, when it is old enough for them. */
import { sql } from "kysely";
import type { Outcome } from "../../../shared/kernel/index.ts";
import type { MatchRecord, Row } from "../../match/journal/journal.ts";
import type { Aged } from "../../match/watch/spectator-feed.ts";
import type { EndedMatch } from "../../match/watch/watch-rights.ts";
import { atomic, now, repeatableRead } from "../dialect.ts";
import type { Db } from "../tables.ts";
import { outcomeOf, recordOf, toRow } from "./stored.ts";

export const watchingJobs = {
  async record(db: Db, match: string): Promise<MatchRecord | undefined> {
    const found = db.selectFrom("matches").select(["id", "record"]).where("id", "=", match);
    const line = await found.executeTakeFirst();
    return line && recordOf(db, line);
  },

  aged: repeatableRead(aged),

  /** How it ended and how many milliseconds ago; undefined while it goes on. */
  async ended(db: Db, match: string): Promise<EndedMatch | undefined> {
    const line = await db
      .selectFrom("matches")
      .innerJoin("journal", (join) =>
        join.onRef("journal.match", "=", "matches.id").onRef("journal.seq", "=", "matches.seq"),
      )
      .select(["outcome", sql<number>`${now(db)} - stored`.as("ago")])
      .where("matches.id", "=", match)
      .where("outcome", "is not", null)
      .executeTakeFirst();
    return line && { outcome: outcomeOf(line.outcome) as Outcome, ago: line.ago };
  },

  nameCasters: atomic(nameCasters),

  /** Those whom each of so many players has named. */
  async castersOf(db: Db, match: string, players: number): Promise<readonly string[]> {
    const lines = await db
      .selectFrom("casters")
      .select("caster")
      .where("match", "=", match)
      .groupBy("caster")
      .having(({ fn }) => fn.countAll<number>(), "=", players)
      .orderBy("caster")
      .execute();
    return lines.map(({ caster }) => caster);
  },

  /** The word that stands for the match's replay: the one there is, else this one from now on. */
  async share(db: Db, match: string, word: string): Promise<string> {
    await db
      .insertInto("shares")
      .values({ match, word })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return (await shareOf(db, match)) as string;
  },

  shareOf,
};

/** Rows read at once: what waits behind a long delay is not read again for each that is due. */
const AT_ONCE = 256;

async function aged(db: Db, match: string, after: number, delay: number): Promise<Aged> {
  const lines = await db
    .selectFrom("journal")
    .selectAll()
    .select(now(db).as("now"))
    .where("match", "=", match)
    .where("seq", ">", after)
    .orderBy("seq")
    .limit(AT_ONCE)
    .execute();
  const young = lines.findIndex((line) => line.now - line.stored < delay);
  const old = lines.slice(0, young < 0 ? undefined : young);
  const rows = old.map(toRow);
  // Nobody is told more of a match that cannot be read any further.
  const bad = rows.indexOf(undefined);
  if (bad >= 0) return { rows: rows.slice(0, bad) as Row[], next: null };
  const told = rows as Row[];
  const next = lines[young];
  if (next === undefined) return { rows: told, next: lines.length < AT_ONCE ? null : 0 };
  return { rows: told, next: delay - (next.now - next.stored) };
}

async function nameCasters(db: Db, match: string, player: string, casters: readonly string[]): Promise<void> {
  await db.deleteFrom("casters").where("match", "=", match).where("player", "=", player).execute();
  if (casters.length === 0) return;
  await db
    .insertInto("casters")
    .values([...new Set(casters)].map((caster) => ({ match, player, caster })))
    .execute();
}

async function shareOf(db: Db, match: string): Promise<string | undefined> {
  const line = await db.selectFrom("shares").select("word").where("match", "=", match).executeTakeFirst();
  return line?.word;
}
