/** The values that the table and each seat remember, besides their things; and whose turn it is. */
import { type Data, type Handle, NONE, type Seat, tableOf } from "../../kernel/game.ts";
import type { Tally } from "../tally.ts";
import type { Coming } from "./durations.ts";
import type { Allowed } from "./later.ts";
import type { Use } from "./limits.ts";
import type { Remembered, Sort, Value } from "./naming.ts";
import type { Next } from "./next.ts";
import type { Match } from "./typed.ts";

/** G R8.1; "ft" is the first-turn set-up of R4.4, "combat" is entered from Main. */
export const PHASES = [
  "setup",
  "wakeUp",
  "materialize",
  "recollection",
  "draw",
  "main",
  "combat",
  "end",
  "ft",
] as const;
export type Phase = (typeof PHASES)[number];

/** The phases of a full turn. */
export const ROUND = ["wakeUp", "materialize", "recollection", "draw", "main", "end"] as const;

/** A trigger created by a layer, which waits for a phase (G R17.8). */
export type Delayed = Later & {
  readonly event: Data;
};

/** The ability of it, and the phase it waits for: "" where it does not. */
export type Later = {
  readonly phase: Phase | "";
  /** The seat whose phase it waits for; NONE for the next phase of any seat. */
  readonly whose: Seat;
  readonly controller: Seat;
  readonly source: Handle;
  readonly card: number;
  readonly ability: number;
};

export type Ending = "phase" | "turn";

export type Table = {
  readonly turn: number;
  /** The turn player, also once that seat has left (G R24.8). */
  readonly active: Seat;
  readonly starting: Seat;
  readonly phase: Phase;
  readonly step: string;
  readonly _attacker: Handle;
  /** When "before retaliation" began (G R20.20). */
  readonly _before: number;
  readonly _delayed: readonly Delayed[];
  /** "phase" or "turn" once an effect has ended it (G 25), else "". */
  readonly _ending: Ending | "";
  /** Hidden cards that somebody looks at until the next check (G R26.6). */
  readonly _shown: readonly Handle[];
  /** What has happened this turn and game, as far as a card asks. */
  readonly _tally: Tally;
  /** What waits for something of this turn, once. */
  readonly _next: readonly Next[];
  /** Cards that may be activated this turn from where they lie. */
  readonly _allowed: readonly Allowed[];
  /** Tokens that the last step has made. */
  readonly _made: readonly Handle[];
  /** The damage that the last step has dealt. */
  readonly _dealt: number;
  /** What deals twice its damage in this Combat (G R32.55). */
  readonly _doubled: readonly Handle[];
  /** When the turn began: objects that are younger came this turn. */
  readonly _began: number;
  /** Uses of abilities that have a limit (G R32.16). */
  readonly _uses: readonly Use[];
  /** Changes that begin with a player's next turn (G R32.8). */
  readonly _coming: readonly Coming[];
  /** What was named for which object's text, and what all see of it (G R32.60). */
  readonly _named: readonly Remembered[];
  readonly named: readonly { readonly card: string; readonly what: Sort; readonly value: Value }[];
};

export type SeatVars = {
  /** Turns this seat has begun. */
  readonly turns: number;
  /** Once controlled a champion (G R4.11). */
  readonly champion: boolean;
  /** Tried to draw from an empty deck (G R24.3). */
  readonly deckedOut: boolean;
  /** An effect says so (G R24.2, R24.3): "win", "lose" or "". */
  readonly verdict: string;
  /** Phases to be skipped, one an occurrence (G R25.1). */
  readonly skips: Readonly<Record<string, number>>;
  /** Levels that the next Spell card of this turn is lent (G R32.7). */
  readonly empower: number;
};

export const firstTable: Table = {
  turn: 0,
  active: 0,
  starting: 0,
  phase: "setup",
  step: "",
  _attacker: NONE,
  _before: 0,
  _delayed: [],
  _ending: "",
  _shown: [],
  _tally: [],
  _next: [],
  _allowed: [],
  _made: [],
  _dealt: 0,
  _doubled: [],
  _began: 0,
  _uses: [],
  _coming: [],
  _named: [],
  named: [],
};
export const firstSeat: SeatVars = {
  turns: 0,
  champion: false,
  deckedOut: false,
  verdict: "",
  skips: {},
  empower: 0,
};

export const isLiving = (m: Match, seat: Seat): boolean => !m.state.seats[seat].left;

/** Living seats in turn order, beginning with this one or the next living one (G R2.3, R2.5). */
export function seatsFrom(m: Match, seat: Seat): Seat[] {
  const { length } = m.state.seats;
  return m.state.seats.map((_, index) => (seat + index) % length).filter((one) => isLiving(m, one));
}

export const livingSeats = (m: Match): Seat[] => seatsFrom(m, 0);

/** The turn player, or the seat that stands in once the turn player has left (G R24.8). */
export const turnPlayer = (m: Match): Seat => seatsFrom(m, tableOf(m).active)[0];

/** The next living seat in turn order. */
export const nextSeat = (m: Match, seat: Seat): Seat => seatsFrom(m, (seat + 1) % m.state.seats.length)[0];

/** Triggers are placed in turn order, the turn player's first (G R17.5). */
export const turnOrder = (m: Match): readonly Seat[] => seatsFrom(m, tableOf(m).active);

/** The turn player has left. Only the layers and the End phase of the turn remain (G R24.8). */
export const isOrphaned = (m: Match): boolean => tableOf(m).turn > 0 && !isLiving(m, tableOf(m).active);

export const isCurrent = (m: Match): boolean => m.setup.profile === "current";
