/**
 * The host of one match, free of any transport (design.md 5): takes what the seats send and what time brings,
 * and leaves each matter to the part that knows it.
 */
import { randomUUID } from "node:crypto";
import {
  type Draft,
  type PublicView,
  publicView,
  type Refusal,
  type Seat,
} from "../../shared/kernel/index.ts";
import type {
  Answer,
  Claim,
  ClocksPicture,
  Concede,
  Hello,
  HelloAnswer,
  IntentMessage,
  NarrowAnswer,
  NonceMessage,
  Settings,
  Shuffle,
} from "../../shared/protocol/index.ts";
import type { AwaySetting } from "./absences.ts";
import { Allowance } from "./allowance.ts";
import { firstBeside } from "./beside.ts";
import { openRequests } from "./clocks.ts";
import { Comeback } from "./comeback.ts";
import { Course, type CourseDeps } from "./course.ts";
import type { Deadlines } from "./deadlines.ts";
import { aside, begin, type Move } from "./game.ts";
import { Greeting } from "./greeting.ts";
import { FIRST_EPOCH, type Made, type MatchRecord, type StoredMatch } from "./journal.ts";
import type { NamelessInfo } from "./names.ts";
import type { Void } from "./observer.ts";
import type { Notice, SeatOutlet, TableOutlet } from "./outlets.ts";
import { type OwnAnswer, OwnSeats } from "./own-seats.ts";
import { Parley } from "./parley.ts";
import { Passes } from "./passes.ts";
import type { OwnPlayers } from "./player.ts";
import { refuse } from "./refuse.ts";
import { type Standing, standing } from "./restore.ts";
import { narrowFor } from "./seat-view.ts";
import { FairStart } from "./shuffle.ts";
import { Stopwatch } from "./stopwatch.ts";
import { Timekeeper } from "./timekeeper.ts";

export interface HostDeps extends CourseDeps {
  readonly deadlines: Deadlines;
  /** For how long players may be away, where no clock of the match says it. */
  readonly away: AwaySetting;
  /** Draws how long a pass takes that rests on hidden cards, in milliseconds; without it none is automatic. */
  readonly passDelay?: () => number;
  /** Who plays the seats that the server plays itself; nobody without it. */
  readonly own?: OwnPlayers;
}

/** Stores a new match of this owner; resolves to what stands there then, undefined where nothing does. */
export type Put = (record: MatchRecord, owner: string) => Promise<Made | undefined>;

/** What the kernel takes from its host alone. */
const HOST_ACTIONS: ReadonlySet<unknown> = new Set(["timeout", "leave", "end", "continue"]);

/** Settings a seat may send, and in how many milliseconds. */
const SETTINGS = [20, 10_000] as const;

export class MatchHost {
  readonly record: MatchRecord;
  readonly #deps: HostDeps;
  readonly #course: Course;
  readonly #time: Timekeeper;
  readonly #passes: Passes;
  readonly #settings: readonly Allowance[];
  readonly #fair: FairStart | undefined;
  /** Offers, chat and reports. */
  readonly parley: Parley;
  readonly #greeting: Greeting;
  readonly #own: OwnSeats;
  readonly #comeback: Comeback;

