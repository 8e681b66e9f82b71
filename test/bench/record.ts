/** Journals of random legal matches, recorded once and replayed by every measurement. */
import { createMatch, type Data, requests, type Seat, sample, submit } from "../../shared/kernel/index.ts";
import type { World } from "./worlds.ts";

export interface Journal {
  readonly n: number;
  readonly intents: readonly { readonly by: Seat; readonly intent: Data }[];
}

/** A small generator of its own, so that a run can be repeated anywhere. */
export function lcg(seed: number): (n: number) => number {
  let state = seed >>> 0;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 0x100000000) * n);
  };
}

/** Plays match `n` of a world at random to its end. */
export function record(world: World, n: number): Journal {
  const { match } = createMatch(world.setup(n), world.catalog);
  const random = lcg(n + 1);
  const intents: { by: Seat; intent: Data }[] = [];
  while (match.state.over === null) {
    const open = requests(match);
    const { seat } = open[random(open.length)];
    const intent = sample(match, seat, random);
    if (intent === undefined) throw new Error(`match ${n}: nothing to do`);
    const result = submit(match, seat, intent);
    if (!result.ok) throw new Error(`match ${n}: ${result.code}`);
    intents.push({ by: seat, intent });
  }
  return { n, intents };
}
