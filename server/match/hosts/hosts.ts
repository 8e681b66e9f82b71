/** The matches of this process: each is hosted once, and found here and nowhere else. */
import {
  type Catalog,
  isRefusal,
  type Match,
  type Refusal,
  type Ruleset,
  SetupError,
} from "../../../shared/kernel/index.ts";
import type { MatchBody, TableSet } from "../../../shared/protocol/index.ts";
import { newId } from "../common/ids.ts";
import { refuse } from "../common/refuse.ts";
import { resumePoint } from "../game/restore.ts";
import { MatchHost, type Put } from "../host/host.ts";
import {
  JOURNAL_FORMAT,
  type KeptMatch,
  type Made,
  type MatchLimits,
  type MatchRecord,
  type Order,
} from "../journal/journal.ts";
import type { Around, Transfer } from "../journal/peers.ts";
import { playsOf } from "../journal/rules.ts";
import type { Notice } from "../pipeline/subscribers.ts";
import { Claims, type ClaimsDeps, type Taken } from "./claims.ts";
import { PinnedSets } from "./pinned-sets.ts";
import { type MatchPlan, planOf, type Seeds, setupOf } from "./plan.ts";
import type { Stopped } from "./unplayable.ts";

export interface HostsDeps extends ClaimsDeps {
  /** The catalog as it is now and stays in that value; `catalog` where it never changes. */
  readonly newest?: () => Catalog;
  /** The text of each loaded set's file, by hash, for the store to keep. */
  readonly texts?: ReadonlyMap<string, string>;
  /** Versions of rulesets that only matches of before are played by. */
  readonly kept?: readonly Ruleset[];
  readonly seeds?: Seeds | undefined;
  /** Beyond them none begins; without them any number does. */
  readonly limits?: MatchLimits;
  /** Whether shuffles are committed to. A chosen seed never is. */
  readonly fair?: boolean;
  /** Hears that a match has left this process, by its own fault or not. */
  readonly left?: (match: string) => void;
}

export class Hosts {
  readonly #deps: HostsDeps;
  readonly #newest: () => Catalog;
  readonly #pinnedSets: PinnedSets;
  readonly #hosts = new Map<string, MatchHost>();
  readonly #claims: Claims;
  /** Late beats by now, and what was ours still at the last of them. */
  #beats = 0;
  #kept: ReadonlyMap<string, number> = new Map();
  #isLeaving = false;
  #isClosed = false;
  readonly #draining = new Set<Promise<void>>();

