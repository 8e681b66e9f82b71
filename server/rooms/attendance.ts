/**
 * The sockets of this process by player, whatever rooms they are in: who is not let in any more is put out, and who has
 * signed out everywhere.
 */
import { ServerError } from "@colyseus/core";
import { CLOSE } from "../../shared/protocol/index.ts";
import type { Decisions } from "../match/hosts/decisions.ts";
import type { RoomSocket } from "./socket.ts";

export class Attendance {
  readonly #decisions: Pick<Decisions, "refusalOf">;
  readonly #sockets = new Map<string, Set<RoomSocket>>();

  constructor(decisions: Pick<Decisions, "refusalOf" | "onShut" | "onLeft">) {
    this.#decisions = decisions;
    decisions.onShut((player) => this.#putOut(player));
    decisions.onLeft((player) => this.#putOut(player));
  }

  #putOut(player: string): void {
    for (const socket of this.#sockets.get(player) ?? []) socket.retire(CLOSE.gone);
  }

  /** @throws ServerError where the player is not let in: a place may have been reserved before that was decided */
  enter(socket: RoomSocket): void {
    const { player } = socket;
    const no = this.#decisions.refusalOf(player);
    if (no !== undefined) throw new ServerError(403, no.code);
    const sockets = this.#sockets.get(player);
    if (sockets === undefined) this.#sockets.set(player, new Set([socket]));
    else sockets.add(socket);
  }

  leave(socket: RoomSocket): void {
    const sockets = this.#sockets.get(socket.player);
    sockets?.delete(socket);
    if (sockets?.size === 0) this.#sockets.delete(socket.player);
  }
}
