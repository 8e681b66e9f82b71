/**
 * A match in the page itself, for who makes cards: its maker acts for every seat that is asked, sees all hands, goes
 * back to any decision, and puts cards where he wants them. No server hears of it.
 */
import { Teller } from "../../../../shared/client/index.ts";
import {
  type Catalog,
  createMatch,
  type Data,
  type Draft,
  type Event,
  fork,
  isRefusal,
  isSliced,
  type Match,
  narrow,
  offers,
  ownView,
  publicView,
  type Refusal,
  redact,
  requests,
  rewind,
  type Seat,
  submit,
  whyNot,
} from "../../../../shared/kernel/index.ts";
import { putCard, setValue } from "../../../../shared/kernel/sandbox.ts";
import {
  type Answer,
  cardInfosOf,
  type NarrowAnswer,
  type WhyNotAnswer,
} from "../../../../shared/protocol/index.ts";
import type { Cards } from "../catalog.ts";
import {
  type LogLine,
  motionOf,
  NO_MOTION,
  type Snapshot,
  type Stage,
  toldBy,
  written,
} from "../match/stage.ts";
import { t, tellersPhrases } from "../words/index.ts";
import { openPicture } from "./both-hands.ts";

/** A moment to which the match can go back: who was about to act, and what had been told by then. */
interface Moment {
  readonly match: Match;
  readonly seat: Seat;
  readonly log: readonly LogLine[];
}

type Setup = Parameters<typeof createMatch>[0];

const cardsIn = (catalog: Catalog, ruleset: string): Cards =>
  new Map(
    catalog.sets
      .filter((set) => set.ruleset === ruleset)
      .flatMap((set) => cardInfosOf(catalog, set))
      .map((card) => [card.id, card]),
  );

export class Sandbox implements Stage {
  readonly client = undefined;
  readonly say = undefined;
  readonly #cards: Cards;
  readonly #listeners = new Set<() => void>();
  readonly #before: Moment[] = [];
  /** One for each seat's eyes. */
  readonly #tellers: readonly Teller[];
  #match: Match;
  #log: readonly LogLine[] = [];
  #motion = NO_MOTION;
  #seat: Seat = 0;
  #snapshot: Snapshot;

  /** @throws SetupError where the decks do not fit */
  constructor(setup: Setup, catalog: Catalog) {
    this.#cards = cardsIn(catalog, setup.ruleset);
    const { match, events } = createMatch(setup, catalog);
    this.#match = match;
    this.#tellers = match.state.seats.map((_, seat) => this.#teller(seat));
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
    this.#motion = NO_MOTION;
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
    const before: Moment = { match: this.#match, seat: this.#seat, log: this.#log };
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
    this.#log = log;
  }

  /** Tells what happened, and lets long work go on. */
  #goOn(first: readonly Event[]): void {
    const events = [...first];
    while (isSliced(this.#match)) {
      const said = submit(this.#match, "host", { action: "continue" });
      if (isRefusal(said)) break;
      events.push(...said.events);
    }
    for (const [seat, teller] of this.#tellers.entries()) {
      const told = events.flatMap((event) => redact(this.#match, event, seat) ?? []);
      const lines = toldBy(teller, told);
      if (seat !== this.#seat) continue;
      this.#motion = motionOf(told, this.#motion.beat + 1);
      this.#log = written(this.#log, lines);
    }
    this.#sit();
  }

  #teller(seat: Seat): Teller {
    const { ruleset } = this.#match.setup;
    const words = {
      ruleset,
      seats: this.#names(),
      cards: [...this.#cards.values()],
      phrases: tellersPhrases(ruleset),
    };
    return new Teller(words, () => openPicture(this.#match, seat));
  }

  #names(): string[] {
    return this.#match.state.seats.map((_, seat) => t("sandbox.seat", { n: seat + 1 }));
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
    const m = this.#match;
    const seat = this.#seat;
    const { length: rev } = this.#before;
    const { ruleset, profile } = m.setup;
    return {
      state: m.state.over === null ? "online" : "over",
      me: seat,
      delay: 0,
      seat: { rev, ver: rev, own: ownView(m, seat), options: offers(m, seat) },
      table: {
        rev,
        match: "",
        ruleset,
        profile,
        notice: "",
        sittings: this.#names().map((name) => ({ player: "", name, connected: true })),
        clock: null,
        clocks: { time: 0, until: 0, seats: [] },
        offer: null,
        shuffle: null,
        view: publicView(m),
      },
      picture: openPicture(m, seat),
      cards: this.#cards,
      log: this.#log,
      motion: this.#motion,
      speakers: [],
    };
  }
}
