import { KEYWORDS } from "../../../shared/games/ucg/card.ts";
import type { Data } from "../../../shared/kernel/index.ts";
import { mirrored, type Stage, type Stages, seats, thingsOf } from "../../effects/stage.ts";
import { game } from "./game.ts";
import { tongue } from "./said.ts";

const withKeyword = (word: string) => ({
  id: `with-${word}`,
  name: `With ${word}`,
  type: "character",
  cost: 1,
  combat: 3,
  keywords: { [word]: word === "proficiency" || word === "revive" ? 1 : true },
});
const keyworded = KEYWORDS.map(withKeyword);

const stage: Stage = {
  game,
  pieces: [
    {
      id: "standard-resource",
      name: "Standard Resource",
      type: "resource",
      terra: 1,
    },
    { id: "fighter", name: "Fighter", type: "character", cost: 1, combat: 3 },
    {
      id: "worker",
      name: "Worker",
      type: "character",
      cost: 2,
      combat: 2,
      designator: "Worker",
    },
    {
      id: "lasting",
      name: "Lasting",
      type: "permanent",
      cost: 1,
      abilities: [
        {
          kind: "static",
          changes: [{ on: { kind: "epic" }, attr: "combat", add: 1 }],
        },
      ],
    },
    {
      id: "mark",
      name: "Mark",
      type: "status",
      cost: 1,
      targets: [{ object: { kind: "character" } }],
      abilities: [
        {
          kind: "static",
          changes: [{ on: { host: true }, attr: "combat", add: 1 }],
        },
      ],
    },
    {
      id: "ruler",
      name: "Ruler",
      type: "architect",
      power: 20,
      requirement: 1,
    },
    {
      id: "bait",
      name: "Bait",
      type: "immediate",
      cost: 0,
      effect: [{ do: "draw", count: 1 }],
    },
    ...keyworded,
  ],
  carrier: (targets, effect) => ({
    type: "immediate",
    cost: 0,
    effect,
    ...(targets.length > 0 && { targets }),
  }),
  given: (owner, probe) => {
    const side: Data = {
      hand: ["fighter", "bait", "standard-resource"],
      deck: ["fighter*4", "standard-resource*10"],
      reserve: ["standard-resource*2"],
      expended: ["standard-resource*1"],
      active: ["worker", ...probe.needs],
      exhausted: [{ card: "fighter", counters: { damage: 1 } }],
      effect: ["lasting"],
      attached: [{ card: "mark", on: "worker" }],
      shadow: ["ruler"],
      void: ["fighter", "standard-resource"],
    };
    return {
      owner,
      ...mirrored(owner, side, probe),
    };
  },
  aims: {
    object: thingsOf(
      ["effect", "reserve", "expended", "active", "exhausted", "attached", "shadow", "void"],
      ["hand", "deck"],
      keyworded,
    ),
    seat: seats,
    entry: [
      { label: "target play", ref: {}, targets: { link: { what: "play" } } },
      { label: "target any", ref: {}, targets: { link: { what: "any" } } },
    ],
  },
  marks: {
    "@text": "worker",
    "@name": "found",
    "@filter": { kind: "character" },
  },
  mend: (node) =>
    node.do === "modify" && node.add === undefined && node.set === undefined ? { ...node, add: 1 } : node,
  acts: {
    damage: ["damage", "damagePlayer"],
    slay: ["slay", "revive"],
    decimate: ["decimate", "revive"],
    raise: ["raise"],
    draw: ["drawn"],
    mill: ["damagePlayer", "damage"],
    discardRandom: ["discard"],
    retribution: ["counter"],
    summon: ["enter"],
    toDeck: ["decked", "arrange"],
  },
  tongue,
};

export const stages: Stages = [["ucg", stage, 1]];
