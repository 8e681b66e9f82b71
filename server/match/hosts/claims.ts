/**
 * How stored matches come to this process: claimed where nobody has them, or given by another. One that this process
 * fails to host is kept as stopped; one whose rules others play waits for them.
 */
import { isRefusal, type Refusal } from "../../../shared/kernel/index.ts";
import { refuse } from "../common/refuse.ts";
import { type HostDeps, MatchHost } from "../host/host.ts";
import type { MatchStore, StoredMatch } from "../journal/journal.ts";
import { OVERDUE_MS } from "../journal/lease.ts";
import type { Around, Neighbours, PeerStore, Transfer } from "../journal/peers.ts";
import { rulesOf } from "../journal/rules.ts";
import type { PinnedSets } from "./pinned-sets.ts";
import { Successor } from "./successor.ts";
import { type Stopped, Unplayable } from "./unplayable.ts";

export interface ClaimsDeps extends HostDeps {
  readonly store: MatchStore & PeerStore;
  /** The other processes; undefined where there are none. */
  readonly neighbours?: Neighbours | undefined;
}

/** The matches that are here already, and where it brings others. */
export interface Registry {
  /** The rules that this process plays (`rulesOf`). */
  readonly plays: readonly string[];
  readonly pinnedSets: Pick<PinnedSets, "catalogOf" | "refusalOf">;
  isLeaving(): boolean;
  /** Late beats of the lease by now. */
  beats(): number;
  has(id: string): boolean;
  /** Undefined where it has been lost since that beat. */
  enter(host: MatchHost, beat: number): MatchHost | undefined;
}

/** A match that is here; "held" where another process has it, undefined where it cannot be had. */
export type Taken = MatchHost | "held" | undefined;

/** Matches claimed at once, and how many such lots are under way: while one is played again, the store reads the next. */
const LOT = 64;
const LOTS = 2;

export class Claims {
  readonly #deps: ClaimsDeps;
  readonly #registry: Registry;
  /** Those that this process failed to host; another may not. */
  readonly #stopped = new Map<string, Stopped>();
  readonly #unplayable: Unplayable;
  /** Restores under way, so that nobody hosts a match a second time meanwhile. */
  readonly #restoring = new Map<string, Promise<Taken>>();
  /** The store may have matches as ours that are not here. */
  #isUncertain = false;
  readonly #successor: Successor;

