/** The matches of this process: each is hosted once, and found here and nowhere else. */
import { randomBytes } from "node:crypto";
import {
  type Catalog,
  type Data,
  isRefusal,
  type Match,
  type MatchSetup,
  type Refusal,
  SetupError,
} from "../../shared/kernel/index.ts";
import { clockOf, type MatchBody } from "../../shared/protocol/index.ts";
import { deckCards, setsOf } from "./decks.ts";
import { type HostDeps, MatchHost, type Put } from "./host.ts";
import { newId } from "./ids.ts";
import { JOURNAL_FORMAT, type Made, type MatchRecord, type Order, type StoredMatch } from "./journal.ts";
import { refuse } from "./refuse.ts";
import { standing } from "./restore.ts";
import { Shelf } from "./shelf.ts";

/** Makes the 64 hex digits of a match's seed; tests give their own, and their matches are marked as such. */
export type Seeds = () => string;

export interface HostsDeps extends HostDeps {
  /** The text of each loaded set's file, by hash, for the store to keep. */
  readonly texts?: ReadonlyMap<string, string>;
  readonly seeds?: Seeds;
  /** Whether shuffles are committed to. A chosen seed never is. */
  readonly fair?: boolean;
  /** Hears that a match has left this process, by its own fault or not. */
  readonly left?: (match: string) => void;
}

/** What a match is made of: everything but its players, and what only the server knows. */
export interface MatchPlan extends Pick<MatchRecord, "clock" | "table" | "watch"> {
  readonly ruleset: string;
  readonly profile: string;
  readonly options: Data;
  /** Card by card, for each seat. */
  readonly decks: readonly (readonly string[])[];
}

/** A stored match that this process cannot host, and why. */
export interface Stopped {
  readonly record: MatchRecord;
  readonly refusal: Refusal;
}

/** A match that is here; "held" where another process has it, undefined where it cannot be had. */
type Taken = MatchHost | "held" | undefined;

const secretSeed: Seeds = () => randomBytes(32).toString("hex");

/** Matches claimed at once, and how many such lots are under way: while one is played again, the store reads the next. */
const LOT = 64;
const LOTS = 2;

export class Hosts {
  readonly #deps: HostsDeps;
  readonly #shelf: Shelf;
  readonly #hosts = new Map<string, MatchHost>();
  readonly #stopped = new Map<string, Stopped>();
  /** Restores under way, so that nobody hosts a match a second time meanwhile. */
  readonly #restoring = new Map<string, Promise<Taken>>();
  #isClosed = false;
  readonly #draining = new Set<Promise<void>>();

  constructor(deps: HostsDeps) {
    this.#deps = deps;
    this.#shelf = new Shelf(deps.catalog, deps.texts ?? new Map(), deps.store);
  }

  /** How many matches this process has. */
  get size(): number {
    return this.#hosts.size;
  }

  /** How many unfinished matches it cannot host. */
  get stoppedSize(): number {
    return this.#stopped.size;
  }

  allStopped(): Iterable<Stopped> {
    return this.#stopped.values();
  }

  /** The catalog a stored match was begun with, or why this server does not have it. */
  catalogOf(record: MatchRecord): Promise<Catalog | Refusal> {
    return this.#shelf.catalogOf(record);
  }

