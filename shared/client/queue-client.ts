/** A place in the queue, kept until there is a match or the player leaves. */
import type { z } from "zod";
import {
  type Paired,
  pairedNews,
  queueAnswer,
  type queueBack,
  type queueBody,
  refusalSchema,
  type TicketInfo,
  ticketNews,
} from "../protocol/index.ts";
import type { Http } from "./http.ts";
import { KeptConnection } from "./kept-connection.ts";
import { Listeners, type Off } from "./listeners.ts";
import { RefusedError } from "./refused-error.ts";
import type { Timing } from "./timing.ts";

/** The game to wait for, or `{ back: true }` for the place that is kept. */
export type QueueWish = z.input<typeof queueBody> | z.input<typeof queueBack>;

export class QueueClient {
  readonly #news = new Listeners<[]>();
  readonly #pairs = Promise.withResolvers<Paired>();
  /** Nothing more is to come. */
  readonly #settled = Promise.withResolvers<void>();
  #ticket: TicketInfo | null;
  #kept: KeptConnection | undefined;

  private constructor(ticket: TicketInfo) {
    this.#ticket = ticket;
    this.#pairs.promise.catch(() => {});
  }

  /** Begins to wait, or comes back; what the player waits for already keeps its place. @throws RefusedError */
  static async enter(http: Http, url: string, body: QueueWish, timing: Timing): Promise<QueueClient> {
    const first = await http.post("/api/queue/join", body, queueAnswer);
    const client = new QueueClient(first.ticket);
    let { reservation }: { reservation: typeof first.reservation | undefined } = first;
    client.#kept = await KeptConnection.open(url, timing, {
      async reserve() {
        const kept = reservation;
        reservation = undefined;
        return kept ?? (await http.post("/api/queue/join", { back: true }, queueAnswer)).reservation;
      },
      greet: async (line) => void (await line.request("watch", {})),
      onMessage: (type, message) => client.#heard(type, message),
      onEnd: (reason) => client.#ended(reason),
    });
    return client;
  }

  /** The player's place, with what is offered; null when it is gone. */
  get ticket(): TicketInfo | null {
    return this.#ticket;
  }

  /** The ticket changed. */
  onChange(listener: () => void): Off {
    return this.#news.add(listener);
  }

  /** Resolves to the match, once both accepted; rejects with `RefusedError` where the place is gone without one. */
  get paired(): Promise<Paired> {
    return this.#pairs.promise;
  }

  /** Accepts what is offered. @throws RefusedError `queue/no-offer` */
  async accept(): Promise<void> {
    await this.#ask("accept", { offer: this.#ticket?.offer?.id ?? "none" });
  }

  /** Leaves the queue, and declines what is offered: the other keeps his place. */
  async leave(): Promise<void> {
    if (this.#ticket !== null) await this.#ask("leave", {});
    this.#ended(new RefusedError("queue/not-in", {}));
    await this.#kept?.leave();
  }

  /** Closes the socket and keeps the place, for a while: `paired` is told to who comes back. */
  async close(): Promise<void> {
    this.#ended(new RefusedError("match/left", {}));
    await this.#kept?.leave();
  }

  async #ask(type: string, payload: object): Promise<void> {
    const answer = this.#kept?.request(type, payload);
    // Its effect may be told before its answer, and ends the socket.
    const refused = refusalSchema.safeParse(await Promise.race([answer, this.#settled.promise]));
    if (refused.success) throw new RefusedError(refused.data.code, refused.data.detail);
  }

  #heard(type: string, message: unknown): void {
    if (type === "ticket") {
      this.#ticket = ticketNews.parse(message).ticket;
      if (this.#ticket === null) this.#ended(new RefusedError("queue/not-in", {}));
    } else if (type === "paired") {
      this.#ticket = null;
      this.#pairs.resolve(pairedNews.parse(message));
      this.#settle();
    }
    this.#news.tell();
  }

  #ended(reason: RefusedError): void {
    this.#ticket = null;
    this.#pairs.reject(reason);
    this.#settle();
    this.#news.tell();
  }

  #settle(): void {
    this.#settled.resolve();
    void this.#kept?.leave();
  }
}
