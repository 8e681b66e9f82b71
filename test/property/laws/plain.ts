import { expect } from "vitest";
import { fork, hash, isRefusal, load, type Match, type Saved, save } from "../../../shared/kernel/index.ts";
import { dropCache } from "../../../shared/kernel/ops/cache.ts";
import { expectPlain, expectSame, expectText, hostBytes, savedText } from "../bytes.ts";
import { dice } from "../dice.ts";
import type { Law } from "../law.ts";
import { type Play, step, submitMove } from "../play.ts";
import { expectTold } from "../told.ts";

/** The match as another process would have it. */
function reloaded(play: Play): Match {
  const match = load(JSON.parse(savedText(play.match)) as Saved, play.world.catalog);
  if (isRefusal(match)) throw new Error(`load refused: ${match.code}`);
  return match;
}

/**
 * Law 2: a shadow saved and loaded after every intent says and knows the same as the
 * match that was never saved, byte for byte; so does a fork; dropped caches change nothing.
 */
function plain(play: Play, moves: number): void {
  const whims = dice(moves);
  let shadow = reloaded(play);
  for (let i = 0; i < moves && play.match.state.over === null; i++) {
    const twin = fork(play.match);
    const { move, events } = step(play);
    const told = hostBytes(events);
    expectText(hostBytes(submitMove(shadow, move)), told, "events of a loaded match");
    expectText(hostBytes(submitMove(twin, move)), told, "events of a fork");
    expect(hash(shadow)).toBe(hash(play.match));
    expect(hash(twin)).toBe(hash(play.match));
    expectPlain(save(play.match));
    shadow = reloaded(play);
    expect(hash(shadow)).toBe(hash(play.match));
    // Whoever ends a match by leaving takes his things along, and nothing is told of what they changed.
    if (play.match.state.over === null) expectTold(play.match);
    if (whims(4) === 0) dropCache(play.match.cache);
    expectSame(play.match, shadow);
  }
}

export const laws: readonly Law[] = [
  {
    name: "law 2: the whole match is one JSON value",
    holds: plain,
    quick: { runs: 4, moves: 30, after: 100 },
    long: { runs: 40, moves: 500 },
  },
];
