/** One socket at a seat, from its reservation to its end. Its end is noticed even where the socket says nothing. */
import { Client, type Room } from "@colyseus/sdk";
import { TimeoutError } from "p-timeout";
import { CLOSE, HeardWords, type Reservation, type Table } from "../protocol/index.ts";
import { type Timing, within } from "./timing.ts";

/** Hears all that comes in over a line. Nothing is heard of a line that has ended. */
export interface ConnectionListener {
  onTable(): void;
  onEvents(message: unknown): void;
  /** Any other message, by its type. */
  onMessage(type: string, message: unknown): void;
}

/** The close code of a socket that just fell silent, as RFC 6455 has it. */
const ABNORMAL = 1006;

/** The time that an orderly goodbye may take. */
const LEAVE_MS = 1_000;

/** The longest wait a timer takes: requests end with their line, and pings tell when that is. */
const NO_LIMIT = 2 ** 31 - 1;

/** Thrown where a line ended before what was asked of it came. */
export class ConnectionEndedError extends Error {
  readonly code: number;

  constructor(code: number, options?: ErrorOptions) {
    super(`the line ended with ${code}`, options);
    this.code = code;
  }

  /** Whether the match had moved to another process, or its room was no more where its seat was kept. */
  get isMove(): boolean {
    return this.code === CLOSE.moved || this.code === ABNORMAL;
  }
}

/** The SDK's client, which tells of the room before it is joined: its socket is to be closed when that takes too long. */
function doorOf(url: string): { readonly client: Client; room(): Room | undefined } {
  const client = new Client(url);
  // biome-ignore lint/complexity/useLiteralKeys: protected; by this key TypeScript lets it be reached
  const create = client["createRoom"].bind(client);
  let made: Room | undefined;
  // biome-ignore lint/complexity/useLiteralKeys: as above
  client["createRoom"] = (name, schema) => {
    const room = create(name, schema);
    made = room;
    return room;
  };
  return { client, room: () => made };
}

export class Connection {
  readonly #room: Room<unknown, Table>;
  readonly #timing: Timing;
  readonly #ended = Promise.withResolvers<number>();
  /** Those who wait for an answer. */
  readonly #asked = new Set<(error: Error) => void>();
  #code: number | undefined;
  #heard = 0;
  readonly #words = new HeardWords();
  #timer: ReturnType<typeof setTimeout> | undefined;

  private constructor(room: Room<unknown, Table>, timing: Timing) {
    this.#room = room;
    this.#timing = timing;
    // Coming back is ours (join again, hello): the SDK's own way would lose what was in flight.
    room.reconnection.enabled = false;
    room.onLeave((code) => this.#end(code));
  }

  /**
   * Takes the seat. Where there is no socket, there is none later either.
   * @throws ConnectionEndedError; TimeoutError when it is not there in time
   */
  static async open(url: string, reservation: Reservation, timing: Timing): Promise<Connection> {
    const door = doorOf(url);
    const joining = door.client.consumeSeatReservation<Table>(reservation);
    try {
      return new Connection(await within(timing.join, joining, (room) => room.connection.close()), timing);
    } catch (error) {
      door.room()?.connection.close();
      throw error instanceof TimeoutError ? error : new ConnectionEndedError(ABNORMAL, { cause: error });
    }
  }

  /** Sets the listener from now on, before hello is said. */
  listen({ onTable, onEvents, onMessage }: ConnectionListener): void {
    const heard = (what: () => void) => {
      if (this.isOver) return;
      this.#heard++;
      what();
    };
    this.#room.onStateChange(() => heard(onTable));
    this.#room.onMessage("*", (type, message: unknown) =>
      heard(() => {
        const whole = this.#words.hear(String(type), message);
        if (type === "events") onEvents(whole);
        else onMessage(String(type), whole);
      }),
    );
    this.#beat();
  }

  get table(): Table {
    return this.#room.state;
  }

  get isOver(): boolean {
    return this.#code !== undefined;
  }

  /** Resolves to the code it ended with. */
  get ended(): Promise<number> {
    return this.#ended.promise;
  }

  /** The server's answer, however long it takes. @throws ConnectionEndedError, Error with the server's text */
  async request(type: string, payload: object): Promise<unknown> {
    if (this.#code !== undefined) throw new ConnectionEndedError(this.#code);
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    this.#asked.add(reject);
    this.#room.request(type, payload, { timeout: NO_LIMIT }).then(resolve, reject);
    try {
      return await promise;
    } catch (error) {
      // A socket that is closing takes nothing more and has not said so yet: that is no answer.
      if (this.#room.connection.isOpen && this.#code === undefined) throw error;
      throw new ConnectionEndedError(await this.ended);
    } finally {
      this.#asked.delete(reject);
    }
  }

  /** Ends it from this side; resolves when the socket is closed or does not want to. */
  async close(): Promise<void> {
    if (this.isOver) return;
    const closed = this.#room.leave();
    this.#end(1000);
    await within(LEAVE_MS, closed, () => {}).catch(() => this.#room.connection.close());
  }

  /** A ping, and the end where nothing at all is heard until the next: a socket may be dead and not know it. */
  #beat(): void {
    if (this.isOver) return;
    const before = this.#heard;
    this.#room.ping(() => {
      this.#heard++;
    });
    this.#timer = setTimeout(() => {
      if (this.#heard !== before) return this.#beat();
      this.#end(ABNORMAL);
      this.#room.connection.close();
    }, this.#timing.ping);
  }

  #end(code: number): void {
    if (this.isOver) return;
    this.#code = code;
    clearTimeout(this.#timer);
    for (const reject of this.#asked) reject(new ConnectionEndedError(code));
    this.#ended.resolve(code);
  }
}
