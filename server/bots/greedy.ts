/** Takes what looks best one step ahead, over some worlds that could be. */
import { fork } from "../../shared/kernel/index.ts";
import type { Brain } from "./brain.ts";
import { candidates } from "./candidates.ts";
import { outlook, tryIntent } from "./look.ts";

const WORLDS = 3;
const MOST = 24;

export const greedyBrain: Brain = ({ imagine, seat, random, hasTime }) => {
  const first = imagine();
  const intents = candidates(first, seat, random, MOST);
  if (intents.size === 1) return intents.values().next().value;
  const sums = new Map<string, number>();
  for (let i = 0; i < WORLDS && (i === 0 || hasTime()); i++) {
    const world = i === 0 ? first : imagine();
    for (const [key, intent] of intents) {
      const ahead = fork(world);
      // A world in which it cannot be done says nothing against it.
      const value = tryIntent(ahead, seat, intent) ? outlook(ahead)[seat] : 0.5;
      sums.set(key, (sums.get(key) ?? 0) + value);
    }
  }
  const best = [...intents].sort(([a], [b]) => (sums.get(b) ?? 0) - (sums.get(a) ?? 0));
  return best[0]?.[1];
};
