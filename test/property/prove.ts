import { describe, test } from "vitest";
import { atLength } from "../length.ts";
import { type How, hold, type Law, QUICK_SEED, suited } from "./law.ts";
import { worlds } from "./worlds.ts";

/** The same matches everywhere; PROVE_SEED looks at others, for a night's run. */
const LONG_SEED = Number(process.env.PROVE_SEED ?? 20261121);

/**
 * What `npm test` and `npm run prove` spend on a law in all, in milliseconds: no world begins another match after
 * its share, and each begins one. A slow machine so looks at the first of the same matches; PROVE_TIME gives both
 * another time, long enough for all of them.
 */
const given = process.env.PROVE_TIME;
const QUICK_TIME = Number(given ?? 500);
const LONG_TIME = Number(given ?? atLength(6_000, 15_000));

/** Runs a law over random legal play of every world. What fails is printed with the setup and the journal to replay. */
function prove(law: Law, how: How, report: (line: string) => void): void {
  describe(law.name, () => {
    for (const world of suited(law))
      test(world.name, () => report(`${law.name}: ${world.name}: ${hold(world, law, how)} matches`));
  });
  const { together } = law;
  if (together !== undefined) test.each(together[how.size])(`${together.name}, from %i`, together.holds);
}

export function checkQuickly(laws: readonly Law[]): void {
  const time = QUICK_TIME / worlds.length;
  for (const law of laws) prove(law, { size: "quick", seed: QUICK_SEED, time }, () => undefined);
}

/** Says how many matches each law was looked at in, since time may end it before their number is reached. */
export function proveAtLength(laws: readonly Law[]): void {
  const time = LONG_TIME / worlds.length;
  const report = (line: string) => void process.stdout.write(`${line}\n`);
  for (const law of laws) prove(law, { size: "long", seed: LONG_SEED, time }, report);
}
