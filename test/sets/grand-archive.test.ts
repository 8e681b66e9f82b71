/** Grand Archive's starter set shows the game. */
import { describe } from "vitest";
import { KEYWORDS, TYPES } from "../../shared/rulesets/grand-archive/words.ts";
import { starterOf, uses } from "./sets.ts";

const { nodes, valuesOf, keysUnder } = starterOf("grand-archive");

describe("together they use", () => {
  uses("every type", TYPES, valuesOf("type"));
  uses("every keyword, printed or given", KEYWORDS, [...keysUnder("keywords"), ...valuesOf("attr")]);
  uses("both speeds of actions", ["fast", "slow"], valuesOf("speed"));
  uses(
    "every cost of an ability",
    ["reserve", "rest", "sacrifice", "banish", "discard", "counters"],
    keysUnder("cost"),
  );
  uses("costs of all kinds", ["reserve", "memory", "brew"], nodes.flatMap(Object.keys));
  uses("X", ["x"], valuesOf("reserve"));
  uses("what happens to layers", ["negate", "copy", "redirect"], valuesOf("do"));
  uses(
    "abilities of other zones, of a lineage, and their loss",
    ["from", "inherited"],
    nodes.flatMap(Object.keys),
  );
  uses("a loss of all abilities", ["blank"], valuesOf("attr"));
  uses("every kind of ability", ["activated", "triggered", "static", "delayed"], valuesOf("kind"));
  uses(
    "the short triggers",
    ["enter", "death", "leave", "attack", "hit", "kill", "foster", "wake"],
    valuesOf("on"),
  );
  uses("phases and charges", ["phase", "charge", "act"], keysUnder("on"));
  uses("every kind of target", ["object", "layer"], keysUnder("targets"));
});
