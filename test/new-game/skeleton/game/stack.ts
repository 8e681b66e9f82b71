/** The stack: players answer each other, and the last entry resolves first. */

import { targetsLeft } from "../../../../shared/games/targets.ts";
import {
  attrOf,
  callEffect,
  cardOf,
  dataOf,
  doStep,
  dropEntry,
  entryOf,
  matchesHandle,
  type Next,
  type Nothing,
  objAt,
  objectOf,
  type Ref,
  scopeOf,
  scopeOfEntry,
  setLocals,
  settle,
} from "../../../../shared/kernel/game.ts";
import { isCreature, type Target } from "./cards.ts";
import { activeOf, otherSeat } from "./table.ts";
import type { Act, Entry, Match, Procedure, WindowPolicy } from "./typed.ts";

/** SKELETON 3.1, 3.2: `next` says who acts now, and who still counts as having passed. */
export const castingWindow: WindowPolicy = {
  next(m, { holder, last, passed }, reason) {
    if (reason === "passed") return { holder: otherSeat(holder), passed };
    return { holder: reason === "entryAdded" ? otherSeat(last) : activeOf(m), passed: [] };
  },
  isClosed: (_m, { passed }) => passed.length === 2,
  onClosed: (m) => (m.state.entries.length > 0 ? "resolveTop" : "end"),
  afterEmpty: () => "reopen",
  beforeHandover: (m) => settle(m),
  resolve: "resolve",
};

const top = (m: Match): Entry => m.state.entries[m.state.entries.length - 1];

/** Whether a target that was announced still is one. */
function stands(m: Match, { source, controller }: Entry, ref: Ref, word: Target): boolean {
  if (ref.kind === "seat") return "player" in word;
  return (
    ref.kind === "object" &&
    "object" in word &&
    matchesHandle(m, scopeOf(source, controller), ref.id, word.object)
  );
}

export const resolveProcedure: Procedure<Nothing, { readonly entry: number }> = {
  act(m, frame): Next {
    const entry = top(m);
    setLocals(m, frame, { entry: entry.id });
    if (entry.kind === "attack") strike(m, entry);
    else if (objectOf(m.state, entry.source) !== undefined) resolveCard(m, entry);
    return "leave";
  },
  leave(m, frame): Next {
    const entry = entryOf(m.state, frame.locals.entry);
    if (entry === undefined) return "settle";
    dropEntry(m, entry.id, "resolved");
    const obj = objectOf(m.state, entry.source);
    if (entry.kind === "attack" || obj === undefined) return "settle";
    const act = isCreature(dataOf(m, obj)) ? "enter" : "spent";
    doStep(m, { why: act, by: entry.controller }, [{ act, object: entry.source, seat: entry.controller }]);
    return "settle";
  },
  settle(m): Next {
    settle(m);
    return "done";
  },
};

/** SKELETON 3.3. */
function resolveCard(m: Match, entry: Entry): void {
  const obj = objAt(m, entry.source);
  const [effect] = cardOf(m, obj).abilities;
  const { targets: words = [] } = dataOf(m, obj);
  const targets = targetsLeft(entry.targets, words, (ref, word) => stands(m, entry, ref, word));
  const isGone = words.length > 0 && targets.every((refs) => refs.length === 0);
  if (effect?.program && !isGone) callEffect(m, effect.program.id, { ...scopeOfEntry(entry), targets });
}

/** SKELETON 5.2. */
function strike(m: Match, { source, controller, targets, id }: Entry): void {
  const [target] = targets[0];
  if (objectOf(m.state, source) === undefined) return;
  const amount = attrOf(m, source, "power");
  const cause = { why: "attack", by: controller, entry: id };
  if (target.kind === "seat") return doStep(m, cause, [{ act: "hurt", seat: target.id, amount }]);
  if (target.kind !== "object" || objectOf(m.state, target.id) === undefined) return;
  const back: Act = { act: "harm", object: source, seat: controller, amount: attrOf(m, target.id, "power") };
  doStep(m, cause, [{ act: "harm", object: target.id, seat: otherSeat(controller), amount }, back]);
}
