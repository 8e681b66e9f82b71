/**
 * A match under way: its mailbox, its journal, and what is told of each entry. Everything that happens in it is one
 * item at a time: kernel, then journal, then the telling, then the reply (architecture.md 5).
 */
import {
  type Catalog,
  type Event,
  isRefusal,
  type Match,
  type Refusal,
  type Seat,
} from "../../../shared/kernel/index.ts";
import type { Accepted, Answer, RefusalCode } from "../../../shared/protocol/index.ts";
import { present } from "../../../shared/protocol/index.ts";
import type { Stopwatch } from "../clocks/stopwatch.ts";
import { during } from "../common/heartbeat.ts";
import type { HostLog } from "../common/log.ts";
import { Mailbox, type Sender } from "../common/mailbox.ts";
import { refuse } from "../common/refuse.ts";
import { type Derived, derivedAfter, ordersOf } from "../game/derived.ts";
import { type Move, type Played, play } from "../game/game.ts";
import { type ResumePoint, resumePoint } from "../game/restore.ts";
import { ordersToTell } from "../game/standing-orders.ts";
import type { Kept, MatchRecord, MatchStore } from "../journal/journal.ts";
import type { Lease } from "../journal/lease.ts";
import { Answers } from "./answers.ts";
import { Incidents } from "./incidents.ts";
import { ClosedError, Ledger, type LedgerDeps } from "./ledger.ts";
import { Publisher } from "./publisher.ts";
import type { TableChange } from "./subscribers.ts";

export interface PipelineDeps extends Pick<LedgerDeps, "ring" | "observer"> {
  readonly store: MatchStore;
  readonly catalog: Catalog;
  /** Milliseconds that never go back. */
  readonly clock: () => number;
  /** Whether this process has its matches still. */
  readonly lease: Pick<Lease, "owner" | "unsure">;
  readonly log: HostLog;
}

/** The host's additions to what an entry tells; it hears when that was told. */
export interface Company {
  /** The rest of the table's patch, given the state beside the match before and whether all see the entry. */
  extra(before: Derived, isPublic: boolean): Omit<TableChange, "rev">;
  /** The part that a restart must not forget. */
  kept(): Omit<Kept, "accepted">;
  /** After each item, whatever it was. */
  rested(): void;
}

export class Pipeline {
  readonly record: MatchRecord;
  readonly publisher: Publisher;
  readonly watch: Stopwatch;
  readonly #deps: PipelineDeps;
  readonly #company: Company;
  readonly #mailbox = new Mailbox();
  readonly #answers: readonly Answers[];
  readonly #ledger: Ledger;
  readonly #incidents: Incidents;
  #match: Match;
  #derived: Derived;
  #closed = false;
  /** Whether match time goes on once nothing is being stored. */
  #stopped = true;
  /** Rows were played that the store does not have: what stands here is not to be saved. */
  #ahead = false;
  /** The events that are played and not told yet; "all" where everything will be told anew. */
  #untold: readonly Event[] | "all" = [];
  /** Another process has taken the match over. */
  #isGiven = false;

