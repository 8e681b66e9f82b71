/** A player's place in the queue. */

import type { Stock } from "../../shared/games/series.ts";
import type { ClockName, TicketInfo } from "../../shared/protocol/index.ts";
import { gameOf } from "./ratings.ts";

export interface Ticket {
  readonly id: string;
  readonly player: string;
  readonly ruleset: string;
  readonly profile: string;
  readonly clock: ClockName;
  readonly kind: "casual" | "ranked";
  readonly stock: Stock;
  /** It may be offered bots, too; absent in tickets of before there were any. */
  readonly bots?: boolean;
  /** By the store's clock, in milliseconds: waiting since, last seen. */
  readonly since: number;
  readonly seen: number;
  readonly offer: Offer | null;
}

export interface Offer {
  /** The table it will be played at. */
  readonly id: string;
  readonly until: number;
  readonly accepted: boolean;
}

/** The game it waits for: only equal ones meet. */
export const queueOf = (ticket: Pick<Ticket, "ruleset" | "profile" | "clock" | "kind">): string =>
  `${ticket.kind} ${gameOf(ticket)} ${ticket.clock}`;

export const ticketInfoOf = ({ id, ruleset, profile, clock, kind, since, offer }: Ticket): TicketInfo => ({
  id,
  ruleset,
  profile,
  clock,
  kind,
  since,
  offer: offer && { ...offer },
});
