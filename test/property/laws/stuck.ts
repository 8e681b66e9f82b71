import { expect } from "vitest";
import { isSliced } from "../../../shared/kernel/flow/machine.ts";
import { fork, type Match, requests, submit } from "../../../shared/kernel/index.ts";
import type { Law } from "../law.ts";
import { type Play, step, submitMove, timeout } from "../play.ts";
import { underCaps } from "./caps.ts";

/** Rules alone need not end a match in which nobody does anything; then its cap does. */
const IDLE = { match: 30_000 };

/** No match of any world should take longer than this. */
const ENDLESS = 20_000;

/**
 * Law 5: while a match is not over somebody is asked, or the host is to say `continue`;
 * the default of every request is accepted, alone and all at once.
 */
function neverStuck(play: Play, moves: number): void {
  const { match } = play;
  for (let i = 0; i < moves && match.state.over === null; i++) {
    const asked = requests(match).map(({ seat }) => seat);
    expect(asked.length > 0 || isSliced(match), "somebody is asked").toBe(true);
    for (const seat of asked) submitMove(fork(match), timeout(seat));
    if (asked.length > 0) submitMove(fork(match), timeout(...asked));
    step(play);
  }
}

/** Law 5: random legal play ends, and so does a match whose seats never answer from some moment on. */
function ends(play: Play, moves: number): void {
  const { match: silent } = underCaps(play, IDLE);
  for (let i = 0; play.match.state.over === null; i++) {
    if (i > ENDLESS) throw new Error("random play does not end");
    const { move } = step(play);
    if (i < moves && silent.state.over === null) submitMove(silent, move);
  }
  byDefaults(silent);
  expect(requests(play.match), "nobody is asked when it is over").toEqual([]);
  expect(submit(play.match, 0, { action: "pass" })).toMatchObject({ ok: false, code: "MATCH_OVER" });
}

function byDefaults(match: Match): void {
  for (let i = 0; match.state.over === null; i++) {
    if (i > ENDLESS) throw new Error("defaults alone do not end the match");
    const asked = requests(match).map(({ seat }) => seat);
    if (asked.length === 0) submitMove(match, { by: "host", intent: { action: "continue" } });
    else submitMove(match, timeout(...asked));
  }
}

export const laws: readonly Law[] = [
  {
    name: "law 5: somebody is asked, and every default is accepted",
    holds: neverStuck,
    quick: { runs: 4, moves: 40, after: 100 },
    long: { runs: 40, moves: 500 },
  },
  {
    name: "law 5: play ends, and silence ends it too",
    holds: ends,
    quick: { runs: 2, moves: 100 },
    long: { runs: 40, moves: 500 },
  },
];
