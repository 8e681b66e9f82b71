/** What one process is enough for is done by the one that has the lease on it. */
import { randomUUID } from "node:crypto";

/** Each has a lease of its own, by its name. */
const LEADS = ["feed", "queue", "seasons", "tournaments"] as const;
export type Lead = (typeof LEADS)[number];

export interface LeadStore {
  /** The holder has those of the leases that no other has for so many milliseconds more; resolves to their names. */
  lease(names: readonly string[], holder: string, ms: number): Promise<readonly string[]>;
}

export interface Leading {
  /** Whether this process is the one. */
  has(lead: Lead): Promise<boolean>;
}

/** Milliseconds that a lease is good for: some rounds of the jobs. */
const LEASE_MS = 5_000;

/** Milliseconds until leases of one's own are renewed, and until one of another's is tried for again. */
const RENEW_MS = LEASE_MS / 2;
const TRY_MS = 1_000;

/** Those of one process: asked for together, as most processes have nothing else to ask. */
export class Leads implements Leading {
  readonly #store: LeadStore;
  readonly #me = randomUUID();
  #ours: Promise<ReadonlySet<string>> = Promise.resolve(new Set());
  /** By this process's clock: until when that is known. */
  #until = Number.NEGATIVE_INFINITY;

  constructor(store: LeadStore) {
    this.#store = store;
  }

  async has(lead: Lead): Promise<boolean> {
    if (performance.now() >= this.#until) {
      // Whoever asks meanwhile waits for the same answer.
      this.#until = Number.POSITIVE_INFINITY;
      this.#ours = this.#ask();
    }
    return (await this.#ours).has(lead);
  }

  async #ask(): Promise<ReadonlySet<string>> {
    const asked = performance.now();
    try {
      const ours = new Set(await this.#store.lease(LEADS, this.#me, LEASE_MS));
      this.#until = asked + (ours.size === LEADS.length ? RENEW_MS : TRY_MS);
      return ours;
    } catch (error) {
      this.#until = Number.NEGATIVE_INFINITY;
      throw error;
    }
  }
}
