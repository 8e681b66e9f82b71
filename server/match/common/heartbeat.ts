/**
 * Which match this thread works on right now, where another thread can read it: one that never comes to an end
 * cannot be asked any more.
 */
const MOST = 64;

/** The number of beats and the length of the name, then the name. */
const shared = new SharedArrayBuffer(8 + MOST);
const head = new Int32Array(shared, 0, 2);
const bytes = new Uint8Array(shared, 8);
const encoder = new TextEncoder();
let current = "";

/** The work in `work`, up to its first wait, is done for this match. */
export function during<T>(match: string, work: () => T): T {
  const before = current;
  write(match);
  try {
    return work();
  } finally {
    write(before);
  }
}

function write(match: string): void {
  if (match === current) return;
  current = match;
  Atomics.store(head, 1, encoder.encodeInto(match, bytes).written);
}

/** The memory through which another thread looks at the one that beats. */
export type Heartbeat = SharedArrayBuffer;
export const heartbeat: Heartbeat = shared;

/** This thread is not blocked. */
export const beat = (): void => void Atomics.add(head, 0, 1);

/** How often the thread has beaten, and the match it works on; "" for none. Read by another thread. */
export function read(from: Heartbeat): { readonly beats: number; readonly match: string } {
  const numbers = new Int32Array(from, 0, 2);
  const name = new Uint8Array(from, 8, Atomics.load(numbers, 1)).slice();
  return { beats: Atomics.load(numbers, 0), match: new TextDecoder().decode(name) };
}
