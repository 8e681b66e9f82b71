/** Functions that want to hear of something. */

/** Stops the listening it came from. */
export type Off = () => void;

export class Listeners<A extends readonly unknown[]> {
  readonly #all = new Set<(...told: A) => void>();

  add(listener: (...told: A) => void): Off {
    this.#all.add(listener);
    return () => this.#all.delete(listener);
  }

  tell(...told: A): void {
    for (const listener of [...this.#all]) listener(...told);
  }
}