  private constructor(deps: HostDeps, stands: Standing, isNew: boolean) {
    const { record } = stands;
    this.record = record;
    this.#deps = deps;
    const watch = new Stopwatch(deps.clock, stands.at);
    this.#comeback = new Comeback(deps.clock, isNew);
    this.#passes = new Passes(record.players.length, deps.passDelay);
    this.#settings = record.players.map(() => new Allowance(deps.clock, ...SETTINGS));
    this.#own = new OwnSeats(deps, record.players, deps.own, (answer) => this.#answerFor(answer));
    this.#course = new Course(deps, stands, watch, {
      beside: (before, isPublic) => ({
        ...(isPublic && this.parley.lapse()),
        ...this.#time.changed(before),
        ...(before.nonces !== this.#course.beside.nonces && { shuffle: this.shuffle }),
      }),
      kept: () => ({
        away: this.#time.kept,
        mutes: this.parley.mutes,
        nonces: this.#fair?.kept ?? [],
      }),
      halted: () => this.#voided("halted"),
      rested: () => this.#rested(),
    });
    this.#time = new Timekeeper(this.#course, deps.away, stands.kept?.away);
    for (const seat of this.#own.seats) {
      this.#time.change(seat, true);
      this.#comeback.greet(seat);
    }
    this.#fair = record.fair ? new FairStart(this.#course, this.#own.seats, stands.kept?.nonces) : undefined;
    this.parley = new Parley(deps, this.#course, () => this.#time.present(), stands.kept?.mutes);
    this.#greeting = new Greeting(deps, this.#course, (seat, outlet) => {
      this.#comeback.greet(seat);
      this.parley.listen(seat, outlet);
      this.#fair?.greet();
    });
    this.#rested();
  }

  /**
   * A new match, stored by `put` before anyone hears of it; undefined where that made another match or none.
   * @throws SetupError when it cannot begin like that
   */
  static async create(
    deps: HostDeps,
    record: MatchRecord,
    put: Put = (one, owner) => deps.store.create(one, owner),
  ): Promise<MatchHost | undefined> {
    const { match } = begin(record, deps.catalog);
    if ((await put(record, deps.lease.owner))?.match !== record.id) return undefined;
    const beside = firstBeside(record, match);
    const fresh = {
      epoch: FIRST_EPOCH,
      outcome: null,
      seq: 0,
      saved: 0,
      at: 0,
      fault: undefined,
      kept: null,
    };
    const accepted = record.players.map(() => []);
    return new MatchHost(deps, { record, match, beside, accepted, ...fresh }, true);
  }

  /** A stored match, taken over and gone on with; undefined where it is not to be had. @throws SetupError */
  static async restore(deps: HostDeps, id: string): Promise<MatchHost | undefined> {
    const stored = await deps.store.claim(id, deps.lease.owner);
    return stored === undefined || stored === "held" ? undefined : MatchHost.resume(deps, stored);
  }

  /**
   * A match that was claimed, played on from its snapshot. One whose rules give another result now is hosted
   * for looking at, and halted. @throws SetupError
   */
  static async resume(deps: HostDeps, stored: StoredMatch): Promise<MatchHost> {
    const stands = await standing(deps.store, stored, deps.catalog);
    if (stands.fault !== undefined) {
      const what = { match: stored.record.id, code: "restore/diverged", err: stands.fault };
      deps.log.error(what, "the match cannot go on");
    }
    return new MatchHost(deps, stands, false);
  }

  /** Gives the table its outlet, and what that outlet begins with. Before the first client joins, once. */
  attach(table: TableOutlet): PublicView {
    this.#course.telling.table = table;
    return publicView(this.#course.match);
  }

  /** The match is in this room, for other processes to find. */
  settle(room: string): Promise<void> {
    return this.#course.settle(room);
  }

  /** What everybody is told of the match's going on. */
  get notice(): Notice {
    return this.#course.telling.notice;
  }

  get isOver(): boolean {
    return this.#course.outcome !== null;
  }

  /** What everybody may know without watching, with players by their ids. */
  info(): NamelessInfo {
    const { id, setup, players, chosen } = this.record;
    const { outcome, halted } = this.#course;
    const status = halted !== undefined ? "halted" : this.isOver ? "over" : "playing";
    return {
      id,
      ruleset: setup.ruleset,
      profile: setup.profile,
      status,
      seats: players.map((player, seat) => ({ player, connected: this.#time.isHere(seat) })),
      outcome: outcome && { winners: [...outcome.winners], reason: outcome.reason },
      ...(chosen && { chosenSeed: true }),
    };
  }

  /** The seat of a player, or -1. */
  seatOf(player: string): Seat {
    return this.record.players.indexOf(player);
  }

  /** What a seat does in the match. A pass may be held back: then its answer comes when it is told. */
  async intent(seat: Seat, message: IntentMessage): Promise<Answer> {
    const { id, intent } = message;
    if (HOST_ACTIONS.has(intent.action)) return refuse("NOT_FOR_SEATS");
    const { clock, observer } = this.#deps;
    const began = clock();
    const at = this.#course.watch.now();
    const taken = await this.#course.take<{ readonly answer: Promise<Answer> | Answer } | Refusal>(
      seat,
      async () => {
        const held = this.#passes.hold(seat, message, at);
        return { answer: held ?? (await this.#timely({ by: seat, at, from: { seat, id }, intent })) };
      },
    );
    observer?.took(clock() - began);
    return "answer" in taken ? taken.answer : taken;
  }

  /** What everybody is told of the shuffle; undefined where the seed was chosen. */
  get shuffle(): Shuffle | undefined {
    return this.#fair?.view;
  }

  /** What a seat adds to the seed of the shuffle. */
  async nonce(seat: Seat, message: NonceMessage): Promise<Answer> {
    return this.#fair?.nonce(seat, message) ?? refuse("shuffle/late");
  }

  /** Standing orders: noted in the journal, and told to nobody else. */
  settings(seat: Seat, { id, settings }: Settings): Promise<Answer> {
    const at = this.#course.watch.now();
    const intent = { action: "settings", seat, settings };
    return this.#course.take(seat, async () => {
      const known = this.#course.answered(seat, id);
      if (known === undefined && !this.#settings[seat].take()) return refuse("limit/rate");
      const move = { by: "host", at, from: { seat, id }, intent } as const;
      const answer = await this.#course.enter(move, (seq) => aside(seq, move));
      this.#passes.reconsider(this.#course.match, this.#course.beside.orders[seat], seat, at);
      return answer;
    });
  }

  /** The operator ends the match, with no winner. */
  end(): Promise<Answer> {
    const at = this.#course.watch.now();
    const intent = { action: "end", winners: [], reason: "operator" };
    return this.#course.take("host", async () => {
      const answer = await this.#course.move({ by: "host", at, from: null, intent });
      if (answer.ok) this.#voided("operator");
      return answer;
    });
  }

  /** Always possible while the match goes on, asked or not. */
  concede(seat: Seat, { id }: Concede): Promise<Answer> {
    return this.#move(seat, { by: "host", from: { seat, id }, intent: { action: "leave", seat } });
  }

  /** The win over one who has been away for too long. */
  claim(seat: Seat, { id, seat: out }: Claim): Promise<Answer> {
    const at = this.#course.watch.now();
    const intent = { action: "leave", seat: out, why: "claimed" };
    return this.#course.take(seat, async () => {
      if (out === seat || !this.#time.isOut(out, at)) return refuse("claim/early");
      return this.#course.move({ by: "host", at, from: { seat, id }, intent });
    });
  }

  #move(seat: Seat, move: Omit<Move, "at">): Promise<Answer> {
    const at = this.#course.watch.now();
    return this.#course.take(seat, () => this.#timely({ ...move, at }));
  }

  /** What was received too late finds its request answered by then. */
  async #timely(move: Move): Promise<Answer> {
    await this.#timeOut(move.at);
    return this.#course.move(move);
  }

  /** Answers for the seats whose time is up. */
  async #timeOut(at: number): Promise<void> {
    const intent = this.#time.late(at);
    if (intent !== undefined) await this.#course.move({ by: "host", at, from: null, intent });
  }

  /** The next open slot of a draft. */
  narrow(seat: Seat, draft: Draft): Promise<NarrowAnswer> {
    return this.#course.take(seat, async () => narrowFor(this.#course.match, seat, draft));
  }

  /** From here on the seat is told its side, first as it stands now. */
  hello(seat: Seat, outlet: SeatOutlet, message: Hello): Promise<HelloAnswer> {
    return this.#greeting.hello(seat, outlet, message);
  }

  /** The seat's outlet is gone; another may have taken its place already. */
  silence(seat: Seat, outlet: SeatOutlet): void {
    this.#course.telling.silence(seat, outlet);
  }

  /** Whether the player is there; everybody sees it. */
  presence(seat: Seat, connected: boolean): Promise<void> {
    return this.#course.take("host", async () => {
      if (!this.#time.change(seat, connected)) return;
      this.#course.telling.change({ connected: { seat, connected }, clocks: this.clocks() });
      void this.#course.keep();
    });
  }

  /** The seats' time as everybody sees it. */
  clocks(): ClocksPicture {
    return this.#time.view();
  }

  #rested(): void {
    this.#arm();
    this.#own.wake(this.#course.match);
  }

  /** One of the server's own players has made up its mind; what does not fit is answered by the default. */
  #answerFor({ seat, request, intent }: OwnAnswer): void {
    void this.#course.take("host", async () => {
      const at = this.#course.watch.now();
      await this.#timeOut(at);
      if (openRequests(this.#course.match)[seat] !== request) return;
      const from = { seat, id: randomUUID() };
      const answer = intent && (await this.#course.move({ by: seat, at, from, intent }));
      if (answer?.ok || this.isOver || this.#course.isClosed) return;
      const timeout = { action: "timeout", seats: [seat], requests: [request] };
      await this.#course.move({ by: "host", at, from: null, intent: timeout });
    });
  }

  /** Takes nothing more. What is being stored is stored, and told to nobody. */
  close(): void {
    this.#own.close();
    this.#course.close();
    this.#passes.close();
    this.#deps.deadlines.clear(this);
  }

  /** Closes, with no word but that the match is another process's now. */
  moved(): void {
    this.#deps.deadlines.clear(this);
    this.#course.moved();
  }

  /** Closes, and resolves when what was begun is stored and a last snapshot with it. */
  drain(): Promise<void> {
    this.close();
    return this.#course.drain();
  }

  /** Sets the moment at which the match must be looked at next. */
  #arm(): void {
    const { watch, isClosed, halted, match, beside } = this.#course;
    const { clock, deadlines } = this.#deps;
    this.#passes.look(match, beside.orders, watch.now());
    const still = this.#comeback.wait(match);
    if (still === 0) this.#course.go();
    const wait = still || this.#next() - watch.now();
    if (isClosed || this.isOver || halted !== undefined || wait === Infinity) return deadlines.clear(this);
    deadlines.set(this, clock() + wait, () => this.#due());
  }

  /** The next match time at which something is due. */
  #next(): number {
    return Math.min(this.#time.next, this.#fair?.next ?? Infinity, this.#passes.next);
  }

  #due(): void {
    void this.#course.take("host", async () => {
      if (this.#comeback.isWaiting) return;
      const at = this.#course.watch.now();
      await this.#fair?.due(at);
      for (let pass = this.#passes.due(at); pass !== undefined; pass = this.#passes.due(at)) {
        const { seat, intent, message, settle } = pass;
        const from = message === undefined ? null : { seat, id: message.id };
        settle(await this.#course.move({ by: seat, at, from, intent }));
      }
      await this.#timeOut(at);
      const intent = this.isOver ? undefined : this.#time.abandoned(at);
      if (intent === undefined) return;
      const { ok } = await this.#course.move({ by: "host", at, from: null, intent });
      if (ok && intent.action === "end") this.#voided("abandoned");
    });
  }

  /** A match that comes to nothing is counted; with its commitment, for a server that looks first is seen doing so. */
  #voided(why: Void): void {
    this.#deps.observer?.voided(why);
    this.#deps.log.warn({ match: this.record.id, why, commit: this.shuffle?.commit }, "a match is void");
  }
}
