/** Words that do nothing, as every game refuses them. */
import { type Card, type Pair, refusesIdle } from "./idle.ts";

const target = { ref: "target", slot: 0 };
const character = { object: { kind: "character" } };
const you = { ref: "you" };
const action = (...effect: Card[]): Card => ({
  id: "a-card",
  name: "A card",
  type: "action",
  cost: 1,
  effect,
});
const aimed = (object: Card): Card => ({
  ...action({ do: "slay", what: target }),
  targets: [{ object }],
});
const all = (of: Card): Card => action({ do: "slay", what: { ref: "all", of } });
const permanent = (...abilities: Card[]): Card => ({
  id: "a-card",
  name: "A card",
  type: "permanent",
  cost: 1,
  abilities,
});
const triggered = (on: Card): Card =>
  permanent({ kind: "triggered", on, effect: [{ do: "draw", count: 1 }] });
const draws = (when: Card, more: Card = {}): Card =>
  action({ do: "if", when, then: [{ do: "draw", count: 1 }], ...more });
const chosen = (read: string): Card =>
  action(
    { do: "choose", from: { kind: "character" }, min: 1, max: 1, as: "prey" },
    { do: "choose", from: { kind: "character" }, min: 1, max: 1, as: "other" },
    { do: "slay", what: { ref: "var", name: "other" } },
    { do: "bounce", what: { ref: "var", name: read } },
  );

const targets: Pair[] = [
  {
    what: "a target that is never named",
    bad: { ...aimed({ kind: "character" }), targets: [character, character] },
    path: "targets.1",
    message: /chosen and never named/,
    good: {
      ...action({ do: "slay", what: target }, { do: "bounce", what: { ref: "target", slot: 1 } }),
      targets: [character, character],
    },
  },
  {
    what: "a target in a hidden zone",
    bad: aimed({ in: ["active", "hand"] }),
    path: "targets.0.object.in",
    message: /"hand" is hidden/,
    good: aimed({ in: ["active", "void"] }),
  },
  {
    what: "a choice that nothing reads",
    bad: chosen("other"),
    path: "effect.0.as",
    message: /chooses "prey", which nothing after it reads/,
    good: chosen("prey"),
  },
  {
    what: "a number that nothing reads",
    bad: action({ do: "let", as: "n", value: { num: "count", of: {} } }, { do: "draw", count: 1 }),
    path: "effect.0.as",
    message: /counts "n"/,
    good: action(
      { do: "let", as: "n", value: { num: "count", of: {} } },
      { do: "draw", count: { num: "var", name: "n" } },
    ),
  },
  {
    what: "a host where nothing is attached",
    bad: permanent({ kind: "static", changes: [{ on: { host: true }, attr: "combat", add: 1 }] }),
    path: "abilities.0.changes.0.on",
    message: /host of a card that lies on nothing/,
    good: {
      ...permanent({ kind: "static", changes: [{ on: { host: true }, attr: "combat", add: 1 }] }),
      type: "status",
      targets: [character],
    },
  },
  {
    what: "a reference to a host where nothing is attached",
    bad: action({ do: "slay", what: { ref: "host" } }),
    path: "effect.0.what",
    message: /host of a card that lies on nothing/,
    good: action({ do: "slay", what: { ref: "self" } }),
  },
  {
    what: "a reference to a host in what another filter is not",
    bad: all({
      not: { has: { attr: "combat", least: { num: "attr", of: { ref: "host" }, attr: "combat" } } },
    }),
    path: "effect.0.what.of.not.has.least.of",
    message: /host of a card that lies on nothing/,
    good: all({
      not: { has: { attr: "combat", least: { num: "attr", of: { ref: "self" }, attr: "combat" } } },
    }),
  },
];

