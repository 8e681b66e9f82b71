/** The phases of a turn, one after the other (kernel.md 8). */
import type { Match } from "../model/match.ts";
import type { Words } from "../model/words.ts";
import { nextPhase } from "../values/agenda.ts";
import { call } from "./frames.ts";

/**
 * Begins the procedure for the next phase, which finds what the agenda says of it in its locals.
 * @returns false once the turn's agenda is done
 */
export function callNextPhase<W extends Words>(m: Match<W>, program: W["procedure"]): boolean {
  const next = nextPhase(m);
  if (next !== undefined) call(m, program, next);
  return next !== undefined;
}
