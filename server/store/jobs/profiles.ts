/** What profiles show, out of the history of ratings. */
import { sql } from "kysely";
import { type Rating, type Result, rested } from "../../lobby/ratings.ts";
import type { Mark, Shown, Tally } from "../../people/store.ts";
import { now } from "../dialect.ts";
import type { Db } from "../tables.ts";

/** People's ladders; those of bots are of nobody who has a profile. */
export const profileJobs = {
  async ratingsOf(db: Db, player: string): Promise<readonly (Rating & { readonly game: string })[]> {
    const lines = await db
      .selectFrom("ratings")
      .select(["game", "rating", "rd", "vol", "games"])
      .select(sql<number>`${now(db)} - coalesce(played, ${now(db)})`.as("ms"))
      .where("player", "=", player)
      .orderBy("games", "desc")
      .orderBy("game")
      .execute();
    return lines.map(({ ms, ...line }) => rested(line, ms));
  },

  marksOf: (db: Db, player: string, most: number): Promise<readonly Mark[]> => {
    const counted = db
      .selectFrom("rating_history")
      .select(["n", "game", "at", "rating"])
      .select(sql<number>`ROW_NUMBER() OVER (PARTITION BY game ORDER BY n DESC)`.as("nth"))
      .where("player", "=", player);
    return db
      .selectFrom(counted.as("counted"))
      .select(["game", "at", "rating"])
      .where("nth", "<=", most)
      .orderBy("n")
      .execute();
  },

  talliesByOpponent: (
    db: Db,
    player: string,
    most: number,
  ): Promise<readonly (Tally & { readonly opponent: string | null })[]> =>
    tallies(db, player, most).select("opponent").groupBy("opponent").orderBy("opponent").execute(),

  talliesByDeck: (
    db: Db,
    player: string,
    most: number,
  ): Promise<readonly (Tally & { readonly deck: string | null })[]> =>
    tallies(db, player, most).select("deck").groupBy("deck").orderBy("deck").execute(),

  async shownOf(db: Db, player: string): Promise<Shown> {
    const line = db.selectFrom("profiles").select("decks").where("player", "=", player);
    return { decks: (await line.executeTakeFirst())?.decks === 1 };
  },

  async show(db: Db, player: string, shown: Shown): Promise<void> {
    const decks = shown.decks ? 1 : 0;
    await db
      .insertInto("profiles")
      .values({ player, decks })
      .onConflict((conflict) => conflict.column("player").doUpdateSet({ decks }))
      .execute();
  },
};

/** Won, drawn and lost in each game, those of most matches first. */
const tallies = (db: Db, player: string, most: number) =>
  db
    .selectFrom("rating_history")
    .select(["game", count("won").as("won"), count("drawn").as("drawn"), count("lost").as("lost")])
    .where("player", "=", player)
    .groupBy("game")
    .orderBy(sql`COUNT(*)`, "desc")
    .orderBy("game")
    .limit(most);

const count = (result: Result) => sql<number>`SUM(CASE WHEN result = ${sql.lit(result)} THEN 1 ELSE 0 END)`;
