import { expect } from "vitest";
import {
  canonical,
  fold,
  type Json,
  type Match,
  type Picture,
  pictureOf,
  type Viewer,
  viewOf,
} from "../../../shared/kernel/index.ts";
import { expectText, toldTo, viewersOf } from "../bytes.ts";
import type { Law } from "../law.ts";
import { type Play, step } from "../play.ts";

/** What one viewer has: its first picture with every event since laid on it, and the number of the last. */
interface Watcher {
  readonly viewer: Viewer;
  readonly picture: Picture;
  last: number;
}

const pictureText = (picture: Picture): string => canonical(picture as unknown as Json);

/**
 * Law 8: each viewer's events folded over its first picture give its picture now, after
 * every intent, and their numbers count up by one.
 */
function folds(play: Play, moves: number): void {
  const { match } = play;
  const watchers = viewersOf(match).map((viewer): Watcher => {
    const last = Math.max(0, ...toldTo(match, play.first, viewer).map(({ n }) => n));
    return { viewer, picture: pictureOf(viewOf(match, viewer)), last };
  });
  for (let i = 0; i < moves && match.state.over === null; i++) {
    const { events } = step(play);
    for (const watcher of watchers) follow(match, watcher, events);
  }
}

function follow(match: Match, watcher: Watcher, events: Parameters<typeof toldTo>[1]): void {
  const { viewer, picture } = watcher;
  for (const event of toldTo(match, events, viewer)) {
    expect(event.n, "numbers are dense").toBe(watcher.last + 1);
    watcher.last = event.n;
    // As it comes off the wire: nothing of the host's is shared with the client.
    fold(picture, JSON.parse(JSON.stringify(event)));
  }
  const now = pictureText(pictureOf(viewOf(match, viewer)));
  expectText(pictureText(picture), now, `the picture of ${viewer}`);
}

export const laws: readonly Law[] = [
  {
    name: "law 8: events tell everything",
    holds: folds,
    quick: { runs: 6, moves: 150 },
    long: { runs: 50, moves: 500 },
  },
];
