/** Which room hosts a match, and seats reserved in it. A room's id is Colyseus's, a match's id is ours. */
import { matchMaker } from "@colyseus/core";
import type { Refusal } from "../../shared/kernel/index.ts";
import type { Reservation } from "../../shared/protocol/index.ts";
import type { MatchRoom, SeatClaim } from "./match.ts";

const roomIdOf = ({ roomId }: { readonly roomId: string }): string => roomId;

export class MatchRooms {
  /** Rooms by match, those that are being opened among them: a match has one room. */
  readonly #rooms = new Map<string, Promise<string>>();

  /** Opens the room of a hosted match; resolves when it is open, whoever began it. */
  async open(match: string): Promise<void> {
    const opening = this.#rooms.get(match) ?? matchMaker.createRoom("match", { match }).then(roomIdOf);
    this.#rooms.set(match, opening);
    try {
      await opening;
    } catch (error) {
      // The match may have left meanwhile, and come back into a room of its own.
      if (this.#rooms.get(match) === opening) this.#rooms.delete(match);
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

  /** Takes the match of a room up again, as `end` ends it. */
  resume(room: string): Promise<Refusal | "held" | undefined> {
    return matchMaker.remoteRoomCall<MatchRoom, "resumeByOperator">(room, "resumeByOperator");
  }

  forget(match: string): void {
    this.#rooms.delete(match);
  }
}
