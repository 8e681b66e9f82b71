/** Decks: what players keep, and what a choice of one comes to. */

import type { Stock } from "../../shared/games/series.ts";
import { type Catalog, type Data, isRefusal, type Refusal } from "../../shared/kernel/index.ts";
import {
  type DeckChoice,
  type DeckRef,
  type ListedDeck,
  playerSetsIn,
  type StoredDeck,
  type TableSet,
} from "../../shared/protocol/index.ts";
import { refuse } from "../match/common/refuse.ts";
import { deckCards } from "../match/game/decks.ts";
import type { Judge } from "./judge.ts";
import { problemsOf } from "./judging.ts";
import type { PlayerSets } from "./player-sets.ts";
import type { DeckStore, PlayerSetStore } from "./store.ts";

export interface DecksDeps {
  /** The server's sets, with these of players. */
  catalogWith(sets: readonly TableSet[]): Promise<Catalog | Refusal>;
  readonly sets: Pick<PlayerSets, "forDeck">;
  readonly store: DeckStore & Pick<PlayerSetStore, "keptSets">;
  readonly judge: Pick<Judge, "problems">;
  /** Decks a player may keep. */
  readonly most: number;
}

/** The game and series that a deck is to be played in. */
export interface Purpose {
  readonly ruleset: string;
  readonly options: Data;
  readonly bestOf: number;
  /** Sets of players that are played there. */
  readonly sets: readonly TableSet[];
}

/** The largest deck that is kept, and how many cards of one a refusal names. */
const DECK_BYTES = 16 * 1024;
const NAMED = 10;

/** Cards beside a deck are for a series; without them its length does not matter. */
const SERIES = 3;

type Written = Exclude<DeckRef, { stored: string }>;

export class Decks {
  readonly #deps: DecksDeps;

  constructor(deps: DecksDeps) {
    this.#deps = deps;
  }

  /** Those that a player keeps, each with the sets it has cards of that he may not play. */
  async of(player: string): Promise<ListedDeck[]> {
    const { store, sets } = this.#deps;
    const decks = await store.decks(player);
    return Promise.all(
      decks.map(async (deck) => {
        const words = wordsOf(deck);
        const there = await sets.forDeck(player, deck.ruleset, words);
        const gone = playerSetsIn(words).filter((id) => !there.some((set) => set.id === id));
        return { ...deck, gone };
      }),
    );
  }

  /** Keeps a deck, legal or not; resolves to everything wrong with it. */
  async put(player: string, deck: StoredDeck): Promise<readonly string[] | Refusal> {
    const { store, most } = this.#deps;
    const purpose = await this.#purpose(player, deck.ruleset, wordsOf(deck));
    const catalog = await this.#deps.catalogWith(purpose.sets);
    if (isRefusal(catalog)) return catalog;
    if (catalog.ruleset(deck.ruleset) === undefined)
      return refuse("ruleset/not-found", { ruleset: deck.ruleset });
    const unknown = unknownIn(catalog, deck);
    if (unknown.length > 0) return refuse("deck/unknown-cards", { cards: unknown.slice(0, NAMED) });
    if (Buffer.byteLength(JSON.stringify(deck)) > DECK_BYTES) return refuse("limit/size");
    const stock = stockOf(catalog, deck.ruleset, deck);
    if (isRefusal(stock)) return stock;
    const problems = await this.#problems(stock, purpose);
    if (isRefusal(problems)) return problems;
    return (await store.putDeck(player, deck, most)) ? problems : refuse("limit/decks", { most });
  }