const filters: Pair[] = [
  {
    what: "this card and another",
    bad: all({ self: true, other: true }),
    path: "effect.0.what.of",
    message: /nothing is both/,
    good: all({ kind: "character", other: true }),
  },
  {
    what: "two sides at once",
    bad: all({ controller: "you", any: [{ kind: "epic" }, { controller: "opponent" }] }),
    path: "effect.0.what.of.any.1",
    message: /cannot be beside the rest: nothing is both you and opponent/,
    good: all({ any: [{ controller: "you", kind: "epic" }, { controller: "opponent" }] }),
  },
  {
    what: "zones that have none in common",
    bad: all({ in: ["active"], any: [{ in: ["void"] }, { kind: "epic" }] }),
    path: "effect.0.what.of.any.0",
    message: /the zones have none in common/,
    good: all({ in: ["active", "void"], any: [{ in: ["void"] }, { kind: "epic" }] }),
  },
  {
    what: "all that is asked for left out",
    bad: all({ kind: "character", controller: "you", not: { kind: "character" } }),
    path: "effect.0.what.of.not",
    message: /leaves out all/,
    good: all({ kind: "character", controller: "you", not: { kind: "epic" } }),
  },
  {
    what: "left out what was never asked for",
    bad: all({ controller: "you", not: { controller: "opponent" } }),
    path: "effect.0.what.of.not",
    message: /never asked for/,
    good: all({ controller: "you", not: { owner: "opponent" } }),
  },
  {
    what: "one of two that is said twice",
    bad: all({ any: [{ kind: "epic" }, { kind: "terra" }, { kind: "epic" }] }),
    path: "effect.0.what.of.any.2",
    message: /said twice/,
    good: all({ any: [{ kind: "epic" }, { kind: "terra" }] }),
  },
  {
    what: "one of two that fits everything",
    bad: all({ any: [{ kind: "epic" }, {}] }),
    path: "effect.0.what.of.any.1",
    message: /fits everything/,
    good: all({ any: [{ kind: "epic" }, { other: true }] }),
  },
  {
    what: "more than the most",
    bad: all({ kind: "character", has: { attr: "combat", least: 4, most: 3 } }),
    path: "effect.0.what.of.has.least",
    message: /more than most, which is 3/,
    good: all({ kind: "character", has: { attr: "combat", least: 3, most: 3 } }),
  },
  {
    what: "a zone twice",
    bad: all({ in: ["void", "void"] }),
    path: "effect.0.what.of.in",
    message: /a zone twice/,
    good: all({ in: ["void", "active"] }),
  },
];

const statements: Pair[] = [
  {
    what: "none of something",
    bad: action({ do: "damage", to: you, amount: 0 }),
    path: "effect.0.amount",
    message: /is 0: "damage" then does nothing/,
    good: action({ do: "damage", to: you, amount: 1 }),
  },
  {
    what: "fewer than none",
    bad: action({ do: "draw", count: -1 }),
    path: "effect.0.count",
    message: /is -1/,
    good: action({ do: "draw", count: 1 }),
  },
  {
    what: "a condition that never changes",
    bad: draws({ is: ">", left: 2, right: 1 }),
    path: "effect.0.when",
    message: /two written numbers/,
    good: draws({ is: ">", left: { num: "count", of: {} }, right: 1 }),
  },
  {
    what: "a thing compared with itself",
    bad: draws({ is: "<=", left: { num: "count", of: {} }, right: { num: "count", of: {} } }),
    path: "effect.0.when",
    message: /with itself/,
    good: draws({ is: "<=", left: { num: "count", of: {} }, right: { num: "count", of: { other: true } } }),
  },
  {
    what: "a condition that decides nothing",
    bad: draws({ is: "yourTurn" }, { else: [{ do: "draw", count: 1 }] }),
    path: "effect.0.when",
    message: /`then` and `else` are the same/,
    good: draws({ is: "yourTurn" }, { else: [{ do: "draw", count: 2 }] }),
  },
];

const triggers: Pair[] = [
  {
    what: "an object of an act that has none",
    bad: triggered({ act: "drawn", object: { kind: "character" } }),
    path: "abilities.0.on.object",
    message: /"drawn" has no object/,
    good: triggered({ act: "slay", object: { kind: "character" } }),
  },
  {
    what: "whose act it is, where it is nobody's",
    bad: triggered({ act: "nullify", by: "you" }),
    path: "abilities.0.on.by",
    message: /no player's act/,
    good: triggered({ act: "drawn", by: "you" }),
  },
  {
    what: "entering by what brings nothing in",
    bad: triggered({ act: "slay", entering: true }),
    path: "abilities.0.on.entering",
    message: /nothing enters by "slay"/,
    good: triggered({ act: "enter", entering: true }),
  },
  {
    what: "another that is itself",
    bad: triggered({ act: "enter", entering: true, object: { other: true } }),
    path: "abilities.0.on.object.other",
    message: /what enters is this card itself/,
    good: triggered({ act: "enter", object: { other: true } }),
  },
  {
    what: "a replacement of an act that has no such object",
    bad: permanent({ kind: "instead", on: "drawn", object: { kind: "character" } }),
    path: "abilities.0.object",
    message: /"drawn" has no object/,
    good: permanent({ kind: "instead", on: "slay", object: { kind: "character" } }),
  },
];

refusesIdle("ucg", [...targets, ...filters, ...statements, ...triggers]);
