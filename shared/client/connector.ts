/** The one way in (architecture.md 6): join or watch → reservation → socket → hello. For the first time and every other. */
import { z } from "zod";
import { PROTOCOL_VERSION, refusalSchema, reservationSchema } from "../protocol/index.ts";
import { Connection } from "./connection.ts";
import type { Http } from "./http.ts";
import { isPassing, RefusedError } from "./refused-error.ts";
import type { Timing } from "./timing.ts";

/** Which way in, and what is asked for there. */
export type Door = { readonly path: "join" } | { readonly path: "watch"; readonly hands: boolean };

const reservedSchema = z.object({ ok: z.literal(true), reservation: reservationSchema });

export class Connector {
  /** Names this window among its player's, and begins its message ids; so no two make the same. */
  readonly tab: string;
  readonly timing: Timing;
  readonly #http: Http;
  readonly #url: string;
  readonly #match: string;
  readonly #door: Door;

  constructor(http: Http, url: string, match: string, timing: Timing, door: Door = { path: "join" }) {
    this.tab = [...crypto.getRandomValues(new Uint8Array(8))]
      .map((byte) => byte.toString(16).padStart(2, "0"))
      .join("");
    this.timing = timing;
    this.#http = http;
    this.#url = url;
    this.#match = match;
    this.#door = door;
  }

  /**
   * A socket at the seat. @param back whether the window comes back by itself, and leaves the seat to a newer one
   * @throws RefusedError, or whatever stands between here and the server
   */
  async open(back: boolean): Promise<Connection> {
    const { reservation } = await this.#reserve(back);
    return Connection.open(this.#url, reservation, this.timing);
  }

  /** Says hello: then its side is told, and what came after event `since`. @throws RefusedError, ConnectionEndedError */
  async greet<W>(line: Connection, since: number | undefined, welcome: z.ZodType<W>): Promise<W> {
    const hello = { protocol: PROTOCOL_VERSION, ...(since !== undefined && { since }) };
    const answer = await line.request("hello", hello);
    const refused = refusalSchema.safeParse(answer);
    if (refused.success) throw new RefusedError(refused.data.code, refused.data.detail);
    return welcome.parse(answer);
  }

  /** Why the match is gone. */
  async why(): Promise<RefusedError> {
    try {
      await this.#reserve(true);
    } catch (error) {
      if (error instanceof RefusedError && !isPassing(error.code)) return error;
    }
    return new RefusedError("match/over", {});
  }

  #reserve(back: boolean) {
    const { path, ...wanted } = this.#door;
    const body = path === "join" ? { tab: this.tab, back } : wanted;
    const match = `/api/matches/${encodeURIComponent(this.#match)}`;
    return this.#http.post(`${match}/${path}`, body, reservedSchema, { limit: this.timing.join });
  }
}
