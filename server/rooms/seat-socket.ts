/** One socket at a seat: where its seat is told things. */
import type { Client } from "@colyseus/core";
import type { Seat } from "../../shared/kernel/index.ts";
import {
  type ChatMessage,
  type EventsMessage,
  type List,
  packEvents,
  packSeat,
  packSide,
  SaidWords,
  type SeatMessage,
} from "../../shared/protocol/index.ts";
import type { SeatSubscriber } from "../match/pipeline/subscribers.ts";
import { RoomSocket } from "./socket.ts";

export class SeatSocket extends RoomSocket implements SeatSubscriber {
  readonly seatNumber: Seat;
  /** Which of the player's windows it belongs to; "" where that was not said. */
  readonly tab: string;
  /** What its client has of the seat's side. */
  #told: SeatMessage | undefined;
  readonly #words = new SaidWords();

  constructor(
    client: Client,
    { player, seat, tab }: { readonly player: string; readonly seat: Seat; readonly tab: string },
    clock: () => number,
    perSecond: number,
  ) {
    super(client, player, clock, perSecond);
    this.seatNumber = seat;
    this.tab = tab;
  }

  chat(message: ChatMessage): void {
    this.send("chat", message);
  }

  seat(message: SeatMessage, isFirst: boolean): void {
    if (isFirst || this.#told === undefined) this.#say("seat", packSeat(message));
    else this.#say("side", packSide(this.#told, message));
    this.#told = message;
  }

  override events(message: EventsMessage): void {
    this.#say("events", packEvents(message));
  }

  #say(type: "seat" | "side" | "events", payload: List): void {
    this.send(type, this.#words.say(type, payload));
  }
}
