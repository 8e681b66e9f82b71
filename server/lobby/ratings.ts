/** Ratings by Glicko-2 (Glickman 2013), one for each player and game; each rated series is a period of its own. */
import glicko2 from "glicko2-lite";

export interface Rating {
  readonly rating: number;
  readonly rd: number;
  readonly vol: number;
  readonly games: number;
}

export const NEWCOMER: Rating = { rating: 1500, rd: 350, vol: 0.06, games: 0 };

/** No match makes a rating surer than this: players change. */
const SUREST = 45;

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
