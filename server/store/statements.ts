/** Which statements PostgreSQL keeps by a name: to parse and plan each anew is half of what an intent costs it. */

/** Asked so often, one will be asked again; those whose text grows with a list seldom are. */
const OFTEN = 10;

/** Names, and texts that are counted, at most: a connection keeps all that it was told a name of. */
const NAMES = 300;
const COUNTED = 1_000;

/** Reads all columns, of which a newer release may add one; PostgreSQL would refuse the name from then on. */
const ALL = /(?:select|returning|,|\.)\s*\*/i;

export class Statements {
  readonly #asked = new Map<string, number>();
  readonly #names = new Map<string, string>();
  #isOff = false;

  /** The name to ask with, the same in all connections; undefined where PostgreSQL is not to keep it. */
  nameOf(text: string): string | undefined {
    if (this.#isOff) return undefined;
    const name = this.#names.get(text);
    if (name !== undefined || this.#names.size === NAMES || ALL.test(text)) return name;
    const asked = (this.#asked.get(text) ?? 0) + 1;
    if (this.#asked.size === COUNTED) this.#asked.clear();
    this.#asked.set(text, asked);
    if (asked < OFTEN) return undefined;
    this.#asked.delete(text);
    this.#names.set(text, `riposte-${this.#names.size}`);
    return this.#names.get(text);
  }

  /** No names from now on: whoever is between here and PostgreSQL does not know them. */
  off(): void {
    this.#isOff = true;
  }
}
