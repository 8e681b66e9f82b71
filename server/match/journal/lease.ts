/**
 * This process's lease on its matches (architecture.md 7): renewed twice a second, judged by the database's clock only.
 * One lease for all of them, so that it costs one row however many they are.
 */

import type { HostLog } from "../common/log.ts";
import type { KeptMatch, MatchStore } from "./journal.ts";

/** Milliseconds a renewal is good for, and from one to the next. */
export const LEASE_MS = 5_000;
const RENEW_MS = 500;

/**
 * Milliseconds that a renewal is certain for. Past them another process may end the lease of one whose session at the
 * database is gone, as it is the moment a process dies; whether it is, the process itself cannot know.
 */
const CERTAIN_MS = 1_500;

/** Milliseconds that are left of a lease whose owner is late with renewing it. */
export const OVERDUE_MS = LEASE_MS - CERTAIN_MS;

/** Milliseconds without a renewal after which the store is taken for one that does not answer. */
const LATE_MS = 3_000;

/** Whoever has matches by the lease. */
export interface Holder {
  /** How many it has that are not over. */
  matches(): number;
  /** Hears, before anything else goes on, that the lease was over and which matches are still its own. */
  late(kept: readonly KeptMatch[]): void;
  /** Hears of each renewal. */
  renewed(): void;
}

export interface LeaseDeps {
  readonly store: Pick<MatchStore, "renew" | "retire">;
  /** Names this process among those on the same store. */
  readonly owner: string;
  /** Milliseconds that never go back. */
  readonly clock: () => number;
  readonly log: HostLog;
}

export class Lease {
  readonly #deps: LeaseDeps;
  /** Until when the lease holds for certain, by our own clock: counted from before it was asked for. */
  #until = Number.NEGATIVE_INFINITY;
  #again: NodeJS.Timeout | undefined;
  #isFailing = false;
  #isOver = false;
  #verdict = Promise.withResolvers<void>();

  constructor(deps: LeaseDeps) {
    this.#deps = deps;
  }

  get owner(): string {
    return this.#deps.owner;
  }

  /** Renews now and twice a second from then on. */
  async begin(holder: Holder): Promise<void> {
    await this.#renew(holder);
    if (!this.#isOver) this.#again = setTimeout(() => void this.begin(holder), RENEW_MS);
  }

  /** Undefined where the lease holds for certain; else resolves when that is known again. */
  unsure(): Promise<void> | undefined {
    return this.#isOver || this.#deps.clock() < this.#until ? undefined : this.#verdict.promise;
  }

  /** Milliseconds since it was asked for what was granted last. */
  get age(): number {
    return this.#deps.clock() - (this.#until - CERTAIN_MS);
  }

  /** The trouble with it: it is over, or the store has not renewed it when it should have. */
  get trouble(): "server/lease" | "server/store" | undefined {
    if (this.age > LEASE_MS) return "server/lease";
    return this.#isFailing || this.age > LATE_MS ? "server/store" : undefined;
  }

  /** No more renewals; whoever wants may have what is ours still. */
  async end(): Promise<void> {
    this.#isOver = true;
    clearTimeout(this.#again);
    this.#settle();
    await this.#deps.store.retire(this.owner);
  }

  async #renew(holder: Holder): Promise<void> {
    const { store, clock, log, owner } = this.#deps;
    const asked = clock();
    try {
      const said = await store.renew(owner, LEASE_MS, holder.matches());
      if (this.#isOver) return;
      if (this.#isFailing) log.info({}, "the store renews leases again");
      this.#isFailing = false;
      if (said.late) holder.late(said.kept);
      this.#until = asked + CERTAIN_MS;
      if (clock() < this.#until) this.#settle();
      holder.renewed();
    } catch (error) {
      if (!this.#isFailing) log.warn({ err: error }, "the lease cannot be renewed");
      this.#isFailing = true;
    }
  }

  #settle(): void {
    this.#verdict.resolve();
    this.#verdict = Promise.withResolvers();
  }
}
