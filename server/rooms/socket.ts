/** One socket in a room: what it may send now, and how it is told things. */
import type { Duplex } from "node:stream";
import { type Client, ClientState } from "@colyseus/core";
import type { WebSocketClient } from "@colyseus/ws-transport";
import { CLOSE, type EventsMessage, MESSAGE_BYTES, packEvents } from "../../shared/protocol/index.ts";
import { Allowance } from "../match/common/allowance.ts";
import { responseOf, SharedAnswer } from "./shared-answer.ts";

/** Bytes that may wait in a socket's buffer before its client counts as too slow. */
const BACKLOG_BYTES = 1024 * 1024;

/** So many times what is done for a connection is still refused with an answer (architecture.md 6). */
const FLOOD = 10;

/** Milliseconds in which a client that floods may hear why it is closed. */
const GOODBYE_MS = 1_000;

/** Milliseconds from the open socket to a join that is whole: as long as core keeps a place for it. */
const JOIN_MS = 15_000;

/**
 * A client as this server's transport makes it. The socket that ws writes to is private in its types; null once it is
 * closed.
 */
type WsClient = WebSocketClient & { readonly ref: { readonly _socket?: Duplex | null } };

export class RoomSocket {
  readonly player: string;
  /** It has said hello. */
  greeted = false;
  #retired = false;
  #gathering = false;
  #isShut = false;
  readonly #client: Client;
  readonly #clock: () => number;
  readonly #since: number;
  /** Messages of a second that are done as they ask; beyond those they are refused with an answer. */
  readonly #done: Allowance;
  /** Messages of a second that are read at all; beyond those the connection ends. */
  readonly #read: Allowance;
  /** The fault of the message that is being handled. */
  #fault: "limit/rate" | "limit/size" | undefined;

  constructor(client: Client, player: string, clock: () => number, perSecond: number) {
    this.#client = client;
    this.player = player;
    this.#clock = clock;
    this.#since = clock();
    this.#done = new Allowance(clock, perSecond, 1_000);
    this.#read = new Allowance(clock, FLOOD * perSecond, 1_000);
  }

  /** Looks at a frame before anything reads it; false when it must not be read at all. */
  admit(bytes: number): boolean {
    if (this.#isShut) return false;
    // A large one counts as several.
    const weight = 1 + Math.floor(bytes / MESSAGE_BYTES);
    if (!this.#read.take(weight)) {
      this.shut();
      return false;
    }
    const isTooFast = !this.#done.take(weight);
    // Refusals are many: one write carries them.
    if (isTooFast) this.gather();
    this.#fault = bytes > MESSAGE_BYTES ? "limit/size" : isTooFast ? "limit/rate" : undefined;
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
  shut(): void {
    this.#isShut = true;
    this.close(CLOSE.tooMuch);
    const { ref: ws } = this.#wsClient;
    ws.pause();
    setTimeout(() => ws.terminate(), GOODBYE_MS).unref();
  }

  /** Ends it where its client has not joined and said hello by now. */
  hasten(): void {
    const isWhole = this.greeted && this.#client.state === ClientState.JOINED;
    if (!isWhole && this.#clock() - this.#since > JOIN_MS) this.shut();
  }

  reply(request: number, said: object): void {
    this.#client.enqueueRaw(
      said instanceof SharedAnswer ? said.answering(request) : responseOf(request, said),
    );
    this.relieve();
  }

  events(message: EventsMessage): void {
    this.send("events", packEvents(message));
  }

  /** One write carries all that is sent in this turn of the event loop: table, messages and reply. */
  gather(): void {
    const { _socket: socket } = this.#wsClient.ref;
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
    const { ref, _enqueuedMessages } = this.#wsClient;
    // The messages that core keeps for a client that has not said that it joined.
    const kept: readonly Uint8Array[] = _enqueuedMessages ?? [];
    const waiting = kept.reduce((bytes, { byteLength }) => bytes + byteLength, ref.bufferedAmount);
    if (waiting > BACKLOG_BYTES) this.close(CLOSE.tooMuch);
  }

  /** One frame that others are sent, too. */
  frame(bytes: Uint8Array): void {
    this.#client.enqueueRaw(bytes);
    this.relieve();
  }

  get #wsClient(): WsClient {
    // Core's type fits every transport; ws is the only one here (server/rooms/transport.ts).
    return this.#client as WsClient;
  }

  protected send(type: string, message: object): void {
    this.#client.send(type, message);
    this.relieve();
  }
}
