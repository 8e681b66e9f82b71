/** Ratings, each series counted once. */
import { sql } from "kysely";
import { NEWCOMER, type Rating, rated } from "../../lobby/ratings.ts";
import { atomic, now } from "../dialect.ts";
import type { Db } from "../tables.ts";

export const ratingJobs = {
  ratings,

  rate: atomic(
    async (
      db: Db,
      place: string,
      game: string,
      players: readonly [string, string],
      score: 0 | 0.5 | 1,
      mostOfPair: number,
    ): Promise<void> => {
      const both = JSON.stringify(players.toSorted());
      const pair = (await ratedOf(db, both)) < mostOfPair ? both : null;
      const { numInsertedOrUpdatedRows: isFirst } = await db
        .insertInto("rated")
        .values({ place, pair, at: now(db) })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow();
      if (isFirst === 0n || pair === null) return;
      const known = await ratings(db, game, players);
      const of = (player: string): Rating => known.find((one) => one.player === player) ?? NEWCOMER;
      const [first, second] = players;
      const [one, other] = rated(of(first), of(second), score);
      for (const { player, rating, rd, vol, games } of [
        { player: first, ...one },
        { player: second, ...other },
      ]) {
        await db
          .insertInto("ratings")
          .values({ game, player, rating, rd, vol, games })
          .onConflict((conflict) =>
            conflict.columns(["game", "player"]).doUpdateSet({ rating, rd, vol, games }),
          )
          .execute();
      }
    },
  ),

  leaders: (db: Db, game: string, most: number): Promise<readonly (Rating & { readonly player: string })[]> =>
    db
      .selectFrom("ratings")
      .select(["player", "rating", "rd", "vol", "games"])
      .where("game", "=", game)
      .orderBy(sql`rating - 2 * rd`, "desc")
      .orderBy("player")
      .limit(most)
      .execute(),
};

const DAY_MS = 24 * 60 * 60_000;

/** How often this pair has changed each other's ratings in the last 24 hours. */
async function ratedOf(db: Db, pair: string): Promise<number> {
  const { count } = await db
    .selectFrom("rated")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("pair", "=", pair)
    .where("at", ">", sql<number>`${now(db)} - ${sql.lit(DAY_MS)}`)
    .executeTakeFirstOrThrow();
  return count;
}

async function ratings(
  db: Db,
  game: string,
  players: readonly string[],
): Promise<readonly (Rating & { readonly player: string })[]> {
  if (players.length === 0) return [];
  return db
    .selectFrom("ratings")
    .select(["player", "rating", "rd", "vol", "games"])
    .where("game", "=", game)
    .where("player", "in", players)
    .execute();
}
