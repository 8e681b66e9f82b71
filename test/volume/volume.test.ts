import { expect, test } from "vitest";
import { rulesets } from "../../shared/games/index.ts";
import { shelfOf } from "./batch.ts";
import { nothing, prove } from "./volume.ts";

const ruleset = (id: string) => rulesets.find((one) => one.id === id)!;

test("cards of ucg that nobody has thought of are taken or refused with a reason, and read well", () => {
  const proof = nothing();
  prove(shelfOf(ruleset("ucg")), 1, 100, proof, false);
  expect(proof.kept).toBeGreaterThan(40);
  expect(proof.faults).toEqual([]);
});

test.each(["able", "affordable", "untaxed"])(
  "no card of altered asks for %s, which compiled code alone has",
  (key) => {
    const words = shelfOf(ruleset("altered")).ways.words;
    expect(words).toContain("filter.in");
    expect(words).not.toContain(`filter.${key}`);
  },
);
