/** One seat at one match: what it alone is told, and what it does. The truth is table and seat. */
import type { Catalog, Data, Draft } from "../kernel/index.ts";
import {
  type Answer,
  answerSchema,
  type ChatMessage,
  chatMessageSchema,
  type EMOTES,
  type NarrowAnswer,
  NO_ORDERS,
  narrowAnswerSchema,
  type Offer,
  type OfferStep,
  type Recording,
  type RefusalCode,
  type ReportAnswer,
  reportAnswerSchema,
  type SeatMessage,
  type Standing,
  type SuggestAnswer,
  seatMessageSchema,
  sideSchema,
  suggestAnswerSchema,
  unpackSide,
  type Welcome,
  type WhyNotAnswer,
  welcomeSchema,
  whyNotAnswerSchema,
} from "../protocol/index.ts";
import type { Connection } from "./connection.ts";
import type { Connector } from "./connector.ts";
import { Listeners, type Off } from "./listeners.ts";
import { Outbox, type Posted } from "./outbox.ts";
import type { RefusedError } from "./refused-error.ts";
import { RoomClient } from "./room-client.ts";
import type { ShuffleNote } from "./shuffle-notes.ts";
import { type ShuffleState, Shuffling } from "./shuffling.ts";

const say = (code: RefusalCode): Answer => ({ ok: false, code, detail: {} });

export class MatchClient extends RoomClient<Welcome> {
  readonly #outbox = new Outbox();
  readonly #seats = new Listeners<[SeatMessage]>();
  readonly #chats = new Listeners<[ChatMessage]>();
  #sent = 0;
  #lost = 0;
  #seat: SeatMessage | undefined;
  #timed = { time: -1, at: 0 };
  #isFoul = false;
  readonly #shuffling: Shuffling;

  private constructor(way: Connector, note: ShuffleNote, since: number | undefined) {
    super(way, since);
    const send = (nonce: string) => this.#post("nonce", { id: this.#newId(), nonce });
    const foul = (why: string) => {
      this.#isFoul = true;
      this.bugs.tell(`the shuffle is foul: ${why}`);
    };
    this.#shuffling = new Shuffling(send, foul, note);
  }

  /**
   * Takes the seat; from then on it is told its side. @param note of what this device saw of the shuffle before
   * @throws RefusedError, or what `fetch` throws
   */
  static async join(way: Connector, note: ShuffleNote, since?: number): Promise<MatchClient> {
    const client = new MatchClient(way, note, since);
    client.onTable(() => {
      const { time, shuffle } = client.toldOfTable;
      client.#tell(time);
      client.#shuffling.onTable(shuffle);
    });
    await client.begin();
    return client;
  }

  /** The seat's own side: the things it sees, its request, and its options. */
  get seat(): SeatMessage {
    return this.#seat as SeatMessage;
  }

  /** The seat's options now, each action with its first open slot. Empty when it is not asked. */
  options(): readonly Offer[] {
    return this.seat.options;
  }

  /** The next open slot of an action in part filled in; `next: null` when it is complete. */
  async narrow(draft: Draft): Promise<NarrowAnswer> {
    const no = this.#closed();
    if (no !== undefined && !no.ok) return no;
    return this.#outbox.post("narrow", { draft }, (said) => narrowAnswerSchema.parse(said));
  }

  /** Why nothing can be done with a thing of the seat's; `ok` where something can, or nothing ever is. */
  async whyNot(thing: string): Promise<WhyNotAnswer> {
    const no = this.#closed();
    if (no !== undefined && !no.ok) return no;
    return this.#outbox.post("whyNot", { thing }, (said) => whyNotAnswerSchema.parse(said));
  }

  /** What a bot would do in this place; refused where another player is no bot of the server's. */
  async suggest(): Promise<SuggestAnswer> {
    const no = this.#closed();
    if (no !== undefined && !no.ok) return no;
    return this.#outbox.post("suggest", {}, (said) => suggestAnswerSchema.parse(said));
  }

  /**
   * Plays an intent; the number of the open request is filled in where it is left out. Resolves exactly once,
   * whatever becomes of the socket, to what the match says. `id` is for those who keep what they sent beyond
   * this client: an id is played once, whoever sends it how often.
   */
  submit(intent: Data, id = this.#newId()): Promise<Answer> {
    const request = intent.request ?? this.seat.own.ask?.id ?? 0;
    return this.#post("intent", { id, intent: { ...intent, request } });
  }

  concede(): Promise<Answer> {
    return this.#post("concede", { id: this.#newId() });
  }

  /** Puts these standing orders in place of those before; what is left out has its default. */
  settings(settings: Partial<Standing>): Promise<Answer> {
    return this.#post("settings", { id: this.#newId(), settings });
  }

  /** The standing orders that count now. */
  get standing(): Standing {
    return this.seat.standing ?? NO_ORDERS;
  }

  /** The part of the shuffle that was seen to hold by now; the rest is for `verifyShuffle`. */
  get shuffle(): ShuffleState {
    return this.#shuffling.state;
  }

  /**
   * Why the shuffle was foul, or undefined: it was fair, as far as it was seen (docs/fair-shuffles.md). For when the
   * series is over and its recording can be had; the catalog has the rules and sets it was played with.
   */
  verifyShuffle(recording: Recording, catalog: Catalog): Promise<string | undefined> {
    return this.#shuffling.verify(recording, catalog);
  }

