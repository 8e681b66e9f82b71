/** One match's rows on their way to the store, and the snapshots that shorten its way back. */
import { type Match, type Outcome, save } from "../../shared/kernel/index.ts";
import { BESIDE_FORMAT, type Beside } from "./beside.ts";
import { commit } from "./commit.ts";
import type { Appended, Kept, MatchStore, Row } from "./journal.ts";
import type { HostLog } from "./log.ts";
import type { Observer } from "./observer.ts";

/** Rows between two snapshots. */
const SNAPSHOT_EVERY = 50;

export interface LedgerDeps {
  readonly store: MatchStore;
  readonly log: HostLog;
  /** Told of the last row that is stored now. */
  readonly ring?: (match: string, seq: number) => void;
  /** Milliseconds that never go back. */
  readonly clock: () => number;
  readonly observer?: Observer;
}

export class Ledger {
  readonly #deps: LedgerDeps;
  readonly #match: string;
  readonly #epoch: number;
  #seq: number;
  #saved: number;
  #outcome: Outcome | null;
  /** What is to be kept, and the last time that something was. */
  #toKeep: Kept | undefined;
  #kept: Promise<boolean> = Promise.resolve(true);

  constructor(
    deps: LedgerDeps,
    at: {
      readonly match: string;
      readonly epoch: number;
      readonly seq: number;
      readonly saved: number;
      readonly outcome: Outcome | null;
    },
  ) {
    this.#deps = deps;
    this.#match = at.match;
    this.#epoch = at.epoch;
    this.#seq = at.seq;
    this.#saved = at.saved;
    this.#outcome = at.outcome;
  }

  /** Number of the last stored row. */
  get seq(): number {
    return this.#seq;
  }

  /** How the match ended, once that is stored. */
  get outcome(): Outcome | null {
    return this.#outcome;
  }

  /**
   * Resolves when the rows are durable, or another process has the match. `doubt` hears when the store does not
   * say, and when it does again.
   */
  async append(
    rows: readonly Row[],
    outcome: Outcome | null,
    doubt: (inDoubt: boolean) => void,
    isClosed: () => boolean,
  ): Promise<Appended> {
    const { store, log, clock, observer } = this.#deps;
    const began = clock();
    const said = (inDoubt: boolean, error?: unknown) => {
      const what = inDoubt ? "the store does not take rows" : "the store is back";
      log.warn({ match: this.#match, err: error }, what);
      doubt(inDoubt);
    };
    const offer = () => store.append(this.#match, this.#epoch, rows, outcome);
    const result = await commit(offer, said, isClosed);
    if (result === "stored") {
      observer?.committed(clock() - began);
      this.#seq += rows.length;
      this.#deps.ring?.(this.#match, this.#seq);
      this.#outcome = outcome;
    }
    return result;
  }

  /** Whether so much has happened since the last snapshot that it is time for another. */
  get isSnapshotDue(): boolean {
    return this.#outcome === null && this.#seq - this.#saved >= SNAPSHOT_EVERY;
  }

  /**
   * Saves the match as it stands after the last stored row; at once, though it resolves when it is stored. A
   * snapshot that fails is only logged: the journal has everything.
   */
  async snapshot(
    match: Match,
    beside: Beside,
    at: number,
    accepted: readonly (readonly string[])[],
  ): Promise<void> {
    if (this.#outcome !== null || this.#seq === this.#saved) return;
    this.#saved = this.#seq;
    const { store, log } = this.#deps;
    const saved = JSON.stringify({ ...save(match), beside: { format: BESIDE_FORMAT, ...beside } });
    const taken = { seq: this.#seq, at, saved, accepted };
    try {
      await store.snapshot(this.#match, this.#epoch, taken);
    } catch (error) {
      log.warn({ match: this.#match, err: error }, "no snapshot");
    }
  }

  /** Keeps this beside the match; of what comes while another is stored, the newest. Resolves to whether it is. */
  keep(kept: Kept): Promise<boolean> {
    const isNext = this.#toKeep === undefined;
    this.#toKeep = kept;
    if (isNext) this.#kept = this.#kept.then(() => this.#keepNewest());
    return this.#kept;
  }

  async #keepNewest(): Promise<boolean> {
    const { store, log } = this.#deps;
    const kept = this.#toKeep as Kept;
    this.#toKeep = undefined;
    try {
      await store.keep(this.#match, this.#epoch, kept);
      return true;
    } catch (error) {
      log.warn({ match: this.#match, err: error }, "not kept");
      return false;
    }
  }

  /** Tells where the match is. One that fails is told where the match is claimed next. */
  async settle(room: string): Promise<void> {
    const { store, log } = this.#deps;
    try {
      await store.settle(this.#match, this.#epoch, room);
    } catch (error) {
      log.warn({ match: this.#match, err: error }, "other processes cannot find the match");
    }
  }

  /** Lets the match go, for another process to host. One that fails is let go when the lease is over. */
  async release(): Promise<void> {
    const { store, log } = this.#deps;
    await this.#kept;
    try {
      if (this.#outcome === null) await store.release(this.#match, this.#epoch);
    } catch (error) {
      log.warn({ match: this.#match, err: error }, "not let go");
    }
  }
}
