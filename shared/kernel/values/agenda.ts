/** The agenda (kernel.md 8): phases to come, as data that effects may change. */

import type { Match } from "../model/match.ts";
import { append, insert, put, remove } from "../model/undo.ts";
import type { Words } from "../model/words.ts";
import { prolong } from "./stored.ts";
import { expire } from "./telling.ts";

/** Appends phases to come. */
export function plan<W extends Words>(m: Match<W>, phases: readonly W["phase"][]): void {
  for (const phase of phases) append(m.undo, m.state.agenda, phase);
}

/** Inserts a phase before all others to come. */
export const planNext = <W extends Words>(m: Match<W>, phase: W["phase"]): void =>
  insert(m.undo, m.state.agenda, 0, phase);

/** Drops every phase to come that the test names. */
export function skip<W extends Words>(m: Match<W>, test: (phase: W["phase"]) => boolean): void {
  if (m.state.agenda.some(test))
    put(
      m.undo,
      m.state,
      "agenda",
      m.state.agenda.filter((phase) => !test(phase)),
    );
}

/** Takes the next phase, or undefined when the turn's agenda is done. */
export const nextPhase = <W extends Words>(m: Match<W>): W["phase"] | undefined =>
  m.state.agenda.length === 0 ? undefined : remove(m.undo, m.state.agenda, 0);

/** A point of the agenda has really happened: what lasted until it ends here. */
export const reach = <W extends Words>(m: Match<W>, point: W["point"]): void => expire(m, point);

/** What would last until one point lasts until another: of a turn that has begun, until its end. */
export const postpone = <W extends Words>(m: Match<W>, point: W["point"], until: W["point"]): void =>
  prolong(m, point, until);
