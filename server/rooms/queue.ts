/** The queue of this process: what becomes of each player's ticket. */
import type { Client } from "@colyseus/core";
import { z } from "zod";
import type { Refusal } from "../../shared/kernel/index.ts";
import { offerBody, type Paired, type TicketInfo } from "../../shared/protocol/index.ts";
import type { RequestsOf } from "./requests.ts";
import { type UpdatesDeps, UpdatesRoom, UpdatesSocket } from "./updates-room.ts";

export interface QueueRoomDeps extends UpdatesDeps {
  tickets(players: readonly string[]): Promise<ReadonlyMap<string, TicketInfo>>;
  accept(player: string, offer: string): Promise<Refusal | undefined>;
  leave(player: string): Promise<Refusal | undefined>;
  /** The match that came of an offer. */
  pairedBy(offer: string, player: string): Promise<Paired | undefined>;
}

export interface QueueRoomOptions {
  readonly deps: QueueRoomDeps;
}

class QueueSocket extends UpdatesSocket {
  /** The ticket it was told last, and the offer in it. */
  #told = "";
  offer: string | undefined;
  isListening = false;

  tellTicket(ticket: TicketInfo | null): void {
    const said = JSON.stringify(ticket);
    if (said !== this.#told) this.send("ticket", { ticket });
    this.#told = said;
    this.offer = ticket?.offer?.id;
  }

  tellPaired(paired: Paired): void {
    this.#told = "null";
    this.offer = undefined;
    this.send("paired", paired);
  }
}

const none = z.strictObject({}).default({});

export class QueueRoom extends UpdatesRoom<QueueSocket, QueueRoomDeps> {
  readonly requests: RequestsOf<"queue"> = {
    /** A message that comes before this request may have no listener. */
    watch: (client, payload) =>
      this.answer(client, payload, none, async (socket) => {
        socket.isListening = true;
        this.look();
        return { ok: true };
      }),
    accept: (client, payload) =>
      this.answer(
        client,
        payload,
        offerBody,
        async ({ player }, { offer }) => (await this.deps.accept(player, offer)) ?? { ok: true },
      ),
    leave: (client, payload) =>
      this.answer(
        client,
        payload,
        none,
        async ({ player }) => (await this.deps.leave(player)) ?? { ok: true },
      ),
  };

  protected override socketOf(client: Client, player: string): QueueSocket {
    return new QueueSocket(client, player, this.deps);
  }

  protected override async tell(): Promise<void> {
    // A player who comes while it looks is not in the rows that it finds.
    const sockets = [...this.sockets.values()].filter(({ isListening }) => isListening);
    const tickets = await this.deps.tickets(sockets.map(({ player }) => player));
    for (const socket of sockets) {
      const ticket = tickets.get(socket.player);
      // The ticket that is gone with its offer may have become a match.
      const isNew = socket.offer !== undefined && ticket?.offer?.id !== socket.offer;
      const paired = isNew && (await this.deps.pairedBy(socket.offer ?? "", socket.player));
      if (socket.retired) continue;
      if (paired) socket.tellPaired(paired);
      else socket.tellTicket(ticket ?? null);
    }
  }
}
