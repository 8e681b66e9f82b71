/**
 * The state of a match beside the kernel's that follows from its journal alone: the seats' time and orders. Kept
 * with each snapshot, so that a restore need not read the whole journal for it.
 */
import type { Event, Match, Seat } from "../../../shared/kernel/index.ts";
import { type Nonces, present } from "../../../shared/protocol/index.ts";
import { after, type Clocks, firstClocks } from "../clocks/clocks.ts";
import type { MatchRecord, Row } from "../journal/journal.ts";
import { firstOrders, type Orders, ordersAfter } from "./standing-orders.ts";

/** Raised when that of the release before can no longer be read; the journal has it all. */
export const DERIVED_FORMAT = 1;

export interface Derived {
  /** Null in a match without a clock. */
  readonly clocks: Clocks | null;
  /** The seats' contributions to the shuffle's seed, once it is dealt so. */
  readonly nonces: Nonces | null;
  /** By seat. */
  readonly orders: readonly Orders[];
}

export const firstDerived = ({ clock }: MatchRecord, match: Match): Derived => ({
  clocks: clock ? firstClocks(clock, match) : null,
  orders: firstOrders(match),
  nonces: null,
});

/** After one row; `match` is as it stands after it. */
/** The standing orders of a seat. */
export const ordersOf = ({ orders }: Derived, seat: Seat): Orders => present(orders[seat], "seat");

export function derivedAfter(
  { clocks, orders, nonces }: Derived,
  { clock }: MatchRecord,
  match: Match,
  events: readonly Event[],
  row: Pick<Row, "at" | "intent">,
): Derived {
  return {
    clocks: clocks && clock ? after(clocks, match, events, row.at, clock) : null,
    orders: ordersAfter(orders, match, events, row),
    nonces: nonces ?? (row.intent.action === "begin" ? (row.intent.nonces as Nonces) : null),
  };
}
