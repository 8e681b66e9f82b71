import type { Data } from "../../../shared/kernel/index.ts";
import { tableOf } from "../../../shared/kernel/model/records.ts";
import { mirrored, type Stage, type Stages } from "../../effects/stage.ts";
import { game } from "./game.ts";
import { tongue } from "./said.ts";

const NOTED = "C R4.2: it is known when the text is reached, and told by what follows";
const classes = ["nature"];
const entity = {
  type: "entity",
  classes,
  cost: 1,
  attack: 2,
  health: 4,
  tags: ["Folk"],
};

const stage: Stage = {
  game,
  pieces: [
    {
      id: "hq",
      name: "Headquarter",
      type: "hq",
      classes,
      health: 30,
      growth: 1,
      delay: 1,
    },
    {
      id: "filler",
      name: "Filler",
      type: "action",
      classes,
      cost: 1,
      effects: [{ do: "produce", n: 1 }],
    },
    { id: "fighter", name: "Fighter", ...entity },
    { id: "house", name: "House", type: "place", classes, cost: 1, health: 4 },
    { id: "spark", name: "Spark", ...entity, cost: 0, token: true },
    {
      id: "bait",
      name: "Bait",
      type: "action",
      classes,
      cost: 0,
      effects: [{ do: "produce", n: 1 }],
    },
  ],
  carrier: (_targets, effect) => {
    const [node] = effect;
    const text = JSON.stringify(node);
    const first: Data[] = [
      ...(node.on === "chosen" ? [{ do: "choose", type: "any", in: "board" }] : []),
      ...(text.includes('"num"') ? [{ do: "count", tag: "Folk" }] : []),
    ];
    // What is counted must be read by something.
    const last: Data[] = /^count/.test(node.do as string) ? [{ do: "insight", n: { num: "x" } }] : [];
    return { type: "action", classes, cost: 0, effects: [...first, node, ...last] };
  },
  given: (owner, probe) => {
    const side: Data = {
      hand: ["fighter", "house", "filler", "bait"],
      deck: ["fighter*4", "house*2", "filler*8"],
      attack: [{ card: "fighter", counters: { damage: 1 } }],
      defense: ["fighter"],
      places: [{ card: "house", counters: { damage: 1 } }],
      dust: ["fighter", "house", "filler"],
    };
    return {
      ...mirrored(owner, side, probe),
    };
  },
  aims: {},
  marks: { "@text": "spark" },
  mend: (node) => ("tag" in node ? { ...node, tag: "Folk" } : node),
  acts: {
    insight: ["wisdom"],
    produce: ["mana"],
    fortify: ["stat"],
    spawn: ["entity"],
    anthem: ["stat"],
    count: ["remember"],
    countDust: ["remember"],
    countPower: ["remember"],
    choose: ["remember"],
    arm: ["stat"],
    armor: ["stat"],
    strengthen: ["stat"],
    train: ["stat"],
    repair: ["heal"],
    suffer: ["damage"],
    grind: ["damage"],
    sacrifice: ["die"],
    withdraw: ["back"],
    discountAction: ["discount"],
    discountEntity: ["discount"],
    discountPlace: ["discount"],
    dig: ["look", "search", "arrange"],
    drawAction: ["search"],
    drawEntity: ["search"],
    drawPlace: ["search"],
    recoverAction: ["back"],
    recoverEntity: ["back"],
    recoverPlace: ["back"],
    resurrect: ["entity"],
    reassemble: ["place"],
    harm: ["damage"],
    burn: ["damage"],
    kill: ["die"],
    bounce: ["back"],
    laneswap: ["switch"],
    void: ["voided"],
  },
  silent: { count: NOTED, countDust: NOTED, countPower: NOTED, choose: NOTED },
  tongue,
  rests: (match, before) => tableOf(match).turn !== tableOf(before).turn,
};

export const stages: Stages = [["crowdcontrol", stage, 1]];