  async drop(player: string, id: string): Promise<Refusal | undefined> {
    return (await this.#deps.store.dropDeck(player, id)) ? undefined : refuse("deck/not-found");
  }

  /** Everything wrong with a deck of the sets that the player may play; nobody's are those for everybody. */
  async check(
    player: string,
    {
      ruleset,
      options = {},
      deck,
      side,
    }: Pick<Purpose, "ruleset"> & {
      readonly options?: Data | undefined;
      readonly deck: DeckChoice;
      readonly side: Readonly<Record<string, number>>;
    },
  ): Promise<readonly string[] | Refusal> {
    const words = [...("cards" in deck ? Object.keys(deck.cards) : [deck.set]), ...Object.keys(side)];
    const purpose = { ...(await this.#purpose(player, ruleset, words)), options };
    const catalog = await this.#deps.catalogWith(purpose.sets);
    if (isRefusal(catalog)) return catalog;
    if (catalog.ruleset(ruleset) === undefined) return refuse("ruleset/not-found", { ruleset });
    const cards = deckCards(catalog, ruleset, deck);
    const reserve = deckCards(catalog, ruleset, { cards: side });
    if (cards === undefined || reserve === undefined) return ["no such deck"];
    return this.#problems({ deck: cards, reserve }, purpose);
  }

  /** The cards of a choice, found legal for its purpose; a best of one is played without those beside. */
  async choose(player: string, ref: DeckRef, purpose: Purpose): Promise<Stock | Refusal> {
    const found = await this.#find(player, ref, purpose);
    if (isRefusal(found)) return found;
    const stock = purpose.bestOf === 1 ? { ...found, reserve: [] } : found;
    const isOurs = "set" in ref && purpose.sets.length === 0;
    const problems = await (isOurs ? this.#ours(stock, purpose) : this.#problems(stock, purpose));
    if (isRefusal(problems)) return problems;
    return problems.length === 0 ? stock : refuse("deck/invalid", { problems: [...problems] });
  }

  async #find(player: string, ref: DeckRef, { ruleset, sets }: Purpose): Promise<Stock | Refusal> {
    const written = "stored" in ref ? await this.#deps.store.deck(player, ref.stored) : ref;
    if (written === undefined || ("ruleset" in written && written.ruleset !== ruleset))
      return refuse("deck/not-found");
    const words = "cards" in written ? wordsOf(written) : [written.set];
    const strange = playerSetsIn(words).filter((id) => !sets.some((set) => set.id === id));
    if (strange.length > 0) return refuse("set/not-played", { sets: strange });
    const catalog = await this.#deps.catalogWith(sets);
    if (isRefusal(catalog)) return catalog;
    const stock = stockOf(catalog, ruleset, written);
    const named = nameOf(catalog, ruleset, written);
    return isRefusal(stock) || named === undefined ? stock : { ...stock, named };
  }

  async #purpose(player: string, ruleset: string, words: readonly string[]): Promise<Purpose> {
    const sets = await this.#deps.sets.forDeck(player, ruleset, words);
    return { ruleset, options: {}, bestOf: SERIES, sets };
  }

  /** A deck of the server's own sets is no stranger's work: it is judged here, and the first table waits for no thread. */
  async #ours({ deck, reserve }: Stock, purpose: Purpose): Promise<readonly string[] | Refusal> {
    const catalog = await this.#deps.catalogWith([]);
    return isRefusal(catalog) ? catalog : problemsOf(catalog, { ...purpose, deck, reserve, sets: [] });
  }

  async #problems(stock: Stock, { sets, ...purpose }: Purpose): Promise<readonly string[] | Refusal> {
    const { judge, store } = this.#deps;
    const files = sets.length === 0 ? [] : await store.keptSets(sets.map(({ version }) => version));
    return judge.problems({ ...purpose, deck: stock.deck, reserve: stock.reserve, sets: files });
  }
}

type Cards = { readonly cards: StoredDeck["cards"]; readonly side?: StoredDeck["side"] | undefined };

const wordsOf = ({ cards, side = {} }: Cards): string[] => [...Object.keys(cards), ...Object.keys(side)];

/** A card that no loaded set of the game has is kept for nobody. */
function unknownIn(catalog: Catalog, { ruleset, ...deck }: StoredDeck): string[] {
  const sets = catalog.sets.filter((set) => set.ruleset === ruleset).map(({ id }) => id);
  const named = new Set(wordsOf(deck));
  return [...named].filter((card) => catalog.card({ ruleset, sets }, card) === undefined);
}

/** What the player or the set calls a deck. */
const nameOf = (catalog: Catalog, ruleset: string, written: Written | StoredDeck): string | undefined =>
  "name" in written
    ? written.name
    : "set" in written
      ? catalog.set(ruleset, written.set)?.decks.find(({ id }) => id === written.deck)?.name
      : undefined;

function stockOf(
  catalog: Catalog,
  ruleset: string,
  ref: Written | Pick<StoredDeck, "cards" | "side">,
): Stock | Refusal {
  const cards = "cards" in ref ? { cards: ref.cards } : ref;
  const deck = deckCards(catalog, ruleset, cards);
  const side = "cards" in ref ? (ref.side ?? {}) : {};
  const reserve = deckCards(catalog, ruleset, { cards: side });
  return deck && reserve ? { deck, reserve } : refuse("deck/not-found");
}
