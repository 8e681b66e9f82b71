/**
 * A match under way: its mailbox, its journal, and what is told of each entry. Whatever happens in it is one
 * item at a time: kernel, then journal, then what is told, then the reply (design.md 5).
 */
import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { type Catalog, isRefusal, type Match, type Refusal } from "../../shared/kernel/index.ts";
import {
  type Accepted,
  type Answer,
  NO_ORDERS,
  type RefusalCode,
  type Standing as StandingOrders,
} from "../../shared/protocol/index.ts";
import { Answers } from "./answers.ts";
import { type Beside, besideAfter } from "./beside.ts";
import { DivergedError, type Move, type Played, play } from "./game.ts";
import type { Kept, MatchRecord, MatchStore } from "./journal.ts";
import type { Lease } from "./lease.ts";
import { Ledger, type LedgerDeps } from "./ledger.ts";
import type { HostLog } from "./log.ts";
import { Mailbox, type Sender } from "./mailbox.ts";
import type { TableChange } from "./outlets.ts";
import { refuse } from "./refuse.ts";
import { type Standing, standing } from "./restore.ts";
import { standingOf } from "./standing-orders.ts";
import type { Stopwatch } from "./stopwatch.ts";
import { Telling } from "./telling.ts";

export interface CourseDeps extends Pick<LedgerDeps, "ring" | "observer"> {
  readonly store: MatchStore;
  readonly catalog: Catalog;
  /** Milliseconds that never go back. */
  readonly clock: () => number;
  /** Whether this process has its matches still. */
  readonly lease: Pick<Lease, "owner" | "unsure">;
  readonly log: HostLog;
}

/** Exceptions in a row after which a match is stopped. */
const INCIDENTS = 3;

/** What the host adds to what an entry tells, and hears of it when it was told. */
export interface Company {
  /** What else is in the table's patch, given what stood beside the match before and whether all see the entry. */
  beside(before: Beside, isPublic: boolean): Omit<TableChange, "rev">;
  /** What a restart must not forget. */
  kept(): Kept;
  /** The match is stopped for good. */
  halted(): void;
  /** After each item, whatever it was. */
  rested(): void;
}

export class Course {
  readonly record: MatchRecord;
  readonly telling: Telling;
  readonly watch: Stopwatch;
  readonly #deps: CourseDeps;
  readonly #company: Company;
  readonly #mailbox = new Mailbox();
  readonly #answers: readonly Answers[];
  readonly #ledger: Ledger;
  #match: Match;
  #beside: Beside;
  /** Why the match does not go on: the code that every intent is refused with. */
  #halted: RefusalCode | undefined;
  #incidents = 0;
  #closed = false;
  /** Whether match time goes on once nothing is being stored. */
  #standing = true;
  /** Rows were played that the store does not have: what stands here is not to be saved. */
  #ahead = false;

  /** @param watch stands, at the match time of the standing; `go` lets it run */
  constructor(deps: CourseDeps, stands: Standing, watch: Stopwatch, company: Company) {
    const { record, match, beside, epoch, outcome, seq, saved, accepted, fault } = stands;
    this.record = record;
    this.#deps = deps;
    this.#company = company;
    this.#match = match;
    this.#beside = beside;
    this.watch = watch;
    this.#ledger = new Ledger(deps, { match: record.id, epoch, seq, saved, outcome });
    this.#halted = fault && "restore/diverged";
    this.#answers = record.players.map(() => new Answers());
    this.telling = new Telling(record.players.length, deps.log, fault && "halted", (seat) =>
      this.#orders(seat),
    );
    accepted.forEach((ids, seat) => {
      for (const id of ids) this.#remember({ seat, id });
    });
  }

  #orders(seat: number): StandingOrders | undefined {
    const orders = standingOf(this.#beside.orders[seat]);
    return isDeepStrictEqual(orders, NO_ORDERS) ? undefined : orders;
  }

  get match(): Match {
    return this.#match;
  }

  get beside(): Beside {
    return this.#beside;
  }

  get outcome() {
    return this.#ledger.outcome;
  }

  /** Why the match was stopped. */
  get halted(): RefusalCode | undefined {
    return this.#halted;
  }

  get isClosed(): boolean {
    return this.#closed;
  }