  constructor(deps: ClaimsDeps, registry: Registry) {
    this.#deps = deps;
    this.#registry = registry;
    this.#successor = new Successor({
      store: deps.store,
      catalogOf: (record) => registry.pinnedSets.catalogOf(record),
    });
    this.#unplayable = new Unplayable({
      ...deps,
      owner: deps.lease.owner,
      plays: registry.plays,
      refusalOf: (record) => registry.pinnedSets.refusalOf(record),
    });
  }

  /** Unfinished matches that nobody can host. */
  *allStopped(): Iterable<Stopped> {
    yield* this.#stopped.values();
    yield* this.#unplayable.all();
  }

  /** Why an unfinished match is not hosted, where it cannot be. */
  stopped(id: string): Stopped | undefined {
    return this.#stopped.get(id) ?? this.#unplayable.get(id);
  }

  /** Lets one that was stopped be taken anew. */
  forget(id: string): void {
    this.#stopped.delete(id);
    this.#unplayable.forget(id);
  }

  /**
   * Hosts every unfinished match of the store that nobody has, `opened` hearing of each: those of processes that are
   * gone, and this process's own when it begins (`own`) or the store did not say what became of them. One that cannot be hosted is logged and kept as
   * stopped; one whose rules others play is left to them.
   */
  async restoreAll(
    opened: (host: MatchHost) => Promise<void>,
    { isLate, isFree }: Around,
    own?: string,
  ): Promise<void> {
    const { store, lease } = this.#deps;
    const mine = this.#isUncertain ? lease.owner : own;
    this.#isUncertain = false;
    if (isLate) await store.endGone(OVERDUE_MS);
    const isAny = isLate || isFree || mine !== undefined;
    const free = isAny ? await this.certain(store.unowned(mine)) : [];
    await this.#unplayable.look(free);
    // A match that another process could host after all, or one that is over.
    for (const id of this.#stopped.keys()) if (!free.some((one) => one.id === id)) this.#stopped.delete(id);
    const ids = free.flatMap(({ id, rules }) =>
      this.#unplayable.plays(rules) && !this.#stopped.has(id) ? [id] : [],
    );
    const lots = async (): Promise<void> => {
      while (ids.length > 0 && !this.#registry.isLeaving()) {
        const some = await Promise.all(this.#takeAll(ids.splice(0, LOT)));
        await Promise.all(
          some.map((host) => (host === undefined || host === "held" ? undefined : opened(host))),
        );
      }
    };
    await Promise.all(Array.from({ length: LOTS }, lots));
  }

  /** Those that are not here already, with one claim. */
  #takeAll(ids: readonly string[]): Promise<Taken>[] {
    const { store, lease } = this.#deps;
    const away = ids.filter((id) => !this.#registry.has(id) && !this.#restoring.has(id));
    const beat = this.#registry.beats();
    const claimed = this.certain(store.claimAll(away, lease.owner));
    return away.map((id) =>
      this.#under(id, async () => {
        const stored = (await claimed).find(({ record }) => record.id === id);
        return stored && this.#resume(stored, beat);
      }),
    );
  }

  /** Where the store does not say that a match became ours, or ours no more, the next sweep looks whose it is. */
  async certain<T>(said: Promise<T>): Promise<T> {
    try {
      return await said;
    } catch (error) {
      this.#isUncertain = true;
      throw error;
    }
  }

  /** One that is not here, claimed where nobody has it; "held" where another process has it. */
  take(id: string): Promise<Taken> {
    return this.#under(id, () => this.#claim(id));
  }

  /** A match that is not for this process may be for another. */
  async #claim(id: string): Promise<Taken> {
    const { store, lease } = this.#deps;
    const isOurs = !this.#registry.isLeaving() && !this.#stopped.has(id);
    const record = isOurs ? await store.record(id) : undefined;
    if (record !== undefined && this.#unplayable.plays(rulesOf(record))) {
      const beat = this.#registry.beats();
      const stored = await this.certain(store.claim(id, lease.owner));
      return stored === undefined || stored === "held" ? stored : this.#resume(stored, beat);
    }
    if (await store.isHeld(id)) return "held";
    return record !== undefined && (await this.#unplayable.place(record)) ? "held" : undefined;
  }

  /** Gets ready for a match of another process; resolves to whether this one can have it. */
  prepare(id: string): Promise<boolean> {
    return this.#registry.isLeaving() ? Promise.resolve(false) : this.#successor.prepare(id);
  }

  /** Takes over what another process gives; undefined where it is not to be had any more. */
  async receive(transfer: Transfer): Promise<MatchHost | undefined> {
    const taken = await this.#under(transfer.match, () => this.#inherit(transfer));
    return taken === "held" ? undefined : taken;
  }

  async #inherit(transfer: Transfer): Promise<MatchHost | undefined> {
    if (this.#registry.isLeaving()) return undefined;
    const { match } = transfer;
    const { store, lease } = this.#deps;
    const beat = this.#registry.beats();
    const had = await this.certain(this.#successor.take(transfer, lease.owner));
    if (had !== undefined)
      return this.#registry.enter(
        MatchHost.inherit({ ...this.#deps, catalog: had.catalog }, had.stands),
        beat,
      );
    // Taken over and not to be gone on with like that, it is its owner's to claim again.
    const stored = await this.certain(store.claim(match, lease.owner));
    return stored === undefined || stored === "held" ? undefined : this.#resume(stored, beat);
  }

  /** One restore of a match at a time: who asks meanwhile has the same. */
  #under(id: string, restore: () => Promise<Taken>): Promise<Taken> {
    const under = this.#restoring.get(id) ?? restore();
    this.#restoring.set(id, under);
    return under.finally(() => this.#restoring.delete(id));
  }

  /** @param beat the late beats before it was claimed */
  async #resume(stored: StoredMatch, beat: number): Promise<MatchHost | undefined> {
    try {
      if (stored.isStuck) return await this.#stop(stored, refuse("match/stuck"));
      const catalog = await this.#registry.pinnedSets.catalogOf(stored.record);
      if (isRefusal(catalog)) return await this.#stop(stored, catalog);
      return this.#registry.enter(await MatchHost.resume({ ...this.#deps, catalog }, stored), beat);
    } catch (error) {
      return this.#stop(stored, refuse("match/halted"), error);
    }
  }

  /** Lets it go, too: a process with other rules or sets may be able to host it. */
  async #stop({ record, epoch }: StoredMatch, refusal: Refusal, error?: unknown): Promise<undefined> {
    const { id } = record;
    this.#deps.log.error({ match: id, ...refusal, err: error }, "the match cannot be restored");
    this.#stopped.set(id, { record, refusal });
    await this.#deps.store.release(id, epoch);
  }
}
