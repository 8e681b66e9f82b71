/**
 * The host of one match, free of any transport (architecture.md 5): takes what the seats send and what time brings,
 * and leaves each matter to the part that knows it.
 */
import { randomUUID } from "node:crypto";
import {
  type Draft,
  isRefusal,
  type PublicView,
  publicView,
  type Refusal,
  type Seat,
  whyNot,
} from "../../../shared/kernel/index.ts";
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
  RefusalCode,
  Settings,
  Shuffle,
  SuggestAnswer,
  WhyNotAnswer,
} from "../../../shared/protocol/index.ts";
import type { AwaySetting } from "../clocks/absences.ts";
import { openRequests } from "../clocks/clocks.ts";
import type { Deadlines } from "../clocks/deadlines.ts";
import { Stopwatch } from "../clocks/stopwatch.ts";
import { refuse } from "../common/refuse.ts";
import { begin, refusalOf } from "../game/game.ts";
import { begun, type ResumePoint, resumePoint } from "../game/restore.ts";
import { narrowFor } from "../game/seat-view.ts";
import type { Made, MatchRecord, StoredMatch } from "../journal/journal.ts";
import { type NamelessInfo, unhostedInfo } from "../journal/names.ts";
import { Pipeline, type PipelineDeps } from "../pipeline/pipeline.ts";
import type { Notice, SeatSubscriber, TableSubscriber } from "../pipeline/subscribers.ts";
import type { SilenceOf } from "../talk/chat.ts";
import { type NewReport, OffersAndChat } from "../talk/offers-and-chat.ts";
import { Advice } from "./advice.ts";
import { Alarm } from "./alarm.ts";
import { AutoPasses } from "./auto-passes.ts";
import { type BotAnswer, BotSeats } from "./bot-seats.ts";
import { Endings } from "./endings.ts";
import { FairStart } from "./fair-start.ts";
import { Handshake } from "./handshake.ts";
import { OrderDesk } from "./order-desk.ts";
import type { Adviser, BotPlayers } from "./player.ts";
import { RestoreWait } from "./restore-wait.ts";
import { Timekeeper } from "./timekeeper.ts";

export interface HostDeps extends PipelineDeps {
  readonly deadlines: Deadlines;
  /** Whether players can come by now. */
  isOpen(): boolean;
  /** For how long players may be away, where no clock of the match says it. */
  readonly away: AwaySetting;
  /** Draws how long a pass takes that rests on hidden cards, in milliseconds; without it none is automatic. */
  readonly passDelay?: (() => number) | undefined;
  /** The players of the seats that the server plays itself; none without it. */
  readonly own?: BotPlayers;
  /** Why a player may not say something; without it everybody may say anything. */
  readonly silenceOf?: SilenceOf;
  /** Keeps a report for the operator. */
  readonly keepReport?: (report: NewReport) => Promise<void>;
  /** Thinks for players who ask it; nobody does without it. */
  readonly advise?: Adviser;
}

/** Stores a new match of this owner; resolves to what stands there then, or why nothing does. */
export type Put = (record: MatchRecord, owner: string) => Promise<Made | Refusal | undefined>;

/** The actions that the kernel takes from its host alone. */
const HOST_ACTIONS: ReadonlySet<unknown> = new Set(["timeout", "leave", "end", "continue"]);

export class MatchHost {
  readonly record: MatchRecord;
  readonly #deps: HostDeps;
  readonly #pipeline: Pipeline;
  readonly #time: Timekeeper;
  readonly #passes: AutoPasses;
  readonly #orders: OrderDesk;
  readonly #fair: FairStart | undefined;
  /** Offers, chat and reports. */
  readonly offersAndChat: OffersAndChat;
  readonly #handshake: Handshake;
  readonly #own: BotSeats;
  readonly #advice: Advice;
  readonly #restoreWait: RestoreWait;
  readonly #endings: Endings;
  readonly #alarm: Alarm;

