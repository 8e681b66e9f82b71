/** Derived data of a match; dropping it changes nothing but time (kernel.md 3). */
import type { Cache } from "../model/match.ts";

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
  told: false,
  ceiling: Number.POSITIVE_INFINITY,
  moment: Number.POSITIVE_INFINITY,
  work: 0,
  blocks: new Map(),
  worlds: [],
});

/** Forgets the views of things, where more has changed than ops say. */
export function dropViews(cache: Cache): void {
  cache.things = [];
  cache.ownThings = [];
  cache.listed = [];
  cache.shown = null;
  cache.records = [];
  cache.everybody = null;
  cache.peeked = null;
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
