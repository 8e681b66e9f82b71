/** Pairs of players in bare Colyseus rooms: each message writes as much, and patches as often, as an intent does. */
import { setTimeout as sleep } from "node:timers/promises";
import { createMatch, publicView, redact, submit } from "../../shared/kernel/index.ts";
import { KIND, type Wire } from "../server/wire.ts";
import type { Paced } from "./latency.ts";
import type { Journal } from "./record.ts";
import { sitBare } from "./server-load.ts";
import type { World } from "./worlds.ts";

/** What an intent does on the average: fields written, intents with a patch. */
export interface Work {
  readonly writes: number;
  readonly patches: number;
}

const FIELDS: Readonly<Record<string, number>> = {
  enter: 8,
  move: 4,
  leave: 3,
  count: 2,
  asked: 2,
  entry: 2,
  note: 0,
  shuffle: 0,
};

export function workOf(world: World, journals: readonly Journal[]): Work {
  let writes = 0;
  let patches = 0;
  let intents = 0;
  for (const { n, intents: played } of journals) {
    const { match } = createMatch(world.setup(n), world.catalog);
    publicView(match);
    for (const { by, intent } of played) {
      const accepted = submit(match, by, intent);
      if (!accepted.ok) throw new Error(accepted.code);
      const ops = accepted.events.flatMap((event) => redact(match, event, "spectator")?.ops ?? []);
      writes += ops.reduce((sum, { op }) => sum + (FIELDS[op] ?? 1), 0);
      patches += ops.length > 0 ? 1 : 0;
      intents++;
    }
  }
  return { writes: writes / intents, patches: patches / intents };
}

/** Two players of one room, who play for ever. */
export interface BarePair extends Paced {
  readonly wires: readonly Wire[];
}

/** So many rooms of a bare server, two players in each. */
export async function sitPairs(url: string, work: Work, count: number): Promise<BarePair[]> {
  const pairs: BarePair[] = [];
  for (let room = 0; room < count; room++)
    pairs.push(pairOf([await sitBare(url, room), await sitBare(url, room)], work));
  return pairs;
}

/** Fractions are carried on, so that the averages come out. */
function pairOf(wires: readonly [Wire, Wire], { writes, patches }: Work): BarePair {
  let owedWrites = 0;
  let owedPatches = 0;
  let turn = 0;
  let seen = 0;
  const [sends, hears] = wires;
  hears.heard = ({ bytes }) => {
    if (bytes[0] === KIND.patch) seen++;
  };
  const play = async (): Promise<number> => {
    owedWrites += writes;
    owedPatches += patches;
    const message = {
      id: `${++turn}`,
      writes: Math.floor(owedWrites),
      patch: owedPatches >= 1,
      text: '"zone:',
    };
    owedWrites -= message.writes;
    if (message.patch) owedPatches--;
    const before = seen;
    const from = performance.now();
    await sends.request("write", message);
    while (message.patch && seen === before) await sleep(0);
    return performance.now() - from;
  };
  return { wires, isOver: false, play };
}
