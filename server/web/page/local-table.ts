/** The picture and the log of a match that runs in the page itself, with the eyes of any seat. No server hears of it. */
import { Teller } from "../../../shared/client/index.ts";
import {
  type Catalog,
  type Event,
  isRefusal,
  isSliced,
  type Match,
  offers,
  ownView,
  type PublicView,
  publicView,
  redact,
  type Seat,
  submit,
} from "../../../shared/kernel/index.ts";
import { cardInfosOf, NO_ORDERS } from "../../../shared/protocol/index.ts";
import type { Cards } from "./catalog.ts";
import { type LogLine, motionOf, NO_MOTION, type Snapshot, toldBy, written } from "./match/stage.ts";
import { spokenCard } from "./words/cards.ts";
import { tellersPhrases } from "./words/index.ts";

const cardsIn = (catalog: Catalog, ruleset: string): Cards =>
  new Map(
    catalog.sets
      .filter((set) => set.ruleset === ruleset)
      .flatMap((set) => cardInfosOf(catalog, set))
      .map(spokenCard(ruleset))
      .map((card) => [card.id, card]),
  );

const ALWAYS_ASKED = { ...NO_ORDERS, fullControl: true };

/** How the table looks to a seat. */
type Look = (m: Match, seat: Seat) => PublicView;

/** Lets long work go on to the next request. Returns all events, those given first. */
export function continued(m: Match, first: readonly Event[]): readonly Event[] {
  const events = [...first];
  while (isSliced(m)) {
    const said = submit(m, "host", { action: "continue" });
    if (isRefusal(said)) break;
    events.push(...said.events);
  }
  return events;
}

export class LocalTable {
  log: readonly LogLine[] = [];
  motion = NO_MOTION;
  readonly #cards: Cards;
  readonly #names: () => readonly string[];
  readonly #look: Look;
  /** One for each seat's eyes. */
  readonly #tellers: readonly Teller[];

  /**
   * @param match the match as it is at any time
   * @param names of the seats, in the player's language
   */
  constructor(catalog: Catalog, match: () => Match, names: () => readonly string[], look: Look) {
    const { ruleset } = match().setup;
    this.#cards = cardsIn(catalog, ruleset);
    this.#names = names;
    this.#look = look;
    const words = {
      ruleset,
      seats: [...names()],
      cards: [...this.#cards.values()],
      phrases: tellersPhrases(ruleset),
    };
    this.#tellers = match().state.seats.map((_, seat) => new Teller(words, () => look(match(), seat)));
  }

  /** Writes what happened into the log, as this seat saw it; every seat's teller hears its own. */
  tell(m: Match, events: readonly Event[], eyes: Seat): void {
    for (const [seat, teller] of this.#tellers.entries()) {
      const told = events.flatMap((event) => redact(m, event, seat) ?? []);
      const lines = toldBy(teller, told);
      if (seat !== eyes) continue;
      this.motion = motionOf(told, this.motion.beat + 1);
      this.log = written(this.log, lines);
    }
  }

  /** @param rev the number of decisions made */
  picture(m: Match, seat: Seat, rev: number): Snapshot {
    const { ruleset, profile } = m.setup;
    return {
      state: m.state.over === null ? "online" : "over",
      me: seat,
      delay: 0,
      // No server is there to pass for anybody.
      seat: { rev, ver: rev, own: ownView(m, seat), options: offers(m, seat), standing: ALWAYS_ASKED },
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
      picture: this.#look(m, seat),
      cards: this.#cards,
      log: this.log,
      motion: this.motion,
      speakers: [],
    };
  }
}
