/** Words that do nothing, as only the rules of their game know. */
import { type Card, type Pair, refusesIdle } from "./idle.ts";

const base = { id: "a-card", name: "A card" };
const draw = [{ do: "draw", count: 1 }];

const proxy = (more: Card): Card => ({ ...base, type: "proxy", bide: { value: 1 }, ...more });
const hidden = (contact: Card): Card => ({ ...base, type: "hidden", contact, effect: draw });
const ucgAction = (more: Card): Card => ({ ...base, type: "action", cost: 1, effect: draw, ...more });
const slays = (of: Card): Card => ucgAction({ effect: [{ do: "slay", what: { ref: "all", of } }] });
const drawsX = [{ do: "draw", count: { num: "x" } }];

const ucg: Pair[] = [
  {
    what: "a keyword of a Proxy that stays one",
    bad: proxy({ effect: draw, keywords: { swift: true } }),
    path: "keywords.swift",
    message: /never becomes a character/,
    good: proxy({ becomes: "character", combat: 1, keywords: { swift: true } }),
  },
  {
    what: "a number on a keyword that has none",
    bad: { ...base, type: "character", cost: 1, combat: 1, keywords: { swift: 2 } },
    path: "keywords.swift",
    message: /2 does no more than true/,
    good: { ...base, type: "character", cost: 1, combat: 1, keywords: { revive: 2 } },
  },
  {
    what: "a Contact that asks for nothing",
    bad: hidden({}),
    path: "contact",
    message: /asks for nothing/,
    good: hidden({ when: { is: "yourTurn" } }),
  },
  {
    what: "X that nothing pays",
    bad: ucgAction({ effect: drawsX }),
    path: "extra",
    message: /the text reads X/,
    good: ucgAction({ effect: drawsX, extra: { terra: 2 } }),
  },
  {
    what: "an Action among characters",
    bad: slays({ kind: "action", in: ["active"] }),
    path: "effect.0.what.of",
    message: /no card has all of/,
    good: slays({ kind: "pitfall", in: ["active"] }),
  },
];

const nsAgent = { types: ["agent"], speed: 1, cost: { void: 1 }, reach: "melee", attack: 1, defense: 1 };
const nsTool = (more: Card): Card => ({ ...base, types: ["hardware"], speed: 1, cost: { void: 1 }, ...more });
const nsEvent = (more: Card): Card => ({ ...base, types: ["event"], speed: 1, cost: { void: 1 }, ...more });
const enemy = [{ object: { kind: "agent", controller: "opponent" } }];
const global = (targets: Card[]): Card =>
  nsEvent({
    targets: enemy,
    global: { cost: { void: 1 }, targets },
    effect: [{ do: "terminate", what: { ref: "target", slot: 0 } }],
  });

const nullshapers: Pair[] = [
  {
    what: "Evasion of what never attacks",
    bad: nsTool({ keywords: { evasion: true } }),
    path: "keywords.evasion",
    message: /only agents/,
    good: { ...base, ...nsAgent, keywords: { evasion: true } },
  },
  {
    what: "Transfer of an event",
    bad: nsEvent({ effect: draw, keywords: { transfer: true } }),
    path: "keywords.transfer",
    message: /never on the planet/,
    good: nsTool({ keywords: { transfer: true } }),
  },
  {
    what: "a surcharge for the printed words",
    bad: global(enemy),
    path: "global.targets",
    message: /buys nothing/,
    good: global([{ object: { kind: "agent" } }]),
  },
  {
    what: "X that nothing pays",
    bad: nsEvent({ effect: drawsX }),
    path: "cost",
    message: /has no X/,
    good: nsEvent({ effect: drawsX, cost: { x: 1 } }),
  },
  {
    what: "what is an event and an agent",
    bad: nsEvent({
      effect: [
        {
          do: "terminate",
          what: { ref: "all", of: { kind: "agent", any: [{ kind: "event" }, { locked: true }] } },
        },
      ],
    }),
    path: "effect.0.what.of.any.0",
    message: /no card has all of/,
    good: nsEvent({
      effect: [
        {
          do: "terminate",
          what: { ref: "all", of: { kind: "agent", any: [{ kind: "hardware" }, { locked: true }] } },
        },
      ],
    }),
  },
];

const spell = (more: Card): Card => ({
  ...base,
  type: "spell",
  faction: "axiom",
  rarity: "common",
  hand: 1,
  reserve: 1,
  effect: draw,
  ...more,
});
const being = (more: Card): Card => ({
  ...base,
  type: "character",
  faction: "axiom",
  rarity: "common",
  hand: 1,
  reserve: 1,
  forest: 1,
  mountain: 1,
  water: 1,
  ...more,
});
const noon = { kind: "reaction", on: { act: "phase", phase: ["noon"] }, effect: draw };
const creates = (where: Card): Card =>
  spell({
    targets: [{ expedition: "own" }],
    effect: [
      { do: "advance", by: 1, what: { ref: "target", slot: 0 } },
      { do: "advance", by: 1, what: where },
    ],
  });

const waits = (on: Card): Card => being({ abilities: [{ kind: "reaction", on, effect: draw }] });
const shifts = (to: Card): Card =>
  spell({
    targets: [{ object: { type: "character", in: ["heroExpedition"] } }, { expedition: "any" }],
    effect: [
      { do: "shift", what: { ref: "target", slot: 0 }, to },
      { do: "advance", by: 1, what: { ref: "target", slot: 1 } },
    ],
  });