  /** A match as the store has it, hosted or not; undefined where this server does not have its rules and sets. */
  async stored(id: string): Promise<Match | undefined> {
    const stored = await this.#deps.store.read(id);
    const catalog = stored && (await this.#shelf.catalogOf(stored.record));
    if (stored === undefined || catalog === undefined || isRefusal(catalog)) return undefined;
    return (await standing(this.#deps.store, stored, catalog)).match;
  }

  find(id: string): MatchHost | undefined {
    return this.#hosts.get(id);
  }

  /** Why an unfinished match is not hosted, where it cannot be. */
  stopped(id: string): Stopped | undefined {
    return this.#stopped.get(id);
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
    const plan = this.#plan(body, players.length);
    if (isRefusal(plan)) return plan;
    const { store } = this.#deps;
    const host = await this.begin(plan, players, (record, owner) => store.create(record, owner, order));
    if (host !== undefined) return host;
    return (order && (await store.made(order.player, order.key))) ?? refuse("server/error");
  }

  #plan(body: MatchBody, seats: number): MatchPlan | Refusal {
    const { catalog } = this.#deps;
    const game = catalog.ruleset(body.ruleset);
    if (game === undefined) return refuse("ruleset/not-found", { ruleset: body.ruleset });
    if (body.decks.length !== seats) return refuse("match/invalid", { problems: ["a deck for each seat"] });
    const decks: (readonly string[])[] = [];
    for (const choice of body.decks) {
      const cards = deckCards(catalog, body.ruleset, choice);
      if (cards === undefined) return refuse("deck/invalid", { problems: ["no such deck"] });
      decks.push(cards);
    }
    return {
      ruleset: body.ruleset,
      profile: body.profile ?? game.profiles[0],
      options: body.options ?? {},
      decks,
      clock: body.clock && clockOf(body.clock),
    };
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
    const setup = this.#setup(plan);
    const rules = this.#deps.catalog.ruleset(setup.ruleset)?.version ?? 0;
    const hashes = await this.#shelf.pin(setup);
    const { clock, table, watch } = plan;
    const record: MatchRecord = {
      id: newId(),
      format: JOURNAL_FORMAT,
      setup,
      rules,
      hashes,
      players,
      clock,
      table,
      watch,
      fair: this.#isFair,
      ...(this.#deps.seeds !== undefined && { chosen: true as const }),
    };
    try {
      const host = await MatchHost.create(this.#deps, record, put);
      if (host !== undefined) this.#enter(host);
      return host;
    } catch (error) {
      if (error instanceof SetupError) return refuse("match/invalid", { problems: [...error.problems] });
      throw error;
    }
  }

  get #isFair(): boolean {
    return this.#deps.fair === true && this.#deps.seeds === undefined;
  }

  #setup({ ruleset, profile, options, decks }: MatchPlan): MatchSetup {
    const { catalog, seeds = secretSeed } = this.#deps;
    const seats = decks.map((deck) => ({ deck }));
    return { ruleset, profile, options, seed: seeds(), seats, sets: setsOf(catalog, ruleset, decks.flat()) };
  }

  /**
   * Hosts every unfinished match of the store that nobody has, `opened` hearing of each: this process's own too
   * when it begins, those of processes that are gone after that. One that cannot be hosted is logged and kept as
   * stopped.
   */
  async restoreAll(opened: (host: MatchHost) => Promise<void>, own?: string): Promise<void> {
    const ids = (await this.#deps.store.unowned(own)).filter((id) => !this.#stopped.has(id));
    const lots = async (): Promise<void> => {
      while (ids.length > 0 && !this.#isClosed) {
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
    const away = ids.filter((id) => !this.#hosts.has(id) && !this.#restoring.has(id));
    const claimed = store.claimAll(away, lease.owner);
    return away.map((id) =>
      this.#under(id, async () => {
        const stored = (await claimed).find(({ record }) => record.id === id);
        return stored && this.#resume(stored);
      }),
    );
  }

  /** The match here, claimed where nobody has it; "held" where another process has it. */
  take(id: string): Promise<Taken> {
    const here = this.#hosts.get(id);
    if (here !== undefined) return Promise.resolve(here);
    if (this.#isClosed || this.#stopped.has(id)) return Promise.resolve(undefined);
    return this.#under(id, async () => {
      const { store, lease } = this.#deps;
      const stored = await store.claim(id, lease.owner);
      return stored === undefined || stored === "held" ? stored : this.#resume(stored);
    });
  }

  /** One restore of a match at a time: who asks meanwhile has the same. */
  #under(id: string, restore: () => Promise<Taken>): Promise<Taken> {
    const under = this.#restoring.get(id) ?? restore();
    this.#restoring.set(id, under);
    return under.finally(() => this.#restoring.delete(id));
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
    const isStuck = host === undefined ? this.#stopped.has(id) : host.info().status === "halted";
    if (!isStuck || !(await this.#finish(id))) return answer ?? this.#unhosted(id);
    this.#stopped.delete(id);
    // Its players come back at once, and find it over.
    host?.moved();
    if (host !== undefined) this.drop(host);
    return undefined;
  }

  #finish(id: string): Promise<boolean> {
    const { store, lease } = this.#deps;
    return store.finish(id, lease.owner, { winners: [], reason: "operator" });
  }

  async #unhosted(id: string): Promise<Refusal> {
    return refuse((await this.#deps.store.whereabouts(id)) ? "match/over" : "match/not-found");
  }

  async #resume(stored: StoredMatch): Promise<MatchHost | undefined> {
    try {
      const catalog = await this.#shelf.catalogOf(stored.record);
      if (isRefusal(catalog)) return await this.#stop(stored, catalog);
      const host = await MatchHost.resume({ ...this.#deps, catalog }, stored);
      this.#enter(host);
      this.#deps.observer?.restored();
      if (this.#isClosed) this.drop(host);
      return host;
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

  #enter(host: MatchHost): void {
    this.#hosts.set(host.record.id, host);
  }

  /** The lease was over: what others took meanwhile is told to nobody any more. */
  keepOnly(kept: ReadonlySet<string>): void {
    for (const [id, host] of this.#hosts) {
      if (kept.has(id) || host.isOver) continue;
      host.moved();
      this.drop(host);
    }
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
    const draining = host
      .drain()
      .catch((error: unknown) =>
        this.#deps.log.error({ match: host.record.id, err: error }, "not drained in order"),
      )
      .finally(() => this.#draining.delete(draining));
    this.#draining.add(draining);
  }

  /** Takes nothing more for any match, and resolves when all that was begun is stored. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const host of [...this.#hosts.values()]) this.drop(host);
    await Promise.all(this.#draining);
  }
}
