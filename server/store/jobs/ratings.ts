/** Ratings, each series counted once. */
import { sql } from "kysely";
import { NEWCOMER, type Rating, type Result, rated, rested, resultOf, sureOf } from "../../lobby/ratings.ts";
import type { SeriesPlayed } from "../../lobby/store.ts";
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
      { decks = [], matches = [] }: SeriesPlayed = {},
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
      const [deck = null, otherDeck = null] = decks;
      const [from, otherFrom] = [of(first), of(second)];
      const answers = await answersIn(db, matches);
      const sides = [
        { player: first, opponent: second, result: resultOf(score), deck, from, rival: otherFrom, to: one },
        {
          ...{ player: second, opponent: first, result: resultOf(1 - score), deck: otherDeck },
          ...{ from: otherFrom, rival: from, to: other },
        },
      ];
      for (const side of sides)
        await keepRating(db, { place, game, answer: answers.get(side.player) ?? null, ...side });
    },
  ),

  async leaders(
    db: Db,
    game: string,
    most: number,
  ): Promise<readonly (Rating & { readonly player: string })[]> {
    const all = sinceThen(db).where("game", "=", game).orderBy(sql`rating - 2 * rd`, "desc");
    const lines = await all
      .orderBy("player")
      .limit(most + LEADERS_AWAY)
      .execute();
    return lines
      .map(({ ms, ...line }) => rested(line, ms))
      .sort((one, other) => sureOf(other) - sureOf(one))
      .slice(0, most);
  },
};

/** Those above others who have been away for so long that they are not, at most. */
export const LEADERS_AWAY = 1_000;

/** Ratings with the time since their last series. */
const sinceThen = (db: Db) =>
  db
    .selectFrom("ratings")
    .select(["player", "rating", "rd", "vol", "games"])
    .select(sql<number>`${now(db)} - coalesce(played, ${now(db)})`.as("ms"));

interface Change {
  readonly place: string;
  readonly game: string;
  readonly player: string;
  readonly opponent: string;
  readonly result: Result;
  readonly deck: string | null;
  readonly answer: number | null;
  readonly from: Rating;
  readonly rival: Rating;
  readonly to: Rating;
}

/** What a line of the history knows of the ratings before and behind it. */
export const strengths = (
  from: Omit<Rating, "games">,
  rival: Pick<Rating, "rating" | "rd">,
  to: Omit<Rating, "games">,
) => ({
  ...{ rating: to.rating, rd: to.rd, vol: to.vol },
  ...{ rating_before: from.rating, rd_before: from.rd, vol_before: from.vol },
  ...{ rival_rating: rival.rating, rival_rd: rival.rd },
});

async function keepRating(db: Db, { from, rival, to, ...side }: Change): Promise<void> {
  const { rating, rd, vol, games } = to;
  const { game, player } = side;
  const line = { rating, rd, vol, games, played: now(db) };
  await db
    .insertInto("ratings")
    .values({ game, player, ...line })
    .onConflict((conflict) => conflict.columns(["game", "player"]).doUpdateSet(line))
    .execute();
  await db
    .insertInto("rating_history")
    .values({ ...side, ...strengths(from, rival, to), at: now(db) })
    .execute();
}

/** Fewer answers say nothing of how quick a player is. */
const ANSWERS = 30;

/**
 * The time, in milliseconds, in which three of four of each player's answers were given: from what happened last to
 * what the seat sent itself. By player; those who gave few are left out.
 */
async function answersIn(db: Db, matches: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (matches.length === 0) return new Map();
  const entries = db
    .selectFrom("journal")
    .select(["match", "seat"])
    .select(sql<number | null>`at - lag(at) OVER (PARTITION BY match ORDER BY seq)`.as("ms"))
    .where("match", "in", matches);
  const lines = await db
    .selectFrom(entries.as("entries"))
    .innerJoin("seats", (join) =>
      join.onRef("seats.match", "=", "entries.match").onRef("seats.seat", "=", "entries.seat"),
    )
    .select(["player", "ms"])
    .where("ms", "is not", null)
    .orderBy("ms")
    .execute();
  const byPlayer = Map.groupBy(lines, ({ player }) => player);
  return new Map(
    [...byPlayer].flatMap(([player, own]): [string, number][] =>
      own.length < ANSWERS ? [] : [[player, Number(own[Math.floor((own.length * 3) / 4)]?.ms)]],
    ),
  );
}

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
  const lines = await sinceThen(db).where("game", "=", game).where("player", "in", players).execute();
  return lines.map(({ ms, ...line }) => rested(line, ms));
}
