/** Rooms of which every process has one, and places reserved in them. */
import { matchMaker } from "@colyseus/core";
import { type Reservation, reservationSchema } from "../../shared/protocol/index.ts";

export class SingletonRoom {
  readonly #name: string;
  #roomId: string | undefined;

  /** @param name of the room's definition */
  constructor(name: string) {
    this.#name = name;
  }

  /** Opens the room; once, before anyone is let in. */
  async open(): Promise<void> {
    this.#roomId = (await matchMaker.createRoom(this.#name, {})).roomId;
  }

  /** Keeps a place for 15 seconds, for one socket; undefined where the room is gone. */
  async reserve(claim: object): Promise<Reservation | undefined> {
    const listing = this.#roomId === undefined ? undefined : await matchMaker.getRoomById(this.#roomId);
    if (!listing) return undefined;
    return reservationSchema.parse(await matchMaker.reserveSeatFor(listing, {}, claim));
  }
}
