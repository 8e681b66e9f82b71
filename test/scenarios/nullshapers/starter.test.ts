/** Nullshapers' starter set shows the game. */
import { describe } from "vitest";
import { KEYWORDS, KINDS, TYPES } from "../../../shared/games/nullshapers/card.ts";
import { starterOf, uses } from "../../sets/sets.ts";

const { nodes, valuesOf, keysUnder } = starterOf("nullshapers");

describe("together they use", () => {
  const kinds = ["activated", "reactive", "persistent"];
  uses("every type", TYPES, valuesOf("types"));
  uses("cards that attach, of both sorts", ["modification", "gear"], valuesOf("subtypes"));
  uses("every speed", [1, 2, 3], valuesOf("speed"));
  uses("both reaches", ["melee", "ranged"], valuesOf("reach"));
  uses("every keyword, printed or given", KEYWORDS, [...keysUnder("keywords"), ...valuesOf("attr")]);
  uses("Overclock and Shift", ["overclock", "shift"], valuesOf("keyword"));
  uses("Deploy and Initiate", ["arrive", "attack"], valuesOf("act"));
  uses("every kind of energy, and X", [...KINDS, "x"], keysUnder("cost"));
  uses("every cost of a skill", ["energy", "lock", "forfeit", "discard"], keysUnder("cost"));
  uses("every kind of skill", kinds, valuesOf("kind"));
  uses("Global, Pick one, uncommon anomalies", ["global", "pick", "anomaly"], nodes.flatMap(Object.keys));
  uses(
    "targets on the planet, in the queue, and places",
    ["object", "entry", "sector"],
    keysUnder("targets"),
  );
});

describe("the decks of orchard and cartel use", () => {
  const { valuesOf: told } = starterOf("nullshapers", "toll-and-orchard");
  uses("what has happened this turn", ["happened"], told("num"));
  uses("leaving the planet, and playing", ["leave", "announce"], told("act"));
  uses("costs that change", ["cost"], told("attr"));
  uses("cards back from the queue", ["return"], told("do"));
});