  /** Offers a draw, or answers to the other's offer; the table shows what is offered. */
  draw(step: OfferStep): Promise<Answer> {
    return this.#post("draw", { id: this.#newId(), step });
  }

  /** Asks to take one's last move back, or answers to that. */
  takeback(step: OfferStep): Promise<Answer> {
    return this.#post("takeback", { id: this.#newId(), step });
  }

  /** Says something to the other players. */
  chat(said: { readonly text: string } | { readonly emote: (typeof EMOTES)[number] }): Promise<Answer> {
    return this.#post("chat", { id: this.#newId(), ...said });
  }

  /** Hears nothing of a seat any more, or hears it again. */
  mute(seat: number, muted = true): Promise<Answer> {
    return this.#post("mute", { id: this.#newId(), seat, muted });
  }

  /** Reports the match to who runs the server; the incident is what to name when asking about it. */
  report(text: string): Promise<ReportAnswer> {
    const payload = { id: this.#newId(), text };
    return this.#outbox.post("report", payload, (said) => reportAnswerSchema.parse(said));
  }

  onChat(listener: (message: ChatMessage) => void): Off {
    return this.#chats.add(listener);
  }

  /** Claims the win over a seat that has been away for too long. */
  claim(seat: number): Promise<Answer> {
    return this.#post("claim", { id: this.#newId(), seat });
  }

  /** Match time in milliseconds, what the table's clocks are read against; it stands while the match is paused. */
  get time(): number {
    const { time, at } = this.#timed;
    return this.table.notice === "" ? time + performance.now() - at : time;
  }

  /** The newest moment of match time that was told, with ours when it was. */
  #tell(time: number): void {
    if (time > this.#timed.time) this.#timed = { time, at: performance.now() };
  }

  /** Takes the seat back from the player's other window. */
  playHere(): void {
    if (this.link === "taken-over") void this.comeBack(0, false);
  }

  onSeat(listener: (seat: SeatMessage) => void): Off {
    return this.#seats.add(listener);
  }

  #newId(): string {
    return `${this.way.tab}-${++this.#sent}`;
  }

  #post(type: Posted, message: { readonly id: string } & Readonly<Record<string, unknown>>): Promise<Answer> {
    const no = this.#closed() ?? (this.#isFoul && type === "intent" ? say("shuffle/foul") : undefined);
    if (no !== undefined) return Promise.resolve(no);
    return this.#outbox.post(type, message, (said) => answerSchema.parse(said), message.id);
  }

  /** An answer without asking, where nobody can be asked. */
  #closed(): Answer | undefined {
    if (this.outcome !== undefined && this.link !== "online") return say("MATCH_OVER");
    if (this.link === "taken-over") return say("match/taken-over");
    if (this.link !== "gone") return undefined;
    const { code, detail } = this.reason as RefusedError;
    return { ok: false, code, detail: detail as Data };
  }

  protected override greet(line: Connection, since: number | undefined): Promise<Welcome> {
    return this.way.greet(line, since, welcomeSchema);
  }

  /**
   * Events this client was told and the server has lost since, with all that came of them: it goes on from before them.
   * 0 unless the server's database failed.
   */
  get lost(): number {
    return this.#lost;
  }

  protected override behind(events: number): void {
    this.#lost += events;
  }

  protected override greeted(line: Connection, { rev, ver, accepted, time }: Welcome): void {
    this.#tell(time);
    this.#outbox.comeBack(line, accepted, { ok: true, rev, ver, again: true });
  }

  protected override held(): boolean {
    this.#outbox.hold();
    this.#shuffling.onCut();
    return this.#outbox.isWaiting;
  }

  /** The refusal settles the messages that were in flight. */
  protected override stopped(reason: RefusedError): void {
    const { code, detail } = reason;
    const { rev, ver } = this.#seat ?? { rev: 0, ver: 0 };
    const rest: Answer = { ok: false, code, detail: detail as Data };
    this.#outbox.settleAll(reason.ending().accepted, { ok: true, rev, ver, again: true }, rest);
  }

  protected override heard(line: Connection, type: string, message: unknown): void {
    if (type === "seat") this.#onSeat(line, seatMessageSchema.safeParse(message));
    if (type === "side") this.#onSeat(line, sideSchema.safeParse(unpackSide(this.#seat, message)));
    if (type !== "chat") return;
    const parsed = chatMessageSchema.safeParse(message);
    if (parsed.success) this.#chats.tell(parsed.data);
    else this.bugs.tell(`a line that cannot be read: ${parsed.error.message}`);
  }

  #onSeat(line: Connection, parsed: ReturnType<typeof sideSchema.safeParse>): void {
    if (!parsed.success) return this.bugs.tell(`a seat message that cannot be read: ${parsed.error.message}`);
    const { rev } = line.table;
    if (parsed.data.rev !== rev)
      this.bugs.tell(`a seat message for table ${parsed.data.rev} at table ${rev}`);
    this.#seat = parsed.data;
    this.#shuffling.onSeat(parsed.data.own);
    this.show(line);
    this.#seats.tell(parsed.data);
  }
}
