/**
 * The card sets that a server has now. They may be read again while it runs: what begins later has the new ones, and a
 * match that goes on keeps those that it began with.
 */
import type { Catalog, Ruleset } from "../../../shared/kernel/index.ts";
import type { HostLog } from "../common/log.ts";
import { type Loaded, loadSets } from "./catalog.ts";

export class CurrentSets {
  /** Always the sets of now, for who asks and keeps nothing. */
  readonly catalog: Catalog;
  /** The text of each set that this server ever had, by hash: matches of before have theirs here. */
  readonly texts: ReadonlyMap<string, string>;
  readonly #texts: Map<string, string>;
  readonly #read: (before?: Loaded["files"]) => Promise<Loaded>;
  #loaded: Loaded;

  private constructor(loaded: Loaded, read: (before?: Loaded["files"]) => Promise<Loaded>) {
    this.#loaded = loaded;
    this.#read = read;
    this.texts = this.#texts = new Map(loaded.texts);
    this.catalog = catalogOfNow(this.newest);
  }

  static async open(
    rulesets: readonly Ruleset[],
    paths: readonly string[],
    log: HostLog,
  ): Promise<CurrentSets> {
    const read = (before?: Loaded["files"]) => loadSets(rulesets, paths, log, before);
    return new CurrentSets(await read(), read);
  }

  /** The sets as they are now and stay in this value, whatever is read later. */
  readonly newest = (): Catalog => this.#loaded.catalog;

  /** The texts of the sets of now, in their order. */
  get current(): readonly string[] {
    return [...this.#loaded.texts.values()];
  }

  /** Reads all files again; a file that has become faulty stays as it was. */
  async reread(): Promise<void> {
    this.#loaded = await this.#read(this.#loaded.files);
    for (const [hash, text] of this.#loaded.texts) this.#texts.set(hash, text);
  }
}

/** A catalog that asks anew each time. */
const catalogOfNow = (now: () => Catalog): Catalog => ({
  get rulesets() {
    return now().rulesets;
  },
  get sets() {
    return now().sets;
  },
  ruleset: (id) => now().ruleset(id),
  set: (ruleset, id) => now().set(ruleset, id),
  card: (where, word) => now().card(where, word),
  word: (ruleset, set, id) => now().word(ruleset, set, id),
  program: (ruleset, id) => now().program(ruleset, id),
});
