/** Swiss rounds: each meets one of as many points whom he has not met, by a matching of greatest weight. */
import blossom from "edmonds-blossom";

export interface Contender {
  /** His number in the tournament. */
  readonly entrant: number;
  readonly points: number;
  /** Numbers of those he has met. */
  readonly met: ReadonlySet<number>;
  readonly hadBye: boolean;
}

/** How many others near him are looked at first; more where that gives no round. */
const NEAR = 16;

/** More than all that points can take away; and what a second meeting costs, so that it comes last. */
const WEIGHT = 1_000_000_000;
const AGAIN = 100_000_000;

export interface SwissRound {
  readonly pairs: readonly (readonly [number, number])[];
  readonly bye: number | null;
}

/** @param contenders by points, the most first, and by lot where they have as many */
export function pairSwiss(contenders: readonly Contender[]): SwissRound {
  const bye = contenders.length % 2 === 0 ? undefined : byeOf(contenders);
  const rest = contenders.filter((one) => one !== bye);
  for (let near = NEAR; near < rest.length; near *= 4) {
    const pairs = matched(rest, near, false);
    if (pairs !== undefined) return { pairs, bye: bye?.entrant ?? null };
  }
  // Everybody with everybody, and met before only where there is no other way.
  const pairs = matched(rest, rest.length, false) ?? matched(rest, rest.length, true) ?? [];
  return { pairs, bye: bye?.entrant ?? null };
}

/** The last who had none yet. */
const byeOf = (contenders: readonly Contender[]): Contender | undefined =>
  contenders.findLast(({ hadBye }) => !hadBye) ?? contenders.at(-1);

/** Undefined where somebody would have nobody. */
function matched(
  contenders: readonly Contender[],
  near: number,
  mayMeetAgain: boolean,
): (readonly [number, number])[] | undefined {
  if (contenders.length === 0) return [];
  const edges = contenders.flatMap((one, n) =>
    contenders.slice(n + 1, n + 1 + near).flatMap((other, apart) => {
      const isAgain = one.met.has(other.entrant);
      if (isAgain && !mayMeetAgain) return [];
      const weight = WEIGHT - 1_000 * (one.points - other.points) ** 2 - (isAgain ? AGAIN : 0);
      return [[n, n + 1 + apart, weight]];
    }),
  );
  const mates = blossom(edges, true);
  const isWhole = contenders.every((_, n) => (mates[n] ?? -1) >= 0);
  if (!isWhole) return undefined;
  return contenders.flatMap(({ entrant }, n) => {
    const other = contenders[mates[n] ?? -1];
    return other === undefined || (mates[n] ?? -1) < n ? [] : [[entrant, other.entrant] as const];
  });
}
