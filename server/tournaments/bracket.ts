/** Brackets of single and double elimination: who meets whom, of what has come out so far. */
import { ordering } from "brackets-manager";

/** Who sits on one side of a duel. */
type Source = { readonly seed: number } | { readonly winnerOf: number } | { readonly loserOf: number };

export interface Duel {
  readonly part: "winners" | "losers" | "final";
  /** Within its part, from 0. */
  readonly round: number;
  readonly from: readonly [Source, Source];
  /** It is played only where the second side won that duel: nobody is out before he has lost twice. */
  readonly onlyAfter?: number;
}

/** An entrant's number, null for nobody, undefined while it is not known. */
type Side = number | null | undefined;
export type Sides = readonly [Side, Side];

class Plan {
  readonly duels: Duel[] = [];

  /** @returns its number */
  add(part: Duel["part"], round: number, from: Duel["from"], onlyAfter?: number): number {
    this.duels.push({ part, round, from, ...(onlyAfter !== undefined && { onlyAfter }) });
    return this.duels.length - 1;
  }

  /** Each with the one beside him. */
  halve(part: Duel["part"], round: number, sources: readonly Source[]): number[] {
    return Array.from({ length: sources.length / 2 }, (_, n) =>
      this.add(part, round, [sources[2 * n] as Source, sources[2 * n + 1] as Source]),
    );
  }
}

const winners = (duels: readonly number[]): Source[] => duels.map((winnerOf) => ({ winnerOf }));
const losers = (duels: readonly number[]): Source[] => duels.map((loserOf) => ({ loserOf }));

/** Every duel that a bracket of so many entrants has; each knows of those before it alone. */
export function duelsFor(entrants: number, isDouble: boolean): readonly Duel[] {
  const plan = new Plan();
  const size = 2 ** Math.max(1, Math.ceil(Math.log2(entrants)));
  const seeds = ordering.inner_outer(Array.from({ length: size }, (_, seed) => ({ seed })));
  const rounds = [plan.halve("winners", 0, seeds)];
  for (let last = rounds[0] ?? []; last.length > 1; rounds.push(last))
    last = plan.halve("winners", rounds.length, winners(last));
  if (isDouble) addLosers(plan, rounds);
  return plan.duels;
}

/** Who lost once goes on among those who did, and comes to the final if he loses no more. */
function addLosers(plan: Plan, [first = [], ...later]: readonly number[][]): void {
  let round = 0;
  let left = losers(first);
  for (const [n, duels] of later.entries()) {
    left = winners(plan.halve("losers", round++, left));
    // Turned about, so that two who have met do so again as late as can be.
    const come = ordering[n % 2 === 0 ? "reverse" : "half_shift"](losers(duels));
    const pairs = left.map((source, at) => plan.add("losers", round, [come[at] as Source, source]));
    round++;
    left = winners(pairs);
  }
  const best: Source = { winnerOf: (later.at(-1) ?? first)[0] ?? 0 };
  const final = plan.add("final", 0, [best, left[0] as Source]);
  plan.add("final", 1, [{ winnerOf: final }, { loserOf: final }], final);
}

/** The two sides of every duel. @param won the side that won, by duels that are over */
export function sidesOf(
  duels: readonly Duel[],
  entrants: number,
  won: ReadonlyMap<number, 0 | 1>,
): readonly Sides[] {
  const all: Sides[] = [];
  const winner: Side[] = [];
  const loser: Side[] = [];
  const of = (source: Source): Side => {
    if ("seed" in source) return source.seed < entrants ? source.seed : null;
    return "winnerOf" in source ? winner[source.winnerOf] : loser[source.loserOf];
  };
  for (const [n, { from, onlyAfter }] of duels.entries()) {
    const isNeeded = onlyAfter === undefined || won.get(onlyAfter) !== 0;
    const sides: Sides = [of(from[0]), isNeeded ? of(from[1]) : null];
    const side = sides[0] === null ? 1 : sides[1] === null ? 0 : won.get(n);
    all.push(sides);
    winner.push(side === undefined ? undefined : sides[side]);
    loser.push(sides.includes(null) ? null : side === undefined ? undefined : sides[1 - side]);
  }
  return all;
}
