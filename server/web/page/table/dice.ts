/** Numbers drawn from a text: the same text gives the same ones. */
export type Die = (n: number) => number;

/** A small hash of a text, and numbers drawn from it. */
export function dice(seed: string): Die {
  let state = 2166136261;
  for (const char of seed) state = Math.imul(state ^ char.charCodeAt(0), 16777619);
  return (n) => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9;
    return ((state ^ (state >>> 13)) >>> 0) % n;
  };
}
