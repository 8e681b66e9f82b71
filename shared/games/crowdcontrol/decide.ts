/** Decisions inside an effect that are no targets, and targets that did not exist before (C R9.4, R3.7, ER-8). */

import { type Json, namesFor, numbersIn, refsNamed, type Statement, setEntry } from "../../kernel/game.ts";
import { keep } from "./notes.ts";
import { effectOf, livingTargets, nodeOf, scopeOf } from "./queue.ts";
import { targetDomain } from "./stages.ts";
import type { Entry, Match, Question } from "./typed.ts";
import { thingsIn } from "./zones.ts";

/** The decision that the controller of an entry must still make before it resolves, or null. */
export function questionOf(m: Match, entry: Entry): Question | null {
  const node = nodeOf(m, entry);
  const { vars } = entry.data;
  const effect = effectOf(node);
  const base = { seat: entry.controller, info: { entry: `e${entry.id}` } };
  if (entry.data.now && effect.wants?.(node) && entry.targets.length === 0) {
    const domain = targetDomain(m, scopeOf(entry), node);
    if (domain !== null) return { ...base, kind: "target", domain, fallback: { random: true } };
  }
  if (effect.prompt === "discard" && vars.choice === undefined) {
    const of = namesFor(m, entry.controller, thingsIn(m, entry.controller, "hand"));
    const domain = { kind: "subset", of, min: 1, max: 1, code: "E_TARGET_INVALID" } as const;
    if (of.length > 0) return { ...base, kind: "discard", domain, fallback: { random: true } };
  }
  return entry.data.now && vars.lanes === undefined ? laneQuestion(m, entry, node, base) : null;
}

/** C R3.7: only in Commit, where its controller is there to be asked. */
function laneQuestion(
  m: Match,
  entry: Entry,
  node: Statement,
  base: Pick<Question, "seat" | "info">,
): Question | null {
  const effect = effectOf(node);
  const total = effect.lanes?.(m, scopeOf(entry), node) ?? 0;
  if (total <= 0 || (effect.wants?.(node) && livingTargets(m, entry).length === 0)) return null;
  const domain = { kind: "assign", total, over: ["attack", "defense"], code: "E_LANE_REQUIRED" } as const;
  return { ...base, kind: "spawn", domain, fallback: { action: "spawn", choice: [0, total] } };
}

/** Keeps the answer with the entry. */
export function decided(m: Match, entry: Entry, kind: Json, choice: Json): void {
  if (kind === "spawn") return keep(m, entry, { lanes: numbersIn(choice) });
  const refs = refsNamed(m, entry.controller, choice);
  if (kind === "target") setEntry(m, entry.id, { targets: [refs] });
  else keep(m, entry, { choice: refs.map(({ id }) => id) });
}
