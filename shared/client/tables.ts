/** Tables over HTTP. Each call resolves to the table as its caller may know it, and throws `RefusedError`. */
import type { z } from "zod";
import { type DeckRef, type TableInfo, tableAnswer, type tableBody } from "../protocol/index.ts";
import type { Http } from "./http.ts";

export class Tables {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  /** Opens a table and takes its first seat. */
  create(body: z.input<typeof tableBody>): Promise<TableInfo> {
    return this.#post("/api/tables", body);
  }

  /** By its id, or the code of a private one. */
  async get(key: string): Promise<TableInfo> {
    return (await this.#http.get(pathOf(key), tableAnswer)).table;
  }

  /** Takes a free seat. `table/own` where it is the caller's own table. */
  sit(key: string, deck?: DeckRef): Promise<TableInfo> {
    return this.#act(key, "sit", deck === undefined ? {} : { deck });
  }

  /** Chooses what to play with; between two matches it swaps cards with those beside the deck. */
  deck(key: string, deck: DeckRef): Promise<TableInfo> {
    return this.#act(key, "deck", { deck });
  }

  /** The match begins when every seat is ready: `games` then names it. */
  ready(key: string, ready = true): Promise<TableInfo> {
    return this.#act(key, "ready", { ready });
  }

  /** Gets up before the first match. */
  leave(key: string): Promise<TableInfo> {
    return this.#act(key, "leave", {});
  }

  /** Frees a seat, as the table's owner. */
  kick(key: string, seat: number): Promise<TableInfo> {
    return this.#act(key, "kick", { seat });
  }

  /** Wants another series; `next` is its table once everybody does. */
  rematch(key: string): Promise<TableInfo> {
    return this.#act(key, "rematch", {});
  }

  #act(key: string, verb: string, body: object): Promise<TableInfo> {
    return this.#post(`${pathOf(key)}/${verb}`, body);
  }

  async #post(path: string, body: object): Promise<TableInfo> {
    return (await this.#http.post(path, body, tableAnswer)).table;
  }
}

const pathOf = (key: string): string => `/api/tables/${encodeURIComponent(key)}`;
