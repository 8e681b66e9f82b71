/** Places reserved in rooms of this process: kept, and freed where nobody took them. */
import { type IRoomCache, matchMaker, type Room } from "@colyseus/core";
import { type Reservation, reservationSchema } from "../../shared/protocol/index.ts";

/**
 * Keeps a place for 15 seconds, for one socket; undefined where the room is gone. Its listing is the room's own: asked
 * for it, core walks through those of all rooms, and a process that was silent for two seconds is in no list for some.
 */
export async function reserveIn(roomId: string, claim: object): Promise<Reservation | undefined> {
  const room = matchMaker.getLocalRoomById(roomId);
  if (room === undefined) return undefined;
  // Private in core's types.
  const { _listing: listing } = room as unknown as { readonly _listing: IRoomCache };
  return reservationSchema.parse(await matchMaker.reserveSeatFor(listing, {}, claim));
}

/** By session: whether it is taken by now, third in the list. */
interface Reserved {
  readonly _reservedSeats: Record<string, readonly [unknown, unknown, boolean, boolean]>;
  readonly _reservedSeatTimeouts: Record<string, ReturnType<typeof setTimeout>>;
}

/** Frees them: core waits 15 seconds for each before it lets a room go, and with it a shutdown. */
export function freeReserved(room: Room): void {
  // Private in core's types, which give them none.
  const { _reservedSeats: seats, _reservedSeatTimeouts: timeouts } = room as unknown as Reserved;
  for (const [session, [, , isTaken]] of Object.entries(seats)) {
    if (isTaken) continue;
    clearTimeout(timeouts[session]);
    delete timeouts[session];
    delete seats[session];
  }
}
