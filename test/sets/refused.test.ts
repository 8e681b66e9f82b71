/** A set with a fault is refused whole, and every fault names its card, its path and what was meant. */
import { describe, expect, test } from "vitest";
import { type Json, SET_LIMITS } from "../../shared/kernel/index.ts";
import { problemsOf } from "./sets.ts";

type Card = { readonly [key: string]: Json };

const set = (...cards: Card[]): Json => ({ id: "a-set", ruleset: "ucg", name: "A set", cards });
const you = { ref: "you" };
const target = { ref: "target", slot: 0 };
const character = { object: { kind: "character" } };
const action = (more: Card): Card => ({
  id: "a-card",
  name: "A card",
  type: "action",
  cost: 1,
  effect: [{ do: "draw", count: 1 }],
  ...more,
});
const runs = (...effect: Card[]): Card => action({ effect });
const triggered = (on: Card, ...effect: Card[]): Card => ({
  id: "a-card",
  name: "A card",
  type: "permanent",
  cost: 1,
  abilities: [{ kind: "triggered", on, effect }],
});

describe("the card this begins with", () => {
  test("is right", () => {
    expect(problemsOf(set(action({})))).toEqual([]);
  });
});

const faults: readonly (readonly [what: string, card: Card, path: string, message: RegExp])[] = [
  ["a misspelt field", action({ stabilty: 3 }), "stabilty", /unknown key; did you mean "stability"\?/],
  [
    "a misspelt key of a verb",
    runs({ do: "damage", to: you, amuont: 1, amount: 1 }),
    "effect.0.amuont",
    /did you mean "amount"\?/,
  ],
  [
    "a misspelt key of a filter",
    action({ targets: [{ object: { kidn: "epic" } }] }),
    "targets.0.object.kidn",
    /did you mean "kind"\?/,
  ],
  ["a misspelt verb", runs({ do: "damge", to: you, amount: 1 }), "effect.0.do", /did you mean "damage"\?/],
  ["a misspelt type", action({ type: "acton" }), "type", /did you mean "action"\?/],
  [
    "a misspelt kind of ability",
    action({ abilities: [{ kind: "activatd" }] }),
    "abilities.0.kind",
    /did you mean "activated"\?/,
  ],
  ["a field of another type", action({ combat: 2 }), "combat", /type action has no such field/],
  [
    "a field that is missing",
    { id: "a-card", name: "A card", type: "character", cost: 1 },
    "combat",
    /type character needs it/,
  ],
  [
    "a name nothing writes",
    runs({ do: "slay", what: { ref: "var", name: "prey" } }),
    "effect.0.what",
    /reads "prey", which nothing before it writes/,
  ],
  [
    "a name written later",
    runs(
      { do: "slay", what: { ref: "var", name: "prey" } },
      { do: "choose", from: {}, min: 1, max: 1, as: "prey" },
    ),
    "effect.0.what",
    /reads "prey"/,
  ],
  [
    "a name of another branch",
    runs(
      { do: "may", then: [{ do: "let", as: "n", value: 1 }] },
      { do: "draw", count: { num: "var", name: "n" } },
    ),
    "effect.1.count",
    /reads "n"/,
  ],
  [
    "a name that is a number in it and a thing around it",
    runs(
      { do: "choose", from: {}, min: 1, max: 1, as: "prey" },
      { do: "may", then: [{ do: "let", as: "prey", value: 1 }] },
      { do: "slay", what: { ref: "var", name: "prey" } },
    ),
    "effect.1.then.0.as",
    /is the name of a card already, and would be that of a number/,
  ],
  [
    "a name of a number that is each thing's as well",
    runs(
      { do: "let", as: "prey", value: 1 },
      { do: "each", of: { ref: "all", of: {} }, as: "prey", then: [{ do: "draw", count: 1 }] },
      { do: "draw", count: { num: "var", name: "prey" } },
    ),
    "effect.1.as",
    /is the name of a number already, and would be that of a card/,
  ],
  [
    "a number read as a thing",
    runs({ do: "let", as: "n", value: 1 }, { do: "slay", what: { ref: "var", name: "n" } }),
    "effect.1.what",
    /"n" is a number/,
  ],
  [
    "things read as a number",
    runs(
      { do: "choose", from: {}, min: 1, max: 1, as: "prey" },
      { do: "draw", count: { num: "var", name: "prey" } },
    ),
    "effect.1.count",
    /"prey" is a card/,
  ],
  [
    "a target word that is not there",
    runs({ do: "slay", what: target }),
    "effect.0.what",
    /there is no target 0: `targets` asks for none/,
  ],
  [
    "a target word past the last",
    action({ targets: [character], effect: [{ do: "slay", what: { ref: "target", slot: 1 } }] }),
    "effect.0.what",
    /there is no target 1: `targets` asks for 0 to 0/,
  ],
  [
    "a player where a card is wanted",
    runs({ do: "slay", what: you }),
    "effect.0.what",
    /means a player, and must mean a card/,
  ],
  [
    "a card where a link is wanted",
    action({ targets: [character], effect: [{ do: "nullify", what: target }] }),
    "effect.0.what",
    /means a card, and must mean a card or ability being played/,
  ],
  [
    "a card where a player is wanted",
    runs({ do: "draw", who: { ref: "self" }, count: 1 }),
    "effect.0.who",
    /means a card, and must mean a player/,
  ],
  [
    "a link where a card is wanted",
    action({ targets: [{ link: { what: "play" } }], effect: [{ do: "damage", to: target, amount: 1 }] }),
    "effect.0.to",
    /means a card or ability being played, and must mean a card or a player/,
  ],
  [
    "an event's field that it has not",
    triggered({ act: "slay" }, { do: "draw", count: { num: "event", field: "amount" } }),
    "abilities.0.effect.0.count",
    /its event has no "amount"; it has object, seat/,
  ],
  [
    "an event's field of another kind",
    triggered({ act: "damage" }, { do: "draw", count: { num: "event", field: "object" } }),
    "abilities.0.effect.0.count",
    /"object" is a card/,
  ],
  [
    "an event where there is none",
    runs({ do: "slay", what: { ref: "event", field: "object" } }),
    "effect.0.what",
    /no event to read here/,
  ],
  [
    "an event in a static ability",
    {
      id: "a-card",
      name: "A card",
      type: "permanent",
      cost: 1,
      abilities: [
        { kind: "static", changes: [{ on: {}, attr: "combat", add: { num: "event", field: "amount" } }] },
      ],
    },
    "abilities.0.changes.0.add",
    /no event to read here/,
  ],
  [
    "a target in an Epic Condition",
    {
      id: "a-card",
      name: "A card",
      type: "epic",
      combat: 1,
      conditions: [{ when: { is: "matches", what: target, filter: {} } }],
    },
    "conditions.0.when.what",
    /there is no target 0/,
  ],
  [
    "a question in an act's place",
    {
      id: "a-card",
      name: "A card",
      type: "permanent",
      cost: 1,
      abilities: [{ kind: "instead", on: "slay", effect: [{ do: "may", then: [{ do: "draw", count: 1 }] }] }],
    },
    "abilities.0.effect.0",
    /"may" cannot stand in an act's place/,
  ],
  [
    "a choice of more than it allows",
    runs(
      { do: "choose", from: {}, min: 2, max: 1, as: "prey" },
      { do: "slay", what: { ref: "var", name: "prey" } },
    ),
    "effect.0.min",
    /is more than max, which is 1/,
  ],
  [
    "a choice of nothing",
    runs(
      { do: "choose", from: {}, min: 0, max: 0, as: "prey" },
      { do: "slay", what: { ref: "var", name: "prey" } },
    ),
    "effect.0.max",
    /lets nothing be chosen/,
  ],
  [
    "what is never repeated",
    runs({ do: "repeat", times: 0, then: [{ do: "draw", count: 1 }] }),
    "effect.0.times",
    /is never/,
  ],
  [
    "a change without a change",
    action({ targets: [character], effect: [{ do: "modify", what: target, attr: "combat" }] }),
    "effect.0",
    /changes nothing: it needs `add` or `set`/,
  ],
  [
    "a filter that asks how much, and for nothing",
    action({
      targets: [{ object: { kind: "character", has: { attr: "combat" } } }],
      effect: [{ do: "slay", what: target }],
    }),
    "targets.0.object",
    /`has` asks for nothing: it needs `least` or `most`/,
  ],
  [
    "a change of a counter, which only what puts it changes",
    action({
      targets: [character],
      effect: [{ do: "modify", what: target, attr: "damage", add: 1 }],
    }),
    "effect.0.attr",
    /combat/,
  ],
  [
    "a static change without a change",
    {
      id: "a-card",
      name: "A card",
      type: "permanent",
      cost: 1,
      abilities: [{ kind: "static", changes: [{ on: {}, attr: "combat" }] }],
    },
    "abilities.0.changes.0",
    /changes nothing/,
  ],
  [
    "a target word of more than it allows",
    action({
      targets: [{ object: { kind: "character" }, min: 3, max: 2 }],
      effect: [{ do: "slay", what: target }],
    }),
    "targets.0.min",
    /is more than max, which is 2/,
  ],
  [
    "a token that is not in the set",
    runs({ do: "token", card: "a-token" }),
    "effect.0.card",
    /"a-token" is not in the set/,
  ],
];

