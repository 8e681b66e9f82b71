import { expect } from "vitest";
import {
  canonical,
  determinize,
  fork,
  type Json,
  type Match,
  type Seat,
  save,
} from "../../../shared/kernel/index.ts";
import { expectText, savedText, seenBy } from "../bytes.ts";
import { dice } from "../dice.ts";
import { otherWorld, unknownTo } from "../imagine.ts";
import type { Law } from "../law.ts";
import { advance, chooseMove, type Play, submitMove } from "../play.ts";

/** How far an imagined world is played on. */
const AHEAD = 40;

/**
 * A seat's imagined world (kernel.md 14) shows it the very bytes it sees now, is played
 * on without a hitch, never keeps the seed, and is another world under another key.
 */
function imagined(play: Play, moves: number): void {
  const random = dice(moves);
  advance(play, moves);
  const { match } = play;
  if (match.state.over !== null) return;
  const before = canonical(save(match) as unknown as Json);
  for (let seat = 0; seat < match.state.seats.length; seat++) {
    const world = determinize(match, seat, `${moves}`);
    const other = determinize(match, seat, `${moves} again`);
    expectText(seenBy(world, seat), seenBy(match, seat), `what ${seat} sees`);
    expect(JSON.stringify(save(world))).not.toContain(play.setup.seed);
    expect(JSON.stringify(save(determinize(match, seat, `${moves}`)).state)).toBe(
      JSON.stringify(save(world).state),
    );
    expectAnother(match, world, other, seat);
    const same = otherWorld(match, play.world, seat, new Set(), random) ?? fork(match);
    // Both from a match that keeps no hidden segment's world, which counts what others were told when it began.
    expectText(
      savedText(determinize(same, seat, `${moves}`)),
      savedText(determinize(fork(match), seat, `${moves}`)),
      `what ${seat} imagines where it could not know better`,
    );
    for (let i = 0; i < AHEAD && world.state.over === null; i++) submitMove(world, chooseMove(world, random));
  }
  expect(canonical(save(match) as unknown as Json)).toBe(before);
}

/** Enough unknown cards of enough kinds that two deals alike are out of the question. */
const MANY = 16;
const KINDS = 8;

/** What the seat knows stands, what it does not is dealt among the same cards, and differently under each key. */
function expectAnother(match: Match, world: Match, other: Match, seat: Seat): void {
  const unknown = unknownTo(match, seat);
  const cardsOf = ({ state }: Match, slots: readonly number[]): number[] =>
    slots.map((slot) => state.objects[slot].card);
  const known = match.state.objects.flatMap((_, slot) => (unknown.includes(slot) ? [] : [slot]));
  expect(cardsOf(world, known)).toEqual(cardsOf(match, known));
  for (const owner of match.state.seats.keys()) {
    const own = unknown.filter((slot) => match.state.objects[slot].owner === owner);
    expect(cardsOf(world, own).sort()).toEqual(cardsOf(match, own).sort());
    if (own.length < MANY || new Set(cardsOf(match, own)).size < KINDS) continue;
    expect(cardsOf(world, own)).not.toEqual(cardsOf(match, own));
    expect(cardsOf(world, own)).not.toEqual(cardsOf(other, own));
  }
}

export const laws: readonly Law[] = [
  {
    name: "determinize keeps what the seat sees and draws the rest anew",
    holds: imagined,
    quick: { runs: 12, moves: 250 },
    long: { runs: 60, moves: 500 },
  },
];
