/** One match's rows on their way to the store, and the snapshots that shorten its way back. */
import { type Match, type Outcome, save } from "../../../shared/kernel/index.ts";
import type { HostLog } from "../common/log.ts";
import { retry } from "../common/retry.ts";
import { DERIVED_FORMAT, type Derived } from "../game/derived.ts";
import type { Appended, Kept, MatchStore, Row, StoredMatch } from "../journal/journal.ts";
import type { Observer } from "../journal/observer.ts";

/** Hears when the store does not say, and when it does again. */
export type Doubt = (inDoubt: boolean) => void;

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

/** A match is closed before the store said what was asked. */
export class ClosedError extends Error {}

export class Ledger {
  readonly #deps: LedgerDeps;
  readonly #match: string;
  readonly #epoch: number;
  #seq: number;
  #saved: number;
  #outcome: Outcome | null;
  /** The state that is to be kept, and the last time that some was. */
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

  /** Under which its rows are stored. */
  get epoch(): number {
    return this.#epoch;
  }

  /** Number of the last stored row. */
  get seq(): number {
    return this.#seq;
  }

  /** Resolves when nothing is being kept any more. */
  async quiet(): Promise<void> {
    await this.#kept;
  }

  /** How the match ended, once that is stored. */
  get outcome(): Outcome | null {
    return this.#outcome;
  }

  /**
   * Resolves when the rows are durable, or another process has the match.
   */
  async append(
    rows: readonly Row[],
    outcome: Outcome | null,
    doubt: Doubt,
    isClosed: () => boolean,
  ): Promise<Appended> {
    const { store, clock, observer } = this.#deps;
    const began = clock();
    let offered = began;
    const offer = () => {
      offered = clock();
      return store.append(this.#match, this.#epoch, rows, outcome);
    };
    const missed = () => observer?.committed(clock() - offered, "failed");
    const result = (await this.#retry(offer, doubt, isClosed, missed))?.said;
    if (result !== undefined) observer?.committed(clock() - began, result);
    if (result === "fenced") observer?.fenced();
    if (result === "stored") {
      this.#seq += rows.length;
      this.#deps.ring?.(this.#match, this.#seq);
      this.#outcome = outcome;
    }
    return result ?? "fenced";
  }

  /** The match as it is stored, undefined where it is not; rejects as closed where it is closed before the store says. */
  async read(
    from: "snapshot" | "start" | undefined,
    doubt: Doubt,
    isClosed: () => boolean,
  ): Promise<StoredMatch | undefined> {
    const read = await this.#retry(() => this.#deps.store.read(this.#match, from), doubt, isClosed);
    if (read === undefined) throw new ClosedError();
    return read.said;
  }

  #retry<T>(ask: () => Promise<T>, doubt: Doubt, isClosed: () => boolean, missed?: () => void) {
    const doubted = (inDoubt: boolean, error?: unknown) => {
      const what = inDoubt ? "the store does not answer a match" : "the store is back";
      this.#deps.log.warn({ match: this.#match, err: error }, what);
      doubt(inDoubt);
    };
    return retry(ask, doubted, isClosed, missed);
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
    derived: Derived,
    at: number,
    accepted: readonly (readonly string[])[],
  ): Promise<void> {
    if (this.#outcome !== null || this.#seq === this.#saved) return;
    this.#saved = this.#seq;
    const { store, log } = this.#deps;
    const saved = JSON.stringify({ ...save(match), derived: { format: DERIVED_FORMAT, ...derived } });
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

  /** Tells where the match is, until the store has heard it: players who come to another process find it by that. */
  async settle(room: string, isClosed: () => boolean): Promise<void> {
    const { store, log } = this.#deps;
    const unheard = (inDoubt: boolean, err?: unknown) => {
      const what = inDoubt ? "other processes cannot find the match" : "other processes find the match again";
      log.warn({ match: this.#match, err }, what);
    };
    await retry(() => store.settle(this.#match, this.#epoch, room), unheard, isClosed);
  }

  /** Lets the match go, for another process to host. Rejects where the store does not say that it did. */
  async release(): Promise<void> {
    await this.#kept;
    if (this.#outcome === null) await this.#deps.store.release(this.#match, this.#epoch);
  }
}
