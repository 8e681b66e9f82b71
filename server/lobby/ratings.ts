/** Ratings by Glicko-2 (Glickman 2013), one for each player and game; each rated series is a period of its own. */
import glicko2 from "glicko2-lite";

export interface Rating {
  readonly rating: number;
  readonly rd: number;
  readonly vol: number;
  readonly games: number;
}

export const NEWCOMER: Rating = { rating: 1500, rd: 350, vol: 0.06, games: 0 };

/** How a rated series ended for a player. */
export type Result = "won" | "drawn" | "lost";

export const resultOf = (score: number): Result => (score === 1 ? "won" : score === 0 ? "lost" : "drawn");

/** No match makes a rating surer than this: players change. */
const SUREST = 45;

/** A period of rating without a series, in milliseconds: after each of them a rating is as much less sure as it varies. */
const PERIOD_MS = 7 * 24 * 60 * 60_000;

/** Of Glicko-2, whose scale is another one than that of ratings. */
const SCALE = 173.7178;

/** A rating after a time without a series (Glickman 2013, step 6): as high, and less sure; never less than a newcomer's. */
export function rested<R extends Omit<Rating, "games">>(rating: R, ms: number): R {
  const drift = SCALE * rating.vol;
  const rd = Math.sqrt(rating.rd ** 2 + (drift ** 2 * Math.max(0, ms)) / PERIOD_MS);
  return { ...rating, rd: Math.min(NEWCOMER.rd, rd) };
}

/** What is sure of a rating, by which ladders are ordered. */
export const sureOf = ({ rating, rd }: Pick<Rating, "rating" | "rd">): number => rating - 2 * rd;

/** Both ratings after a series. @param score of the first: 1 won, 0.5 drawn, 0 lost */
export function rated(a: Rating, b: Rating, score: 0 | 0.5 | 1): readonly [Rating, Rating] {
  return [after(a, b, score), after(b, a, 1 - score)];
}

function after(own: Rating, other: Rating, score: number): Rating {
  const { rating, rd, vol } = glicko2(own.rating, own.rd, own.vol, [[other.rating, other.rd, score]]);
  return { rating, rd: Math.max(SUREST, rd), vol, games: own.games + 1 };
}

/** The game that is rated: a ruleset in one format. */
export const gameOf = ({
  ruleset,
  profile,
}: {
  readonly ruleset: string;
  readonly profile: string;
}): string => `${ruleset}/${profile}`;

/** The key of its ratings: bots have a ladder of their own. */
export const ladderOf = (
  game: { readonly ruleset: string; readonly profile: string },
  isOfBots: boolean,
): string => `${isOfBots ? "bots/" : ""}${gameOf(game)}`;

/** The game of a ladder's key. */
export function gameIn(ladder: string): { readonly ruleset: string; readonly profile: string } {
  const [ruleset = "", profile = ""] = ladder.split("/").slice(-2);
  return { ruleset, profile };
}