  private constructor(deps: HostDeps, stands: ResumePoint, isNew: boolean) {
    const { record } = stands;
    this.record = record;
    this.#deps = deps;
    const watch = new Stopwatch(deps.clock, stands.at);
    this.#restoreWait = new RestoreWait(deps, isNew);
    this.#passes = new AutoPasses(record.players.length, deps.passDelay);
    this.#own = new BotSeats(deps, record, deps.own, (answer) => this.#answerFor(answer));
    this.#advice = new Advice(deps, record, this.#own.seats.length);
    this.#pipeline = new Pipeline(deps, stands, watch, {
      extra: (before, isPublic) => ({
        ...(isPublic && this.offersAndChat.lapse()),
        ...this.#time.changed(before),
        ...(before.nonces !== this.#pipeline.derived.nonces && { shuffle: this.shuffle }),
      }),
      kept: () => ({
        away: this.#time.kept,
        mutes: this.offersAndChat.mutes,
        nonces: this.#fair?.kept ?? [],
      }),
      rested: () => this.#rested(),
    });
    this.#time = new Timekeeper(this.#pipeline, deps.away, stands.kept?.away);
    for (const seat of this.#own.seats) {
      this.#time.change(seat, true);
      this.#restoreWait.greet(seat);
    }
    this.#fair = record.fair
      ? new FairStart(this.#pipeline, this.#own.seats, stands.kept?.nonces)
      : undefined;
    this.offersAndChat = new OffersAndChat(
      deps,
      this.#pipeline,
      () => this.#time.present(),
      stands.kept?.mutes,
    );
    this.#orders = new OrderDesk(deps.clock, this.#pipeline, this.#passes);
    this.#endings = new Endings(deps, this.#pipeline, this.#time, () => this.shuffle?.commit);
    this.#alarm = new Alarm({
      clock: deps.clock,
      deadlines: deps.deadlines,
      pipeline: this.#pipeline,
      restoreWait: this.#restoreWait,
      passes: this.#passes,
      time: this.#time,
      fair: this.#fair,
      endings: this.#endings,
    });
    const greeted = (seat: Seat): void => {
      this.#restoreWait.greet(seat);
      this.#fair?.greet();
      // The items that waited for it go on, in their turn.
      void this.#pipeline.take("host", async () => {});
    };
    this.#handshake = new Handshake(deps, this.#pipeline, greeted, isNew);
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
  ): Promise<MatchHost | Refusal | undefined> {
    const { match } = begin(record, deps.catalog);
    const made = await put(record, deps.lease.owner);
    if (isRefusal(made)) return made;
    if (made?.match !== record.id) return undefined;
    return new MatchHost(deps, begun(record, match), true);
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
    if (stored.doubted)
      deps.log.warn(
        { match: stored.record.id },
        "its snapshot is not what was written: its journal is played",
      );
    const stands = await resumePoint(deps.store, stored, deps.catalog);
    if (stands.fault !== undefined) {
      const what = { match: stored.record.id, code: stands.fault.code, err: stands.fault };
      deps.log.error(what, "the match cannot go on");
    }
    return new MatchHost(deps, stands, false);
  }

  /** One that was given by another process. */
  static inherit(deps: HostDeps, stands: ResumePoint): MatchHost {
    return new MatchHost(deps, stands, false);
  }

  /** Gives the table its subscriber. Before the first client joins, once. */
  attach(table: TableSubscriber): void {
    this.#pipeline.publisher.table = table;
  }

  /**
   * Shows a table as everybody was told it, `rev` with it; what it is told from then on goes on from there.
   * Resolves to why it is not shown.
   */
  show(see: (view: PublicView, rev: number) => void): Promise<Refusal | undefined> {
    return this.#pipeline.whenTold(() => {
      see(publicView(this.#pipeline.match), this.#pipeline.publisher.rev);
      return undefined;
    });
  }

  /** The match is in this room, for other processes to find; resolves when they do, or the match is closed. */
  settle(room: string): Promise<void> {
    return this.#pipeline.settle(room);
  }

  /** The public notice of the match's going on. */
  get notice(): Notice {
    return this.#pipeline.publisher.notice;
  }

  /** Why it stands still, if it does: the code that every intent is refused with. */
  get halted(): RefusalCode | undefined {
    return this.#pipeline.halted;
  }

  get isOver(): boolean {
    return this.#pipeline.outcome !== null;
  }

  /** Nothing more is taken for it. */
  get isClosed(): boolean {
    return this.#pipeline.isClosed;
  }

  /** Under which its rows are stored. */
  get epoch(): number {
    return this.#pipeline.epoch;
  }

  /** The information that everybody may have without watching, with players by their ids. */
  info(): NamelessInfo {
    const { outcome, halted } = this.#pipeline;
    const { seats, ...info } = unhostedInfo({
      record: this.record,
      outcome,
      isStopped: halted !== undefined,
    });
    return { ...info, seats: seats.map((one, seat) => ({ ...one, connected: this.#time.isHere(seat) })) };
  }

  /** The seat of a player, or -1. */
  seatOf(player: string): Seat {
    return this.record.players.indexOf(player);
  }

  /** An intent of a seat. A pass may be held back: then its answer comes when it is told. */
  async intent(seat: Seat, message: IntentMessage): Promise<Answer> {
    const { id, intent } = message;
    if (HOST_ACTIONS.has(intent.action)) return refuse("NOT_FOR_SEATS");
    const { clock, observer } = this.#deps;
    const began = clock();
    const at = this.#pipeline.watch.now();
    const held = this.#passes.hold(seat, message, at);
    if (held !== undefined) {
      this.#alarm.move();
      return held;
    }
    const from = { seat, id };
    const answer = await this.#pipeline.once(
      from,
      () => this.#time.timely({ by: seat, at, from, intent }),
      () => refusalOf(this.#pipeline.match, seat, intent),
    );
    observer?.took(clock() - began);
    return answer;
  }

  /** The public part of the shuffle; undefined where the seed was chosen. */
  get shuffle(): Shuffle | undefined {
    return this.#fair?.view;
  }

  /** A seat's contribution to the seed of the shuffle. */
  async nonce(seat: Seat, message: NonceMessage): Promise<Answer> {
    return this.#fair?.nonce(seat, message) ?? refuse("shuffle/late");
  }

  /** Standing orders: noted in the journal, and told to nobody else. */
  settings(seat: Seat, message: Settings): Promise<Answer> {
    return this.#orders.take(seat, message);
  }

  /** The operator ends the match, with no winner. */
  end(): Promise<Answer> {
    return this.#endings.byOperator();
  }

  /** Always possible while the match goes on, asked or not. */
  concede(seat: Seat, message: Concede): Promise<Answer> {
    return this.#endings.concede(seat, message);
  }

  /** The win over one who has been away for too long. */
  claim(seat: Seat, message: Claim): Promise<Answer> {
    return this.#endings.claim(seat, message);
  }

  /** The next open slot of a draft. */
  narrow(seat: Seat, draft: Draft): Promise<NarrowAnswer> {
    return this.#pipeline.read(seat, () => narrowFor(this.#pipeline.match, seat, draft));
  }

  /** Why the seat can do nothing with a thing. */
  whyNot(seat: Seat, thing: string): Promise<WhyNotAnswer> {
    return this.#pipeline.read(
      seat,
      () => whyNot(this.#pipeline.match, seat, thing) ?? { ok: true as const },
    );
  }

  /** What a bot would do in the seat's place. */
  async suggest(seat: Seat): Promise<SuggestAnswer> {
    const position = await this.#pipeline.read(seat, () => this.#advice.position(this.#pipeline.match, seat));
    return isRefusal(position) ? position : this.#advice.think(position);
  }

  /** From here on the seat is told its side, first as it stands now. */
  hello(seat: Seat, subscriber: SeatSubscriber, message: Hello): Promise<HelloAnswer> {
    return this.#handshake.hello(seat, subscriber, message);
  }

  /** The seat's subscriber is gone; another may have taken its place already. */
  silence(seat: Seat, subscriber: SeatSubscriber): void {
    this.#pipeline.publisher.silence(seat, subscriber);
  }

  /** Whether the player is there; everybody sees it. */
  presence(seat: Seat, connected: boolean): Promise<void> {
    return this.#pipeline.take("host", async () => {
      if (!this.#time.change(seat, connected)) return;
      this.#pipeline.publisher.change({ connected: { seat, connected }, clocks: this.clocks() });
      void this.#pipeline.keep();
    });
  }

  /** The seats' time as everybody sees it. */
  clocks(): ClocksPicture {
    return this.#time.view();
  }

  #rested(): void {
    this.#alarm.set();
    this.#own.wake(this.#pipeline.match);
  }

  /** One of the server's own players has made up its mind; what does not fit is answered by the default. */
  #answerFor({ seat, request, intent }: BotAnswer): void {
    void this.#pipeline.take("host", async () => {
      const at = this.#pipeline.watch.now();
      await this.#time.timeOut(at);
      if (openRequests(this.#pipeline.match)[seat] !== request) return;
      const from = { seat, id: randomUUID() };
      const answer = intent && (await this.#pipeline.move({ by: seat, at, from, intent }));
      if (answer?.ok || this.isOver || this.#pipeline.isClosed) return;
      const timeout = { action: "timeout", seats: [seat], requests: [request] };
      await this.#pipeline.move({ by: "host", at, from: null, intent: timeout });
    });
  }

  /** Takes nothing more. An entry that is being stored is stored, and told to nobody. */
  close(): void {
    this.#own.close();
    this.#pipeline.close();
    this.#passes.close();
    this.#alarm.clear();
  }

  /** Closes, with no word but that the match is another process's now. */
  moved(): void {
    this.#alarm.clear();
    this.#pipeline.moved();
  }

  /** Whether it goes on, and nobody is in the middle of anything: no message under way, nothing offered. */
  get isAtRest(): boolean {
    return this.info().status === "playing" && this.#pipeline.isIdle && this.offersAndChat.offer === null;
  }

  /**
   * Lets go of the match between two messages, for who takes it over at this epoch and match time. Its players are
   * sent there when `take` is done, whatever comes of that.
   */
  hand(take: (epoch: number, at: number) => Promise<boolean>): Promise<void> {
    return this.#pipeline.take("host", async () => {
      this.close();
      await this.#pipeline.hand(take);
    });
  }

  /** Closes, and resolves when what was begun is stored and a last snapshot with it. Rejects where it is not let go. */
  drain(): Promise<void> {
    this.close();
    return this.#pipeline.drain();
  }
}
