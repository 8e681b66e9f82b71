/** A client's part in a fair shuffle: adds its nonce, and watches that the server keeps to what it said. */
import type { Catalog, OwnView } from "../kernel/index.ts";
import { newNonce, type Recording, type Shuffle, shuffleSchema } from "../protocol/index.ts";
import type { ShuffleNote } from "./shuffle-notes.ts";
import { foulOf, type ShuffleSeen } from "./shuffle-seen.ts";

/** The part of a shuffle that was seen to hold by now. */
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
  readonly #note: ShuffleNote;
  #told = "";
  #isDealt = false;
  /** Whether the cards have been awaited over the socket there is: only then the next side is what was dealt. */
  #isAwaited = false;
  #seat = 0;
  #seen: ShuffleSeen | undefined;
  #why: string | undefined;

  /**
   * @param send says the nonce to the server; @param foul hears why the client must not play on
   * @param note what this player saw of it on this device before
   */
  constructor(
    send: (nonce: string) => Promise<{ readonly ok: boolean }>,
    foul: (why: string) => void,
    note: ShuffleNote,
  ) {
    this.#send = send;
    this.#foul = foul;
    this.#note = note;
  }

  get state(): ShuffleState {
    const { seat = 0, before, after, nonce } = this.#seen ?? {};
    const isOwnIn = nonce !== undefined && after?.nonces?.[seat] === nonce;
    return { isCommitted: before?.nonces === null, isOwnIn, foul: this.#why };
  }

  /** The table says this of the shuffle now, as JSON; "" where nothing is promised. */
  onTable(told: string): void {
    if (told === "") return;
    if (told !== this.#told) this.#hear(told);
    if (!this.#isDealt) this.#isAwaited = true;
  }

  /** The socket is cut: what is dealt meanwhile is not seen as it was dealt. */
  onCut(): void {
    this.#isAwaited = false;
  }

  /** The seat's side. */
  onSeat(own: OwnView): void {
    this.#seat = own.seat;
    if (this.#seen !== undefined && this.#seen.seat !== own.seat) this.#see({ seat: own.seat });
    if (!this.#isDealt || !this.#isAwaited) return;
    this.#isAwaited = false;
    this.#see({ dealt: own });
  }

  #hear(told: string): void {
    const isFirst = this.#told === "";
    this.#told = told;
    const shuffle = shuffleSchema.parse(JSON.parse(told));
    this.#isDealt = shuffle.nonces !== null;
    if (isFirst) this.#seen = this.#note.read() ?? { seat: this.#seat, before: shuffle };
    this.#see(this.#isDealt ? { after: shuffle } : {});
    if (isFirst && !this.#isDealt) void this.#add();
    this.#judge(shuffle);
  }

  /** Why the shuffle was foul, or undefined: it was as far as it was seen. The rules are loaded for it, and not before. */
  async verify(recording: Recording, catalog: Catalog): Promise<string | undefined> {
    const { foulShuffle } = await import("./verify.ts");
    return foulShuffle(this.#seen, recording, catalog);
  }

  #see(more: Partial<ShuffleSeen>): void {
    if (this.#seen === undefined) return;
    this.#seen = { ...this.#seen, ...more };
    this.#note.write(this.#seen);
  }

  /** The same from every window of this device: the first that comes is the seat's. */
  async #add(): Promise<void> {
    const nonce = this.#seen?.nonce ?? newNonce();
    const { ok } = await this.#send(nonce);
    if (!ok) return;
    this.#see({ nonce });
    if (this.#seen?.after !== undefined) this.#judge(this.#seen.after);
  }

  #judge(after: Shuffle): void {
    const why = this.#seen && foulOf({ ...this.#seen, after });
    this.#why ??= why;
    if (why !== undefined) this.#foul(why);
  }
}
