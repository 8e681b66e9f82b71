/** A place in a room that is no match: whenever its socket ends, it is taken again. */
import type { Reservation } from "../protocol/index.ts";
import { CLOSE } from "../protocol/index.ts";
import { Connection } from "./connection.ts";
import { isPassing, RefusedError } from "./refused-error.ts";
import { backOff, pause, type Timing } from "./timing.ts";

export interface Keeping {
  reserve(): Promise<Reservation>;
  /** The socket is there; what is asked here is asked again each time. */
  greet(line: Connection): Promise<void>;
  onMessage(type: string, message: unknown): void;
  /** There is no way back: the server refuses the place. */
  onEnd(reason: RefusedError): void;
}

export class KeptConnection {
  readonly #url: string;
  readonly #timing: Timing;
  readonly #keeping: Keeping;
  #line: Connection | undefined;
  #left = false;

  private constructor(url: string, timing: Timing, keeping: Keeping) {
    this.#url = url;
    this.#timing = timing;
    this.#keeping = keeping;
  }

  /** The first try. @throws RefusedError, or what `fetch` throws */
  static async open(url: string, timing: Timing, keeping: Keeping): Promise<KeptConnection> {
    const kept = new KeptConnection(url, timing, keeping);
    await kept.#connect();
    return kept;
  }

  /** The server's answer. @throws ConnectionEndedError, or Error where there is no socket now */
  request(type: string, payload: object): Promise<unknown> {
    if (this.#line === undefined) return Promise.reject(new Error("there is no socket now"));
    return this.#line.request(type, payload);
  }

  /** Closes the socket for good. */
  async leave(): Promise<void> {
    this.#left = true;
    await this.#line?.close();
  }

  async #connect(): Promise<void> {
    const line = await Connection.open(this.#url, await this.#keeping.reserve(), this.#timing);
    if (this.#left) return line.close();
    line.listen({
      onTable: () => {},
      onEvents: () => {},
      onMessage: (type, message) => this.#keeping.onMessage(type, message),
    });
    try {
      await this.#keeping.greet(line);
    } catch (error) {
      void line.close();
      throw error;
    }
    this.#line = line;
    void line.ended.then((code) => this.#comeBack(code));
  }

  async #comeBack(code: number): Promise<void> {
    this.#line = undefined;
    for (let tries = code === CLOSE.moved ? -1 : 0; !this.#left; tries++) {
      if (tries >= 0) await pause(backOff(tries, this.#timing));
      if (this.#left) return;
      try {
        return await this.#connect();
      } catch (error) {
        if (!(error instanceof RefusedError) || isPassing(error.code)) continue;
        this.#left = true;
        this.#keeping.onEnd(error);
      }
    }
  }
}
