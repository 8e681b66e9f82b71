/** A player's stored decks over HTTP. */
import type { z } from "zod";
import {
  type deckPut,
  doneAnswer,
  type ListedDeck,
  type StoredDeck,
  storedDeckAnswer,
  storedDecksAnswer,
} from "../protocol/index.ts";
import type { Http } from "./http.ts";

export class Decks {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  async list(): Promise<ListedDeck[]> {
    return (await this.#http.get("/api/decks", storedDecksAnswer)).decks;
  }

  /**
   * Keeps a deck under an id of small letters, digits and hyphens, in the place of one that had it. A deck that
   * is not legal is kept, too; `problems` says what is wrong with it.
   */
  async put(
    id: string,
    deck: z.input<typeof deckPut>,
  ): Promise<{ readonly deck: StoredDeck; readonly problems: readonly string[] }> {
    return this.#http.put(`/api/decks/${encodeURIComponent(id)}`, deck, storedDeckAnswer);
  }

  async delete(id: string): Promise<void> {
    await this.#http.delete(`/api/decks/${encodeURIComponent(id)}`, doneAnswer);
  }
}
