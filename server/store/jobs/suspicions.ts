/** What rated series say of those who played them, for who keeps the peace. */
import { sql } from "kysely";
import type { Result } from "../../lobby/ratings.ts";
import type { QuickPlayer, Rivalry } from "../../peace/suspicions.ts";
import { now } from "../dialect.ts";
import type { Db } from "../tables.ts";

/** Series of people: programs have ladders of their own, and answer as quickly as they can. */
const lately = (db: Db, ms: number) =>
  db
    .selectFrom("rating_history")
    .where("at", ">", sql<number>`${now(db)} - ${sql.lit(ms)}`)
    .where("game", "not like", "bots/%");

const count = (result: Result) =>
  sql<number>`CAST(SUM(CASE WHEN result = ${sql.lit(result)} THEN 1 ELSE 0 END) AS integer)`.as(result);

export const suspicionJobs = {
  /** Who met one other in so many series or more, within so many milliseconds; those who met most often first. */
  async rivalries(db: Db, ms: number, least: number, most: number): Promise<readonly Rivalry[]> {
    const own = lately(db, ms)
      .select(["game", "player"])
      .select(({ fn }) => fn.countAll<number>().as("all"))
      .groupBy(["game", "player"]);
    const met = lately(db, ms)
      .select(["game", "player", "opponent", count("won"), count("drawn"), count("lost")])
      .where("opponent", "is not", null)
      .groupBy(["game", "player", "opponent"])
      .having(({ fn }) => fn.countAll(), ">=", least);
    const lines = await db
      .selectFrom(met.as("met"))
      .innerJoin(own.as("own"), (join) =>
        join.onRef("own.game", "=", "met.game").onRef("own.player", "=", "met.player"),
      )
      .select(["met.game", "met.player", "opponent", "won", "drawn", "lost", "all"])
      .orderBy(sql`won + drawn + lost`, "desc")
      .orderBy("met.game")
      .orderBy("met.player")
      .limit(most)
      .execute();
    // Nobody of them is null: those are left out above.
    return lines.map((line) => ({ ...line, opponent: line.opponent as string }));
  },

  /** Who answered within so many milliseconds in so many series or more; `answer` is the quickest. */
  quickPlayers(
    db: Db,
    ms: number,
    within: number,
    least: number,
    most: number,
  ): Promise<readonly QuickPlayer[]> {
    return lately(db, ms)
      .select(["game", "player"])
      .select(({ fn }) => [fn.countAll<number>().as("series"), fn.min<number>("answer").as("answer")])
      .where("answer", "<=", within)
      .groupBy(["game", "player"])
      .having(({ fn }) => fn.countAll(), ">=", least)
      .orderBy("answer")
      .orderBy("player")
      .limit(most)
      .execute();
  },
};
