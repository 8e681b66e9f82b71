/** What one connection may send (design.md 6): refused with an answer first, closed at ten times as much. */
import { MESSAGE_BYTES } from "../../shared/protocol/index.ts";

/** Messages of a connection in the running second. */
export class Rate {
  readonly #clock: () => number;
  readonly #perSecond: number;
  #second = -1;
  #count = 0;

  constructor(clock: () => number, perSecond: number) {
    this.#clock = clock;
    this.#perSecond = perSecond;
  }

  /** Counts one more, a large one as several: "slow" is refused with an answer, "flood" ends the connection. */
  count(bytes: number): "fine" | "slow" | "flood" {
    const second = Math.floor(this.#clock() / 1000);
    if (second !== this.#second) {
      this.#second = second;
      this.#count = 0;
    }
    this.#count += 1 + Math.floor(bytes / MESSAGE_BYTES);
    if (this.#count > 10 * this.#perSecond) return "flood";
    return this.#count > this.#perSecond ? "slow" : "fine";
  }
}
