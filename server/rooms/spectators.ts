/** Which rooms the spectators of a match are in, and places reserved there: as many rooms as they need. */
import { matchMaker } from "@colyseus/core";
import { type Reservation, reservationSchema } from "../../shared/protocol/index.ts";

/** A place at a match, as somebody asks for it. */
export interface Place {
  readonly match: string;
  /** With the seats' hands, further behind. */
  readonly hands: boolean;
  readonly player: string;
}

export class SpectatorRooms {
  /** Places are given one at a time for a match: two who come at once need not open two rooms. */
  readonly #turns = new Map<string, Promise<unknown>>();

  /** Keeps a place for 15 seconds, for one socket. Rejects where the match cannot be watched here. */
  reserve(place: Place): Promise<Reservation> {
    const key = `${place.match} ${place.hands}`;
    const turn = (this.#turns.get(key) ?? Promise.resolve()).then(() => reserved(place));
    const settled = turn.catch(() => {});
    this.#turns.set(key, settled);
    void settled.then(() => {
      if (this.#turns.get(key) === settled) this.#turns.delete(key);
    });
    return turn;
  }
}

async function reserved({ match, hands, player }: Place): Promise<Reservation> {
  const seat = async (room: Parameters<typeof matchMaker.reserveSeatFor>[0]): Promise<Reservation> =>
    reservationSchema.parse(await matchMaker.reserveSeatFor(room, {}, { spectator: player }));
  const open = await matchMaker.query({ name: "watch", match, hands, locked: false } as object);
  for (const room of open) {
    // One that fills up or goes at this moment has no place: the next one has.
    const found = await seat(room).catch(() => undefined);
    if (found !== undefined) return found;
  }
  return seat(await matchMaker.createRoom("watch", { match, hands }));
}
