import fc from "fast-check";
import { describe, test } from "vitest";
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

/** The same matches everywhere; PROVE_SEED looks at others, for a night's run. */
const QUICK_SEED = 20260801;
const LONG_SEED = Number(process.env.PROVE_SEED ?? 20261121);

/**
 * What `npm test` and `npm run prove` spend on a law in all, in milliseconds: no world begins another match after
 * its share, and each begins one. A slow machine so looks at the first of the same matches; PROVE_TIME gives both
 * another time, long enough for all of them.
 */
const given = process.env.PROVE_TIME;
const QUICK_TIME = Number(given ?? 500);
const LONG_TIME = Number(given ?? 15_000);

/** How a run looks at laws: at how much of each, from which number matches are drawn, and the milliseconds of a world. */
interface How {
  readonly size: "quick" | "long";
  readonly seed: number;
  readonly time: number;
  report(line: string): void;
}

/**
 * Runs a law over random legal play of every world. What fails is shrunk to the least
 * number of moves and printed with the setup and the journal to replay.
 */
function prove(law: Law, how: How): void {
  const suited = worlds.filter((world) => law.suits?.(world) ?? true);
  describe(law.name, () => {
    for (const world of suited)
      test(world.name, () => how.report(`${law.name}: ${world.name}: ${hold(world, law, how)} matches`));
  });
  const { together } = law;
  if (together !== undefined) test.each(together[how.size])(`${together.name}, from %i`, together.holds);
}

export function checkQuickly(laws: readonly Law[]): void {
  const time = QUICK_TIME / worlds.length;
  for (const law of laws) prove(law, { size: "quick", seed: QUICK_SEED, time, report: () => undefined });
}

/** Says how many matches each law was looked at in, since time may end it before their number is reached. */
export function proveAtLength(laws: readonly Law[]): void {
  const time = LONG_TIME / worlds.length;
  const report = (line: string) => void process.stdout.write(`${line}\n`);
  for (const law of laws) prove(law, { size: "long", seed: LONG_SEED, time, report });
}

function hold(world: World, law: Law, { size, seed, time }: How): number {
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
