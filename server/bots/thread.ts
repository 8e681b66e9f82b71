/** The thread in which bots think. */
import { workerData } from "piscina";
import { type Data, type Draw, determinize, isRefusal, load } from "../../shared/kernel/index.ts";
import type { Position } from "../match/host/player.ts";
import { type ThreadData, threadCatalog } from "../thread-catalog.ts";
import { type Brain, randomBrain } from "./brain.ts";
import { greedyBrain } from "./greedy.ts";
import { thinkerBrain } from "./thinker.ts";

const brains = { random: randomBrain, greedy: greedyBrain, thinker: thinkerBrain } satisfies Record<
  string,
  Brain
>;

export type BotId = keyof typeof brains;

export interface Question {
  readonly bot: BotId;
  /** Milliseconds. */
  readonly budget: number;
  readonly position: Position;
}

const catalog = await threadCatalog(workerData as ThreadData);

const random: Draw = (n) => Math.floor(Math.random() * n);

/** The bot's answer. @throws Error where the position cannot be loaded */
export default function answer({ bot, budget, position: { seat, world } }: Question): Data | undefined {
  const until = performance.now() + budget;
  const match = load(world, catalog);
  if (isRefusal(match)) throw new Error(`this position cannot be loaded: ${match.code}`);
  return brains[bot]({
    seat,
    random,
    imagine: () => determinize(match, seat, `${Math.random()}`),
    hasTime: () => performance.now() < until,
  });
}
