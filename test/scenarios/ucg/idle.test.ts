/** Words that do nothing, as only the rules of the Universal Card Game know. */
import { type Card, type Pair, refusesIdle } from "../../sets/idle.ts";

const base = { id: "a-card", name: "A card" };
const draw = [{ do: "draw", count: 1 }];

const proxy = (more: Card): Card => ({ ...base, type: "proxy", bide: { value: 1 }, ...more });
const hidden = (contact: Card): Card => ({ ...base, type: "hidden", contact, effect: draw });
const ucgAction = (more: Card): Card => ({ ...base, type: "action", cost: 1, effect: draw, ...more });
const slays = (of: Card): Card => ucgAction({ effect: [{ do: "slay", what: { ref: "all", of } }] });
const drawsX = [{ do: "draw", count: { num: "x" } }];

const supports = (object: Card): Card => ({
  ...base,
  type: "character",
  cost: 2,
  combat: 1,
  support: {
    cost: 1,
    timing: "immediate",
    targets: [{ object }],
    effect: [{ do: "heal", what: { ref: "target", slot: 0 } }],
  },
});

const pairs: Pair[] = [
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
    what: "a target of a Support Ability by the name of itself",
    bad: supports({ kind: "character", sameName: { ref: "target", slot: 0 } }),
    path: "support.targets.0.object.sameName",
    message: /target/,
    good: supports({ kind: "character", named: "Dave" }),
  },
  {
    what: "an Action among characters",
    bad: slays({ kind: "action", in: ["active"] }),
    path: "effect.0.what.of",
    message: /no card has all of/,
    good: slays({ kind: "pitfall", in: ["active"] }),
  },
];

refusesIdle("ucg", pairs);
