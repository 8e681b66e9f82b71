/** The beginning of a match whose shuffles are fair (architecture.md 5): committed to, then everybody's nonce, then dealt. */
import type { Seat } from "../../../shared/kernel/index.ts";
import {
  type Answer,
  NONCE_MS,
  type NonceMessage,
  type Nonces,
  newNonce,
  type Shuffle,
} from "../../../shared/protocol/index.ts";
import { refuse } from "../common/refuse.ts";
import { dealNow } from "../game/game.ts";
import { shuffleOf } from "../game/shuffle.ts";
import type { Pipeline } from "../pipeline/pipeline.ts";

export class FairStart {
  readonly #pipeline: Pipeline;
  readonly #told: Shuffle;
  readonly #nonces: (string | null)[];
  /** Match time at which it is dealt with what is there. */
  #until = Number.POSITIVE_INFINITY;

  /** @param bots the seats whose nonces are the server's; @param kept those that had come before a restart */
  constructor(pipeline: Pipeline, bots: readonly Seat[], kept: Nonces = []) {
    this.#pipeline = pipeline;
    this.#told = shuffleOf(pipeline.record, null);
    this.#nonces = pipeline.record.players.map(
      (_, seat) => kept[seat] ?? (bots.includes(seat) ? newNonce() : null),
    );
  }

  /** The part that a restart must not forget: whoever added to the seed is not told later that he did not. */
  get kept(): Nonces {
    return this.#isWaiting ? [...this.#nonces] : [];
  }

  /** The public part of the shuffle. */
  get view(): Shuffle {
    const { nonces } = this.#pipeline.derived;
    return { ...this.#told, nonces: nonces && [...nonces] };
  }

  /** Whether it is still to be dealt. */
  get #isWaiting(): boolean {
    return this.#pipeline.derived.nonces === null && this.#pipeline.outcome === null;
  }

  /** Somebody is there who may send one: time runs from here. */
  greet(): void {
    if (this.#isWaiting) this.#until = Math.min(this.#until, this.#pipeline.watch.now() + NONCE_MS);
  }

  /** The match time at which it is dealt whoever is missing. */
  get next(): number {
    return this.#isWaiting ? this.#until : Number.POSITIVE_INFINITY;
  }

  /** A seat's contribution to the seed; its first stands. With the last of them the cards are dealt. */
  nonce(seat: Seat, { id, nonce }: NonceMessage): Promise<Answer> {
    return this.#pipeline.take(seat, async () => {
      const known = this.#pipeline.answered(seat, id);
      if (known !== undefined) return known;
      if (!this.#isWaiting || (this.#nonces[seat] ?? nonce) !== nonce) return refuse("shuffle/late");
      this.#nonces[seat] = nonce;
      if (!this.#nonces.includes(null)) await this.#deal();
      return this.#pipeline.noted({ seat, id });
    });
  }

  /** Deals where time is up. Within an item. */
  async due(at: number): Promise<void> {
    if (at >= this.next) await this.#deal();
  }

  async #deal(): Promise<void> {
    const nonces = [...this.#nonces];
    const { commit } = this.#told;
    const intent = { action: "begin", commit, nonces };
    const move = { by: "host", at: this.#pipeline.watch.now(), from: null, intent } as const;
    await this.#pipeline.enter(move, (seq) => dealNow(this.#pipeline.match, seq, move, commit, nonces));
  }
}
