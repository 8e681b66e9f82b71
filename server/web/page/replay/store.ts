/** A replay as the table shows it: the picture of one moment, with the eyes of one viewer. */
import { Replay, Teller } from "../../../../shared/client/index.ts";
import type { Film, FilmViewer } from "../../../../shared/protocol/index.ts";
import { type Cards, cardsOfMatch } from "../catalog.ts";
import {
  type LogLine,
  motionOf,
  NO_MOTION,
  NO_SEAT,
  NOT_SEATED,
  type Snapshot,
  type Stage,
  toldBy,
  written,
} from "../match/stage.ts";
import { riposte } from "../player.ts";
import { tellersPhrases } from "../words/index.ts";

type Info = Awaited<ReturnType<typeof riposte.match>>;

/** Before the others may see it again, a player has what he saw himself; a stranger hears why he has nothing. */
const filmFor = (match: string, viewer: FilmViewer, share: string | undefined): Promise<Film> =>
  riposte.film(match, viewer, share).catch((reason: unknown) =>
    riposte.film(match, "mine").catch(() => {
      throw reason;
    }),
  );

export class ReplayStore implements Stage {
  readonly client = undefined;
  readonly say = undefined;
  readonly suggest = undefined;
  readonly replay: Replay;
  readonly #info: Info;
  readonly #cards: Cards;
  readonly #listeners = new Set<() => void>();
  #beat = 0;
  #snapshot: Snapshot;

  private constructor(info: Info, cards: Cards, replay: Replay) {
    this.replay = replay;
    this.#info = info;
    this.#cards = cards;
    this.#snapshot = this.#take();
  }

  /**
   * Resolves with the film of one side, the others come after it.
   * @param side a seat, else it is seen as a spectator; @throws RefusedError where there is no film for the player
   */
  static async open(match: string, side: string | null, share?: string): Promise<ReplayStore> {
    const info = await riposte.match(match);
    const viewers: FilmViewer[] = ["spectator", ...info.seats.map((_, seat) => seat)];
    const first = viewers.find((one) => String(one) === side) ?? "spectator";
    const [film, cards] = await Promise.all([
      filmFor(match, first, share),
      cardsOfMatch(info.ruleset, info.sets),
    ]);
    const store = new ReplayStore(info, cards, new Replay([film]));
    if (film.viewer === first)
      void store.#fetch(
        viewers.filter((one) => one !== first),
        share,
      );
    return store;
  }

  /** Sides that do not come are not offered. */
  async #fetch(viewers: readonly FilmViewer[], share: string | undefined): Promise<void> {
    for (const viewer of viewers) {
      const film = await riposte.film(this.#info.id, viewer, share).catch(() => undefined);
      if (film === undefined) continue;
      this.replay.add(film);
      this.#show();
    }
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly read = (): Snapshot => this.#snapshot;
  readonly submit = () => Promise.resolve(NOT_SEATED);
  readonly narrow = () => Promise.resolve(NOT_SEATED);
  readonly whyNot = () => Promise.resolve(NOT_SEATED);
  mute(): void {}
  leave(): void {}

  /** Names of the players, by seat. */
  get names(): string[] {
    return this.#info.seats.map(({ player }) => player.name);
  }

  /** Moves the replay; what it shows is told anew. */
  move(how: (replay: Replay) => void): void {
    how(this.replay);
    this.#beat++;
    this.#show();
  }

  /** Without another beat nothing moves or sounds again. */
  #show(): void {
    this.#snapshot = this.#take();
    for (const listener of this.#listeners) listener();
  }

  #take(): Snapshot {
    const { replay } = this;
    const { viewer, event } = replay;
    const picture = replay.picture();
    const me = typeof viewer === "number" ? viewer : -1;
    return {
      state: "over",
      me,
      delay: 0,
      seat: { ...NO_SEAT, own: { ...NO_SEAT.own, seat: me } },
      table: {
        rev: replay.at,
        match: this.#info.id,
        ruleset: this.#info.ruleset,
        profile: this.#info.profile,
        notice: "",
        sittings: this.#info.seats.map(({ player }) => ({
          player: player.id,
          name: player.name,
          connected: true,
        })),
        clock: null,
        clocks: { time: 0, until: 0, seats: [] },
        offer: null,
        shuffle: null,
        view: picture,
      },
      picture,
      cards: this.#cards,
      log: this.#log(),
      speakers: [],
      motion: event === undefined ? NO_MOTION : motionOf([event], this.#beat),
    };
  }

  /** The newest sentences up to this moment. */
  #log(): LogLine[] {
    const { replay } = this;
    const { ruleset } = this.#info;
    const teller = new Teller({
      ruleset,
      seats: this.names,
      cards: [...this.#cards.values()],
      phrases: tellersPhrases(ruleset),
    });
    return written([], toldBy(teller, replay.between(0, replay.at))).slice(-60);
  }
}
