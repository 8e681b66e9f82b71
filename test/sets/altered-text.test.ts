/** How the rules text of Altered reads where an effect is offered, denied, counted or chosen by another player. */
import { expect, test } from "vitest";
import type { Json } from "../../shared/kernel/index.ts";
import { setOf } from "./sets.ts";

type Node = { readonly [key: string]: Json };

const self = { ref: "self" };
const target = { ref: "target", slot: 0 };
const x = { ref: "var", name: "x" };
const mine = { type: "character", controller: "you" };
const draw = { do: "draw", count: 1 };
const boosts = (what: Node, amount: Json): Node => ({ do: "counter", what, key: "boost", amount });
const base = { id: "a", name: "A", type: "permanent", hand: 1, reserve: 1 };
const atNoon = (effect: Json, targets?: Json): Node => ({
  kind: "reaction",
  on: { act: "phase", phase: ["noon"] },
  effect,
  ...(targets !== undefined && { targets }),
});
const passive = (attr: string, set: number): Node => ({
  kind: "passive",
  changes: [{ on: mine, attr, set }],
});
const when = (on: Node): Node => ({ kind: "reaction", on, effect: [draw] });
const number = (name: string): Node => ({ num: "var", name });
const counters = { num: "attr", of: self, attr: "tick" };

const READS: readonly [ability: Node, text: string][] = [
  [
    atNoon([{ do: "pay", cost: { exhaust: true }, then: [boosts(self, 2)] }]),
    "At Noon: You may exhaust me. If you do, I gain 2 boosts.",
  ],
  [atNoon([{ do: "pay", cost: { mana: 1 }, then: [draw] }]), "At Noon: You may pay 1 to draw a card."],
  [
    atNoon([{ do: "playNow", what: { type: "spell" }, then: [boosts(target, 1)] }], [{ object: mine }]),
    "At Noon: You may play a Spell now. If you do, target Character you control gains a boost.",
  ],
  [
    atNoon([{ do: "may", then: [boosts(target, 1), draw] }], [{ object: mine }]),
    "At Noon: You may have target Character you control gain a boost, then draw a card.",
  ],
  [
    atNoon([{ do: "may", then: [{ do: "if", when: { is: "yourTurn" }, then: [draw] }] }]),
    "At Noon: If it is your turn, you may draw a card.",
  ],
  [
    atNoon([
      { do: "may", then: [{ do: "if", when: { is: "yourTurn" }, then: [draw], else: [{ do: "resupply" }] }] },
    ]),
    "At Noon: If it is your turn, you may draw a card; otherwise, you may Resupply.",
  ],
  [passive("defender", 1), "Each Character you control has Defender."],
  [passive("defender", 0), "Each Character you control loses Defender."],
  [passive("gigantic", 0), "Each Character you control loses Gigantic."],
  [passive("tough", 0), "Each Character you control loses Tough."],
  [passive("cannotDiscard", 0), "Each Character you control can be discarded or sacrificed."],
  [passive("behind", 0), "Each Character you control doesn't count as behind."],
  [
    when({ act: "move", how: ["draw", "resupply"], by: "opponent" }),
    "When a card is drawn or Resupplied because of your opponent: Draw a card.",
  ],
  [
    when({ act: "move", how: ["sacrifice", "discard"], object: mine }),
    "When a Character you control is sacrificed or discarded: Draw a card.",
  ],
  [
    atNoon([
      {
        do: "choose",
        who: "opponent",
        from: { in: ["reserve"], owner: "opponent" },
        min: 0,
        max: 1,
        as: "x",
      },
      { do: "playFree", what: x, who: { ref: "opponent" } },
    ]),
    "At Noon: Your opponent plays up to one card from their Reserve for free.",
  ],
  [
    atNoon([
      { do: "choose", who: "opponent", from: { in: ["reserve"], owner: "you" }, min: 1, max: 1, as: "x" },
      { do: "playFree", what: x },
    ]),
    "At Noon: Your opponent chooses a card in your Reserve. Play it for free.",
  ],
  [
    {
      kind: "passive",
      while: { is: "=", left: { num: "count", of: mine }, right: 1 },
      changes: [{ on: mine, attr: "forest", add: 1 }],
    },
    "While you control exactly 1 Character, each Character you control gets +1 Forest.",
  ],
  [
    atNoon(
      [boosts(target, 1)],
      [
        {
          object: {
            type: "character",
            any: [{ status: "fleeting" }, { boosted: true }, { has: { attr: "handCost", most: 2 } }],
          },
        },
      ],
    ),
    "At Noon: Target Character that is Fleeting or Boosted or has Hand Cost 2 or less gains a boost.",
  ],
  [
    atNoon([{ do: "if", when: { is: "matches", what: self, filter: { contact: true } }, then: [draw] }]),
    "At Noon: If I am In Contact, draw a card.",
  ],
  [
    atNoon(
      [{ do: "if", when: { is: "matches", what: target, filter: { type: "permanent" } }, then: [draw] }],
      [{ object: { type: "permanent" }, min: 0 }],
    ),
    "At Noon: If you choose a target Permanent, draw a card.",
  ],
  [
    atNoon(
      [boosts(target, 1)],
      [{ object: { type: "character", has: { attr: "handCost", most: { num: "count", of: mine } } } }],
    ),
    "At Noon: Target Character with Hand Cost less than or equal to the number of Characters you control gains a boost.",
  ],
  [
    atNoon([
      { do: "let", as: "a", value: counters },
      { do: "let", as: "b", value: { num: "count", of: mine } },
      boosts(self, { num: "sub", of: [number("b"), number("a")] }),
    ]),
    "At Noon: Count the Counters on me. Count the Characters you control. I gain boosts equal to the second number minus the first number.",
  ],
  [
    atNoon([
      { do: "let", as: "a", value: counters },
      { do: "counter", what: self, key: "tick", amount: { num: "sub", of: [0, number("a")] } },
    ]),
    "At Noon: Count the Counters on me, then I lose that many counters.",
  ],
];

test.each(READS)("%j", (ability, text) => {
  const card = { ...base, abilities: [ability] };
  const { cards } = setOf({ id: "a-set", ruleset: "altered", name: "A set", cards: [card] });
  expect(cards[0].text).toEqual([text]);
});
