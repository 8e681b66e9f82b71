/** The ladders of now and of seasons that are over. */
import { sql } from "kysely";
import { type Result, rested, sureOf } from "../../lobby/ratings.ts";
import type { Season, Standing } from "../../lobby/seasons.ts";
import { atomic, now } from "../dialect.ts";
import type { Db } from "../tables.ts";
import { LEADERS_AWAY } from "./ratings.ts";

export const seasonJobs = {
  /** The newest first. */
  seasons: (db: Db): Promise<readonly Season[]> =>
    db.selectFrom("seasons").selectAll().orderBy("n", "desc").execute(),

  /** Begins the first season, or the next where one is over, whose places are kept then; false where none is due. */
  turnSeason: atomic(async (db: Db, ms: number, placement: number, most: number): Promise<boolean> => {
    const last = await db
      .selectFrom("seasons")
      .selectAll()
      .select(sql<number>`${now(db)} - until`.as("over"))
      .orderBy("n", "desc")
      .limit(1)
      .executeTakeFirst();
    if (last !== undefined && last.over < 0) return false;
    if (last !== undefined) await keepPlaces(db, last, placement, most);
    const until = sql<number>`${now(db)} + ${sql.lit(Math.trunc(ms))}`;
    await db
      .insertInto("seasons")
      .values({ n: (last?.n ?? 0) + 1, began: now(db), until })
      .execute();
    return true;
  }),

  gamesSince,

  standingsSince,

  async standingsOf(db: Db, season: number, game: string): Promise<readonly Standing[]> {
    const lines = db
      .selectFrom("season_places")
      .select(["player", "rating", "rd", "won", "drawn", "lost"])
      .where("season", "=", season)
      .where("game", "=", game);
    return lines.orderBy("place").execute();
  },

  /** Ladders that somebody had a place on when a season was over, by their keys. */
  async gamesOf(db: Db, season: number): Promise<readonly string[]> {
    const lines = db.selectFrom("season_places").select("game").distinct().where("season", "=", season);
    return (await lines.orderBy("game").execute()).map(({ game }) => game);
  },

  /** Rated series of a player since a moment. */
  async playedSince(db: Db, game: string, player: string, began: number): Promise<number> {
    const { count } = await db
      .selectFrom("rating_history")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("game", "=", game)
      .where("player", "=", player)
      .where("at", ">=", began)
      .executeTakeFirstOrThrow();
    return count;
  },
};

async function keepPlaces(db: Db, { n, began }: Season, placement: number, most: number): Promise<void> {
  for (const game of await gamesSince(db, began)) {
    const standings = await standingsSince(db, game, began, placement, most);
    for (const [at, standing] of standings.entries())
      await db
        .insertInto("season_places")
        .values({ season: n, game, place: at + 1, ...standing })
        .execute();
  }
}

/**
 * Ladders that somebody has played on since a moment, by their keys. From one to the next in `rating_history_by_moment`, so
 * that it costs as much as there are ladders, not series.
 */
async function gamesSince(db: Db, began: number): Promise<readonly string[]> {
  const { rows } = await sql<{ game: string }>`
    WITH RECURSIVE every (game) AS (
      SELECT min(game) FROM rating_history
      UNION ALL
      SELECT (SELECT min(game) FROM rating_history WHERE game > every.game) FROM every
        WHERE every.game IS NOT NULL)
    SELECT game FROM every
      WHERE (SELECT max(at) FROM rating_history WHERE game = every.game) >= ${began}`.execute(db);
  return rows.map(({ game }) => game);
}

/** Those who have played so many series since, by what is sure of their ratings today. */
async function standingsSince(
  db: Db,
  game: string,
  began: number,
  placement: number,
  most: number,
): Promise<readonly Standing[]> {
  const lines = await db
    .selectFrom("ratings")
    .select(["player", "rating", "rd", "vol"])
    .select(sql<number>`${now(db)} - coalesce(played, ${now(db)})`.as("idle"))
    .where("game", "=", game)
    // Releases before seasons did not keep when.
    .where((at) => at.or([at("played", ">=", began), at("played", "is", null)]))
    .where(
      (of) =>
        of
          .selectFrom("rating_history as series")
          .select(sql<number>`count(*)`.as("count"))
          .whereRef("series.player", "=", "ratings.player")
          .whereRef("series.game", "=", "ratings.game")
          .where("series.at", ">=", began),
      ">=",
      placement,
    )
    .orderBy(sql`rating - 2 * rd`, "desc")
    .orderBy("player")
    .limit(most + LEADERS_AWAY)
    .execute();
  const best = lines
    .map((line) => rested(line, line.idle))
    .sort((one, other) => sureOf(other) - sureOf(one))
    .slice(0, most);
  const players = best.map(({ player }) => player);
  const results = players.length === 0 ? undefined : await resultsSince(db, game, began, players);
  return best.map(({ vol: _, idle: __, ...standing }) => ({
    ...standing,
    ...{ won: 0, drawn: 0, lost: 0, ...results?.get(standing.player) },
  }));
}

/** How these players, one at least, did since; by player. */
async function resultsSince(db: Db, game: string, began: number, players: readonly string[]) {
  const count = (result: Result) => sql<number>`SUM(CASE WHEN result = ${sql.lit(result)} THEN 1 ELSE 0 END)`;
  const lines = await db
    .selectFrom("rating_history")
    .select(["player", count("won").as("won"), count("drawn").as("drawn"), count("lost").as("lost")])
    .where("player", "in", players)
    .where("game", "=", game)
    .where("at", ">=", began)
    .groupBy("player")
    .execute();
  return new Map(lines.map(({ player, ...results }) => [player, results]));
}
