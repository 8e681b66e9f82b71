/** Altered's sets of the house show all of the game. */
import { describe } from "vitest";
import { KEYWORDS, STATUSES } from "../../../shared/games/altered/attrs.ts";
import { TYPES } from "../../../shared/games/altered/card.ts";
import { altered } from "../../../shared/games/altered/index.ts";
import { PHASES } from "../../../shared/games/altered/table.ts";
import { writtenVerbs } from "../../sets/manual.ts";
import { nodesOf, readJson, starterOf, uses } from "../../sets/sets.ts";

const { nodes, valuesOf, keysUnder } = starterOf("altered");

/** Verbs of later sets: the cards of `later.json`, `last.json` and `further.json` use them. */
const LATER = [
  "ascend",
  "pass",
  "win",
  "becomeFirst",
  "topToMana",
  "next",
  "activate",
  "playNow",
  "takeControl",
  "look",
  "activateOne",
];

/** Verbs that no card of the house has yet. */
const LAST = ["afterRest", "chooseWithin", "mark", "modifyAll", "revealRandom"];
const later = ["later", "last", "further"].flatMap((set) =>
  nodesOf(readJson(`test/scenarios/altered/${set}.json`)),
);

describe("the cards of later sets use", () => {
  uses(
    "every verb of theirs",
    [...LATER, ...LAST],
    later.flatMap((node) => node.do ?? []),
  );
});

describe("together they use", () => {
  // A first deck needs nothing of what later sets brought (A section 26).
  const verbs = writtenVerbs(altered).filter((verb) => ![...LATER, ...LAST].includes(verb));
  uses("every type", TYPES, valuesOf("type"));
  uses(
    "every keyword",
    KEYWORDS.filter((word) => word !== "cooldown"),
    keysUnder("keywords"),
  );
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

describe("the decks of the high roads use", () => {
  const roads = starterOf("altered", "the-high-roads");
  const told = roads.nodes.flatMap(Object.keys);
  uses("every verb of later sets", LATER, roads.valuesOf("do"));
  uses("Scout, Gear, what only sometimes can be played", ["scout", "zone", "playableIf"], told);
  uses("Cooldown", ["cooldown"], roads.keysUnder("keywords"));
  uses("further costs", ["sacrifice", "cards", "opponentResupplies"], roads.keysUnder("cost"));
  uses(
    "Reactions to Expeditions, marks, dice and control",
    ["advance", "stall", "ascend", "shift", "counter", "roll", "control"],
    roads.valuesOf("act"),
  );
  uses(
    "who and where",
    ["expedition", "facing", "expeditions", "controller", "owner"],
    roads.valuesOf("ref"),
  );
  uses("questions of the day", ["hour", "turn", "firstPlayer", "passed", "expedition"], roads.valuesOf("is"));
  uses("numbers of the road", ["distance", "regions", "expeditions", "base", "day"], roads.valuesOf("num"));
  uses("attributes of its own kind", ["playable", "behind", "inContact", "handCost"], roads.valuesOf("attr"));
});
