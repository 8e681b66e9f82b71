/** Decisions of several seats that the rules put in an order (kernel.md 5): each is made before the next is asked for. */

import type { Match } from "../model/match.ts";
import type { Data, Frame, Seat } from "../model/state.ts";
import { put } from "../model/undo.ts";
import type { Words } from "../model/words.ts";
import { call, setLocals } from "./frames.ts";

const askedSoFar = ({ locals }: Frame): number => (locals.asked as number | undefined) ?? 0;

/** Whom a frame that asks these seats in this order asks now; undefined once all are done. */
export const nextInTurn = (frame: Frame, order: readonly Seat[]): Seat | undefined =>
  order[askedSoFar(frame)];

export const isFirstInTurn = (frame: Frame): boolean => askedSoFar(frame) === 0;

/** The seat whose turn it was is done: it has answered, or has nothing to decide. */
export const turnTaken = (m: Match, frame: Frame, change: Data = {}): void =>
  setLocals(m, frame, { ...change, asked: askedSoFar(frame) + 1 });

/** All are done: the frame may ask anew. */
export const endTurns = (m: Match, frame: Frame): void => setLocals(m, frame, { asked: 0 });

/** Calls the procedure for these seats, in this order, with `seat` in its locals. */
export function callInTurn<W extends Words>(
  m: Match<W>,
  program: W["procedure"],
  order: readonly Seat[],
  locals?: Data,
): void;
export function callInTurn(m: Match, program: string, order: readonly Seat[], locals: Data = {}): void {
  for (const seat of order.toReversed()) call(m, program, { ...locals, seat });
}

/** Lets a seat put its own waiting triggers in order. */
export const callOrder = (m: Match, seat: Seat): void => call(m, "@order", { seat });

/**
 * Puts what the acts of one step have called, above the frame `from`, in the rules' order of their seats, however the
 * acts stood: the first player's is done first (N R11.2).
 */
export function inRulesOrder(m: Match, from: number): void {
  const { frames } = m.state;
  if (frames.length < from + 2) return;
  const order = m.game.triggerOrder(m);
  const rank = ({ locals }: Frame): number => order.indexOf(locals.seat as Seat);
  const sorted = frames.slice(from).sort((a, b) => rank(a) - rank(b));
  for (const [at, frame] of sorted.reverse().entries()) put(m.undo, frames, from + at, frame);
}
