import type { Draw } from "../../shared/kernel/index.ts";

/** Chance that anybody can repeat: the same seed, the same numbers on every machine (mulberry32). */
export function dice(seed: number): Draw {
  let state = seed | 0;
  return (n) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 0x100000000) * n);
  };
}

/** One of the list; the list must not be empty. */
export const pick = <T>(random: Draw, list: readonly T[]): T => list[random(list.length)];

/** The list in a random order, as a new list. */
export function mixed<T>(random: Draw, list: readonly T[]): T[] {
  const out = list.slice();
  for (let i = out.length - 1; i > 0; i--) {
    const j = random(i + 1);
    [out[i], out[j]] = [out[j], out[i]];
  }
  return out;
}
