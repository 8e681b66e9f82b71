/** CrowdControl's starter set shows all of the game. */
import { describe } from "vitest";
import { ACTIVATED, CLASSES, TRIGGERED, TYPES } from "../../../shared/games/crowdcontrol/card.ts";
import { crowdcontrol } from "../../../shared/games/crowdcontrol/index.ts";
import { starterOf, uses } from "../../sets/sets.ts";

const { valuesOf, keysUnder } = starterOf("crowdcontrol");

/** Effects that a first deck needs not: those of the works use them. */
const LATER = ["dig"];

describe("together they use", () => {
  uses("every type", TYPES, valuesOf("type"));
  uses("every class", CLASSES, valuesOf("classes"));
  uses(
    "every effect",
    Object.keys(crowdcontrol.verbs).filter((verb) => !LATER.includes(verb)),
    valuesOf("do"),
  );
  uses("every keyword", [...TRIGGERED, ...ACTIVATED], valuesOf("kind"));
  uses("every mode", ["all", "this", "random", "chosen"], valuesOf("on"));
  uses("every special cost", ["sacrifice", "discard", "void"], keysUnder("extra"));
  uses("X that is paid", ["x"], valuesOf("n"));
  uses("X that is counted", ["x"], valuesOf("num"));
});
