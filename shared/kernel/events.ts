/**
 * Events (kernel.md 4): what one step or note did, each fact with its audience.
 * `redact` reads nothing else, so what a fact does not carry no viewer can learn.
 */
import { bitOf, type Viewer } from "./audience.ts";
import type { Match } from "./match.ts";
import type { Act } from "./ruleset.ts";
import type { Data, Json, Seat } from "./state.ts";
import { type ThingView, type Told, thingView } from "./things.ts";
import { put } from "./undo.ts";

/** An object that came, went, changed place or changed audience. */
export interface MoveFact {
  readonly op: "move";
  readonly slot: number;
  readonly from: number;
  readonly to: number;
  /** Index in the list of its new zone. */
  readonly at: number;
  readonly maskBefore: number;
  readonly nameBefore: string;
  readonly told: Told;
  /** A new object: what viewers knew of the old one is over. */
  readonly fresh: boolean;
}

export type Fact =
  | MoveFact
  | {
      readonly op: "thing";
      readonly slot: number;
      readonly told: Told;
      readonly key: string;
      readonly value: Json;
      readonly mask: number;
    }
  | {
      readonly op: "shuffle";
      readonly zone: number;
      /** Who sees into the zone, and what they call its things in their new order. */
      readonly mask: number;
      readonly things: readonly (string | null)[];
    }
  | { readonly op: "table"; readonly key: string; readonly value: Json }
  | { readonly op: "seat"; readonly seat: Seat; readonly key: string; readonly value: Json }
  | { readonly op: "entry"; readonly name: string; readonly entry: Data }
  | { readonly op: "exit"; readonly name: string; readonly reason: string }
  | {
      readonly op: "asked";
      readonly seat: Seat;
      readonly kind: string;
      readonly info: Data;
      readonly id: number;
      readonly own: Data;
    }
  | { readonly op: "answered"; readonly seat: Seat; readonly mask: number }
  | { readonly op: "over"; readonly winners: readonly Seat[]; readonly reason: string }
  | {
      readonly op: "note";
      readonly note: string;
      readonly mask: number;
      readonly data: Data;
      readonly host: Data;
    };

export interface Cause {
  readonly why: string;
  /** The seat that does it, or NONE. */
  readonly by: Seat;
}

export interface Event {
  readonly kind: "step" | "note";
  /** The event's number for each viewer; 0 where it is not told. Spectators last. */
  readonly n: readonly number[];
  readonly turn: number;
  readonly phase: string;
  readonly cause: Cause;
  readonly facts: readonly Fact[];
  /** Host only: what triggers matched. */
  readonly acts: readonly Act[];
}

/** What one viewer learns of one fact. */
export type ViewOp =
  | {
      readonly op: "enter";
      readonly thing: string;
      readonly from: string;
      readonly to: string;
      readonly at: number;
      readonly view: ThingView;
    }
  | {
      readonly op: "move";
      readonly thing: string;
      readonly name: string;
      readonly from: string;
      readonly to: string;
      readonly at: number;
      readonly view: ThingView;
    }
  | { readonly op: "leave"; readonly thing: string; readonly from: string; readonly to: string }
  | { readonly op: "count"; readonly from: string; readonly to: string }
  | { readonly op: "thing"; readonly thing: string; readonly key: string; readonly value: Json }
  | { readonly op: "shuffle"; readonly zone: string; readonly things?: readonly (string | null)[] }
  | { readonly op: "table"; readonly key: string; readonly value: Json }
  | { readonly op: "seat"; readonly seat: Seat; readonly key: string; readonly value: Json }
  | { readonly op: "entry"; readonly name: string; readonly entry: Data }
  | { readonly op: "exit"; readonly name: string; readonly reason: string }
  | {
      readonly op: "asked";
      readonly seat: Seat;
      readonly kind: string;
      readonly info: Data;
      readonly id?: number;
      readonly own?: Data;
    }
  | { readonly op: "answered"; readonly seat: Seat }
  | { readonly op: "over"; readonly winners: readonly Seat[]; readonly reason: string }
  | { readonly op: "note"; readonly note: string; readonly data: Data };

export interface ViewEvent {
  readonly n: number;
  readonly kind: "step" | "note";
  readonly turn: number;
  readonly phase: string;
  readonly cause: Cause;
  readonly ops: readonly ViewOp[];
}

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
  const { at } = fact;
  if (!after) return before ? { op: "leave", thing: fact.nameBefore, from, to } : { op: "count", from, to };
  const view = thingView(m, fact.told, bit);
  const name = fact.told.name;
  return before
    ? { op: "move", thing: fact.nameBefore, name, from, to, at, view }
    : { op: "enter", thing: name, from, to, at, view };
}
