/** Events (kernel.md 4): what one step or note did, each fact with its audience, and what one viewer learns of it. */
import type { Act } from "./ruleset.ts";
import type { Data, Json, Seat } from "./state.ts";
import type { ObjectSnapshot, ThingView } from "./view.ts";

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
  readonly told: ObjectSnapshot;
  /** A new object: what viewers knew of the old one is over. */
  readonly fresh: boolean;
}

export type Fact =
  | MoveFact
  | {
      readonly op: "thing";
      readonly slot: number;
      readonly told: ObjectSnapshot;
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

export type Cause = {
  readonly why: string;
  /** The seat that does it, or NONE. */
  readonly by: Seat;
};

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
