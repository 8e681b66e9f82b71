import { expect } from "vitest";
import { fork, hash, submit } from "../../../shared/kernel/index.ts";
import { expectSame, hostBytes, savedText } from "../bytes.ts";
import { dice } from "../dice.ts";
import type { Law } from "../law.ts";
import { type Play, step, submitMove } from "../play.ts";
import { nuisance } from "../rubbish.ts";

/** How many nuisances stand before each move. */
const TRIES = 6;

/**
 * Law 3: a refused intent leaves text and hash as they were, and a match in which
 * refusals were strewn goes on as the one that never saw them.
 */
function refused(play: Play, moves: number): void {
  const random = dice(~moves);
  const quiet = fork(play.match);
  for (let i = 0; i < moves && play.match.state.over === null; i++) {
    strew(play, random);
    const { move, events } = step(play);
    expect(hostBytes(submitMove(quiet, move))).toBe(hostBytes(events));
  }
  expect(hash(quiet)).toBe(hash(play.match));
  expectSame(quiet, play.match);
}

function strew({ match }: Play, random: ReturnType<typeof dice>): void {
  for (let i = 0; i < TRIES; i++) {
    const { by, intent } = nuisance(match, random);
    // Some of them are legal after all: those are not for this match.
    if (submit(fork(match), by, intent).ok) continue;
    const text = savedText(match);
    const before = hash(match);
    const result = submit(match, by, intent);
    expect(result.ok, JSON.stringify(intent)).toBe(false);
    expect(savedText(match), JSON.stringify(intent)).toBe(text);
    expect(hash(match)).toBe(before);
  }
}

export const laws: readonly Law[] = [
  {
    name: "law 3: a refused intent changes nothing",
    holds: refused,
    quick: { runs: 4, moves: 40, after: 120 },
    long: { runs: 40, moves: 400 },
  },
];
