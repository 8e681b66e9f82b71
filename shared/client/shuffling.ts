/** A client's part in a fair shuffle: adds its nonce, and watches that the server keeps to what it said. */
import type { Catalog, OwnView } from "../kernel/index.ts";
import { newNonce, type Recording, type Shuffle, shuffleSchema } from "../protocol/index.ts";
import { foulOf, foulShuffle } from "./verify.ts";

/** What of a shuffle was seen to hold by now. */
export interface ShuffleState {
  /** The commitment was seen before anybody had added to it. */
  readonly isCommitted: boolean;
  /** The client's own nonce is in it. */
  readonly isOwnIn: boolean;
  /** Why it is foul, if it is. */
  readonly foul: string | undefined;
}

export class Shuffling {
  readonly #send: (nonce: string) => Promise<{ readonly ok: boolean }>;
  readonly #foul: (why: string) => void;
  readonly #nonce = newNonce();
  #seat = 0;
  #told = "";
  #before: Shuffle | undefined;
  #after: Shuffle | undefined;
  #dealt: OwnView | undefined;
  #isTaken = false;
  #why: string | undefined;

  /** @param send says the nonce to the server; @param foul hears why the client must not play on */
  constructor(send: (nonce: string) => Promise<{ readonly ok: boolean }>, foul: (why: string) => void) {
    this.#send = send;
    this.#foul = foul;
  }

  get state(): ShuffleState {
    const isOwnIn = this.#taken !== undefined && this.#after?.nonces?.[this.#seat] === this.#taken;
    return { isCommitted: this.#before?.nonces === null, isOwnIn, foul: this.#why };
  }

  /** The table says this of the shuffle now, as JSON; "" where nothing is promised. */
  onTable(told: string): void {
    if (told === this.#told || told === "") return;
    this.#told = told;
    const shuffle = shuffleSchema.parse(JSON.parse(told));
    const isFirst = this.#before === undefined;
    this.#before ??= shuffle;
    if (shuffle.nonces !== null) this.#after = shuffle;
    else if (isFirst) void this.#add();
    this.#judge(shuffle);
  }

  /** The seat's side; the first after the deal is what was dealt. */
  onSeat(own: OwnView): void {
    this.#seat = own.seat;
    if (this.#after !== undefined) this.#dealt ??= own;
  }

  /** Why the shuffle was foul, or undefined: it was fair. Undefined is said only of one seen from its beginning. */
  verify(recording: Recording, catalog: Catalog): string | undefined {
    const [before, after, dealt] = [this.#before, this.#after, this.#dealt];
    if (before === undefined || after === undefined || dealt === undefined)
      return "it was not seen from its beginning";
    return foulShuffle({ seat: this.#seat, before, after, dealt, nonce: this.#taken }, recording, catalog);
  }

  get #taken(): string | undefined {
    return this.#isTaken ? this.#nonce : undefined;
  }

  async #add(): Promise<void> {
    const { ok } = await this.#send(this.#nonce);
    this.#isTaken = ok;
    if (this.#after !== undefined) this.#judge(this.#after);
  }

  #judge(after: Shuffle): void {
    const nonce = after.nonces === null ? undefined : this.#taken;
    const why = foulOf({ seat: this.#seat, before: this.#before as Shuffle, after, nonce });
    this.#why ??= why;
    if (why !== undefined) this.#foul(why);
  }
}
