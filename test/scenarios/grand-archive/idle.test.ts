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
const given = { kind: "given", on: "attack", effect: draw };
const give = { do: "give", ability: 0, what: { ref: "all", of: { kind: "ally" } } };
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
  {
    what: "Renewable on a card of the main deck",
    bad: item({ keywords: { renewable: true } }),
    path: "keywords.renewable",
    message: /only a card of the material deck/,
    good: card("item", { regalia: true, memory: 1, keywords: { renewable: true } }),
  },
  {
    what: "Class Locked without a class",
    bad: item({ keywords: { classLocked: true } }),
    path: "keywords.classLocked",
    message: /has none/,
    good: item({ classes: ["mage"], keywords: { classLocked: true } }),
  },
  {
    what: "Level Locked on a token",
    bad: card("item", { token: true, keywords: { levelLocked: 2 } }),
    path: "keywords.levelLocked",
    message: /nobody plays/,
    good: card("item", { regalia: true, memory: 1, keywords: { levelLocked: 2 } }),
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

const instead = (more: Card): Card => ({ kind: "instead", on: "damage", object: { self: true }, ...more });
const less = [{ do: "changeDamage", less: 1 }];
const watches = (on: Card): Card => item({ abilities: [{ kind: "triggered", on, effect: draw }] });
const brim = { do: "modify", what: { ref: "all", of: { kind: "ally" } }, attr: "power", add: 1 };

/** G R32. */
const words: Pair[] = [
  {
    what: "Exalted alone",
    bad: ally({ elements: ["exalted"] }),
    path: "elements",
    message: /beside another element/,
    good: ally({ elements: ["exalted", "fire"] }),
  },
  {
    what: "Divine Relic in a main deck",
    bad: item({ keywords: { divineRelic: true } }),
    path: "keywords.divineRelic",
    message: /only a card of the material deck/,
    good: card("item", { regalia: true, memory: 0, keywords: { divineRelic: true } }),
  },
  {
    what: "Pride on an action",
    bad: action({ keywords: { pride: 1 } }),
    path: "keywords.pride",
    message: /never lies on the field/,
    good: ally({ keywords: { pride: 1 } }),
  },
  {
    what: "what an action enters with",
    bad: action({ enters: { distant: true } }),
    path: "enters",
    message: /never enters/,
    good: ally({ enters: { distant: true } }),
  },
  {
    what: "a second way out of the graveyard",
    bad: action({ ephemerate: { reserve: 1 }, from: ["graveyard"] }),
    path: "ephemerate",
    message: /how it is activated from there/,
    good: action({ ephemerate: { reserve: 1 }, from: ["memory"] }),
  },
  {
    what: "who is commanded by nothing",
    bad: attack({ commands: "Knight" }),
    path: "commands",
    message: /no Command/,
    good: attack({ commands: "Knight", keywords: { command: true } }),
  },
  {
    what: "what counts for no Imbue",
    bad: action({ imbuedBy: "advanced" }),
    path: "imbuedBy",
    message: /no Imbue/,
    good: action({ imbuedBy: "advanced", keywords: { imbue: 1 } }),
  },
  {
    what: "two types of an item",
    bad: item({ also: "phantasia" }),
    path: "also",
    message: /only an ally/,
    good: ally({ also: "phantasia" }),
  },
  {
    what: "changed damage where none would be dealt",
    bad: action({ effect: less }),
    path: "effect",
    message: /only in the place of damage/,
    good: ally({ abilities: [instead({ prevents: true, effect: less })] }),
  },
  {
    what: "prevention that is none",
    bad: ally({ abilities: [instead({ effect: less })] }),
    path: "abilities.0.effect",
    message: /needs `prevents`/,
    good: ally({ abilities: [instead({ effect: [{ do: "changeDamage", more: 1 }] })] }),
  },
  {
    what: "a kind of counter of an act without",
    bad: watches({ act: "wake", counter: "quest counter" }),
    path: "abilities.0.on.counter",
    message: /"wake" has no such part/,
    good: watches({ act: "counter", counter: "quest counter" }),
  },
  {
    what: "the host of an act without",
    bad: watches({ act: "load", field: "source", object: { kind: "weapon" } }),
    path: "abilities.0.on.object",
    message: /has no source/,
    good: watches({ act: "load", field: "host", object: { kind: "weapon" } }),
  },
  {
    what: "an empowered card that is no Spell",
    bad: action({
      effect: [
        {
          do: "if",
          when: { is: "matches", what: { ref: "self" }, filter: { empowered: true } },
          then: [brim],
        },
      ],
    }),
    path: "effect",
    message: /only the effect of a Spell card/,
    good: action({
      subtypes: ["Spell"],
      effect: [
        {
          do: "if",
          when: { is: "matches", what: { ref: "self" }, filter: { empowered: true } },
          then: [brim],
        },
      ],
    }),
  },
  {
    what: "a kind beside a champion's name",
    bad: action({ when: { is: "any", of: { championName: "Ren", kind: "champion" } } }),
    path: "",
    message: /leave `kind` out/,
    good: action({ when: { is: "any", of: { championName: "Ren" } } }),
  },
  {
    what: "anything that a player has beside objects",
    bad: action({ when: { is: "any", of: { in: ["aside"] } } }),
    path: "",
    message: /must be mastery or status/,
    good: action({ when: { is: "any", of: { in: ["aside"], kind: "mastery" } } }),
  },
  {
    what: "Taunt of a mastery",
    bad: card("mastery", { token: true, keywords: { taunt: true } }),
    path: "keywords.taunt",
    message: /no object/,
    good: card("mastery", { token: true }),
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
    what: "an ability that nothing gives",
    bad: action({ abilities: [given] }),
    path: "abilities.0",
    message: /no "give" of the card/,
    good: action({ effect: [give], abilities: [given] }),
  },
  {
    what: "an ability that only itself would give",
    bad: action({ abilities: [{ ...given, effect: [give] }] }),
    path: "abilities.0",
    message: /no "give" of the card/,
    good: action({ effect: [give], abilities: [{ ...given, effect: [give] }] }),
  },
  {
    what: "On Enter given to what is on the field already",
    bad: action({ effect: [give], abilities: [{ ...given, on: "enter" }] }),
    path: "abilities.0.on",
    message: /is on the field already/,
    good: action({ effect: [give], abilities: [{ ...given, on: "death" }] }),
  },
  {
    what: "an event of an object given to a player",
    bad: action({ effect: [{ do: "give", ability: 0 }], abilities: [given] }),
    path: "abilities.0.on",
    message: /given to a player/,
    good: action({ effect: [{ do: "give", ability: 0 }], abilities: [{ ...given, on: { phase: "end" } }] }),
  },
  {
    what: "a condition beside an event that has its own",
    bad: ally({
      abilities: [{ kind: "triggered", on: { act: "wake" }, when: { is: "yourTurn" }, effect: draw }],
    }),
    path: "abilities.0.when",
    message: /stands in `on`/,
    good: ally({ abilities: [{ kind: "triggered", on: "wake", when: { is: "yourTurn" }, effect: draw }] }),
  },
  {
    what: "a delayed ability that nothing delays",
    bad: action({ abilities: [delayed] }),
    path: "abilities.0",
    message: /no "delay" or "reflex"/,
    good: action({ effect: [delay], abilities: [delayed] }),
  },
  {
    what: "a delayed ability that only itself delays",
    bad: action({ abilities: [{ kind: "delayed", effect: [delay] }] }),
    path: "abilities.0",
    message: /no "delay" or "reflex"/,
    good: action({ effect: [delay], abilities: [{ kind: "delayed", effect: [delay] }] }),
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
    message: /only a champion lends what it has/,
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

const chosen: Pair[] = [
  {
    what: "as few modes as are chosen",
    bad: modal({ choose: 2, least: 2 }),
    path: "least",
    message: /fewer than are chosen, which is 2/,
    good: modal({ choose: 2, least: 1 }),
  },
  {
    what: "modes that a card's own effect had before",
    bad: modal({ unchosen: true }),
    path: "unchosen",
    message: /none was before/,
    good: item({ abilities: [{ kind: "activated", cost: { rest: true }, modes, unchosen: true }] }),
  },
  {
    what: "few modes of none",
    bad: action({ least: 0 }),
    path: "least",
    message: /no modes/,
    good: modal({ least: 0 }),
  },
];

const inGraveyard = { pay: "banish", of: { in: ["graveyard"] } };
const targets = [{ object: { kind: "ally" } }];
const hits = [{ do: "destroy", what: { ref: "target", slot: 0 } }];
const each = { kind: "ally", state: "rested" };

const prices: Pair[] = [
  {
    what: "a price of targets where there are none",
    bad: action({ byTargets: { each, add: -1 } }),
    path: "byTargets",
    message: /which has none/,
    good: action({ targets, effect: hits, byTargets: { each, add: -1 } }),
  },
  {
    what: "the same price for all targets",
    bad: action({ targets, effect: hits, byTargets: { add: 1 } }),
    path: "byTargets.add",
    message: /print another cost/,
    good: action({
      targets,
      effect: hits,
      byTargets: { add: { num: "attr", of: { ref: "target", slot: 0 }, attr: "power" } },
    }),
  },
  {
    what: "what pays for a part of nothing",
    bad: action({ reserve: 0, towards: { ...inGraveyard, most: 2 } }),
    path: "towards",
    message: /no reserve cost/,
    good: action({ towards: { ...inGraveyard, most: 2 } }),
  },
  {
    what: "a cost of attacking with an item",
    bad: item({ toAttack: [inGraveyard] }),
    path: "toAttack",
    message: /only a unit attacks/,
    good: ally({ toAttack: [inGraveyard] }),
  },
  {
    what: "another price of what is never activated",
    bad: card("item", { regalia: true, memory: 1, rather: { parts: [inGraveyard] } }),
    path: "rather",
    message: /never activated/,
    good: card("item", { regalia: true, memory: 1, rather: { parts: [inGraveyard], from: ["material"] } }),
  },
  {
    what: "a champion that would be activated",
    bad: champion({ rather: { parts: [inGraveyard], from: ["material"] } }),
    path: "rather.from",
    message: /never activated/,
    good: champion({ additional: [inGraveyard] }),
  },
];

refusesIdle("grand-archive", [
  ...keywords,
  ...changes,
  ...words,
  ...fields,
  ...abilities,
  ...chosen,
  ...prices,
]);
