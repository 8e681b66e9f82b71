/** What those who have no seat may know, when it is old enough for them. */
import { sql } from "kysely";
import type { Outcome } from "../../../shared/kernel/index.ts";
import type { Aged } from "../../match/copy.ts";
import type { MatchRecord } from "../../match/journal.ts";
import type { EndedMatch } from "../../match/watching.ts";
import { atomic, now, steady } from "../dialect.ts";
import type { Db } from "../tables.ts";
import { toRow } from "./matches.ts";

export const watchingJobs = {
  async record(db: Db, match: string): Promise<MatchRecord | undefined> {
    const line = await db.selectFrom("matches").select("record").where("id", "=", match).executeTakeFirst();
    return line && (JSON.parse(line.record) as MatchRecord);
  },

  aged: steady(aged),

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
    return line && { outcome: JSON.parse(line.outcome ?? "") as Outcome, ago: line.ago };
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
  if (young < 0) return { rows: lines.map(toRow), next: lines.length < AT_ONCE ? null : 0 };
  const { now: moment, stored } = lines[young];
  return { rows: lines.slice(0, young).map(toRow), next: delay - (moment - stored) };
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