  constructor(deps: HostsDeps) {
    this.#deps = deps;
    this.#newest = deps.newest ?? (() => deps.catalog);
    this.#pinnedSets = new PinnedSets(this.#newest, deps.texts ?? new Map(), deps.store, deps.kept);
    this.#claims = new Claims(deps, {
      plays: this.plays,
      pinnedSets: this.#pinnedSets,
      isLeaving: () => this.#isLeaving,
      beats: () => this.#beats,
      has: (id) => this.#hosts.has(id),
      enter: (host, beat) => this.#restored(host, beat),
    });
  }

  /** Takes no more matches: what it has is for others. */
  leave(): void {
    this.#isLeaving = true;
  }

  get isLeaving(): boolean {
    return this.#isLeaving;
  }

  /** All that are here, oldest comers first. */
  all(): MatchHost[] {
    return [...this.#hosts.values()];
  }

  /** Those that go on. */
  playing(): MatchHost[] {
    return this.all().filter(({ isOver, isClosed }) => !isOver && !isClosed);
  }

  /** How many matches this process has. */
  get size(): number {
    return this.#hosts.size;
  }

  /** The rules that this process plays (`rulesOf`). */
  get plays(): readonly string[] {
    return playsOf([...this.#deps.catalog.rulesets, ...(this.#deps.kept ?? [])]);
  }

  /** Unfinished matches that do not go on: nobody can host them, or they stand still here. */
  *allStopped(): Iterable<Stopped> {
    yield* this.#claims.allStopped();
    for (const { record, halted, isOver } of this.#hosts.values())
      if (halted !== undefined && !isOver) yield { record, refusal: refuse(halted) };
  }

  /** The catalog a stored match was begun with, or why this server does not have it. */
  catalogOf(record: MatchRecord): Promise<Catalog | Refusal> {
    return this.#pinnedSets.catalogOf(record);
  }

  /** The server's sets, and after them these versions of players' sets; refused where one is not kept any more. */
  catalogWith(sets: readonly TableSet[] = []): Promise<Catalog | Refusal> {
    return this.#pinnedSets.catalogWith(sets);
  }

  /** A match as the store has it, hosted or not; undefined where this server does not have its rules and sets. */
  async stored(id: string): Promise<Match | undefined> {
    const stored = await this.#deps.store.read(id);
    const catalog = stored && (await this.#pinnedSets.catalogOf(stored.record));
    if (stored === undefined || catalog === undefined || isRefusal(catalog)) return undefined;
    return (await resumePoint(this.#deps.store, stored, catalog)).match;
  }

  /** How many here say this of their going on. */
  noticed(notice: Notice): number {
    return [...this.#hosts.values()].filter((host) => host.notice === notice && !host.isOver).length;
  }

  find(id: string): MatchHost | undefined {
    return this.#hosts.get(id);
  }

  /** Why an unfinished match is not hosted, where it cannot be. */
  stopped(id: string): Stopped | undefined {
    return this.#claims.stopped(id);
  }

  /**
   * Sets up and stores a match between these players, or says what is wrong with it. An order that was given
   * before makes nothing: it resolves to what it made then.
   */
  async create(
    body: MatchBody,
    players: readonly string[],
    order?: Order,
  ): Promise<MatchHost | Made | Refusal> {
    const plan = planOf(this.#deps.catalog, body, players.length);
    if (isRefusal(plan)) return plan;
    const { store, limits } = this.#deps;
    const host = await this.begin(plan, players, (record, owner) =>
      store.create(record, owner, order, limits),
    );
    if (host !== undefined) return host;
    return (order && (await store.made(order.player, order.key))) ?? refuse("server/error");
  }

  /**
   * Begins a match between these players, or says what is wrong with it. `put` stores it, before anyone hears of
   * it; where it resolves to another match or none, nothing begins.
   */
  async begin(
    plan: MatchPlan,
    players: readonly string[],
    put: Put,
  ): Promise<MatchHost | undefined | Refusal> {
    if (this.#isLeaving) return refuse("server/draining");
    const { clock, table, watch, playerSets } = plan;
    const catalog = await this.catalogWith(playerSets);
    if (isRefusal(catalog)) return catalog;
    const setup = setupOf(catalog, plan, this.#deps.seeds);
    const beat = this.#beats;
    const rules = catalog.ruleset(setup.ruleset)?.version ?? 0;
    const hashes = await this.#pinnedSets.pin(setup, catalog);
    const record: MatchRecord = {
      id: newId(),
      format: JOURNAL_FORMAT,
      setup,
      rules,
      hashes,
      ...(playerSets && { playerSets }),
      players,
      clock,
      table,
      watch,
      fair: this.#isFair,
      ...(this.#deps.seeds !== undefined && { chosen: true as const }),
    };
    try {
      const host = await MatchHost.create({ ...this.#deps, catalog }, record, (one, owner) =>
        this.#claims.certain(put(one, owner)),
      );
      return host instanceof MatchHost ? this.#enter(host, beat) : host;
    } catch (error) {
      if (error instanceof SetupError) return refuse("match/invalid", { problems: [...error.problems] });
      throw error;
    }
  }

  get #isFair(): boolean {
    return this.#deps.fair === true && this.#deps.seeds === undefined;
  }

  /**
   * Hosts every unfinished match of the store that nobody has, `opened` hearing of each: those of processes that are
   * gone, and this process's own when it begins (`own`) or the store did not say what became of them.
   */
  restoreAll(opened: (host: MatchHost) => Promise<void>, around: Around, own?: string): Promise<void> {
    return this.#claims.restoreAll(opened, around, own);
  }

  /** The match here, claimed where nobody has it; "held" where another process has it. */
  take(id: string): Promise<Taken> {
    const here = this.#hosts.get(id);
    return here === undefined ? this.#claims.take(id) : Promise.resolve(here);
  }

  /** Gets ready for a match of another process; resolves to whether this one can have it. */
  prepare(id: string): Promise<boolean> {
    return this.#claims.prepare(id);
  }

  /** Takes over what another process gives; undefined where it is not to be had any more. */
  receive(transfer: Transfer): Promise<MatchHost | undefined> {
    return this.#claims.receive(transfer);
  }

  #restored(host: MatchHost, beat: number): MatchHost | undefined {
    if (this.#enter(host, beat) === undefined) return undefined;
    this.#deps.observer?.restored();
    if (this.#isClosed) this.drop(host);
    return host;
  }

  /**
   * Ends a match with no winner, as the operator wants it; resolves to why it does not, or "held" where another
   * process has it. One that cannot be played any more is over in the store alone.
   */
  async end(id: string): Promise<Refusal | "held" | undefined> {
    const host = await this.take(id);
    if (host === "held") return host;
    const answer = await host?.end();
    if (answer?.ok) return undefined;
    const isStuck = host === undefined ? this.stopped(id) !== undefined : host.halted !== undefined;
    if (!isStuck || !(await this.#finish(id))) return answer ?? this.unhosted(id);
    this.#deps.observer?.voided("operator");
    this.#deps.log.warn({ match: id, why: "operator", commit: host?.shuffle?.commit }, "a match is void");
    this.putDown(id);
    return undefined;
  }

  /** Lets a match go that stands still, so that it can be taken anew; its players come back at once. */
  putDown(id: string): void {
    this.#claims.forget(id);
    const host = this.#hosts.get(id);
    if (host?.halted === undefined) return;
    host.moved();
    this.drop(host);
  }

  #finish(id: string): Promise<boolean> {
    const { store, lease } = this.#deps;
    return store.finish(id, lease.owner, { winners: [], reason: "operator" });
  }

  /** Why an unfinished match is not to be had, where nobody has it. */
  async unhosted(id: string): Promise<Refusal> {
    return refuse((await this.#deps.store.whereabouts(id)) ? "match/over" : "match/not-found");
  }

  /** Undefined where it may have been lost since it was claimed: the lease was over meanwhile. */
  #enter(host: MatchHost, beat: number): MatchHost | undefined {
    this.#hosts.set(host.record.id, host);
    if (beat !== this.#beats) this.#prove(host);
    return host.isClosed ? undefined : host;
  }

  /** The lease was over: what others took meanwhile is told to nobody any more. */
  keepOnly(kept: readonly KeptMatch[]): void {
    this.#beats++;
    this.#kept = new Map(kept.map(({ id, epoch }) => [id, epoch]));
    for (const host of this.#hosts.values()) this.#prove(host);
  }

  /** Only who has the newest epoch of a match hosts it. */
  #prove(host: MatchHost): void {
    const { record, epoch } = host;
    if (this.#kept.get(record.id) === epoch || host.isOver) return;
    this.#deps.log.warn({ match: record.id, epoch }, "the lease was over, and another process has the match");
    this.#deps.observer?.fenced();
    host.moved();
    this.drop(host);
  }

  /** Forgets a match that is over and put away, or that leaves this process. */
  drop(host: MatchHost): void {
    const { id } = host.record;
    if (this.#hosts.get(id) !== host) return;
    this.#hosts.delete(id);
    this.#deps.left?.(id);
    this.#drain(host);
  }

  #drain(host: MatchHost): void {
    const draining = this.#claims
      .certain(host.drain())
      // The store is away: the journal has all that was acknowledged, and the next sweep finds whose the match is.
      .catch((error: unknown) =>
        this.#deps.log.warn({ match: host.record.id, err: error }, "not drained in order"),
      )
      .finally(() => this.#draining.delete(draining));
    this.#draining.add(draining);
  }

  /** Takes nothing more for any match, and resolves when all that was begun is stored. */
  async close(): Promise<void> {
    this.#isLeaving = true;
    this.#isClosed = true;
    for (const host of [...this.#hosts.values()]) this.drop(host);
    await Promise.all(this.#draining);
  }
}
