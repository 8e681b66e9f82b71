/** The last words of cards where they do nothing. */
import { type Card, type Pair, refusesIdle } from "../../sets/idle.ts";

const card = (type: string, more: Card): Card => ({ id: "a-card", name: "A card", type, ...more });
const action = (...effect: Card[]): Card => card("action", { speed: "fast", reserve: 1, effect });
const next = (more: Card): Card => action({ do: "nextCard", of: { kind: "ally" }, ...more });
const domain = (change: Card): Card =>
  card("domain", { reserve: 1, abilities: [{ kind: "static", changes: [change] }] });
const seen = { in: ["main"], owner: "you", glimpsed: true };

const lent: Pair[] = [
  {
    what: "an attribute of the next card without a change",
    bad: next({ attr: "power" }),
    path: "effect.0.add",
    message: /says nothing without/,
    good: next({ attr: "power", add: 1 }),
  },
  {
    what: "a next card that is no more what it is, and nothing else",
    bad: next({ cost: -1, instead: true }),
    path: "effect.0.instead",
    message: /no type, class or subtype/,
    good: next({ subtype: "Fox", instead: true }),
  },
  {
    what: "a glimpsed card that gets what only the field asks for",
    bad: domain({ on: seen, attr: "power", add: 1 }),
    path: "abilities.0.changes.0.attr",
    message: /only starcalling/,
    good: domain({ on: seen, attr: "starcalling", set: 2 }),
  },
  {
    what: "a glimpsed card that lies elsewhere",
    bad: domain({ on: { ...seen, in: ["hand"] }, attr: "starcalling", set: 2 }),
    path: "abilities.0.changes.0.on.in",
    message: /glimpsed there/,
    good: domain({ on: seen, attr: "aethercalling", set: 1 }),
  },
  {
    what: "glimpsed cards in an effect",
    bad: action({ do: "banish", what: { ref: "all", of: seen } }),
    path: "effect.0.what.of.glimpsed",
    message: /only a static change/,
    good: action({ do: "banish", what: { ref: "all", of: { in: ["main"], owner: "you" } } }),
  },
];

const named = (what: string, ofNamed: string): Card =>
  action({ do: "name", what }, { do: "wake", what: { ref: "all", of: { ofNamed } } });
const namedFirst = (names: Card, ofNamed: string): Card => ({
  ...domain({ on: { kind: "ally", ofNamed }, attr: "power", add: 1 }),
  enters: { names },
});
const naming: Pair[] = [
  {
    what: "a name that nothing compares with",
    bad: action({ do: "name", what: "element" }),
    path: "effect.0.what",
    message: /nothing compares with it/,
    good: named("class", "class"),
  },
  {
    what: "a comparison with what nobody names",
    bad: action({ do: "draw", count: { num: "named" } }),
    path: "effect.0.count.num",
    message: /a number that nobody names/,
    good: action({ do: "name", what: "number" }, { do: "draw", count: { num: "named" } }),
  },
  {
    what: "the type of what is no card",
    bad: action(
      { do: "name", what: "class", type: "ally" },
      { do: "wake", what: { ref: "all", of: { ofNamed: "class" } } },
    ),
    path: "effect.0.type",
    message: /names no card/,
    good: named("type", "type"),
  },
  {
    what: "a name as it enters that nothing compares with",
    bad: card("domain", { reserve: 1, enters: { names: { what: "class" } } }),
    path: "enters.names.what",
    message: /nothing compares with it/,
    good: namedFirst({ what: "class" }, "class"),
  },
  {
    what: "the type of what is no card as it enters",
    bad: namedFirst({ what: "class", type: "ally" }, "class"),
    path: "enters.names.type",
    message: /names no card/,
    good: namedFirst({ what: "card", type: "ally" }, "card"),
  },
];

const dead = { object: { kind: "ally", in: ["graveyard"] } };
const twin = (except: Card): Card => ({
  ...action({ do: "duplicate", what: { ref: "target", slot: 0 }, except }),
  targets: [dead],
});
const many = (word: Card): Card => ({
  ...action({ do: "rest", what: { ref: "target", slot: 0 } }),
  targets: [{ object: { kind: "ally" }, ...word }],
});
const copies: Pair[] = [
  {
    what: "an exception that is none",
    bad: twin({ attr: "power" }),
    path: "effect.0.except",
    message: /changes nothing/,
    good: twin({ attr: "power", add: 1 }),
  },
  {
    what: "two exceptions in one",
    bad: twin({ subtype: "Fox", class: "mage" }),
    path: "effect.0.except.attr",
    message: /one change of several/,
    good: twin({ subtype: "Fox" }),
  },
  {
    what: "a token that keeps its own name",
    bad: twin({ name: true }),
    path: "effect.0.except.name",
    message: /no name of its own/,
    good: twin({ name: "Old Hand" }),
  },
  {
    what: "a name and something else in one exception",
    bad: twin({ name: "Old Hand", subtype: "Fox" }),
    path: "effect.0.except.attr",
    message: /one change of several/,
    good: twin({ name: "Old Hand" }),
  },
  {
    what: "any number of targets, and so many",
    bad: many({ any: true, max: 3 }),
    path: "targets.0.any",
    message: /leave the other bounds out/,
    good: many({ any: true }),
  },
];

refusesIdle("grand-archive", [...lent, ...naming, ...copies]);
