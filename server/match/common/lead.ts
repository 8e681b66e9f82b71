/** What one process is enough for is done by the one that has the lease on it. */
import { randomUUID } from "node:crypto";

export interface LeadStore {
  /** The holder of the lease has it for so many milliseconds more; false where another has it. */
  lease(name: string, holder: string, ms: number): Promise<boolean>;
}

/** Milliseconds that a lease is good for: some rounds of the jobs. */
const LEASE_MS = 5_000;

/** Milliseconds until a lease of one's own is renewed, and until one of another's is tried for again. */
const RENEW_MS = LEASE_MS / 2;
const TRY_MS = 1_000;

export class Lead {
  readonly #store: LeadStore;
  readonly #what: string;
  readonly #me = randomUUID();
  #isOurs = false;
  /** By this process's clock: until when that is known. */
  #until = Number.NEGATIVE_INFINITY;

  /** @param what names the lease, the same for every process */
  constructor(store: LeadStore, what: string) {
    this.#store = store;
    this.#what = what;
  }

  /** Whether this process is the one. */
  async isOurs(): Promise<boolean> {
    const asked = performance.now();
    if (asked < this.#until) return this.#isOurs;
    this.#isOurs = await this.#store.lease(this.#what, this.#me, LEASE_MS);
    this.#until = asked + (this.#isOurs ? RENEW_MS : TRY_MS);
    return this.#isOurs;
  }
}
