/** The thread in which bots think. */
import { workerData } from "piscina";
import { rulesets } from "../../shared/games/index.ts";
import {
  type Catalog,
  type Data,
  type Draw,
  determinize,
  isRefusal,
  load,
  loadSet,
  newCatalog,
} from "../../shared/kernel/index.ts";
import type { Position } from "../match/host/player.ts";
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

const sets = (workerData as { texts: readonly string[] }).texts.flatMap((text) => {
  const loaded = loadSet(JSON.parse(text), rulesets);
  return "set" in loaded ? loaded.set : [];
});

/** The sets with these hashes: there may be several of one name. */
function catalogOf(hashes: readonly string[]): Catalog {
  const key = hashes.join();
  const catalog =
    catalogs.get(key) ??
    newCatalog(
      rulesets,
      sets.filter(({ hash }) => hashes.includes(hash)),
    );
  catalogs.set(key, catalog);
  return catalog;
}

const catalogs = new Map<string, Catalog>();

const random: Draw = (n) => Math.floor(Math.random() * n);

/** The bot's answer. @throws Error where the position cannot be loaded */
export default function answer({ bot, budget, position: { seat, world } }: Question): Data | undefined {
  const until = performance.now() + budget;
  const match = load(world, catalogOf(world.hashes));
  if (isRefusal(match)) throw new Error(`this position cannot be loaded: ${match.code}`);
  return brains[bot]({
    seat,
    random,
    imagine: () => determinize(match, seat, `${Math.random()}`),
    hasTime: () => performance.now() < until,
  });
}
