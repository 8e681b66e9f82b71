/** Takes what looks best one step ahead, over some worlds that could be. */
import { type Data, fork } from "../../shared/kernel/index.ts";
import type { Brain, Thought } from "./brain.ts";
import { candidates } from "./candidates.ts";
import { type Lookahead, outlook, tryIntent, turnOf } from "./lookahead.ts";

/** Worlds in which at most so many moves are looked at. */
export const WORLDS = 3;
export const MOST = 24;

/** The worth of a move in a world that does not let it through: it says nothing against it. */
const UNKNOWN = 0.5;

export interface Move {
  readonly intent: Data;
  /** From 0 (lost) to 1 (won), as the look has it. */
  readonly promise: number;
}

/** At most `most` moves, the most promising in at most so many worlds first; one alone is not looked at. */
export function moves(thought: Thought, look: Lookahead, most: number, worlds: number): Move[] {
  const { imagine, seat, random, hasTime } = thought;
  let world = imagine();
  const intents = [...candidates(world, seat, random, most).values()];
  if (intents.length <= 1) return intents.map((intent) => ({ intent, promise: UNKNOWN }));
  const turn = turnOf(world);
  const tried = intents.map((intent) => ({ intent, sum: 0 }));
  let seen = 0;
  for (;;) {
    for (const one of tried) {
      const ahead = fork(world);
      one.sum += tryIntent(ahead, seat, one.intent) ? look(ahead, turn, seat, random) : UNKNOWN;
    }
    if (++seen >= worlds || !hasTime()) break;
    world = imagine();
  }
  const found = tried.map(({ intent, sum }) => ({ intent, promise: sum / seen }));
  return found.sort((a, b) => b.promise - a.promise);
}

export const greedyBrain: Brain = (thought) => moves(thought, outlook, MOST, WORLDS)[0]?.intent;
