/** Which room hosts a match, and seats reserved in it. A room's id is Colyseus's, a match's id is ours. */
import { matchMaker } from "@colyseus/core";
import type { Refusal } from "../../shared/kernel/index.ts";
import type { Reservation } from "../../shared/protocol/index.ts";
import type { MatchRoom, SeatClaim } from "./match.ts";

export class MatchRooms {
  /** Rooms by match, those that are being opened among them: a match has one room. */
  readonly #rooms = new Map<string, Promise<string>>();

  /** Opens the room of a hosted match; resolves when it is open, whoever began it. */
  async open(match: string): Promise<void> {
    const opening = this.#rooms.get(match) ?? this.#create(match);
    this.#rooms.set(match, opening);
    await opening;
  }

  async #create(match: string): Promise<string> {
    try {
      return (await matchMaker.createRoom("match", { match })).roomId;
    } catch (error) {
      this.#rooms.delete(match);
      throw error;
    }
  }

  /** Keeps a seat in the match's room here, or in that room of another process; undefined where there is none. */
  async reserve(
    match: string,
    claim: SeatClaim & { readonly back: boolean },
    room?: string,
  ): Promise<Reservation | Refusal | undefined> {
    const roomId = room ?? (await this.#rooms.get(match));
    if (roomId === undefined) return undefined;
    return matchMaker.remoteRoomCall<MatchRoom, "keepSeat">(roomId, "keepSeat", [claim]);
  }

  /** Ends the match of a room, here or in another process. Rejects where no process answers for it. */
  end(room: string): Promise<Refusal | "held" | undefined> {
    return matchMaker.remoteRoomCall<MatchRoom, "endByOperator">(room, "endByOperator");
  }

  forget(match: string): void {
    this.#rooms.delete(match);
  }
}
