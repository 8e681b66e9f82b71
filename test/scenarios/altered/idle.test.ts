/** Words that do nothing, as only the rules of Altered know. */
import { type Card, type Pair, refusesIdle } from "../../sets/idle.ts";

const base = { id: "a-card", name: "A card" };
const draw = [{ do: "draw", count: 1 }];

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

const { hand: _hand, ...withoutHand } = being({});

const finds = (object: Card): Card =>
  spell({ targets: [{ object }], effect: [{ do: "discard", what: { ref: "target", slot: 0 } }] });

const nought = { do: "let", as: "sum", value: 0 };
const sum = { num: "var", name: "sum" };
/** A sum over all Characters, of which something may be read afterwards. */
const summed = (after: readonly Card[]): Card =>
  spell({
    effect: [
      ...after.slice(0, 1),
      {
        do: "each",
        of: { ref: "all", of: { type: "character" } },
        as: "one",
        then: [{ do: "let", as: "sum", value: { num: "add", of: [sum, 1] } }],
      },
      ...after.slice(1),
    ],
  });
const ifSeven = { do: "if", when: { is: ">=", left: sum, right: 7 }, then: draw };

const pairs: Pair[] = [
  {
    what: "a number that only another time might read",
    bad: spell({
      effect: [nought, { do: "afterRest", effect: [{ do: "resupply" }] }],
    }),
    path: "effect.0.as",
    message: /counts "sum", which nothing after it reads/,
    good: spell({ effect: [nought, ifSeven] }),
  },
  {
    what: "a flag that nothing reads",
    bad: spell({ effect: [{ do: "playNow", then: [{ do: "let", as: "sum", value: 1 }] }] }),
    path: "effect.0.then.0.as",
    message: /counts "sum", which nothing after it reads/,
    good: spell({ effect: [nought, { do: "playNow", then: [{ do: "let", as: "sum", value: 1 }] }, ifSeven] }),
  },
  {
    what: "a sum of which only itself is read",
    bad: summed([nought]),
    path: "effect.1.then.0.as",
    message: /counts "sum", which nothing after it reads/,
    good: summed([nought, ifSeven]),
  },
  {
    what: "a target of which one branch is hidden",
    bad: finds({ any: [{ type: "character" }, { in: ["hand"], owner: "you" }] }),
    path: "targets.0.object.in",
    message: /"hand" is hidden/,
    good: finds({ any: [{ type: "character" }, { in: ["reserve"], owner: "you" }] }),
  },
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
    message: /means a card, and must mean a place/,
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
    message: /means a card, and must mean a place/,
    good: creates({ ref: "target", slot: 0 }),
  },
  {
    what: "the next card, and nothing of it",
    bad: spell({ effect: [{ do: "next", until: "turn" }] }),
    path: "effect.0",
    message: /needs one of `less`, `free` and `effect`/,
    good: spell({ effect: [{ do: "next", until: "turn", less: 1 }] }),
  },
  {
    what: "what joins, and is cheaper",
    bad: spell({ effect: [{ do: "next", until: "turn", less: 1, joins: { side: "hero" } }] }),
    path: "effect.0.joins",
    message: /what joins need not be played/,
    good: spell({ effect: [{ do: "next", until: "turn", effect: draw, joins: { side: "hero" } }] }),
  },
  {
    what: "a bound of an increase",
    bad: being({
      abilities: [
        { kind: "passive", changes: [{ on: { self: true }, attr: "handCost", add: 1, downTo: 1 }] },
      ],
    }),
    path: "abilities.0.changes.0.downTo",
    message: /binds a decrease/,
    good: being({
      abilities: [
        { kind: "passive", changes: [{ on: { self: true }, attr: "handCost", add: -1, downTo: 1 }] },
      ],
    }),
  },
  {
    what: "the own cost of a token",
    bad: being({
      token: true,
      abilities: [{ kind: "passive", changes: [{ on: { self: true }, attr: "handCost", add: -1 }] }],
    }),
    path: "abilities.0.changes",
    message: /this card is not played/,
    good: being({
      abilities: [{ kind: "passive", changes: [{ on: { self: true }, attr: "handCost", add: -1 }] }],
    }),
  },
  {
    what: "Cooldown of a Character",
    bad: being({ keywords: { cooldown: true } }),
    path: "keywords.cooldown",
    message: /only a Spell has it/,
    good: spell({ keywords: { cooldown: true } }),
  },
  {
    what: "an Expedition of a card's move",
    bad: waits({ act: "played", expedition: { side: "hero" } }),
    path: "abilities.0.on.expedition",
    message: /"played" does not tell it; "advance" and "stall" and "ascend" would/,
    good: waits({ act: "advance", expedition: { side: "hero" } }),
  },
  {
    what: "a status of counters",
    bad: waits({ act: "counter", status: "asleep" }),
    path: "abilities.0.on.status",
    message: /"counter" does not tell it; "status" would/,
    good: waits({ act: "status", status: "asleep" }),
  },
  {
    what: "the terrain of a player",
    bad: spell({ effect: [{ do: "draw", count: { num: "distance", of: { ref: "you" } } }] }),
    path: "effect.0.count.of",
    message: /means a player, and must mean a card or a place/,
    good: spell({
      effect: [
        { do: "draw", count: { num: "distance", of: { ref: "expeditions", that: { side: "hero" } } } },
      ],
    }),
  },
  {
    what: "Scout in the place of no cost",
    bad: { ...withoutHand, scout: 1 },
    path: "scout",
    message: /in the place of `hand`/,
    good: being({ scout: 1 }),
  },
  {
    what: "more modes than there are",
    bad: spell({ effect: [{ do: "modes", count: 3, options: [draw, [{ do: "resupply" }]] }] }),
    path: "effect.0.count",
    message: /more than there are `options`/,
    good: spell({ effect: [{ do: "modes", count: 2, options: [draw, [{ do: "resupply" }]] }] }),
  },
];

refusesIdle("altered", pairs);
