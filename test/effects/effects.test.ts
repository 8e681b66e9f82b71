import { expect, test } from "vitest";
import { everyEffect, unsaidPlaces } from "./effects.law.ts";
import { stages } from "./stages.ts";

/** A look that costs little; `effects.prove.ts` looks at all. */
const EVERY = 251;

test.each(stages)("some effects: %s", (_, stage) => {
  everyEffect(stage, EVERY);
});

test.each(stages)("a place has the name that texts give it: %s", (_, stage) => {
  expect(unsaidPlaces(stage)).toEqual([]);
});
