/**
 * A match in the page itself, for who makes cards: its maker acts for every seat that is asked, sees all hands, goes
 * back to any decision, and puts cards where he wants them. No server hears of it.
 */
import {
  type Catalog,
  createMatch,
  type Data,
  type Draft,
  type Event,
  fork,
  isRefusal,
  type Match,
  narrow,
  ownView,
  type Refusal,
  requests,
  rewind,
  type Seat,
  submit,
  whyNot,
} from "../../../../shared/kernel/index.ts";
import { putCard, setValue } from "../../../../shared/kernel/sandbox.ts";
import type { Answer, NarrowAnswer, SuggestAnswer, WhyNotAnswer } from "../../../../shared/protocol/index.ts";
import { continued, LocalTable } from "../local-table.ts";
import { type LogLine, NO_MOTION, type Snapshot, type Stage } from "../match/stage.ts";
import { t } from "../words/index.ts";
import { thought } from "./advice.ts";
import { openPicture } from "./both-hands.ts";

/** A moment to which the match can go back: who was about to act, and what had been told by then. */
interface Moment {
  readonly match: Match;
  readonly seat: Seat;
  readonly log: readonly LogLine[];
}

type Setup = Parameters<typeof createMatch>[0];

export class Sandbox implements Stage {
  readonly client = undefined;
  readonly say = undefined;
  readonly #table: LocalTable;
  readonly #listeners = new Set<() => void>();
  readonly #before: Moment[] = [];
  #match: Match;
  #seat: Seat = 0;
  #snapshot: Snapshot;

  /** @throws SetupError where the decks do not fit */
  constructor(setup: Setup, catalog: Catalog) {
    const { match, events } = createMatch(setup, catalog);
    this.#match = match;
    this.#table = new LocalTable(
      catalog,
      () => this.#match,
      () => match.state.seats.map((_, seat) => t("sandbox.seat", { n: seat + 1 })),
      openPicture,
    );
    this.#goOn(events);
    this.#snapshot = this.#take();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly read = (): Snapshot => this.#snapshot;

  mute(): void {}
  leave(): void {}

  async submit(intent: Data): Promise<Answer> {
    const request = intent.request ?? ownView(this.#match, this.#seat).ask?.id ?? 0;
    let refusal: Refusal | undefined;
    const done = this.#attempt((m) => {
      const said = submit(m, this.#seat, { ...intent, request });
      if (!isRefusal(said)) return said.events;
      refusal = said;
      return undefined;
    });
    if (done) return { ok: true, rev: this.#before.length, ver: this.#before.length };
    const { code, detail } = refusal ?? { code: "server/error", detail: {} };
    return { ok: false, code, detail };
  }

  async narrow(draft: Draft): Promise<NarrowAnswer> {
    const next = narrow(this.#match, this.#seat, { request: 0, ...draft });
    if (isRefusal(next)) return { ok: false, code: next.code, detail: next.detail };
    return { ok: true, next: next === "complete" ? null : next };
  }

  /** As the greedy bot plays for the seat, which sees no more than the seat does. */
  readonly suggest = async (): Promise<SuggestAnswer> => {
    const { request, found } = thought(this.#match, this.#seat);
    if (found === undefined) return { ok: false, code: "suggest/none", detail: {} };
    return { ok: true, request, ...found };
  };

  async whyNot(thing: string): Promise<WhyNotAnswer> {
    const no = whyNot(this.#match, this.#seat, thing);
    return no === undefined ? { ok: true } : { ok: false, code: no.code, detail: no.detail };
  }

  /** The seats that are asked now: its maker may act for each of them. */
  get asked(): readonly Seat[] {
    return this.#match.state.over === null ? requests(this.#match).map(({ seat }) => seat) : [];
  }

  /** Decisions that can be taken back. */
  get depth(): number {
    return this.#before.length;
  }

  /** Every zone of the match, by its key. */
  get zones(): readonly string[] {
    return this.#match.layout.zoneKeys;
  }

  /** The values of a seat that can be set. */
  valuesOf(seat: Seat): readonly (readonly [string, number])[] {
    return Object.entries(this.#match.state.seats[seat]?.vars ?? {}).flatMap(([key, value]) =>
      typeof value === "number" ? [[key, value] as const] : [],
    );
  }

  /** Acts for this seat, where it is asked. */
  actAs(seat: Seat): void {
    this.#seat = seat;
    this.#show();
  }

  /** Back to a decision, by how many were made before it; the last one without it. */
  undo(to = this.#before.length - 1): void {
    const [then] = this.#before.splice(Math.max(0, to));
    if (then === undefined) return;
    const match = fork(then.match);
    // A world of a hidden segment is played again from its journal, which names the requests of then.
    this.#return({ ...then, match: match.state.segment === null ? rewind(this.#match, match) : match });
    this.#table.motion = NO_MOTION;
    this.#show();
  }

  /** Puts a card into a zone; whether there was room for it, and the rules went on. */
  put(card: string, seat: Seat, zone: string): boolean {
    return this.#attempt((m) => putCard(m, card, seat, zone));
  }

  set(seat: Seat, key: string, value: number): boolean {
    return this.#attempt((m) => setValue(m, seat, key, value));
  }

  /**
   * Does something to the match; what is refused leaves it as it was. So does what throws: cards may have been put where
   * no rule would ever put them.
   */
  #attempt(act: (m: Match) => readonly Event[] | undefined): boolean {
    const before: Moment = { match: this.#match, seat: this.#seat, log: this.#table.log };
    this.#match = fork(before.match);
    try {
      const events = act(this.#match);
      if (events !== undefined) {
        this.#goOn(events);
        this.#before.push(before);
        this.#show();
        return true;
      }
    } catch (error) {
      console.debug(error);
      if (this.#before.at(-1) === before) this.#before.pop();
    }
    this.#return(before);
    return false;
  }

  #return({ match, seat, log }: Moment): void {
    this.#match = match;
    this.#seat = seat;
    this.#table.log = log;
  }

  /** Tells what happened, and lets long work go on. */
  #goOn(events: readonly Event[]): void {
    this.#table.tell(this.#match, continued(this.#match, events), this.#seat);
    this.#sit();
  }

  /** Whoever is asked has the table in front of him. */
  #sit(): void {
    const [first] = this.asked;
    if (first !== undefined && !this.asked.includes(this.#seat)) this.#seat = first;
  }

  #show(): void {
    this.#snapshot = this.#take();
    for (const listener of this.#listeners) listener();
  }

  #take(): Snapshot {
    return this.#table.picture(this.#match, this.#seat, this.#before.length);
  }
}
