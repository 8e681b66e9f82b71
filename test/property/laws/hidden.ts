import { expect } from "vitest";
import {
  type Draw,
  type Event,
  fork,
  hash,
  type Match,
  requests,
  type Viewer,
} from "../../../shared/kernel/index.ts";
import { expectSame, hostBytes, seenBy, toldTo, viewersOf } from "../bytes.ts";
import { dice, mixed } from "../dice.ts";
import type { Law } from "../law.ts";
import { advance, chooseMove, type Move, type Play, step, submitMove } from "../play.ts";

/** How far two matches are played on together after a reveal. */
const AHEAD = 20;

/** Plays on to a hidden segment that several seats are asked in; false where none comes. */
function toSegment(play: Play): boolean {
  for (let i = 0; i < 200; i++) {
    if (play.match.state.over !== null) return false;
    if (play.match.state.segment !== null && requests(play.match).length > 1) return true;
    step(play);
  }
  return false;
}

/** Something a seat may do; nobody leaves. */
function staying(match: Match, random: Draw): Move {
  const move = chooseMove(match, random);
  return move.intent.action === "leave" ? staying(match, random) : move;
}

/** Whose doing it is: a seat's, or its time-out. */
const seatOf = ({ by, intent }: Move): number =>
  by === "host" ? (intent.seats as readonly number[])[0] : by;

/** Random moves until the segment is over. */
function throughSegment(match: Match, random: Draw): { moves: Move[]; events: Event[] } {
  const moves: Move[] = [];
  const events: Event[] = [];
  while (!events.some(({ cause }) => cause.why === "segment")) {
    moves.push(staying(match, random));
    events.push(...submitMove(match, moves[moves.length - 1]));
  }
  return { moves, events };
}

/** The same moves in another order that keeps each seat's own. */
function shuffledMoves(moves: readonly Move[], random: Draw): Move[] {
  const queues = new Map<number, Move[]>();
  for (const move of moves) queues.set(seatOf(move), [...(queues.get(seatOf(move)) ?? []), move]);
  const order = mixed(random, moves.map(seatOf));
  return order.map((seat) => queues.get(seat)?.shift() as Move);
}

/** What one viewer was told, but for who was ready first, which everybody may see. */
const toldApart = (match: Match, events: readonly Event[], viewer: Viewer): string =>
  JSON.stringify(
    toldTo(match, events, viewer)
      .filter(({ cause }) => cause.why !== "locked")
      .map(({ n: _, ...rest }) => rest),
  );

/** Hidden segments: every interleaving that keeps each seat's own order gives the same match and later bytes. */
function interleaved(play: Play, moves: number): void {
  const random = dice(moves);
  advance(play, moves);
  if (!toSegment(play)) return;
  const other = fork(play.match);
  const { moves: done, events } = throughSegment(play.match, random);
  const others = shuffledMoves(done, random).flatMap((move) => submitMove(other, move));
  expect(hash(other)).toBe(hash(play.match));
  expectSame(play.match, other);
  for (const viewer of viewersOf(other))
    expect(toldApart(other, others, viewer)).toBe(toldApart(play.match, events, viewer));
  for (let i = 0; i < AHEAD && play.match.state.over === null; i++) {
    const { move, events: told } = step(play);
    expect(hostBytes(submitMove(other, move))).toBe(hostBytes(told));
  }
}

/** Hidden segments: whatever a seat does, nobody else learns anything before the reveal but that it is ready. */
function unseen(play: Play, moves: number): void {
  const random = dice(moves);
  advance(play, moves);
  if (!toSegment(play)) return;
  const asked = requests(play.match).map(({ seat }) => seat);
  const seat = asked[random(asked.length)];
  const others = viewersOf(play.match).filter((viewer) => viewer !== seat);
  const before = others.map((viewer) => seenBy(play.match, viewer));
  const busy = fork(play.match);
  while (requests(busy).some((request) => request.seat === seat)) {
    const move = staying(busy, random);
    if (seatOf(move) !== seat) continue;
    const events = submitMove(busy, move);
    const isReady = !requests(busy).some((request) => request.seat === seat);
    for (const [at, viewer] of others.entries()) {
      const told = toldTo(busy, events, viewer);
      if (isReady) expect(told.map(({ cause }) => cause.why)).toEqual(told.map(() => "locked"));
      else {
        expect(told).toEqual([]);
        expect(seenBy(busy, viewer)).toBe(before[at]);
      }
    }
  }
}

const suits: Law["suits"] = ({ ruleset }) => ruleset.away !== undefined;

export const laws: readonly Law[] = [
  {
    name: "hidden segments: who acts first changes nothing",
    holds: interleaved,
    quick: { runs: 12, moves: 150 },
    long: { runs: 60, moves: 400 },
    suits,
  },
  {
    name: "hidden segments: nothing is seen before the reveal",
    holds: unseen,
    quick: { runs: 20, moves: 150 },
    long: { runs: 80, moves: 400 },
    suits,
  },
];
