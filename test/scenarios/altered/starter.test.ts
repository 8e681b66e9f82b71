/** Altered's starter set shows all of the game. */
import { describe } from "vitest";
import { KEYWORDS, STATUSES } from "../../../shared/games/altered/attrs.ts";
import { TYPES } from "../../../shared/games/altered/card.ts";
import { altered } from "../../../shared/games/altered/index.ts";
import { PHASES } from "../../../shared/games/altered/table.ts";
import { starterOf, uses } from "../../sets/sets.ts";

const { nodes, valuesOf, keysUnder } = starterOf("altered");

describe("together they use", () => {
  // What the compiler writes no author needs.
  const verbs = Object.keys(altered.verbs).filter(
    (verb) => !["choosePlace", "payTough", "revealChosen", "showHand"].includes(verb),
  );
  uses("every type", TYPES, valuesOf("type"));
  uses("every keyword", KEYWORDS, keysUnder("keywords"));
  uses("every verb", verbs, valuesOf("do"));
  uses("every kind of ability", ["reaction", "action", "passive", "grant", "instead"], valuesOf("kind"));
  uses("every part of a cost", ["mana", "exhaust", "discard", "spend", "cards"], keysUnder("cost"));
  uses(
    "Reactions to joining, being played, leaving, passing, phases",
    ["move", "played", "pass", "phase"],
    valuesOf("act"),
  );
  uses("modes", ["modes"], nodes.flatMap(Object.keys));
  uses("statuses", STATUSES.slice(1), [...valuesOf("status"), ...nodes.flatMap(Object.keys)]);
  uses("decisions of both players", ["each"], valuesOf("who"));
  uses("Noon and Dusk", PHASES.slice(1, 2), valuesOf("phase"));
});
