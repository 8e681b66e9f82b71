/** The thread in which bots think. */
import { parentPort, workerData } from "node:worker_threads";
import {
  type Data,
  type Draw,
  determinize,
  isRefusal,
  load,
  loadSet,
  newCatalog,
} from "../../shared/kernel/index.ts";
import { rulesets } from "../../shared/rulesets/index.ts";
import type { Position } from "../match/player.ts";
import { type Brain, randomBrain } from "./brain.ts";
import { greedyBrain } from "./greedy.ts";
import { thinkerBrain } from "./thinker.ts";

const brains = { random: randomBrain, greedy: greedyBrain, thinker: thinkerBrain } satisfies Record<
  string,
  Brain
>;

export type BotId = keyof typeof brains;

export interface Question {
  readonly id: number;
  readonly bot: BotId;
  /** Milliseconds. */
  readonly budget: number;
  readonly position: Position;
}

export type Said =
  | { readonly id: number; readonly intent: Data | undefined }
  | { readonly id: number; readonly error: string };

const sets = (workerData as { texts: readonly string[] }).texts.flatMap((text) => {
  const loaded = loadSet(JSON.parse(text), rulesets);
  return "set" in loaded ? loaded.set : [];
});
const catalog = newCatalog(rulesets, sets);

const random: Draw = (n) => Math.floor(Math.random() * n);

function answer({ id, bot, budget, position: { seat, world } }: Question): Said {
  const until = performance.now() + budget;
  const match = load(world, catalog);
  if (isRefusal(match)) return { id, error: `this position cannot be loaded: ${match.code}` };
  const intent = brains[bot]({
    seat,
    random,
    imagine: () => determinize(match, seat, `${Math.random()}`),
    hasTime: () => performance.now() < until,
  });
  return { id, intent };
}

parentPort?.on("message", (question: Question) => {
  try {
    parentPort?.postMessage(answer(question));
  } catch (error) {
    parentPort?.postMessage({ id: question.id, error: String(error) } satisfies Said);
  }
});