  /** @param watch stands, at the match time of the standing; `go` lets it run */
  constructor(deps: PipelineDeps, stands: ResumePoint, watch: Stopwatch, company: Company) {
    const { record, match, derived, epoch, outcome, seq, saved, accepted, fault } = stands;
    this.record = record;
    this.#deps = deps;
    this.#company = company;
    this.#match = match;
    this.#derived = derived;
    this.watch = watch;
    this.#ledger = new Ledger(deps, { match: record.id, epoch, seq, saved, outcome });
    const { log, observer } = deps;
    const ifThrown = { reload: () => this.#reload(), stop: () => this.#stop() };
    this.#incidents = new Incidents({ match: record.id, log, observer, ...ifThrown }, fault?.code);
    this.#answers = record.players.map(() => new Answers());
    const { told } = match.state.counters;
    this.publisher = new Publisher(told.slice(0, -1), deps.log, fault && "halted", (seat) =>
      ordersToTell(ordersOf(this.#derived, seat)),
    );
    accepted.forEach((ids, seat) => {
      for (const id of ids) this.#remember({ seat, id });
    });
  }

  get match(): Match {
    return this.#match;
  }

  /** Number of the last entry. */
  get seq(): number {
    return this.#ledger.seq;
  }

  get derived(): Derived {
    return this.#derived;
  }

  get outcome() {
    return this.#ledger.outcome;
  }

  /** Why the match was stopped. */
  get halted(): RefusalCode | undefined {
    return this.#incidents.halted;
  }

  get isClosed(): boolean {
    return this.#closed;
  }

  get epoch(): number {
    return this.#ledger.epoch;
  }

  /** Match time goes on from here. */
  go(): void {
    this.#stopped = false;
    if (!this.#closed && this.halted === undefined && !this.#ahead) this.watch.run();
  }

  #answersTo(seat: number): Answers {
    return present(this.#answers[seat], "seat");
  }

  /** Ids of the seat that were accepted last. */
  acceptedOf(seat: number): string[] {
    return this.#answersTo(seat).ids();
  }

  /** One item of the mailbox. Nothing that throws in it takes more along than this match. */
  take<T>(from: Sender, task: () => Promise<T | Refusal>): Promise<T> {
    // Every caller's T has refusals among its answers, or is the host itself, who is never refused.
    const refused = (refusal: Refusal) => refusal as T;
    const gone = () => refused(this.#gone());
    if (this.#closed) return Promise.resolve(gone());
    const guarded = async (): Promise<T> => {
      if (!this.#isSure && !(await this.#sure())) return gone();
      try {
        const said = (await during(this.record.id, task)) as T;
        // A refusal by a match that is another's by now may be wrong there; what is stored is true everywhere.
        return isRefusal(said) && !this.#isSure && !(await this.#sure()) ? gone() : said;
      } catch (error) {
        return error instanceof ClosedError ? gone() : refused(await this.#threw(error));
      } finally {
        if (!this.#closed) during(this.record.id, () => this.#company.rested());
      }
    };
    return this.#mailbox.put(from, guarded) ?? Promise.resolve(refused(refuse("server/busy")));
  }

  /**
   * Looks at the match for a seat beside the mailbox, so that nobody learns by waiting that another does something in
   * secret. An earlier item of the seat comes first, and so does an entry that is to be told to it (law 7); one that
   * tells it nothing changes nothing that it may ask (law 6).
   */
  read<T>(seat: Seat, look: () => T | Refusal): Promise<T> {
    return this.#look(seat, this.#mayRead(seat), look);
  }

  /**
   * Looks at the match as everybody was told it: at once, or after the entry that is being stored. A store that is
   * away is no reason to wait. Resolves to why it cannot be looked at.
   */
  whenTold(look: () => undefined): Promise<Refusal | undefined> {
    return this.#look<Refusal | undefined>("host", this.#wasTold(this.record.players.length), look);
  }

  #look<T>(from: Sender, isAtOnce: boolean, look: () => T | Refusal): Promise<T> {
    if (isAtOnce) {
      try {
        return Promise.resolve(during(this.record.id, look) as T);
      } catch {
        // As an item it is an incident.
      }
    }
    return this.take<T>(from, async () => look());
  }

  #mayRead(seat: Seat): boolean {
    return this.#isSure && !this.#mailbox.has(seat) && this.#wasTold(seat);
  }

  /** Whether the viewer was told all that was played, as far as it is told him. */
  #wasTold(viewer: number): boolean {
    return this.#untold !== "all" && this.#untold.every(({ n }) => n[viewer] === 0);
  }

  /**
   * One item, taken once for each id of the seat. While another's is under way, what was answered before and what
   * is refused anyhow (`refusal`, which changes nothing) is said at once: that wait would tell, too.
   */
  once(
    { seat, id }: NonNullable<Move["from"]>,
    task: () => Promise<Answer>,
    refusal: () => Refusal | undefined = () => undefined,
  ): Promise<Answer> {
    if (this.#mailbox.isBusy && this.#mayRead(seat)) {
      try {
        const said = this.answered(seat, id) ?? during(this.record.id, refusal);
        if (said !== undefined) return Promise.resolve(said);
      } catch {
        // As an item it is an incident.
      }
    }
    return this.take<Answer>(seat, async () => this.answered(seat, id) ?? task());
  }

  #gone(): Refusal {
    return refuse(this.outcome !== null ? "match/over" : "server/draining");
  }

  get #isSure(): boolean {
    return !this.#closed && this.#deps.lease.unsure() === undefined;
  }

  /** Nothing is said of a match that may be another's by now: resolves to whether it is ours. */
  async #sure(): Promise<boolean> {
    const unsure = this.#deps.lease.unsure();
    if (unsure === undefined || this.#closed) return !this.#closed;
    this.#pause(true);
    await unsure;
    if (this.#closed) return false;
    this.#pause(false);
    return true;
  }

  /** Nobody is answered for now, and nobody's time runs; or all goes on. */
  #pause(paused: boolean): void {
    if (paused) this.watch.stand();
    this.publisher.change({ notice: paused ? "paused" : this.halted === undefined ? "" : "halted" });
    if (!paused && !this.#stopped) this.go();
  }

  /** The match as it is stored, as soon as the store says. Within an item. */
  readonly stored: Pick<MatchStore, "read"> = {
    read: (_, from) =>
      this.#ledger.read(
        from,
        (inDoubt) => this.#pause(inDoubt),
        () => this.#closed,
      ),
  };

  /** Plays an intent. Within an item. */
  move(move: Move): Promise<Answer> {
    return this.enter(move, (seq) => play(this.#match, seq, move));
  }

  /** Puts what `make` has played, or a refusal, into the journal; then it stands and is told. Within an item. */
  async enter(
    { from, at }: Pick<Move, "from" | "at">,
    make: (seq: number) => Played | Refusal | Promise<Played | Refusal>,
  ): Promise<Answer> {
    const known = from && this.#answersTo(from.seat).find(from.id);
    if (known) return known;
    if (this.halted !== undefined) return refuse(this.halted);
    if (this.outcome !== null) return refuse("MATCH_OVER");
    const played = await during(this.record.id, () => this.#made(make(this.#ledger.seq)));
    if (isRefusal(played)) return played;
    this.#untold = untoldOf(played);
    const stored = await this.#store(played);
    if (stored !== "stored")
      return stored === "torn" ? this.#incidents.torn(this.#ledger.seq) : this.#fenced();
    this.#incidents.over();
    await during(this.record.id, () => this.#publish(played, at));
    this.#untold = [];
    const answer = this.#remember(from);
    if (this.#ledger.isSnapshotDue || played.match !== undefined) void this.#snapshot();
    return answer;
  }

  /** What is played in this match is noted as untold in the same breath: whoever looks sees no more than he was told. */
  #made<T extends Played | Refusal | Promise<Played | Refusal>>(played: T): T {
    if (!(played instanceof Promise) && !isRefusal(played)) this.#untold = untoldOf(played);
    return played;
  }

  /** Notes an accepted message that makes no entry; stored before it is answered, so that it is never taken twice. */
  async noted(from: NonNullable<Move["from"]>): Promise<Answer> {
    const answer = this.#remember(from);
    if (await this.keep()) return answer;
    this.#answersTo(from.seat).forget(from.id);
    return refuse("server/busy");
  }

  /** The answer that this id of the seat had. */
  answered(seat: number, id: string): Accepted | undefined {
    return this.#answersTo(seat).find(id);
  }

  /**
   * Something changed that a restart must not forget. Resolves to whether that is stored; of a match that stands still
   * nothing is written over.
   */
  keep(): Promise<boolean> {
    if (this.halted !== undefined) return Promise.resolve(false);
    return this.#ledger.keep({ ...this.#company.kept(), accepted: this.#accepted() });
  }

  /** The match is in this room. Resolves when the store knows, or the match is closed. */
  settle(room: string): Promise<void> {
    return this.#ledger.settle(room, () => this.#closed);
  }

  /** Takes nothing more. An entry that is being stored is stored, and told to nobody. */
  close(): void {
    this.#closed = true;
    this.watch.stand();
  }

  /** Whether no item is under way and none waits. */
  get isIdle(): boolean {
    return !this.#mailbox.isBusy;
  }

  /** Lets another process have the match, and sends everybody there. Within an item, once closed. */
  async hand(take: (epoch: number, at: number) => Promise<boolean>): Promise<void> {
    try {
      await this.#ledger.quiet();
      this.#isGiven = await take(this.#ledger.epoch, this.watch.now());
    } catch (error) {
      this.#deps.log.warn({ match: this.record.id, err: error }, "nobody says that he has the match");
    }
    this.moved();
  }

  /** Closes, and resolves when what was begun is stored and a last snapshot with it. Rejects where it is not let go. */
  async drain(): Promise<void> {
    this.close();
    if (this.#isGiven) return;
    await this.#mailbox.put("host", async () => {
      if (!this.#ahead && this.halted === undefined) await this.#snapshot();
      await this.#ledger.release();
    });
  }

  #accepted(): string[][] {
    return this.#answers.map((answers) => answers.ids());
  }

  #snapshot(): Promise<void> {
    const accepted = this.#accepted();
    return this.#ledger.snapshot(this.#match, this.#derived, this.watch.now(), accepted);
  }

  async #store({ rows, match = this.#match }: Played) {
    this.watch.stand();
    this.#ahead = true;
    const doubt = (inDoubt: boolean) => this.#pause(inDoubt);
    const result = await this.#ledger.append(rows, match.state.over, doubt, () => this.#closed);
    this.#ahead = result !== "stored";
    if (!this.#closed && !this.#stopped) this.watch.run();
    return result;
  }

  #fenced(): Refusal {
    this.#deps.log.warn({ match: this.record.id, epoch: this.epoch }, "another process has the match");
    return this.moved();
  }

  /** Another process owns the match: nothing more is told of it here. */
  moved(): Refusal {
    this.close();
    this.publisher.closed("moved");
    return refuse("server/draining");
  }

  async #publish({ rows, events, texts, match, stands }: Played, at: number): Promise<void> {
    const before = this.#derived;
    this.#match = match ?? this.#match;
    try {
      this.#derived = derivedAfter(before, this.record, this.#match, events, { ...rows[0], at });
      if (this.#closed) return;
      const spectator = this.record.players.length;
      const isPublic = match !== undefined || events.some(({ n }) => (n[spectator] ?? 0) > 0);
      const extra = this.#company.extra(before, isPublic);
      if (match !== undefined) this.publisher.whole(match, extra, stands);
      else this.publisher.events(this.#match, { events, texts }, extra);
    } catch (error) {
      // The entry is stored, so it stands: what is told comes from the journal then, or the match halts.
      await this.#threw(error);
    }
  }

  #remember(from: Move["from"]): Accepted {
    const ver = from === null ? 0 : this.publisher.ver(from.seat);
    const answer: Accepted = { ok: true, rev: this.publisher.rev, ver };
    if (from !== null) this.#answersTo(from.seat).remember(from.id, answer);
    return answer;
  }

  /** From then on it tells the state that the store has, or nothing. */
  #threw(error: unknown): Promise<Refusal> {
    this.#untold = "all";
    return this.#incidents.threw(error);
  }

  async #reload(): Promise<void> {
    const stored = await this.stored.read(this.record.id);
    if (stored === undefined) throw new Error("not in the store");
    const { match, derived, fault } = await resumePoint(this.stored, stored, this.#deps.catalog);
    if (fault !== undefined) throw fault;
    const before = this.#derived;
    this.#match = match;
    this.#derived = derived;
    this.publisher.whole(match, this.#company.extra(before, true));
    this.#untold = [];
  }

  #stop(): void {
    this.#untold = [];
    this.watch.stand();
    if (this.publisher.notice !== "halted") this.publisher.change({ notice: "halted" });
  }
}

/** What of it others are yet to be told. */
const untoldOf = ({ match, events }: Played): readonly Event[] | "all" =>
  match === undefined ? events : "all";
