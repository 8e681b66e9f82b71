/** One request of a connection at a time: who sends many at once waits for himself, and nobody for him. */
import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Requests of one connection that may wait for the one under way; browsers and proxies send none ahead. */
const MOST_WAITING = 32;

type Begin = () => void;

export class Turns {
  /** The waiting requests, by the connections that have a request under way. */
  readonly #waiting = new WeakMap<Socket, Begin[]>();

  isTaken(socket: Socket): boolean {
    return this.#waiting.has(socket);
  }

  /** Begins now, or when those before it on its connection are answered; the connection of too many ends. */
  take(socket: Socket, response: ServerResponse, begin: Begin): void {
    const waiting = this.#waiting.get(socket);
    const turn = () => {
      response.once("close", () => this.#next(socket));
      begin();
    };
    if (waiting === undefined) {
      this.#waiting.set(socket, []);
      turn();
    } else if (waiting.length < MOST_WAITING) {
      waiting.push(turn);
      socket.pause();
    } else socket.destroy();
  }

  /** Others' requests and frames come first. */
  #next(socket: Socket): void {
    const waiting = this.#waiting.get(socket) ?? [];
    const turn = waiting.shift();
    if (turn === undefined) this.#waiting.delete(socket);
    // Its body may be on the way.
    if (waiting.length === 0) socket.resume();
    if (turn !== undefined) setImmediate(() => socket.destroyed || turn());
  }
}
