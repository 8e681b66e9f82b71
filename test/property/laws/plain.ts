import { expect } from "vitest";
import { fork, hash, isRefusal, load, type Match, type Saved, save } from "../../../shared/kernel/index.ts";
import { handleAt } from "../../../shared/kernel/model/state.ts";
import { dropCache } from "../../../shared/kernel/ops/cache.ts";
import { attrOf } from "../../../shared/kernel/values/modifiers.ts";
import { expectPlain, expectSame, expectText, hostBytes, savedText } from "../bytes.ts";
import { dice } from "../dice.ts";
import type { Law } from "../law.ts";
import { type Play, step, submitMove } from "../play.ts";

/** The match as another process would have it. */
function reloaded(play: Play): Match {
  const match = load(JSON.parse(savedText(play.match)) as Saved, play.world.catalog);
  if (isRefusal(match)) throw new Error(`load refused: ${match.code}`);
  return match;
}

/** The attributes as told are those that a match computes which remembers nothing. */
function expectTold(match: Match): void {
  const bare = fork(match);
  const { state, game, layout } = bare;
  const wrong = state.objects.flatMap((obj, slot) =>
    obj.attrs === layout.noAttrs
      ? []
      : game.attrs.filter((attr, i) => attrOf(bare, handleAt(state, slot), attr) !== obj.attrs[i]),
  );
  expect(wrong, "attributes told").toEqual([]);
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
