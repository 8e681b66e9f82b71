/** One socket in a room: what it may send now, and how it is told things. */
import type { Duplex } from "node:stream";
import type { Client } from "@colyseus/core";
import { CLOSE, type EventsMessage, MESSAGE_BYTES, packEvents } from "../../shared/protocol/index.ts";
import { Rate } from "./limits.ts";

/** Bytes that may wait in a socket's buffer before its client counts as too slow. */
const BACKLOG_BYTES = 1024 * 1024;

/** Milliseconds in which a client that floods may hear why it is closed. */
const GOODBYE_MS = 1_000;

export class RoomSocket {
  readonly player: string;
  /** It has said hello. */
  greeted = false;
  #retired = false;
  #gathering = false;
  #isFlooded = false;
  readonly #client: Client;
  readonly #rate: Rate;
  /** What is wrong with the message that is being handled. */
  #fault: "limit/rate" | "limit/size" | undefined;

  constructor(client: Client, player: string, clock: () => number, perSecond: number) {
    this.#client = client;
    this.player = player;
    this.#rate = new Rate(clock, perSecond);
  }

  /** Looks at a frame before anything reads it; false when it must not be read at all. */
  admit(bytes: number): boolean {
    if (this.#isFlooded) return false;
    const pace = this.#rate.count(bytes);
    if (pace === "flood") {
      this.#flooded();
      return false;
    }
    // Refusals are many: one write carries them.
    if (pace === "slow") this.gather();
    this.#fault = bytes > MESSAGE_BYTES ? "limit/size" : pace === "slow" ? "limit/rate" : undefined;
    return true;
  }

  /** It is gone or lost its place to a newer one: nothing it sends counts any more. */
  get retired(): boolean {
    return this.#retired;
  }

  /** @param code what its client is told; without one it is gone already */
  retire(code?: number): void {
    this.#retired = true;
    if (code !== undefined) this.close(code);
  }

  /** Why the message that came in last is refused whatever it says. */
  get fault(): "limit/rate" | "limit/size" | undefined {
    return this.#fault;
  }

  /** Nothing more is read of it: what it has sent already would be taken apart frame by frame. */
  #flooded(): void {
    this.#isFlooded = true;
    this.close(CLOSE.tooMuch);
    const socket = this.#client.ref as unknown as { pause(): void; terminate(): void };
    socket.pause();
    setTimeout(() => socket.terminate(), GOODBYE_MS).unref();
  }

  events(message: EventsMessage): void {
    this.send("events", packEvents(message));
  }

  /** One write carries all that is sent in this turn of the event loop: table, messages and reply. */
  gather(): void {
    const { _socket: socket } = this.#client.ref as unknown as { _socket?: Duplex | null };
    if (this.#gathering || !socket) return;
    this.#gathering = true;
    socket.cork();
    setImmediate(() => {
      this.#gathering = false;
      socket.uncork();
    });
  }

  close(code: number): void {
    this.#client.leave(code);
  }

  /** Closes a socket whose client does not read what it is sent. */
  relieve(): void {
    const { bufferedAmount = 0 } = this.#client.ref as unknown as { bufferedAmount?: number };
    if (bufferedAmount > BACKLOG_BYTES) this.close(CLOSE.tooMuch);
  }

  protected send(type: string, message: object): void {
    this.#client.send(type, message);
    this.relieve();
  }
}
