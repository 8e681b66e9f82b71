/** Derived data of a match; dropping it changes nothing but time (kernel.md 3). */
import type { Cache, Match } from "../model/match.ts";
import type { Seat } from "../model/state.ts";
import type { Words } from "../model/words.ts";

export const newCache = (): Cache => ({
  things: [],
  ownThings: [],
  listed: [],
  shown: null,
  records: [],
  everybody: null,
  peeked: null,
  listeners: null,
  heard: null,
  working: [],
  stirred: [],
  told: false,
  trial: null,
  ceiling: Number.POSITIVE_INFINITY,
  moment: Number.POSITIVE_INFINITY,
  work: 0,
  blocks: new Map(),
  worlds: [],
  answers: new Map(),
});

/** Forgets the views of things and what was asked of them, where more has changed than ops say. */
export function dropViews(cache: Cache): void {
  cache.things = [];
  cache.ownThings = [];
  cache.listed = [];
  cache.shown = null;
  cache.records = [];
  cache.everybody = null;
  cache.peeked = null;
  cache.answers.clear();
}

/** Forgets everything derived that hangs on the state; tests do so at random moments. */
export function dropCache(cache: Cache): void {
  dropViews(cache);
  cache.listeners = null;
  cache.heard = null;
  cache.told = false;
  cache.worlds = [];
  cache.blocks.clear();
}

/**
 * A question about a seat that each thing it may do asks anew, as what it could pay with: answered once, until an op
 * makes another state. What is tried and taken back leaves the old one.
 */
export function onceAState<W extends Words, T>(
  answer: (m: Match<W>, seat: Seat) => T,
): (m: Match<W>, seat: Seat) => T {
  return (m, seat) => {
    const { version } = m.undo;
    const { answers } = m.cache;
    const known = answers.get(answer) as Answered<T> | undefined;
    if (known !== undefined && known.version === version && known.seat === seat) return known.value;
    const value = answer(m, seat);
    answers.set(answer, { version, seat, value });
    return value;
  };
}

/** What was answered of this state, and for whom. */
interface Answered<T> {
  readonly version: number;
  readonly seat: Seat;
  readonly value: T;
}
