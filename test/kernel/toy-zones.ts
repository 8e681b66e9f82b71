import type { Match } from "../../shared/kernel/model/match.ts";
import type { ZoneDef } from "../../shared/kernel/model/ruleset.ts";
import { type Data, type Handle, handleAt, objectOf, type Seat } from "../../shared/kernel/model/state.ts";
import { zoneOf } from "../../shared/kernel/ops/ops.ts";

/** Zones of every sort the kernel knows: hidden, owner's, open, numbered with holes, face down, the table's. */
export const zones: readonly ZoneDef[] = [
  { id: "deck", owner: "seat", audience: "none", realm: "deck" },
  { id: "hand", owner: "seat", audience: "owner", realm: "hand" },
  {
    id: "row",
    owner: "seat",
    audience: "all",
    realm: "play",
    play: true,
    slots: (options) => options.slots as number,
  },
  { id: "field", owner: "seat", audience: "all", realm: "play", play: true },
  { id: "secret", owner: "seat", audience: "all", down: true, realm: "secret" },
  { id: "chain", owner: "table", audience: "all", realm: "chain" },
  { id: "pile", owner: "seat", audience: "all", realm: "pile" },
];

export type ZoneId = "deck" | "hand" | "row" | "field" | "secret" | "chain" | "pile";

export const VARS = ["damage", "charge", "_mark"] as const;
export const ATTRS = ["power", "reach"] as const;

export interface Table {
  readonly turn: number;
  readonly owner: Seat;
  readonly phase: string;
  readonly _secret: number;
}

export interface SeatVars {
  readonly life: number;
  readonly mana: number;
  readonly charged: boolean;
  readonly ward: number;
}

export const firstTable: Data = { turn: 0, owner: 0, phase: "start", _secret: 0 };
export const firstSeat: Data = { life: 8, mana: 0, charged: false, ward: 0 };

export const tableOf = (m: Match): Table => m.state.table as unknown as Table;
export const varsOf = (m: Match, seat: Seat): SeatVars => m.state.seats[seat].vars as unknown as SeatVars;
export const ownerOf = (m: Match): Seat => tableOf(m).owner;

/** Seats still playing, in turn order from this one on. */
export function livingFrom(m: Match, first: Seat): Seat[] {
  const { seats } = m.state;
  return seats.map((_, index) => (first + index) % seats.length).filter((seat) => !seats[seat].left);
}

/** The next living seat after this one. */
export const after = (m: Match, seat: Seat): Seat => livingFrom(m, seat + 1)[0];

/** Handles of a seat's things in a zone; holes are left out. */
export function thingsIn(m: Match, zone: ZoneId, seat: Seat): Handle[] {
  const out: Handle[] = [];
  for (const slot of m.state.zones[zoneOf(m, zone, seat)].list)
    if (slot >= 0) out.push(handleAt(m.state, slot));
  return out;
}

export function isIn(m: Match, handle: Handle, ...ids: readonly ZoneId[]): boolean {
  const obj = objectOf(m.state, handle);
  return obj !== undefined && ids.includes(m.game.zones[m.state.zones[obj.zone].def].id as ZoneId);
}