  /** Match time goes on from here. */
  go(): void {
    this.#standing = false;
    if (!this.#closed && this.#halted === undefined && !this.#ahead) this.watch.run();
  }

  /** Ids of the seat that were accepted last. */
  acceptedOf(seat: number): string[] {
    return this.#answers[seat].ids();
  }

  /** One item of the mailbox. Nothing that throws in it takes more along than this match. */
  take<T>(from: Sender, task: () => Promise<T | Refusal>): Promise<T> {
    // Every caller's T has refusals among its answers, or is the host itself, who is never refused.
    const refused = (refusal: Refusal) => refusal as T;
    const gone = () => refused(refuse(this.outcome !== null ? "match/over" : "server/draining"));
    if (this.#closed) return Promise.resolve(gone());
    const guarded = async (): Promise<T> => {
      const unsure = this.#deps.lease.unsure();
      if (unsure !== undefined) await this.#until(unsure);
      if (this.#closed) return gone();
      try {
        return (await task()) as T;
      } catch (error) {
        return refused(await this.#incident(error));
      } finally {
        if (!this.#closed) this.#company.rested();
      }
    };
    return this.#mailbox.put(from, guarded) ?? Promise.resolve(refused(refuse("server/busy")));
  }

  /** Nothing is said of a match that may be another's by now. */
  async #until(sure: Promise<void>): Promise<void> {
    this.watch.stand();
    this.telling.change({ notice: "paused" });
    await sure;
    if (this.#closed) return;
    this.telling.change({ notice: this.#halted === undefined ? "" : "halted" });
    if (!this.#standing) this.go();
  }

  /** Plays an intent. Within an item. */
  move(move: Move): Promise<Answer> {
    return this.enter(move, (seq) => play(this.#match, seq, move));
  }

  /** Puts what `make` has played, or a refusal, into the journal; then it stands and is told. Within an item. */
  async enter(
    { from, at }: Pick<Move, "from" | "at">,
    make: (seq: number) => Played | Refusal | Promise<Played | Refusal>,
  ): Promise<Answer> {
    const known = from && this.#answers[from.seat].find(from.id);
    if (known) return known;
    if (this.#halted !== undefined) return refuse(this.#halted);
    if (this.outcome !== null) return refuse("MATCH_OVER");
    const played = await make(this.#ledger.seq);
    if (isRefusal(played)) return played;
    if ((await this.#store(played)) === "fenced") return this.moved();
    this.#incidents = 0;
    await this.#publish(played, at);
    const answer = this.#remember(from);
    if (this.#ledger.isSnapshotDue || played.match !== undefined) void this.#snapshot();
    return answer;
  }

  /** Notes an accepted message that changed nothing of the match, so that it is not taken twice. */
  noted(from: NonNullable<Move["from"]>): Accepted {
    return this.#remember(from);
  }

  /** What this id of the seat was answered. */
  answered(seat: number, id: string): Accepted | undefined {
    return this.#answers[seat].find(id);
  }

  /** Something changed that a restart must not forget. Resolves to whether that is stored. */
  keep(): Promise<boolean> {
    return this.#ledger.keep(this.#company.kept());
  }

  /** The match is in this room. */
  settle(room: string): Promise<void> {
    return this.#ledger.settle(room);
  }

  /** Takes nothing more. What is being stored is stored, and told to nobody. */
  close(): void {
    this.#closed = true;
    this.watch.stand();
  }

  /** Closes, and resolves when what was begun is stored and a last snapshot with it. */
  async drain(): Promise<void> {
    this.close();
    await this.#mailbox.put("host", async () => {
      if (!this.#ahead && this.#halted === undefined) await this.#snapshot();
      await this.#ledger.release();
    });
  }

  #snapshot(): Promise<void> {
    const accepted = this.#answers.map((answers) => answers.ids());
    return this.#ledger.snapshot(this.#match, this.#beside, this.watch.now(), accepted);
  }

  async #store({ rows, match = this.#match }: Played) {
    this.watch.stand();
    this.#ahead = true;
    const doubt = (inDoubt: boolean) => this.telling.change({ notice: inDoubt ? "paused" : "" });
    const result = await this.#ledger.append(rows, match.state.over, doubt, () => this.#closed);
    this.#ahead = result !== "stored";
    if (!this.#closed && !this.#standing) this.watch.run();
    return result;
  }

  /** Another process owns the match: nothing more is told of it here. */
  moved(): Refusal {
    this.close();
    this.telling.closed("moved");
    return refuse("server/draining");
  }

  async #publish({ rows, events, match }: Played, at: number): Promise<void> {
    const before = this.#beside;
    this.#match = match ?? this.#match;
    try {
      this.#beside = besideAfter(before, this.record, this.#match, events, { ...rows[0], at });
      if (this.#closed) return;
      const spectator = this.record.players.length;
      const isPublic = match !== undefined || events.some(({ n }) => n[spectator] > 0);
      const beside = this.#company.beside(before, isPublic);
      if (match !== undefined) this.telling.whole(match, beside);
      else this.telling.events(this.#match, events, beside);
    } catch (error) {
      // The entry is stored, so it stands: what is told comes from the journal then, or the match halts.
      await this.#incident(error);
    }
  }

  #remember(from: Move["from"]): Accepted {
    const ver = from === null ? 0 : this.telling.ver(from.seat);
    const answer: Accepted = { ok: true, rev: this.telling.rev, ver };
    if (from !== null) this.#answers[from.seat].remember(from.id, answer);
    return answer;
  }

  /**
   * Something threw: the match is loaded again from the store, and halts after three in a row. The id is
   * what an operator finds in the log.
   */
  async #incident(error: unknown): Promise<Refusal> {
    const incident = randomUUID();
    const { log } = this.#deps;
    log.error({ match: this.record.id, incident, err: error }, "exception in a match");
    if (++this.#incidents >= INCIDENTS) return this.#halt("match/halted", incident);
    try {
      await this.#reload();
    } catch (failure) {
      const code = failure instanceof DivergedError ? "restore/diverged" : "match/halted";
      log.error({ match: this.record.id, code, incident, err: failure }, "the match cannot be loaded again");
      return this.#halt(code, incident);
    }
    return refuse("server/error", { incident });
  }

  async #reload(): Promise<void> {
    const { store, catalog } = this.#deps;
    const stored = await store.read(this.record.id);
    if (stored === undefined) throw new Error("not in the store");
    const { match, beside, fault } = await standing(store, stored, catalog);
    if (fault !== undefined) throw fault;
    const before = this.#beside;
    this.#match = match;
    this.#beside = beside;
    this.telling.whole(match, this.#company.beside(before, true));
  }

  #halt(code: RefusalCode, incident: string): Refusal {
    if (this.#halted === undefined) this.#company.halted();
    this.#halted ??= code;
    this.watch.stand();
    if (this.telling.notice !== "halted") this.telling.change({ notice: "halted" });
    return refuse(this.#halted, { incident });
  }
}
