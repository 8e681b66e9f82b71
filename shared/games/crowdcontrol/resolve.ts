/** The Resolve Segments (C section 9): own effects of both players before opposing ones, in pairs. */

import {
  askAll,
  doStep,
  dropEntry,
  entryOf,
  type Next,
  NONE,
  note,
  type Seat,
  setLocals,
  settle,
  takeAnswers,
} from "../../kernel/game.ts";
import { decided, lookFirst, questionOf } from "./decide.ts";
import { endLooks } from "./looks.ts";
import { effectOf, isOwn, livingTargets, nodeOf, scopeOf, wantsTarget } from "./queue.ts";
import { initiative } from "./table.ts";
import type { Act, Entry, Match, Procedure } from "./typed.ts";
import { publicName } from "./zones.ts";

/** The acts of an entry now, or null where it fizzles (C R9.3). */
function actsOf(m: Match, entry: Entry): Act[] | null {
  const node = nodeOf(m, entry);
  const effect = effectOf(node);
  if (wantsTarget(node)) {
    const legal = effect.pool?.(m, entry.controller, node) ?? [];
    const left = livingTargets(m, entry).filter((one) => legal.includes(one));
    if (left.length === 0) return null;
    entry = { ...entry, targets: [left.map((id) => ({ kind: "object", id }))] };
  }
  const { controller, data } = entry;
  return effect
    .plan(m, scopeOf(entry), node)
    .map((act) => (act.act === "remember" ? { ...act, seat: controller, group: data.group } : act));
}

/**
 * Entries that resolve together: each is computed from the state before them, and where both
 * cannot happen the first one's stands (C R9.8, R9.9, ER-6).
 */
export function resolveEntries(m: Match, entries: readonly Entry[]): void {
  const acts: Act[] = [];
  for (const entry of entries) {
    const own = actsOf(m, entry);
    acts.push(...(own ?? []));
    tell(m, entry, own === null);
  }
  for (const { id } of entries) dropEntry(m, id, "resolved");
  doStep(m, { why: "resolve", by: entries.length === 1 ? entries[0].controller : NONE }, acts);
}

/**
 * C section 5, R5.1: a target becomes public when its effect resolves. The target of an effect that fizzles stays
 * secret.
 */
function tell(m: Match, entry: Entry, fizzled: boolean): void {
  const data = { entry: `e${entry.id}`, seat: entry.controller };
  const host = { source: entry.source, targets: entry.targets };
  if (fizzled) return note(m, "fizzled", data, host);
  const targets = livingTargets(m, entry)
    .map((handle) => publicName(m, handle))
    .filter((name) => name !== "");
  note(m, "resolved", { ...data, targets }, host);
}

type Resolving = { readonly segment: string };
type Locals = {
  /** Entry ids by pass and seat (C R9.2). */
  readonly lists: readonly (readonly (readonly number[])[])[];
  readonly pass: number;
  readonly step: number;
};

/** C R9.1: the entries in the queue now; in S2 only own effects that need no target (C R7.5). */
function batchOf(m: Match, segment: string): Locals["lists"] {
  const ids = (own: boolean, seat: Seat): number[] =>
    m.state.entries
      .filter((entry) => entry.controller === seat && isOwn(nodeOf(m, entry)) === own)
      .filter((entry) => segment !== "S2" || !wantsTarget(nodeOf(m, entry)))
      .map(({ id }) => id);
  const passes = segment === "S2" ? [true] : [true, false];
  return passes.map((own) => m.state.seats.map((_, seat) => ids(own, seat)));
}

/** The k-th entry of each player, the initiative player's first. */
function pairOf(m: Match, { lists, pass, step }: Locals): Entry[] {
  return initiative(m).flatMap((seat) => {
    const entry = entryOf(m.state, lists[pass][seat][step] ?? NONE);
    return entry === undefined ? [] : [entry];
  });
}

export const resolveProcedure: Procedure<Resolving, Locals> = {
  begin(m, frame): Next {
    const { segment } = frame.locals;
    setLocals(m, frame, { lists: batchOf(m, segment), pass: 0, step: 0 });
    return "next";
  },
  next(m, frame): Next {
    const { lists, pass, step } = frame.locals;
    if (pass === lists.length) return "done";
    if (lists[pass].every((list) => list.length <= step)) {
      setLocals(m, frame, { pass: pass + 1, step: 0 });
      return "next";
    }
    if (lookFirst(m, pairOf(m, frame.locals))) return "next";
    const questions = pairOf(m, frame.locals).flatMap((entry) => questionOf(m, entry) ?? []);
    if (questions.length === 0) return "apply";
    askAll(m, questions);
    return "decided";
  },
  decided(m, frame): Next {
    const answers = takeAnswers(m, frame);
    for (const entry of pairOf(m, frame.locals)) {
      const answer = answers[entry.controller];
      if (answer !== null) decided(m, entry, answer.action, answer.choice);
    }
    return "next";
  },
  apply(m, frame): Next {
    resolveEntries(m, pairOf(m, frame.locals));
    return "settle";
  },
  settle(m, frame): Next {
    setLocals(m, frame, { step: frame.locals.step + 1 });
    endLooks(m);
    settle(m);
    return "next";
  },
};
