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

const pairs: Pair[] = [
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
