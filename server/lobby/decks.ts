/** Decks: what players keep, and what a choice of one comes to. */

import type { Stock } from "../../shared/games/series.ts";
import { type Catalog, type Data, isRefusal, type Refusal } from "../../shared/kernel/index.ts";
import type { DeckRef, StoredDeck } from "../../shared/protocol/index.ts";
import { refuse } from "../match/common/refuse.ts";
import { deckCards } from "../match/game/decks.ts";
import type { Judge } from "./judge.ts";
import type { DeckStore } from "./store.ts";

export interface DecksDeps {
  readonly catalog: Catalog;
  readonly store: DeckStore;
  readonly judge: Judge;
  /** Decks a player may keep. */
  readonly most: number;
}

/** The game and series that a deck is to be played in. */
export interface Purpose {
  readonly ruleset: string;
  readonly options: Data;
  readonly bestOf: number;
}

/** The largest deck that is kept, and how many cards of one a refusal names. */
const DECK_BYTES = 16 * 1024;
const NAMED = 10;

export class Decks {
  readonly #deps: DecksDeps;

  constructor(deps: DecksDeps) {
    this.#deps = deps;
  }

  of(player: string): Promise<readonly StoredDeck[]> {
    return this.#deps.store.decks(player);
  }

  /** Keeps a deck, legal or not; resolves to everything wrong with it. */
  async put(player: string, deck: StoredDeck): Promise<readonly string[] | Refusal> {
    const { catalog, store, most } = this.#deps;
    if (catalog.ruleset(deck.ruleset) === undefined)
      return refuse("ruleset/not-found", { ruleset: deck.ruleset });
    const unknown = this.#unknown(deck);
    if (unknown.length > 0) return refuse("deck/unknown-cards", { cards: unknown.slice(0, NAMED) });
    if (Buffer.byteLength(JSON.stringify(deck)) > DECK_BYTES) return refuse("limit/size");
    const stock = this.#stockOf(deck.ruleset, deck);
    if (isRefusal(stock)) return stock;
    const problems = await this.problems(stock, { ruleset: deck.ruleset, options: {}, bestOf: 3 });
    if (isRefusal(problems)) return problems;
    return (await store.putDeck(player, deck, most)) ? problems : refuse("limit/decks", { most });
  }

  /** A card that no loaded set of the game has is kept for nobody. */
  #unknown({ ruleset, cards, side }: StoredDeck): string[] {
    const { catalog } = this.#deps;
    const sets = catalog.sets.filter((set) => set.ruleset === ruleset).map(({ id }) => id);
    const named = new Set([...Object.keys(cards), ...Object.keys(side)]);
    return [...named].filter((card) => catalog.card({ ruleset, sets }, card) === undefined);
  }

  async drop(player: string, id: string): Promise<Refusal | undefined> {
    return (await this.#deps.store.dropDeck(player, id)) ? undefined : refuse("deck/not-found");
  }

  problems(stock: Stock, purpose: Purpose): Promise<readonly string[] | Refusal> {
    return this.#deps.judge.problems({ ...purpose, deck: stock.deck, reserve: stock.reserve });
  }

  /** The cards of a choice, found legal for its purpose; a best of one is played without those beside. */
  async choose(player: string, ref: DeckRef, purpose: Purpose): Promise<Stock | Refusal> {
    const found = await this.#find(player, ref, purpose.ruleset);
    if (isRefusal(found)) return found;
    const stock = purpose.bestOf === 1 ? { ...found, reserve: [] } : found;
    const problems = await this.problems(stock, purpose);
    if (isRefusal(problems)) return problems;
    return problems.length === 0 ? stock : refuse("deck/invalid", { problems: [...problems] });
  }

  async #find(player: string, ref: DeckRef, ruleset: string): Promise<Stock | Refusal> {
    if (!("stored" in ref)) return this.#stockOf(ruleset, ref);
    const deck = await this.#deps.store.deck(player, ref.stored);
    if (deck === undefined || deck.ruleset !== ruleset) return refuse("deck/not-found");
    return this.#stockOf(ruleset, deck);
  }

  #stockOf(
    ruleset: string,
    ref: Exclude<DeckRef, { stored: string }> | Pick<StoredDeck, "cards" | "side">,
  ): Stock | Refusal {
    const { catalog } = this.#deps;
    const cards = "cards" in ref ? { cards: ref.cards } : ref;
    const deck = deckCards(catalog, ruleset, cards);
    const side = "cards" in ref ? (ref.side ?? {}) : {};
    const reserve = deckCards(catalog, ruleset, { cards: side });
    return deck && reserve ? { deck, reserve } : refuse("deck/not-found");
  }
}
