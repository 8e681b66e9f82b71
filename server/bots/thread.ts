/** The thread in which bots think. */
import { workerData } from "piscina";
import QuickLRU from "quick-lru";
import { rulesets } from "../../shared/games/index.ts";
import {
  type CardSet,
  type Catalog,
  type Data,
  type Draw,
  determinize,
  isRefusal,
  load,
  newCatalog,
} from "../../shared/kernel/index.ts";
import type { Position, Suggestion } from "../match/host/player.ts";
import type { SetFile } from "../match/journal/journal.ts";
import { setIn, type ThreadData, threadSets } from "../thread-sets.ts";
import { type Brain, randomBrain, type Thought } from "./brain.ts";
import { greedyBrain } from "./greedy.ts";
import { suggested } from "./reasons.ts";
import { thinkerBrain } from "./thinker.ts";

const brains = { random: randomBrain, greedy: greedyBrain, thinker: thinkerBrain } satisfies Record<
  string,
  Brain
>;

/** Catalogs that the thread remembers, and at most twice as many. */
const REMEMBERED = 16;

export type BotId = keyof typeof brains;

export interface Question {
  readonly bot: BotId;
  /** Milliseconds. */
  readonly budget: number;
  readonly position: Omit<Position, "sets">;
  /** Sets of the match that are not the server's: those of players. */
  readonly sets: readonly SetFile[];
}

const own = await threadSets(workerData as ThreadData);

/** Catalogs by the hashes of their sets: a match asks for its own again and again. */
const catalogs = new QuickLRU<string, Catalog>({ maxSize: REMEMBERED });

/** The sets with these hashes, of the server's or given: there may be several of one name. */
function catalogOf(hashes: readonly string[], given: readonly SetFile[]): Catalog {
  const key = hashes.join();
  const sets = (): CardSet[] => [...own, ...given.flatMap(({ text }) => setIn(text))];
  const catalog =
    catalogs.get(key) ??
    newCatalog(
      rulesets,
      sets().filter(({ hash }) => hashes.includes(hash)),
    );
  catalogs.set(key, catalog);
  return catalog;
}

const random: Draw = (n) => Math.floor(Math.random() * n);

/** The bot's answer. @throws Error where the position cannot be loaded */
export default function answer({ bot, ...question }: Question): Data | undefined {
  return brains[bot](thoughtOf(question));
}

/** The greedy bot's move with its reason, for a player. @throws Error where the position cannot be loaded */
export function suggest(question: Question): Suggestion | undefined {
  return suggested(thoughtOf(question));
}

function thoughtOf({ budget, position: { seat, world }, sets }: Omit<Question, "bot">): Thought {
  const until = performance.now() + budget;
  const match = load(world, catalogOf(world.hashes, sets));
  if (isRefusal(match)) throw new Error(`this position cannot be loaded: ${match.code}`);
  return {
    seat,
    random,
    imagine: () => determinize(match, seat, `${Math.random()}`),
    hasTime: () => performance.now() < until,
  };
}
