/** Rooms of which every process has one, and places reserved in them. */
import { matchMaker } from "@colyseus/core";
import type { Reservation } from "../../shared/protocol/index.ts";
import { reserveIn } from "./reserved.ts";

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
    return this.#roomId === undefined ? undefined : reserveIn(this.#roomId, claim);
  }
}
