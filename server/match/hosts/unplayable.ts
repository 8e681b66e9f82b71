/**
 * Matches that nobody present can play: their rules are of another release (operations.md). They wait, whole, for a
 * process that plays them, and every process says the same of them.
 */
import type { Refusal } from "../../../shared/kernel/index.ts";
import type { HostLog } from "../common/log.ts";
import type { MatchRecord, Unowned } from "../journal/journal.ts";
import { type Neighbours, type PeerStore, successorOf } from "../journal/peers.ts";
import { rulesOf } from "../journal/rules.ts";

/** A stored match that is not hosted, and why. */
export interface Stopped {
  readonly record: MatchRecord;
  readonly refusal: Refusal;
}

export interface UnplayableDeps {
  readonly store: PeerStore;
  readonly neighbours?: Neighbours | undefined;
  readonly owner: string;
  /** The rules this process plays. */
  readonly plays: readonly string[];
  readonly log: HostLog;
  refusalOf(record: MatchRecord): Refusal | undefined;
}

export class Unplayable {
  readonly #deps: UnplayableDeps;
  readonly #plays: ReadonlySet<string | undefined>;
  readonly #unplayable = new Map<string, Stopped>();

  constructor(deps: UnplayableDeps) {
    this.#deps = deps;
    // A match whose rules cannot be told is tried.
    this.#plays = new Set([...deps.plays, undefined]);
  }

  /** Whether this process plays these rules (`rulesOf`). */
  plays(rules: string | undefined): boolean {
    return this.#plays.has(rules);
  }

  get(id: string): Stopped | undefined {
    return this.#unplayable.get(id);
  }

  all(): Iterable<Stopped> {
    return this.#unplayable.values();
  }

  forget(id: string): void {
    this.#unplayable.delete(id);
  }

  /**
   * Of all that nobody has, those that nobody present plays, from now on. What this process had under its older release
   * it lets go, or its own lease would hold it for ever.
   */
  async look(free: readonly Unowned[]): Promise<void> {
    const { store, log, owner, refusalOf } = this.#deps;
    const foreign = free.filter(({ rules }) => !this.plays(rules));
    const peers = foreign.length === 0 ? [] : await store.peers();
    const ids = new Set(
      foreign.flatMap(({ id, rules = "" }) => (successorOf(peers, rules) === undefined ? [id] : [])),
    );
    for (const id of this.#unplayable.keys()) if (!ids.has(id)) this.#unplayable.delete(id);
    const news = [...ids].filter((id) => !this.#unplayable.has(id));
    await store.letGo(owner, news);
    for (const id of news) {
      const record = await store.record(id);
      const refusal = record && refusalOf(record);
      if (record === undefined || refusal === undefined) continue;
      log.error({ match: id, ...refusal }, "the match waits for a process that plays its rules");
      this.#unplayable.set(id, { record, refusal });
    }
  }

  /** Has one that is not for this process hosted by one that plays it; false where there is none. */
  async place(record: MatchRecord): Promise<boolean> {
    const { store, neighbours, owner, log } = this.#deps;
    const peers = (await store.peers()).filter((peer) => peer.owner !== owner);
    const successor = successorOf(peers, rulesOf(record));
    if (successor === undefined || neighbours === undefined) return false;
    try {
      return await neighbours.host(successor.owner, record.id);
    } catch (error) {
      log.warn({ match: record.id, process: successor.owner, err: error }, "a process does not answer");
      return false;
    }
  }
}
