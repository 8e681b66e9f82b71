/** The ratings of a ladder as they were if one series had not been: it and what came after it are counted anew. */
import { NEWCOMER, type Rating, type Result, rated, rested } from "./ratings.ts";

type Strength = Omit<Rating, "games">;

/** One side of a rated series, as it is kept. */
export interface Side {
  readonly n: number;
  readonly place: string;
  readonly at: number;
  readonly player: string;
  readonly opponent: string | null;
  readonly result: Result;
  readonly before: Strength;
  readonly after: Strength;
  /** The opponent before it; null in lines of older releases. */
  readonly rival: Pick<Rating, "rating" | "rd"> | null;
}

/** What changes: lines of the history by their numbers, and what the players come to. */
export interface Unplayed {
  readonly lines: readonly (Pick<Side, "n" | "before" | "after"> & { readonly rival: Strength })[];
  readonly players: ReadonlyMap<string, Strength>;
}

/** Of rating: whom a series touches less than that, it does not touch. */
const LEAST = 0.05;

const SCORES = { won: 1, drawn: 0.5, lost: 0 } as const;

/** @param sides of one ladder from that series on, in their order */
export function without(place: string, sides: readonly Side[]): Unplayed {
  const now = new Map<string, Since>();
  const ended = new Map<string, Strength>();
  const lines: Unplayed["lines"][number][] = [];
  for (const both of Map.groupBy(sides, (side) => side.place).values()) {
    if (both[0]?.place === place) {
      for (const { player, before, at } of both) now.set(player, { ...before, at });
      continue;
    }
    if (!both.some(({ player, opponent }) => now.has(player) || now.has(opponent ?? ""))) continue;
    const found = both.map((side) => again(side, both, now));
    for (const [at, line] of found.entries()) {
      const side = both[at];
      if (side === undefined) continue;
      const { player, after } = side;
      const isBack = Math.abs(line.after.rating - after.rating) < LEAST;
      // Whoever has come back to what he had is touched no further, but for what is kept of him.
      if (isBack) {
        if (now.delete(player)) ended.set(player, after);
      } else now.set(player, { ...line.after, at: side.at });
      lines.push(line);
    }
  }
  return { lines, players: new Map([...ended, ...now]) };
}

/** A rating since the moment of a series. */
interface Since extends Strength {
  readonly at: number;
}

const restedAt = (since: Since | undefined, at: number): Strength | undefined =>
  since && rested(since, at - since.at);

function again(
  { n, at, player, opponent, result, before, rival }: Side,
  both: readonly Side[],
  now: ReadonlyMap<string, Since>,
): Unplayed["lines"][number] {
  const own = restedAt(now.get(player), at) ?? before;
  const theirs = both.find((other) => other.player === opponent);
  const other = restedAt(now.get(opponent ?? ""), at) ?? theirs?.before ?? { ...NEWCOMER, ...rival };
  const [after] = rated({ ...own, games: 0 }, { ...other, games: 0 }, SCORES[result]);
  const strength = ({ rating, rd, vol }: Strength): Strength => ({ rating, rd, vol });
  return { n, before: strength(own), after: strength(after), rival: strength(other) };
}
