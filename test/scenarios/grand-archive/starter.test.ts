/** Grand Archive's sets of the house show the game. */
import { describe, expect, test } from "vitest";
import { KEYWORDS, TYPES } from "../../../shared/games/grand-archive/card.ts";
import { deckProblems } from "../../../shared/games/grand-archive/decks.ts";
import { NAMED } from "../../../shared/games/grand-archive/naming.ts";
import { options } from "../../../shared/games/grand-archive/options.ts";
import type { CardDef } from "../../../shared/games/grand-archive/typed.ts";
import { nodesOf, problemsOf, readJson, setOf, starterOf, uses } from "../../sets/sets.ts";

const { nodes, valuesOf, keysUnder } = starterOf("grand-archive");
const words = readJson("test/scenarios/grand-archive/card-words.json");
const trade = readJson("test/scenarios/grand-archive/trade.json");
/** Keywords that the scenarios' cards show, as the starter set does not yet. */
const shown = [...nodesOf(words), ...nodesOf(trade)].flatMap(({ keywords }) => Object.keys(keywords ?? {}));

describe("together they use", () => {
  uses("every type", TYPES, [...valuesOf("type"), ...nodesOf(words).map(({ type }) => type)]);
  uses("every keyword, printed or given", KEYWORDS, [
    ...[...keysUnder("keywords"), ...valuesOf("attr")],
    ...shown,
  ]);
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

describe("the decks of fen and court use", () => {
  const wide = starterOf("grand-archive", "the-fen-and-court");
  const told = wide.nodes.flatMap(Object.keys);
  const verbs = [
    ...["look", "reveal", "choose", "toDeck", "random", "search", "glimpse", "recall", "remember", "mill"],
    ...["nextCard", "nextTime", "reflex", "afterwards", "allow", "activate", "materialize", "pay", "unless"],
    ...["become", "empower", "gather", "gain", "intoLineage", "levelUp", "delevel", "foster", "duplicate"],
    ...["put", "gainControl", "destroy", "sacrifice", "banish", "discard", "discardRandom", "redirectAttack"],
    ...["scavenge", "splitDamage", "changeDamage", "endPhase", "wins", "each", "repeat", "let", "together"],
    ...["swapHand", "name", "intoIntent", "attackAgain", "extraPhase", "becomeCopy"],
  ];
  const keywords = ["ranged", "spellshroud", "omnishroud", "pride", "divineRelic", "immortality", "command"];
  const keys = ["additional", "rather", "ephemerate", "enters", "also", "commands", "imbuedBy", "lineages"];
  uses("every verb that no starter card has", verbs, wide.valuesOf("do"));
  uses("keywords", keywords, wide.keysUnder("keywords"));
  uses("keys of a card", [...keys, "choose", "asSpell", "more", "limit", "anyone"], told);
  uses("what cards are asked", ["top", "glimpsed", "ofNamed", "except", "any", "times", "names"], told);
  uses(
    "changes",
    ["topShown", "playable", "attacksWithLife", "starcalling", "aethercalling"],
    wide.valuesOf("attr"),
  );
  // What is named as something enters has no verb.
  const named = wide.nodes.flatMap(({ do: verb = "name", what }) => (verb === "name" ? [what] : []));
  uses("everything that can be named", NAMED, named);
  const more = wide.nodes.flatMap((node) => (node.except === undefined ? [] : [node.do ?? "enters"]));
  uses("what is more than its model", ["duplicate", "intoIntent", "becomeCopy", "enters"], more);
  const next = wide.nodes.flatMap((node) => (node.do === "nextCard" ? Object.keys(node) : []));
  uses("what the next card has", ["subtype", "attr", "distant", "counters"], next);
  uses("masteries and statuses", ["mastery", "status"], wide.valuesOf("type"));
  uses("replacements and what is done before the game", ["instead", "preGame"], wide.valuesOf("kind"));
  uses("advanced elements", ["luxem", "astra", "exia", "exalted"], wide.valuesOf("elements"));
  uses("numbers", ["happened", "same", "different", "highest", "half", "printed"], wide.valuesOf("num"));
});

describe("what waits", () => {
  const item = (...abilities: object[]) => ({ id: "i", name: "I", type: "item", reserve: 0, abilities });
  const set = (card: object) => ({ id: "a-set", ruleset: "grand-archive", name: "A set", cards: [card] });
  const waits = (ability: number) => ({
    kind: "triggered",
    on: "enter",
    effect: [{ do: "delay", phase: "end", ability }],
  });
  const path = "abilities.0.effect.0.ability";

  test.each([
    ["an ability that is not there", item(waits(3)), /delayed ability of this card; there is none/],
    ["one that does not wait", item(waits(0)), /delayed ability of this card; it is triggered/],
  ])("is refused where it names %s", (_, card, message) => {
    const problem = { card: "i", path, message: expect.stringMatching(message) };
    expect(problemsOf(set(card) as never)).toEqual([expect.objectContaining(problem)]);
  });

  test("is right where it names one that does", () => {
    expect(
      problemsOf(set(item(waits(1), { kind: "delayed", effect: [{ do: "draw", count: 1 }] })) as never),
    ).toEqual([]);
  });
});

test("a material deck has one Divine Relic at most", () => {
  const { cards } = setOf(words);
  // The set has read them: their data is what the schema says.
  const relics = cards.filter(({ id }) => id === "k-heart" || id === "k-crown") as CardDef[];
  const problem = "a material deck has at most one card with Divine Relic; this one has 2";
  expect(deckProblems(relics, options.parse({}))).toContain(problem);
  expect(deckProblems(relics.slice(1), options.parse({}))).not.toContain(problem);
});