test.each(faults)("%s", (_what, card, path, message) => {
  const found = problemsOf(set(card));
  expect(found).toContainEqual({ card: "a-card", path, message: expect.stringMatching(message) });
});

describe("a whole set", () => {
  test("with a misspelt key", () => {
    expect(problemsOf({ ...(set(action({})) as Card), dekcs: [] })).toEqual([
      { card: "", path: "dekcs", message: 'unknown key; did you mean "decks"?' },
    ]);
  });

  test("with two cards of one id", () => {
    expect(problemsOf(set(action({}), action({})))).toEqual([
      { card: "a-card", path: "id", message: "stands twice in the set" },
    ]);
  });

  test("whose deck holds a stranger", () => {
    const deck = { id: "a-deck", name: "A deck", cards: { "no-card": 4 } };
    expect(problemsOf({ ...(set(action({})) as Card), decks: [deck] })).toEqual([
      {
        card: "",
        path: "decks.0.cards.no-card",
        message: '"no-card" is not in the set; did you mean "a-card"?',
      },
    ]);
  });

  test("of an unknown game", () => {
    expect(problemsOf({ ...(set(action({})) as Card), ruleset: "chess" })[0].message).toMatch(
      /there is no game "chess"; the games are ucg, /,
    );
  });

  test.each([null, 7, "set", [], {}])("that is %j", (json) => {
    expect(problemsOf(json).length).toBeGreaterThan(0);
  });

  test("that is faulty itself, and whose cards are", () => {
    const wrong = { ...(set(action({ cost: "1" })) as Card), dekcs: [] };
    expect(problemsOf(wrong).map(({ card, path }) => [card, path])).toEqual([
      ["", "dekcs"],
      ["a-card", "cost"],
    ]);
  });

  test("whose deck and whose cards name one that is merely faulty", () => {
    const token = { id: "a-token", name: "A token", type: "character", cost: 1, combat: "2" };
    const deck = { id: "a-deck", name: "A deck", cards: { "a-token": 1 } };
    const wrong = { ...(set(runs({ do: "token", card: "a-token" }), token) as Card), decks: [deck] };
    expect(problemsOf(wrong).map(({ card, path }) => [card, path])).toEqual([["a-token", "combat"]]);
  });

  test("with a card that has no id", () => {
    const { id: _, ...nameless } = action({});
    expect(problemsOf(set(nameless, { cost: 1 })).map(({ card }) => card)).toEqual(
      expect.arrayContaining(["A card", "card 2"]),
    );
  });

  test("with every fault of every card, not the first alone", () => {
    const cards = problemsOf(
      set(runs({ do: "slay", what: target }), { ...action({ combat: 1 }), id: "b-card" }),
    ).map(({ card }) => card);
    expect(cards).toEqual(["a-card", "b-card"]);
  });
});

