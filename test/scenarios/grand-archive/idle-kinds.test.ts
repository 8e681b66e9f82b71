/** Words of types, classes, subtypes and sides that do nothing where they stand. */
import { type Card, type Pair, refusesIdle } from "../../sets/idle.ts";

const card = (type: string, more: Card): Card => ({ id: "a-card", name: "A card", type, ...more });
const action = (more: Card): Card =>
  card("action", { speed: "fast", reserve: 1, effect: [{ do: "draw", count: 1 }], ...more });
const ally = (more: Card): Card => card("ally", { reserve: 1, power: 1, life: 1, ...more });
const item = (more: Card): Card => card("item", { reserve: 1, ...more });
const types: Pair[] = [
  {
    what: "a second type of an item",
    bad: item({ also: "phantasia" }),
    path: "also",
    message: /only an ally or a domain/,
    good: card("domain", { reserve: 1, also: "phantasia" }),
  },
  {
    what: "a second type that is the first",
    bad: card("domain", { reserve: 1, also: "domain" }),
    path: "also",
    message: /is its type already/,
    good: ally({ also: "domain" }),
  },
  {
    what: "another side of an action",
    bad: action({ back: "shell" }),
    path: "back",
    message: /never lies on the field/,
    good: ally({}),
  },
];

const lends = (change: Card): Card => item({ abilities: [{ kind: "static", changes: [change] }] });
const kinds: Pair[] = [
  {
    what: "`instead` of nothing",
    bad: lends({ on: { kind: "ally" }, attr: "power", add: 1, instead: true }),
    path: "abilities.0.changes.0.instead",
    message: /no type, class or subtype/,
    good: lends({ on: { kind: "ally" }, class: "mage", instead: true }),
  },
  {
    what: "two changes in one",
    bad: lends({ on: { kind: "ally" }, class: "mage", subtype: "Fox" }),
    path: "abilities.0.changes.0.attr",
    message: /one change of several/,
    good: lends({ on: { kind: "ally" }, subtype: "Fox" }),
  },
  {
    what: "allies that are allies no more",
    bad: lends({ on: { kind: "ally" }, type: "item", instead: true }),
    path: "abilities.0.changes.0.on",
    message: /are no more/,
    good: lends({ on: { kind: "ally" }, type: "item" }),
  },
];

refusesIdle("grand-archive", [...types, ...kinds]);
