import fc from "fast-check";
import { advance, open, type Play } from "./play.ts";
import { type World, worlds } from "./worlds.ts";

/** How much of a law's space a run looks at. */
export interface Size {
  /** Matches a world. */
  readonly runs: number;
  /** Moves a match, at most. */
  readonly moves: number;
  /** Moves played before, at most, which are not looked at: a short look so sees a match at any age. */
  readonly after?: number;
}

export interface Law {
  readonly name: string;
  /** Checks one match, of any age where a size says `after`, for so many moves; throws where the law is broken. */
  holds(play: Play, moves: number): void;
  /** What `npm test` looks at, and what `npm run prove` does. */
  readonly quick: Size;
  readonly long: Size;
  /** Worlds it makes sense for; all by default. */
  suits?(world: World): boolean;
  readonly together?: Together;
}

/** What a law says of all worlds at once: from which numbers it is tried, and how. */
interface Together {
  readonly name: string;
  readonly quick: readonly number[];
  readonly long: readonly number[];
  holds(start: number): void;
}

/** From which number `npm test` draws its matches, everywhere the same. */
export const QUICK_SEED = 20260801;

/** How a run looks at laws: at how much of each, from which number matches are drawn, and the milliseconds of a world. */
export interface How {
  readonly size: "quick" | "long";
  readonly seed: number;
  readonly time: number;
}

/** The worlds that a law makes sense for. */
export const suited = ({ suits }: Law): readonly World[] => worlds.filter((world) => suits?.(world) ?? true);

/** Looks at one law in random legal play of one world. @returns how many matches it held in @throws where it is broken */
export function hold(world: World, law: Law, { size, seed, time }: How): number {
  const { runs, moves, after = 0 } = law[size];
  let matches = 0;
  const until = performance.now() + time;
  const number = fc.noShrink(fc.noBias(fc.integer({ min: 0, max: 0xffffffff })));
  const upTo = (max: number, min: number) => fc.noBias(fc.integer({ min, max }));
  const property = fc.property(number, upTo(after, 0), upTo(moves, 1), (start, age, length) => {
    if (matches > 0 && performance.now() > until) return;
    matches++;
    witnessed(open(world, start), (play) => {
      advance(play, age);
      law.holds(play, length);
    });
  });
  // Each world has its own, since many come to see no other than the first of theirs.
  fc.assert(property, { numRuns: runs, seed: seed + worlds.indexOf(world) });
  return matches;
}

/** Runs the body and adds to its failure what one needs to see it again. */
export function witnessed(play: Play, body: (play: Play) => void): void {
  try {
    body(play);
  } catch (error) {
    const { setup, journal, world } = play;
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    const values = valuesOf(error as Partial<Comparison>);
    const lines = journal.map((move) => JSON.stringify(move));
    throw new Error(
      `${reason}${values}\nworld: ${world.name}\nsetup: ${JSON.stringify(setup)}\njournal (${lines.length}):\n${lines.join("\n")}`,
    );
  }
}

/** What an assertion that failed was about. */
interface Comparison {
  readonly actual: unknown;
  readonly expected: unknown;
}

/** How much of a value is printed, on each side of where the two part. */
const NEAR = 300;

/** The two values that differ, which a message cuts short. */
function valuesOf({ actual, expected }: Partial<Comparison>): string {
  if (actual === undefined && expected === undefined) return "";
  const [is, wanted] = [actual, expected].map((value) => JSON.stringify(value) ?? String(value));
  let at = 0;
  while (at < is.length && is[at] === wanted[at]) at++;
  const near = (text: string): string =>
    `${at > NEAR ? "…" : ""}${text.slice(Math.max(0, at - NEAR), at + NEAR)}${text.length > at + NEAR ? "…" : ""}`;
  return `\nis:        ${near(is)}\nshould be: ${near(wanted)}`;
}
