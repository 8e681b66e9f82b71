/** UCG's starter set shows all of the game: what its two decks use is counted, so that nothing goes missing. */
import { describe, expect, test } from "vitest";
import { KEYWORDS, KINDS } from "../../../shared/games/ucg/card.ts";
import { ucg } from "../../../shared/games/ucg/index.ts";
import { deckCards } from "../../../shared/kernel/index.ts";
import { starterOf, uses } from "../../sets/sets.ts";

const { set, reached, nodes, valuesOf, keysUnder } = starterOf("ucg");

/** Verbs that a first deck needs not: those of the wind use them. */
const LATER = ["look", "reveal", "toDeck"];
const verbs = Object.keys(ucg.verbs).filter((verb) => !LATER.includes(verb));

const abilities = (kind: string) =>
  nodes.filter((node) => node.kind === kind && ("cost" in node || kind !== "generator"));

test("the decks are of 60 with 22 to 24 Resources", () => {
  for (const deck of set.decks) {
    const kinds = deckCards(deck).map((id) => set.cards.find((card) => card.id === id)?.data.type);
    expect(kinds.length).toBe(60);
    const resources = kinds.filter((kind) => kind === "resource").length;
    expect(resources).toBeGreaterThanOrEqual(22);
    expect(resources).toBeLessThanOrEqual(24);
  }
});

describe("together they use", () => {
  const control = ["together", "if", "may", "choose", "each", "repeat", "let"];
  const generatorCosts = abilities("generator").flatMap(({ cost }) => Object.keys(cost as object));
  const activatedCosts = abilities("activated").flatMap(({ cost }) => Object.keys(cost as object));

  uses(
    "every type",
    KINDS,
    reached.map(({ data }) => data.type),
  );
  uses("every keyword", KEYWORDS, keysUnder("keywords"));
  uses("every verb", verbs, valuesOf("do"));
  uses("every word of control", control, valuesOf("do"));
  uses(
    "every kind of ability",
    ["activated", "generator", "triggered", "static", "instead"],
    valuesOf("kind"),
  );
  uses("every cost of an ability", ["terra", "activate", "dispose", "decimate"], activatedCosts);
  uses("generators that Activate and that are Disposed of", ["activate", "dispose"], generatorCosts);
  uses(
    "a generator for the Ignition Zone only",
    ["ignitionOnly"],
    abilities("generator").flatMap(Object.keys),
  );
  uses("Support Abilities of both timings", ["action", "immediate"], valuesOf("timing"));
  uses("every Epic Condition", ["dispose", "counter", "when"], keysUnder("conditions"));
  uses("both kinds of Contact", ["link", "when"], keysUnder("contact"));
  uses("optional and other ways of Bide", ["optional", "at", "counters"], keysUnder("bide"));
  uses("additional costs", ["terra", "optional"], keysUnder("extra"));
  uses("links that are played and that are used", ["play", "ability"], valuesOf("what"));
  uses("every kind of target", ["object", "link", "player"], keysUnder("targets"));
  uses("what lasts until end of turn", ["modify"], valuesOf("do"));
  uses(
    "Proxies that become characters and those with an effect",
    ["effect", "becomes"],
    nodes.filter(({ type }) => type === "proxy").flatMap(Object.keys),
  );
});

describe("the decks of frost and gale use", () => {
  const { valuesOf: told } = starterOf("ucg", "wind-and-rime");
  uses("what has happened this turn", ["happened"], told("num"));
  uses("what has been Slain and what has attacked", ["slay", "attack"], told("act"));
  uses("costs that change", ["cost"], told("attr"));
});

describe("the decks of wind and rime use", () => {
  uses("every verb that no starter card has", LATER, starterOf("ucg", "wind-and-rime").valuesOf("do"));
});
