/** The agenda (kernel.md 8): phases to come, as data that effects may change. */

import type { Match } from "../model/match.ts";
import type { Data } from "../model/state.ts";
import { append, insert, put, remove } from "../model/undo.ts";
import { expire } from "./modifiers.ts";

/** Appends phases to come. */
export function plan(m: Match, phases: readonly Data[]): void {
  for (const phase of phases) append(m.undo, m.state.agenda, phase);
}

/** Inserts a phase before all others to come. */
export const planNext = (m: Match, phase: Data): void => insert(m.undo, m.state.agenda, 0, phase);

/** Drops every phase to come that the test names. */
export function skip(m: Match, test: (phase: Data) => boolean): void {
  if (m.state.agenda.some(test))
    put(
      m.undo,
      m.state,
      "agenda",
      m.state.agenda.filter((phase) => !test(phase)),
    );
}

/** Takes the next phase, or undefined when the turn's agenda is done. */
export const nextPhase = (m: Match): Data | undefined =>
  m.state.agenda.length === 0 ? undefined : remove(m.undo, m.state.agenda, 0);

/** A point of the agenda has really happened: what lasted until it ends here. */
export const reach = (m: Match, point: string): void => expire(m, point);
