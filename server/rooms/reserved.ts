/** Seats that were reserved in a room and not taken. */
import type { Room } from "@colyseus/core";

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
