import type { Data } from "../../../shared/kernel/index.ts";
import { type Stage, type Stages, seats } from "../../effects/stage.ts";
import { game } from "./game.ts";
import { tongue } from "./said.ts";

const lit = { card: "fighter", counters: { lit: 1 } };
const laid = { card: "fighter", down: true };

/** Two flames and a card that lies face down, each at a lamp of its own. */
const sideAt = (first: number): Data => ({
  hand: ["fighter", "bait"],
  deck: ["stub*8"],
  ashes: ["fighter"],
  [`lamp${first}`]: [lit],
  [`lamp${first + 1}`]: [lit],
  [`lamp${first + 2}`]: [laid],
});

const WHOSE = ["you", "opponent"] as const;

const stage: Stage = {
  game,
  pieces: [
    { id: "stub", name: "Stub", type: "flame", glow: 1 },
    { id: "fighter", name: "Fighter", type: "flame", glow: 5 },
    { id: "bait", name: "Bait", type: "answer", effect: [{ do: "draw", count: 1 }] },
  ],
  carrier: (targets, effect) => ({
    type: "answer",
    effect,
    ...(targets.length > 0 && { targets }),
  }),
  given(owner, probe) {
    const sides = { A: sideAt(0), B: sideAt(3) };
    const side: Data = sides[owner];
    const hand = [...(side.hand as string[]), probe.id];
    return { phase: "answer", owner, ...sides, [owner]: { ...side, hand } };
  },
  aims: {
    object: [
      ...WHOSE.map((whose) => ({
        label: `target ${whose}`,
        ref: {},
        targets: { object: { controller: whose } },
      })),
      ...WHOSE.map((whose) => ({ label: `target laid ${whose}`, ref: {}, targets: { laid: whose } })),
      ...WHOSE.map((whose) => ({
        label: `all ${whose}`,
        ref: { ref: "all", of: { controller: whose } },
      })),
    ],
    seat: seats.filter(({ targets }) => targets === undefined),
    zone: [
      { label: "dark lamp", ref: {}, targets: { lamp: "dark" } },
      { label: "any lamp", ref: {}, targets: { lamp: "any" } },
    ],
    entry: [
      { label: "any answer", ref: {}, targets: { answer: "any" } },
      { label: "their answer", ref: {}, targets: { answer: "opponent" } },
    ],
  },
  marks: {},
  acts: { draw: ["drawn"], takeBack: ["back"] },
  tongue,
};

export const stages: Stages = [["lamplight", stage, 1]];
