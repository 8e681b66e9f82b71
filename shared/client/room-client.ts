/**
 * A place at one match, over however many sockets it takes: what a seat and a spectator have in common. The
 * truth is the table; events are for the log and the eye. Everything that comes in is parsed.
 */
import type { Outcome, ViewEvent } from "../kernel/index.ts";
import {
  CLOSE,
  EVENTS_AT_ONCE,
  type EventsMessage,
  eventsMessageSchema,
  pictureOfTable,
  type TablePicture,
} from "../protocol/index.ts";
import { type Connection, ConnectionEndedError } from "./connection.ts";
import type { Connector } from "./connector.ts";
import { Listeners, type Off } from "./listeners.ts";
import { isPassing, RefusedError } from "./refused-error.ts";
import { backOff, pause } from "./timing.ts";

/**
 * online: the client is told what happens. away: the socket is cut, and the client comes back by itself.
 * taken-over: the player plays in another window until `playHere`. over: the match has ended, whether or not
 * there is a socket. gone: there is no way back; `reason` says why.
 */
export type MatchState = "online" | "away" | "taken-over" | "over" | "gone";

type Link = Exclude<MatchState, "over">;

/** The answer to every hello, whoever says it. */
interface Greeting {
  /** Number of the newest event that was told. */
  readonly head: number;
}

/** What a try ends with while the match goes to another process; the seat is there a moment later. */
const isMove = (error: unknown): boolean =>
  error instanceof RefusedError
    ? error.code === "server/draining"
    : error instanceof ConnectionEndedError && error.isMove;

/** Two messages as one: the newest events, and no more of them than are told at once. */
function oneAfter(before: EventsMessage, { events, gap }: EventsMessage): EventsMessage {
  const all = gap ? events : [...before.events, ...events];
  const isCut = gap || before.gap || all.length > EVENTS_AT_ONCE;
  return { events: all.slice(-EVENTS_AT_ONCE), ...(isCut && { gap: true as const }) };
}

export abstract class RoomClient<W extends Greeting> {
  protected readonly way: Connector;
  protected readonly bugs = new Listeners<[string]>();
  readonly #events = new Listeners<[events: readonly ViewEvent[], gap: boolean, head: number | undefined]>();
  readonly #tables = new Listeners<[]>();
  readonly #states = new Listeners<[MatchState]>();
  /** The connection whose picture is shown. */
  #line: Connection | undefined;
  /** The one on which hello was said last. */
  #next: Connection | undefined;
  #picture: TablePicture | undefined;
  #welcome: W | undefined;
  #lastEvent: number | undefined;
  /** The events for a client that asked for those of before, until somebody listens. */
  #early: EventsMessage | undefined;
  #link: Link = "away";
  #told: MatchState | undefined;
  #outcome: Outcome | undefined;
  #reason: RefusedError | undefined;
  /** Raised by whoever decides what the client does: a try to come back that finds another number gives up. */
  #course = 0;

  protected constructor(way: Connector, since: number | undefined) {
    this.way = way;
    this.#lastEvent = since;
    if (since !== undefined) this.#early = { events: [] };
  }

  /** Says hello on a line. @throws RefusedError, ConnectionEndedError */
  protected abstract greet(line: Connection, since: number | undefined): Promise<W>;
  /** Hears a message that is of this kind of client alone. */
  protected abstract heard(line: Connection, type: string, message: unknown): void;
  /** Hello was answered on this line. */
  protected abstract greeted(line: Connection, welcome: W): void;
  /** The server does not have so many events any more that were told. */
  protected behind(_events: number): void {}
  /** Nothing can be sent now; what waits for an answer waits on. True where something does. */
  protected abstract held(): boolean;
  /** There is no way back: what still waits is settled. */
  protected abstract stopped(reason: RefusedError): void;

  get state(): MatchState {
    return this.#outcome !== undefined ? "over" : this.#link;
  }

