/**
 * The card sets matches are played with: those the server loaded, and those it had loaded when a stored match
 * began. A match pins the content of its sets, so a file that changed on disk changes no match that goes on.
 */
import {
  type CardSet,
  type Catalog,
  isRefusal,
  loadSet,
  type MatchSetup,
  newCatalog,
  type Refusal,
} from "../../shared/kernel/index.ts";
import { JOURNAL_FORMAT, type MatchRecord, type MatchStore } from "./journal.ts";
import { refuse } from "./refuse.ts";

type Sets = Pick<MatchStore, "keepSets" | "keptSets">;

export class Shelf {
  readonly catalog: Catalog;
  /** The text of each loaded set's file, by hash. */
  readonly #texts: ReadonlyMap<string, string>;
  readonly #store: Sets;
  readonly #kept = new Set<string>();
  /** Catalogs of other contents, by the hashes in them: matches with the same sets share one. */
  readonly #older = new Map<string, Catalog>();

  constructor(catalog: Catalog, texts: ReadonlyMap<string, string>, store: Sets) {
    this.catalog = catalog;
    this.#texts = texts;
    this.#store = store;
  }

  /** Content hashes of a setup's sets, in its order, once their files are in the store. */
  async pin({ ruleset, sets }: MatchSetup): Promise<readonly string[]> {
    const hashes = this.#hashes(ruleset, sets);
    const files = hashes
      .filter((hash) => !this.#kept.has(hash))
      .flatMap((hash) => {
        const text = this.#texts.get(hash);
        return text === undefined ? [] : { hash, text };
      });
    if (files.length > 0) await this.#store.keepSets(files);
    for (const { hash } of files) this.#kept.add(hash);
    return hashes;
  }

  /** The catalog a stored match was begun with, or why this server does not have it. */
  async catalogOf({ format = 1, setup, rules, hashes }: MatchRecord): Promise<Catalog | Refusal> {
    if (format !== JOURNAL_FORMAT) return refuse("SAVE_FORMAT", { format });
    const { ruleset, sets } = setup;
    if (this.catalog.ruleset(ruleset)?.version !== rules) return refuse("SAVE_RULES", { ruleset });
    const now = this.#hashes(ruleset, sets);
    if (hashes.every((hash, index) => hash === now[index])) return this.catalog;
    const key = hashes.join();
    const known = this.#older.get(key);
    if (known !== undefined) return known;
    const older = await this.#load(setup, hashes);
    if (!isRefusal(older)) this.#older.set(key, older);
    return older;
  }

  async #load({ sets }: MatchSetup, hashes: readonly string[]): Promise<Catalog | Refusal> {
    const files = await this.#store.keptSets(hashes);
    const { rulesets } = this.catalog;
    const found: CardSet[] = [];
    for (const [index, hash] of hashes.entries()) {
      const text = files.find((file) => file.hash === hash)?.text ?? this.#texts.get(hash);
      const loaded = text === undefined ? undefined : loadSet(JSON.parse(text), rulesets);
      if (loaded === undefined || "problems" in loaded || loaded.set.hash !== hash)
        return refuse("SAVE_SET", { set: sets[index] });
      found.push(loaded.set);
    }
    return newCatalog(rulesets, found);
  }

  #hashes(ruleset: string, sets: readonly string[]): string[] {
    return sets.map((id) => this.catalog.set(ruleset, id)?.hash ?? "");
  }
}