describe("caps", () => {
  test("depth", () => {
    let deep: Card = { do: "draw", count: 1 };
    for (let i = 0; i < SET_LIMITS.depth; i++) deep = { do: "may", then: [deep] };
    expect(problemsOf(set(runs(deep)))).toEqual([
      { card: "a-card", path: "effect.0.then.0.then.0.…", message: `nested deeper than ${SET_LIMITS.depth}` },
    ]);
  });

  test("bytes, however they are spread", () => {
    const text = { ...action({}), flavor: "x".repeat(SET_LIMITS.bytes) };
    const wide = { ...action({}), targets: new Array<number>(SET_LIMITS.bytes).fill(1) };
    for (const card of [text, wide])
      expect(problemsOf(set(card))).toEqual([
        {
          card: "a-card",
          path: "",
          message: expect.stringContaining(`larger than ${SET_LIMITS.bytes} bytes`),
        },
      ]);
  });

  test("cards", () => {
    const cards = Array.from({ length: SET_LIMITS.cards + 1 }, (_, n) => ({
      ...action({}),
      id: `card-${n}`,
    }));
    expect(problemsOf(set(...cards))[0].path).toBe("cards");
  });

  test("decks and copies", () => {
    const deck = { id: "a-deck", name: "A deck", cards: { "a-card": 100 } };
    expect(problemsOf({ ...(set(action({})) as Card), decks: [deck] })[0].path).toBe("decks.0.cards.a-card");
    const decks = new Array<Card>(SET_LIMITS.decks + 1).fill({ ...deck, cards: {} });
    expect(problemsOf({ ...(set(action({})) as Card), decks })[0].path).toBe("decks");
  });

  test("statements of an effect", () => {
    const draws = new Array<Card>(17).fill({ do: "draw", count: 1 });
    expect(problemsOf(set(runs(...draws)))[0].path).toBe("effect");
  });
});
