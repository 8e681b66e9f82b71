/**
 * The card sets matches are played with: those the server loaded, those of players that a table names, and those it
 * had loaded when a stored match began. A match pins the content of its sets, so a file that changed on disk, or a
 * set that its owner has changed, changes no match that goes on.
 */
import QuickLRU from "quick-lru";
import {
  type CardSet,
  type Catalog,
  isRefusal,
  loadSet,
  type MatchSetup,
  newCatalog,
  type Refusal,
  type Ruleset,
} from "../../../shared/kernel/index.ts";
import type { TableSet } from "../../../shared/protocol/index.ts";
import { refuse } from "../common/refuse.ts";
import { JOURNAL_FORMAT, type MatchRecord, type MatchStore, UNREADABLE_FORMAT } from "../journal/journal.ts";

type Sets = Pick<MatchStore, "keepSets" | "keptSets">;

/** Catalogs remembered at once, and at most twice as many; a match that goes on has its own. */
const REMEMBERED = 32;

export class PinnedSets {
  /** The sets as they are now; what it gives does not change. */
  readonly #newest: () => Catalog;
  /** The text of each loaded set's file, by hash. */
  readonly #texts: ReadonlyMap<string, string>;
  readonly #store: Sets;
  /** Files of the server's own that the store has. */
  readonly #stored = new Set<string>();
  /** Catalogs of other contents, by the hashes in them: matches with the same sets share one. */
  readonly #older = new QuickLRU<string, Catalog>({ maxSize: REMEMBERED });
  /** The server's sets with those of players, by the versions of these. */
  readonly #joined = new QuickLRU<string, Catalog>({ maxSize: REMEMBERED });
  /** The server's sets in these. */
  #joinedWith: Catalog | undefined;

  /** Versions of rulesets that no new match is played by. */
  readonly #rules: readonly Ruleset[];

  constructor(
    newest: () => Catalog,
    texts: ReadonlyMap<string, string>,
    store: Sets,
    rules: readonly Ruleset[] = [],
  ) {
    this.#newest = newest;
    this.#rules = rules;
    this.#texts = texts;
    this.#store = store;
  }

  /** The server's sets, and after them these versions of players' sets. */
  async catalogWith(sets: readonly TableSet[]): Promise<Catalog | Refusal> {
    const newest = this.#newest();
    if (sets.length === 0) return newest;
    const versions = sets.map(({ version }) => version);
    if (this.#joinedWith !== newest) this.#joined.clear();
    this.#joinedWith = newest;
    const known = this.#joined.get(versions.join());
    if (known !== undefined) return known;
    const found = await this.#kept(newest.rulesets, versions);
    if (isRefusal(found)) return found;
    const joined = newCatalog(newest.rulesets, [...newest.sets, ...found]);
    this.#joined.set(versions.join(), joined);
    return joined;
  }

  /** Content hashes of a setup's sets in the catalog, in its order, once their files are in the store. */
  async pin({ ruleset, sets }: MatchSetup, catalog: Catalog): Promise<readonly string[]> {
    const hashes = hashesIn(catalog, ruleset, sets);
    const files = hashes
      .filter((hash) => !this.#stored.has(hash))
      .flatMap((hash) => {
        const text = this.#texts.get(hash);
        return text === undefined ? [] : { hash, text };
      });
    if (files.length > 0) await this.#store.keepSets(files);
    for (const { hash } of files) this.#stored.add(hash);
    return hashes;
  }

  /** The catalog a stored match was begun with, or why this server does not have it. */
  async catalogOf(record: MatchRecord): Promise<Catalog | Refusal> {
    const refusal = this.refusalOf(record);
    if (refusal !== undefined) return refusal;
    const { setup, hashes, rules } = record;
    const { ruleset, sets } = setup;
    const newest = this.#newest();
    const now = hashesIn(newest, ruleset, sets);
    const isNow = newest.ruleset(ruleset)?.version === rules;
    if (isNow && hashes.every((hash, index) => hash === now[index])) return newest;
    const key = [ruleset, rules, ...hashes].join();
    const known = this.#older.get(key);
    if (known !== undefined) return known;
    const older = await this.#load(record);
    if (!isRefusal(older)) this.#older.set(key, older);
    return older;
  }

  /** Why no catalog of this server is a stored match's, whatever its sets. */
  refusalOf({ format = 1, setup, rules }: MatchRecord): Refusal | undefined {
    if (format === UNREADABLE_FORMAT) return refuse("restore/unreadable", { why: "its record" });
    if (format !== JOURNAL_FORMAT) return refuse("SAVE_FORMAT", { format });
    const { ruleset } = setup;
    return this.#gameOf(ruleset, rules) === undefined ? refuse("SAVE_RULES", { ruleset, rules }) : undefined;
  }

  #gameOf(ruleset: string, version: number): Ruleset | undefined {
    const all = [...this.#newest().rulesets, ...this.#rules];
    return all.find((one) => one.id === ruleset && one.version === version);
  }

  async #load({ setup: { ruleset, sets }, hashes, rules }: MatchRecord): Promise<Catalog | Refusal> {
    const game = this.#gameOf(ruleset, rules);
    const rulesets = this.#newest().rulesets.map((one) => (one.id === game?.id ? game : one));
    const found = await this.#kept(rulesets, hashes, sets);
    return isRefusal(found) ? found : newCatalog(rulesets, found);
  }

  /** The sets of these contents, in their order. @param names what each is called, to whoever misses it */
  async #kept(
    rulesets: readonly Ruleset[],
    hashes: readonly string[],
    names: readonly string[] = [],
  ): Promise<CardSet[] | Refusal> {
    const files = await this.#store.keptSets(hashes);
    const found: CardSet[] = [];
    for (const [index, hash] of hashes.entries()) {
      const text = files.find((file) => file.hash === hash)?.text ?? this.#texts.get(hash);
      const loaded = text === undefined ? undefined : loadSet(JSON.parse(text), rulesets);
      if (loaded === undefined || "problems" in loaded || loaded.set.hash !== hash)
        return refuse("SAVE_SET", { set: names[index] ?? hash });
      found.push(loaded.set);
    }
    return found;
  }
}

const hashesIn = (catalog: Catalog, ruleset: string, sets: readonly string[]): string[] =>
  sets.map((id) => catalog.set(ruleset, id)?.hash ?? "");
