/** Words that do nothing, as only the rules of Nullshapers know. */
import { type Card, type Pair, refusesIdle } from "../../sets/idle.ts";

const base = { id: "a-card", name: "A card" };
const draw = [{ do: "draw", count: 1 }];
const drawsX = [{ do: "draw", count: { num: "x" } }];

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

const influence = (...abilities: Card[]): Card => ({ ...base, types: ["influence"], abilities });
const skill = (cost: Card, effect: Card[] = draw): Card => ({ kind: "activated", speed: 2, cost, effect });
const onAct = (act: string, more: Card = {}): Card => ({
  kind: "reactive",
  on: { act, ...more },
  effect: draw,
});
const paid = { energy: { void: 1 } };

const ofInfluences: Pair[] = [
  {
    what: "a biome that locks",
    bad: influence(skill({ ...paid, lock: true })),
    path: "abilities.0.cost.lock",
    message: /does not lock/,
    good: influence(skill(paid)),
  },
  {
    what: "a biome that is forfeited",
    bad: influence(skill({ ...paid, forfeit: "this" })),
    path: "abilities.0.cost.forfeit",
    message: /not forfeited/,
    good: influence(skill({ forfeit: { kind: "agent" } })),
  },
  {
    what: "a skill of a biome for nothing",
    bad: influence({ kind: "activated", speed: 2, effect: draw }),
    path: "abilities.0.cost",
    message: /ever end its use/,
    good: influence(skill({ discard: 1 })),
  },
  {
    what: "a biome that arrives",
    bad: influence(onAct("arrive", { entering: true })),
    path: "abilities.0.on.entering",
    message: /from the start/,
    good: influence(onAct("arrive", { object: { here: true } })),
  },
  {
    what: "something done to a biome",
    bad: influence(skill(paid, [{ do: "increase", what: { ref: "self" }, count: 1 }])),
    path: "abilities.0.effect.0.what",
    message: /nothing can be done/,
    good: influence(skill(paid, [{ do: "increase", what: { ref: "all", of: { here: true } }, count: 1 }])),
  },
  {
    what: "other things than a biome",
    bad: influence(onAct("leave", { object: { kind: "agent", other: true } })),
    path: "abilities.0.on.object.other",
    message: /decides nothing/,
    good: influence(onAct("leave", { object: { kind: "agent" } })),
  },
  {
    what: "a biome that costs something",
    bad: { ...influence(skill(paid)), cost: { void: 1 } },
    path: "cost",
    message: /no such field/,
    good: influence(skill(paid)),
  },
  {
    what: "whether what names no biome happens here",
    bad: influence(onAct("startOfTurn", { when: { is: "here" } })),
    path: "abilities.0",
    message: /names no biome/,
    good: influence(onAct("loseSector", { when: { is: "here" } })),
  },
  {
    what: "where an event is",
    bad: nsEvent({ effect: [{ do: "damage", to: { ref: "here" }, amount: 1 }] }),
    path: "effect",
    message: /in no biome/,
    good: influence(skill(paid, [{ do: "damage", to: { ref: "here" }, amount: 1 }])),
  },
];

const pairs: Pair[] = [
  ...ofInfluences,
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

refusesIdle("nullshapers", pairs);
