/** A seat's last accepted message ids with their answers: a known id is answered again, never played again. */
import type { Accepted } from "../../../shared/protocol/index.ts";
import { ANSWERS_KEPT } from "../../../shared/protocol/index.ts";

export class Answers {
  readonly #known = new Map<string, Accepted>();

  find(id: string): Accepted | undefined {
    const answer = this.#known.get(id);
    return answer && { ...answer, again: true };
  }

  remember(id: string, answer: Accepted): void {
    this.#known.set(id, answer);
    for (const oldest of this.#known.keys()) {
      if (this.#known.size <= ANSWERS_KEPT) break;
      this.#known.delete(oldest);
    }
  }

  /** Takes an answer back: it could not be stored. */
  forget(id: string): void {
    this.#known.delete(id);
  }

  /** Oldest first. */
  ids(): string[] {
    return [...this.#known.keys()];
  }
}
