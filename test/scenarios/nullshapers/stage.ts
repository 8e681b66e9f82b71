import { KEYWORDS } from "../../../shared/games/nullshapers/card.ts";
import type { Data } from "../../../shared/kernel/index.ts";
import { mirrored, type Stage, type Stages, seats, thingsOf } from "../../effects/stage.ts";
import { game } from "./game.ts";
import { tongue } from "./said.ts";

const agent = {
  types: ["agent"],
  speed: 1,
  reach: "melee",
  attack: 2,
  defense: 9,
};
const keyworded = KEYWORDS.map((word) => ({
  id: `with-${word}`,
  name: `With ${word}`,
  ...agent,
  keywords: { [word]: true },
}));

const stage: Stage = {
  game,
  pieces: [
    { id: "filler", name: "Filler", types: ["software"], speed: 1 },
    { id: "fighter", name: "Fighter", ...agent },
    {
      id: "source",
      name: "Source",
      types: ["hardware"],
      speed: 1,
      anomaly: { name: "Spring", makes: [{ kind: "storm", amount: 1 }] },
    },
    {
      id: "patch",
      name: "Patch",
      types: ["software"],
      subtypes: ["modification"],
      speed: 1,
      targets: [{ object: { kind: "agent" } }],
      abilities: [
        {
          kind: "persistent",
          changes: [{ on: { host: true }, attr: "attack", add: 1 }],
        },
      ],
    },
    {
      id: "drone",
      name: "Drone",
      types: ["agent", "spawn"],
      reach: "melee",
      attack: 1,
      defense: 1,
    },
    {
      id: "bait",
      name: "Bait",
      types: ["event"],
      speed: 1,
      effect: [{ do: "draw", count: 1 }],
    },
    ...keyworded,
  ],
  carrier: (targets, effect) => ({
    types: ["event"],
    speed: 3,
    effect,
    ...(targets.length > 0 && { targets }),
  }),
  given: (owner, probe) => {
    const side: Data = {
      hand: ["fighter", "bait", "filler"],
      deck: ["fighter*4", "filler*10"],
      staging: [{ card: "fighter", marks: { damage: 1, locked: 1 } }],
      B0: ["fighter", ...probe.needs],
      B1: [{ card: "source", anomaly: "storm" }],
      attached: [{ card: "patch", on: "source" }],
      cache: ["fighter", "filler"],
      archive: ["fighter"],
    };
    return {
      owner,
      ...mirrored(owner, side, probe),
    };
  },
  aims: {
    object: thingsOf(
      ["sector0", "sector1", "staging", "attached", "cache", "archive"],
      ["hand", "deck"],
      keyworded,
    ),
    seat: seats,
    entry: [
      { label: "target card", ref: {}, targets: { entry: { what: "card" } } },
      { label: "target any", ref: {}, targets: { entry: { what: "any" } } },
    ],
    zone: [
      { label: "own sector", ref: {}, targets: { sector: "friendly" } },
      { label: "enemy sector", ref: {}, targets: { sector: "enemy" } },
      { label: "biome", ref: {}, targets: { biome: true } },
    ],
  },
  marks: {
    "@text": "drone",
    "@name": "found",
    "@filter": { kind: "agent" },
  },
  mend: (node) =>
    node.do === "modify" && node.add === undefined && node.set === undefined ? { ...node, add: 1 } : node,
  acts: {
    damage: ["damage", "durability"],
    draw: ["drawn"],
    discard: ["discards", "discard"],
    return: ["recall"],
    energy: ["make"],
    spawn: ["arrive"],
    arrive: ["arrive", "discard"],
    lose: ["defeat"],
  },
  silent: { transfer: "N R3.9: it reads the damage that it reacts to, and stands in no other text" },
  sweeping: { loseSector: "N R14.2: what lies in the sectors of that biome retreats" },
  tongue,
};

export const stages: Stages = [["nullshapers", stage, 1]];
