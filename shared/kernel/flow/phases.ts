/** The phases of a turn, one after the other (kernel.md 8). */
import type { Match } from "../model/match.ts";
import type { Words } from "../model/words.ts";
import { nextPhase } from "../values/agenda.ts";
import { call } from "./frames.ts";

/** The procedures that are called with what the agenda says of a phase. */
type PhaseProcedure<W extends Words> = {
  [P in W["procedure"]]: W["phase"] extends W["locals"][P] ? P : never;
}[W["procedure"]];

/**
 * Begins the procedure for the next phase, which finds what the agenda says of it in its locals.
 * @returns false once the turn's agenda is done
 */
export function callNextPhase<W extends Words>(m: Match<W>, program: PhaseProcedure<W>): boolean;
export function callNextPhase(m: Match, program: string): boolean {
  const next = nextPhase(m);
  if (next !== undefined) call(m, program, next);
  return next !== undefined;
}