  /** Asks on the socket there is. @throws Error where there is none, or it ends first */
  protected ask(type: string, payload: object): Promise<unknown> {
    return (this.#line as Connection).request(type, payload);
  }

  protected get link(): Link {
    return this.#link;
  }

  /** Why it is gone. */
  get reason(): RefusedError | undefined {
    return this.#reason;
  }

  /** How the match ended, once it has. */
  get outcome(): Outcome | undefined {
    return this.#outcome;
  }

  /** The answer to the newest hello. */
  get welcome(): W {
    return this.#welcome as W;
  }

  /** The public part, decoded when it is asked for; as it was last seen where the socket is cut. */
  get table(): TablePicture {
    this.#picture ??= pictureOfTable((this.#line as Connection).table);
    return this.#picture;
  }

  /** The table's time and shuffle, which cost no decoding. */
  protected get toldOfTable(): { readonly time: number; readonly shuffle: string } {
    return (this.#line as Connection).table;
  }

  /** Number of the newest event; give it to `join` to be told what came after. */
  get lastEvent(): number {
    return this.#lastEvent ?? 0;
  }

  /**
   * Each accepted intent's events as this viewer may know them. `gap`: some before them are left out, so what
   * was folded from events alone begins again with what is shown. `head`: a move was taken back, and what was told
   * of events after this one has not happened.
   */
  onEvents(listener: (events: readonly ViewEvent[], gap: boolean, head?: number) => void): Off {
    const early = this.#early;
    this.#early = undefined;
    if (early !== undefined && (early.events.length > 0 || early.gap))
      listener(early.events, early.gap ?? false);
    return this.#events.add(listener);
  }

  onTable(listener: () => void): Off {
    return this.#tables.add(listener);
  }

  onState(listener: (state: MatchState) => void): Off {
    return this.#states.add(listener);
  }

  /** Hears of messages of the server that cannot be: for a report. */
  onBug(listener: (what: string) => void): Off {
    return this.bugs.add(listener);
  }

  /** Closes the socket. */
  async leave(): Promise<void> {
    const lines = [this.#line, this.#next];
    if (this.#link !== "gone") this.#stop(new RefusedError("match/left", {}));
    await Promise.all(lines.map((line) => line?.close()));
  }

  /**
   * The first try, and others for as long as joining may take where the match moves to another process meanwhile.
   * @throws RefusedError, or what `fetch` throws
   */
  protected async begin(): Promise<void> {
    const until = Date.now() + this.way.timing.join;
    let refused: RefusedError | undefined;
    for (let tries = 0; ; tries++) {
      try {
        return await this.#connect(this.#course, false);
      } catch (error) {
        if (error instanceof RefusedError) refused = error;
        // A server that ends refuses first, and then does not answer: the refusal says more.
        if (!isMove(error) || Date.now() > until) throw refused ?? error;
      }
      await pause(backOff(tries, this.way.timing));
    }
  }

  /** One try: reservation, socket, hello. Throws where it fails; then no socket is left open. */
  async #connect(course: number, back: boolean): Promise<void> {
    const line = await this.way.open(back);
    const mine = () => this.#course === course;
    if (!mine()) return void line.close();
    this.#next = line;
    line.listen({
      onTable: () => this.#onTable(line),
      onEvents: (message) => this.#onEvents(message),
      onMessage: (type, message) => this.heard(line, type, message),
    });
    try {
      const since = this.#lastEvent;
      const welcome = await this.greet(line, since);
      if (!mine()) return void line.close();
      this.#welcome = welcome;
      if (since !== undefined && welcome.head < since) this.behind(since - welcome.head);
      // A server that has lost some counts on from where it stands.
      const told = this.#lastEvent === since ? 0 : this.lastEvent;
      this.#lastEvent = Math.max(told, welcome.head);
      this.greeted(line, welcome);
      this.#turn("online");
      void line.ended.then((code) => this.#onEnd(line, code));
    } catch (error) {
      void line.close();
      throw error;
    }
  }

  #onEnd(line: Connection, code: number): void {
    if (this.#line !== line || this.#link !== "online") return;
    const isWaiting = this.held();
    // Over and nothing waits for an answer: there is nothing to come back for.
    if (this.#outcome !== undefined && !isWaiting) this.#stop(new RefusedError("match/over", {}));
    else void this.#afterClose(code);
  }

  /** The meaning of a close code for a client (architecture.md 6). */
  async #afterClose(code: number): Promise<void> {
    if (code === CLOSE.takenOver) return this.#turn("taken-over");
    if (code === CLOSE.gone) return this.#stop(await this.way.why());
    return this.comeBack(code === CLOSE.moved ? 0 : backOff(0, this.way.timing), true);
  }

  /** Tries until it is back, or is told that there is no way. @param wait milliseconds before the first try */
  protected async comeBack(wait: number, back: boolean): Promise<void> {
    const course = ++this.#course;
    this.#turn("away");
    for (let tries = 0; ; tries++) {
      await pause(tries === 0 ? wait : backOff(tries, this.way.timing));
      if (this.#course !== course) return;
      try {
        return await this.#connect(course, back);
      } catch (error) {
        if (this.#course !== course) return;
        if (
          error instanceof ConnectionEndedError &&
          (error.code === CLOSE.takenOver || error.code === CLOSE.gone)
        )
          return this.#afterClose(error.code);
        if (error instanceof RefusedError && error.code === "match/taken-over")
          return this.#turn("taken-over");
        if (error instanceof RefusedError && !isPassing(error.code)) return this.#stop(error);
      }
    }
  }

  #stop(reason: RefusedError): void {
    this.#course++;
    this.#reason = reason;
    this.#outcome ??= reason.ending().outcome;
    this.stopped(reason);
    this.#turn("gone");
  }

  #turn(link: Link): void {
    this.#link = link;
    this.#tellState();
  }

  #tellState(): void {
    const { state } = this;
    if (this.#told === state) return;
    this.#told = state;
    this.#states.tell(state);
  }

  /** From here on what is shown comes over this line. */
  protected show(line: Connection): void {
    if (this.#line === line) return;
    this.#line = line;
    this.#onTable(line);
  }

  #onTable(line: Connection): void {
    // The table of a new line is not shown before what belongs to it.
    if (this.#line !== line) return;
    this.#picture = undefined;
    this.#seeEnd();
    this.#tables.tell();
  }

  #onEvents(message: unknown): void {
    const parsed = eventsMessageSchema.safeParse(message);
    if (!parsed.success) return this.bugs.tell(`events that cannot be read: ${parsed.error.message}`);
    const { events, gap = false, head } = parsed.data;
    this.#lastEvent = events.at(-1)?.n ?? this.#lastEvent;
    this.#early &&= oneAfter(this.#early, parsed.data);
    this.#events.tell(events, gap, head);
  }

  #seeEnd(): void {
    const { over } = (this.#line as Connection).table;
    if (over === "" || this.#outcome !== undefined) return;
    this.#outcome = JSON.parse(over) as Outcome;
    if (this.#told !== undefined) this.#tellState();
  }
}
