/** Words that do nothing, as only the rules of Grand Archive know. */
import { type Card, type Pair, refusesIdle } from "../../sets/idle.ts";

const draw = [{ do: "draw", count: 1 }];
const card = (type: string, more: Card): Card => ({ id: "a-card", name: "A card", type, ...more });
const action = (more: Card): Card => card("action", { speed: "fast", reserve: 1, effect: draw, ...more });
const modes = [{ effect: draw }, { effect: [{ do: "draw", count: 2 }] }];
const modal = (more: Card): Card => card("action", { speed: "fast", reserve: 1, modes, ...more });
const attack = (more: Card): Card => card("attack", { reserve: 1, power: 1, ...more });
const ally = (more: Card): Card => card("ally", { reserve: 1, power: 1, life: 1, ...more });
const item = (more: Card): Card => card("item", { reserve: 1, ...more });
const champion = (more: Card): Card => card("champion", { memory: 0, level: 1, life: 15, ...more });
const destroys = (of: Card): Card => action({ effect: [{ do: "destroy", what: { ref: "all", of } }] });
const delayed = { kind: "delayed", effect: draw };
const delay = { do: "delay", phase: "end", ability: 0 };
const damageX = [{ do: "damage", to: { ref: "you" }, amount: { num: "x" } }];

const keywords: Pair[] = [
  {
    what: "Cleave on an action",
    bad: action({ keywords: { cleave: true } }),
    path: "keywords.cleave",
    message: /an action never lies on the field/,
    good: attack({ keywords: { cleave: true } }),
  },
  {
    what: "Stealth on an attack card",
    bad: attack({ keywords: { stealth: true } }),
    path: "keywords.stealth",
    message: /an attack card never lies on the field/,
    good: attack({ keywords: { trueSight: true } }),
  },
  {
    what: "Command on an action",
    bad: action({ keywords: { command: true } }),
    path: "keywords.command",
    message: /only an attack card/,
    good: attack({ keywords: { command: true } }),
  },
  {
    what: "Kindle on a card of the material deck",
    bad: card("item", { regalia: true, memory: 1, keywords: { kindle: 2 } }),
    path: "keywords.kindle",
    message: /never activated/,
    good: item({ keywords: { kindle: 2 } }),
  },
  {
    what: "a number on a keyword that has none",
    bad: ally({ keywords: { taunt: 2 } }),
    path: "keywords.taunt",
    message: /2 does no more than true/,
    good: ally({ keywords: { retort: 2 } }),
  },
];

const changes: Pair[] = [
  {
    what: "a change of no attribute",
    bad: action({ effect: [{ do: "modify", what: { ref: "all", of: { kind: "ally" } }, add: 1 }] }),
    path: "effect.0",
    message: /needs `attr`/,
    good: action({
      effect: [{ do: "modify", what: { ref: "all", of: { kind: "ally" } }, attr: "power", add: 1 }],
    }),
  },
];

const fields: Pair[] = [
  {
    what: "a lineage of an ally",
    bad: ally({ lineage: "Lorraine" }),
    path: "lineage",
    message: /only a champion/,
    good: champion({ lineage: "Lorraine" }),
  },
  {
    what: "a besieged item",
    bad: item({ siegeable: true }),
    path: "siegeable",
    message: /only a domain/,
    good: card("domain", { reserve: 1, siegeable: true, durability: 3 }),
  },
  {
    what: "life of an attack",
    bad: attack({ life: 2 }),
    path: "life",
    message: /never lies on the field/,
    good: item({ life: 2 }),
  },
  {
    what: "a choice without modes",
    bad: action({ choose: 2 }),
    path: "choose",
    message: /no modes/,
    good: modal({ choose: 2 }),
  },
  {
    what: "more modes than there are",
    bad: modal({ choose: 3 }),
    path: "choose",
    message: /more than the modes there are, which is 2/,
    good: modal({ choose: 2 }),
  },
  {
    what: "more modes for what is never paid",
    bad: modal({ more: { paid: "prepared", choose: 2 } }),
    path: "more.paid",
    message: /has no "prepare"/,
    good: modal({
      more: { paid: "prepared", choose: 2 },
      keywords: { prepare: 1 },
    }),
  },
  {
    what: "X that nothing reads",
    bad: action({ reserve: "x" }),
    path: "reserve",
    message: /never reads/,
    good: action({ reserve: "x", effect: damageX }),
  },
  {
    what: "X that nothing pays",
    bad: action({ effect: damageX }),
    path: "reserve",
    message: /is not X/,
    good: action({ reserve: "x", effect: damageX }),
  },
];

const abilities: Pair[] = [
  {
    what: "a delayed ability that nothing delays",
    bad: action({ abilities: [delayed] }),
    path: "abilities.0",
    message: /no "delay" or "reflex"/,
    good: action({ effect: [delay], abilities: [delayed] }),
  },
  {
    what: "an ability of an action on the field",
    bad: action({ abilities: [{ kind: "triggered", on: { phase: "end" }, effect: draw }] }),
    path: "abilities.0.kind",
    message: /never works: an action never lies on the field/,
    good: action({
      abilities: [{ kind: "triggered", on: { phase: "end" }, from: ["graveyard"], effect: draw }],
    }),
  },
  {
    what: "an attack card that dies",
    bad: attack({ abilities: [{ kind: "triggered", on: "death", effect: draw }] }),
    path: "abilities.0.on",
    message: /no attack does that/,
    good: attack({ abilities: [{ kind: "triggered", on: "hit", effect: draw }] }),
  },
  {
    what: "an inherited ability of an ally",
    bad: ally({ abilities: [{ kind: "triggered", on: "attack", inherited: true, effect: draw }] }),
    path: "abilities.0.inherited",
    message: /only a champion lies in a lineage/,
    good: champion({ abilities: [{ kind: "triggered", on: "attack", inherited: true, effect: draw }] }),
  },
  {
    what: "two types that no card has both of",
    bad: destroys({ kind: "item", any: [{ state: "rested" }, { kind: "weapon" }] }),
    path: "effect.0.what.of.any.1",
    message: /no card has all of `kind` item, `kind` weapon/,
    good: destroys({ kind: "item", any: [{ state: "rested" }, { kind: "ally" }] }),
  },
  {
    what: "an action on the field",
    bad: destroys({ kind: "action", in: ["field"] }),
    path: "effect.0.what.of",
    message: /no card has all of `kind` action, `in` \[field\]/,
    good: destroys({ kind: "action", in: ["graveyard", "field"] }),
  },
];

refusesIdle("grand-archive", [...keywords, ...changes, ...fields, ...abilities]);
