/** Decisions inside an effect that are no targets, and targets that did not exist before (C R9.4, R3.7, ER-8). */

import {
  doStep,
  type Handle,
  type Json,
  NONE,
  namesFor,
  numbersIn,
  objAt,
  refsNamed,
  type Statement,
  setEntry,
} from "../../kernel/game.ts";
import { isIn } from "../zones.ts";
import { isType } from "./card.ts";
import { keep } from "./notes.ts";
import { effectOf, livingTargets, nodeOf, scopeOf } from "./queue.ts";
import { targetDomain } from "./stages.ts";
import type { Act, Domain, Entry, Match, Question } from "./typed.ts";
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
  if (effect.prompt === "dig" && vars.choice === undefined) {
    const looked = (vars.looked ?? []).filter((one) => isIn(m, one, "deck"));
    // C R2.10: whether any of them fits only its player learns.
    if (looked.length > 0)
      return { ...base, kind: "dig", domain: digDomain(m, entry, node, looked), fallback: { random: true } };
  }
  return entry.data.now && vars.lanes === undefined ? laneQuestion(m, entry, node, base) : null;
}

function digDomain(
  m: Match,
  entry: Entry,
  node: Statement,
  looked: readonly Handle[],
): Domain<readonly string[]> {
  const fits = looked.filter((one) => isType(m, objAt(m, one), String(node.type)));
  const of = namesFor(m, entry.controller, fits);
  return { kind: "subset", of, min: node.type === "any" ? 1 : 0, max: 1, code: "E_TARGET_INVALID" };
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

/** What these effects let their players see before they decide (C R2.10); whether there was any. */
export function lookFirst(m: Match, entries: readonly Entry[]): boolean {
  const acts = entries.flatMap((entry): Act[] => {
    const node = nodeOf(m, entry);
    const { looks } = effectOf(node);
    if (looks === undefined || entry.data.vars.looked !== undefined) return [];
    const objects = looks(m, scopeOf(entry), node);
    keep(m, entry, { looked: objects });
    return objects.length === 0 ? [] : [{ act: "look", seat: entry.controller, objects }];
  });
  if (acts.length > 0) doStep(m, { why: "look", by: acts.length === 1 ? entries[0].controller : NONE }, acts);
  return acts.length > 0;
}
