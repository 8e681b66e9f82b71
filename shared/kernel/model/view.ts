/** What viewers are shown: whole tables, one thing, and what a fact carries of an object (law 6). */
import type { Data, Outcome, Seat } from "./state.ts";

/** A seat, or "spectator", or "host" who sees all and is never a client. */
export type Viewer = Seat | "spectator" | "host";

/** What a fact carries of an object: enough to show it to any viewer, later. */
export interface ObjectSnapshot {
  readonly name: string;
  readonly mask: number;
  readonly idMask: number;
  readonly card: number;
  readonly owner: Seat;
  readonly controller: Seat;
  readonly zone: number;
  readonly down: boolean;
  readonly host: string;
  readonly place: number;
  readonly vars: readonly number[];
  readonly attrs: readonly number[];
}

/** Absent fields have their plain value: face up, own controller, no host, zero. */
export interface ThingView {
  readonly zone: string;
  readonly owner: Seat;
  readonly controller: Seat;
  readonly card?: string;
  readonly down?: true;
  readonly host?: string;
  readonly place?: number;
  /** Non-zero counters and marks, and attributes in play, by name. */
  readonly values: Readonly<Record<string, number>>;
}

export interface ZoneView {
  readonly count: number;
  /** Names in order; null in a numbered zone's hole. Absent where the viewer sees only how many. */
  readonly things?: readonly (string | null)[];
  /** A numbered zone keeps its holes. */
  readonly slots?: true;
}

export interface AskView {
  readonly kind: string;
  readonly info: Data;
  /** The number, and what only the asked seat is told. */
  readonly id?: number;
  readonly own?: Data;
}

export interface PublicView {
  readonly table: Data;
  readonly seats: readonly Data[];
  readonly zones: Readonly<Record<string, ZoneView>>;
  readonly things: Readonly<Record<string, ThingView>>;
  /** The stack, bottom first. */
  readonly entries: readonly (readonly [string, Data])[];
  readonly asks: Readonly<Record<string, AskView>>;
  readonly over: Outcome | null;
}

/** What a seat sees beyond the public part: its hidden zones, the faces it knows, its request. */
export interface OwnView {
  readonly seat: Seat;
  readonly zones: Readonly<Record<string, ZoneView>>;
  readonly things: Readonly<Record<string, ThingView>>;
  readonly ask: AskView | null;
  /** In a hidden segment, when `zones` and `things` hold its whole side as it stands in its own world. */
  readonly branch?: { readonly vars: Data; readonly entries: PublicView["entries"] };
}

export interface View {
  readonly public: PublicView;
  readonly own: OwnView | null;
}
