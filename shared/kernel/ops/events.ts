/** Events are made and redacted (kernel.md 4): `redact` reads nothing but facts, so what none carries no viewer learns. */
import type { Cause, Event, Fact, MoveFact, ViewEvent, ViewOp } from "../model/event.ts";
import type { Match } from "../model/match.ts";
import type { Act } from "../model/ruleset.ts";
import type { Data } from "../model/state.ts";
import { put } from "../model/undo.ts";
import type { Viewer } from "../model/view.ts";
import { bitOf } from "./audience.ts";
import { thingView } from "./things.ts";

/** Closes the event in the making. Does nothing when no fact was written. */
export function closeEvent(m: Match, cause: Cause, acts: readonly Act[]): void {
  if (m.facts.length === 0) return;
  const { counters } = m.state;
  const facts = m.facts.splice(0);
  const mask = maskOf(m, facts);
  const told = counters.told.map((n, viewer) => n + ((mask >> viewer) & 1));
  put(m.undo, counters, "told", told);
  const n = told.map((count, viewer) => (((mask >> viewer) & 1) === 1 ? count : 0));
  const { turn, phase } = m.game.when(m);
  m.out.push({ kind: acts.length > 0 ? "step" : "note", n, turn, phase, cause, facts, acts });
}

/** Tells something that changes no state: a disclosure, a marker. `host` never leaves. */
export function note(m: Match, name: string, data: Data, host: Data = {}, mask: number = m.layout.all): void {
  m.facts.push({ op: "note", note: name, mask, data, host });
}

/** Bits of the viewers whom some of the facts tell something. */
export function maskOf(m: Match, facts: readonly Fact[]): number {
  let mask = 0;
  for (const fact of facts) mask |= audienceOf(m, fact);
  return mask;
}

function audienceOf(m: Match, fact: Fact): number {
  if (fact.op === "thing" || fact.op === "note" || fact.op === "answered") return fact.mask;
  if (fact.op === "table" || fact.op === "seat") return fact.key[0] === "_" ? 0 : m.layout.all;
  return m.layout.all;
}

/** The event as one viewer may know it, or undefined when it tells that viewer nothing. */
export function redact(m: Match, event: Event, viewer: Viewer): ViewEvent | undefined {
  const bit = bitOf(m, viewer);
  const n = viewer === "host" ? 0 : event.n[viewer === "spectator" ? m.state.seats.length : viewer];
  if (viewer !== "host" && n === 0) return undefined;
  const ops: ViewOp[] = [];
  for (const fact of event.facts) {
    const op = factFor(m, fact, bit, viewer);
    if (op !== undefined) ops.push(op);
  }
  const { kind, turn, phase, cause } = event;
  return { n, kind, turn, phase, cause, ops };
}

function factFor(m: Match, fact: Fact, bit: number, viewer: Viewer): ViewOp | undefined {
  if ((audienceOf(m, fact) & bit) === 0 && viewer !== "host") return undefined;
  switch (fact.op) {
    case "move":
      return moveFor(m, fact, bit);
    case "thing":
      return { op: "thing", thing: fact.told.name, key: fact.key, value: fact.value };
    case "shuffle": {
      const { op, mask, things } = fact;
      const zone = m.layout.zoneKeys[fact.zone];
      return viewer === "host" || (mask & bit) !== 0 ? { op, zone, things } : { op, zone };
    }
    case "asked": {
      const { op, seat, kind, info, id, own } = fact;
      return viewer === seat || viewer === "host"
        ? { op, seat, kind, info, id, own }
        : { op, seat, kind, info };
    }
    case "answered":
      return { op: "answered", seat: fact.seat };
    case "note":
      return { op: "note", note: fact.note, data: fact.data };
    default:
      return fact;
  }
}

function moveFor(m: Match, fact: MoveFact, bit: number): ViewOp {
  // Tokens come from nowhere, and what vanishes goes there.
  const from = m.layout.zoneKeys[fact.from] ?? "";
  const to = m.layout.zoneKeys[fact.to] ?? "";
  const before = (fact.maskBefore & bit) !== 0;
  const after = (fact.told.mask & bit) !== 0;
  // Of a hidden zone's order its own viewers alone know: a card that is shown there tells nothing of its place.
  const at = fact.to < 0 || (m.layout.zoneMasks[fact.to] & bit) !== 0 ? fact.at : 0;
  if (!after) return before ? { op: "leave", thing: fact.nameBefore, from, to } : { op: "count", from, to };
  const view = thingView(m, fact.told, bit);
  const name = fact.told.name;
  return before
    ? { op: "move", thing: fact.nameBefore, name, from, to, at, view }
    : { op: "enter", thing: name, from, to, at, view };
}