const altered: Pair[] = [
  {
    what: "a draw that goes to Reserve",
    bad: waits({ act: "move", how: ["draw"], to: ["reserve"] }),
    path: "abilities.0.on",
    message: /never happens: .*"draw" goes from deck to hand$/,
    good: waits({ act: "move", how: ["draw", "resupply"], to: ["reserve"] }),
  },
  {
    what: "a sacrifice from Reserve",
    bad: waits({ act: "move", how: ["sacrifice"], from: ["reserve"] }),
    path: "abilities.0.on",
    message: /never happens: .*"sacrifice" goes from expedition or landmark$/,
    good: waits({ act: "move", how: ["sacrifice"], from: ["landmark", "reserve"] }),
  },
  {
    what: "a Hero that leaves",
    bad: waits({ act: "move", from: ["hero"] }),
    path: "abilities.0.on",
    message: /never happens/,
    good: waits({ act: "move", from: ["landmark"] }),
  },
  {
    what: "a change of Expeditions to somewhere",
    bad: waits({ act: "shift", to: ["expedition"] }),
    path: "abilities.0.on.to",
    message: /^never fits: "shift" does not tell it; "move" would$/,
    good: waits({ act: "shift" }),
  },
  {
    what: "a lent reaction to a way of playing",
    bad: being({
      abilities: [
        {
          kind: "grant",
          on: { type: "character" },
          reaction: { on: { act: "played", how: ["play"] }, effect: draw },
        },
      ],
    }),
    path: "abilities.0.reaction.on.how",
    message: /^never fits: "played" does not tell it; "move" would$/,
    good: being({
      abilities: [
        {
          kind: "grant",
          on: { type: "character" },
          reaction: { on: { act: "played", from: ["hand"] }, effect: draw },
        },
      ],
    }),
  },
  {
    what: "a shift to a card",
    bad: shifts({ ref: "target", slot: 0 }),
    path: "effect.0.to",
    message: /wants zone; this is object/,
    good: shifts({ ref: "target", slot: 1 }),
  },
  {
    what: "Gigantic on a Spell",
    bad: spell({ keywords: { gigantic: true } }),
    path: "keywords.gigantic",
    message: /never in play/,
    good: being({ keywords: { gigantic: true } }),
  },
  {
    what: "an ability of a Spell in play",
    bad: spell({ abilities: [noon] }),
    path: "abilities.0.kind",
    message: /only its support abilities/,
    good: spell({ abilities: [{ ...noon, support: true }] }),
  },
  {
    what: "a support ability of a token",
    bad: being({ token: true, abilities: [{ ...noon, support: true }] }),
    path: "abilities.0.support",
    message: /never in Reserve/,
    good: being({ token: true, abilities: [noon] }),
  },
  {
    what: "a card where an Expedition is wanted",
    bad: creates({ ref: "self" }),
    path: "effect.1.what",
    message: /wants zone; this is object/,
    good: creates({ ref: "target", slot: 0 }),
  },
];

const cc = (more: Card): Card => ({ ...base, classes: ["nature"], cost: 1, ...more });
const ccAction = (...effects: Card[]): Card => cc({ type: "action", effects });
const entity = (...effects: Card[]): Card =>
  cc({ type: "entity", attack: 1, health: 1, abilities: [{ kind: "battlecry", effects }] });
const x = { num: "x" };
const chosen = (of: string): Card =>
  ccAction({ do: "choose", type: "entity", in: "board", of }, { do: "kill", on: "chosen" });

const picks = { do: "choose", type: "entity", in: "board", of: "opponent" };
const kills = { do: "kill", on: "chosen" };

const crowdcontrol: Pair[] = [
  {
    what: "X that is counted and not read",
    bad: ccAction({ do: "count", tag: "Elf" }, { do: "insight", n: 1 }),
    path: "effects.0",
    message: /counts X/,
    good: ccAction({ do: "count", tag: "Elf" }, { do: "insight", n: x }),
  },
  {
    what: "X that is paid and not read",
    bad: cc({
      type: "place",
      health: 1,
      abilities: [{ kind: "pay", n: "x", effects: [{ do: "insight", n: 1 }] }],
    }),
    path: "abilities.0.n",
    message: /never read/,
    good: cc({
      type: "place",
      health: 1,
      abilities: [{ kind: "pay", n: "x", effects: [{ do: "insight", n: x }] }],
    }),
  },
  {
    what: "none of something",
    bad: ccAction({ do: "insight", n: 0 }),
    path: "effects.0.n",
    message: /is 0/,
    good: ccAction({ do: "resurrect", n: 0, from: "own" }),
  },
  {
    what: "this, which it never reaches",
    bad: ccAction({ do: "arm", on: "this", n: 1 }),
    path: "effects.0.on",
    message: /never reaches this card/,
    good: entity({ do: "arm", on: "this", n: 1 }),
  },
  {
    what: "a choice that nothing reads",
    bad: ccAction(picks, { do: "kill" }),
    path: "effects.0",
    message: /chooses what nothing after it reads/,
    good: chosen("opponent"),
  },
  {
    what: "a choice that another takes the place of",
    bad: ccAction(picks, picks, kills),
    path: "effects.0",
    message: /chooses what nothing after it reads/,
    good: ccAction(picks, kills, picks, kills),
  },
  {
    what: "what was chosen on the other side",
    bad: chosen("you"),
    path: "effects.1.on",
    message: /never reaches what was chosen/,
    good: chosen("opponent"),
  },
];

refusesIdle("ucg", ucg);
refusesIdle("nullshapers", nullshapers);
refusesIdle("altered", altered);
refusesIdle("crowdcontrol", crowdcontrol);
