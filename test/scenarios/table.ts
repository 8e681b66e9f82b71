import { isDeepStrictEqual } from "node:util";
import { openRequest } from "../../shared/kernel/flow/open-requests.ts";
import {
  type Accepted,
  canonical,
  type Event,
  fork,
  hash,
  isRefusal,
  isSliced,
  type Json,
  load,
  type Refusal,
  requests,
  rewind,
  type Saved,
  save,
  showed,
  submit,
  type Viewer,
  viewOf,
} from "../../shared/kernel/index.ts";
import type { ViewEvent } from "../../shared/kernel/model/event.ts";
import type { Match } from "../../shared/kernel/model/match.ts";
import { refuse } from "../../shared/kernel/model/refusal.ts";
import type { Data } from "../../shared/kernel/model/state.ts";
import { redact } from "../../shared/kernel/ops/events.ts";
import { fold, type Picture, pictureOf } from "../../shared/kernel/view/picture.ts";
import { zoneFault } from "./arrange.ts";
import { CannotSay, type Game, type Now } from "./game.ts";
import { type Actor, type Asked, NO_WAY_BACK, type PhaseOf } from "./scenario.ts";

/** What differs from what the case says. */
export class Different extends Error {}

/** What one step did. */
export interface Came {
  readonly lines: readonly string[];
  readonly events: readonly Event[];
  readonly refusal?: Refusal | undefined;
}

/** What one step brought, told before it is judged. */
export interface Played {
  /** Counted from 1. */
  readonly step: number;
  readonly actor: string;
  readonly lines: readonly string[];
  readonly refused?: string | undefined;
  readonly asked: Asked;
  readonly ruleset: string;
  /** Who sits at the table, in the order of turns. */
  readonly seats: readonly string[];
  /** Every card there may be, by what its face says. */
  readonly cards: readonly { readonly id: string; readonly name: string }[];
  /** What a viewer was told, and what it sees now. */
  told(viewer: string): {
    readonly events: readonly ViewEvent[];
    readonly picture: Picture;
  };
}

type Pictures = ReadonlyMap<Viewer, Picture>;

function picturesOf(m: Match): Pictures {
  const viewers: Viewer[] = [...m.state.seats.keys(), "spectator"];
  return new Map(viewers.map((viewer) => [viewer, pictureOf(viewOf(m, viewer))]));
}

/** Hears each event as it is committed. */
class Watched extends Array<Event> {
  static override readonly [Symbol.species] = Array;
  heard: (event: Event) => void = () => {};

  override push(...events: Event[]): number {
    const length = super.push(...events);
    for (const event of events) this.heard(event);
    return length;
  }
}

/** Is told of every event, with what it came to and the match as it then stood. */
export type Watch<G, I> = (came: Came, then: Table<G, I>) => void;

/** A match under test, with what every viewer has been told of it. */
export class Table<G, I> {
  readonly game: Game<G, I>;
  m: Match;
  private pictures: Pictures;
  private heard: (came: Came) => void = () => {};
  /** The last move, where a seat made it, and the match before it. */
  private last:
    | { readonly seat: number; readonly before: Match; readonly events: readonly Event[] }
    | undefined;

  constructor(game: Game<G, I>, m: Match, pictures = picturesOf(m)) {
    this.game = game;
    this.m = m;
    this.pictures = pictures;
  }

  /**
   * The same match once more, to be watched on its way: it stops after each step of the machine (kernel.md 13), and
   * of each event it keeps how the match stood, for one step may tell several.
   */
  watched(watch: Watch<G, I>): Table<G, I> {
    const m = fork(this.m);
    const out = new Watched();
    const stood = new WeakMap<Event, Match>();
    const slow: Match = { ...m, out, game: { ...m.game, caps: { ...m.game.caps, slice: 1 } } };
    out.heard = (event) => stood.set(event, fork(slow));
    const table = new Table(this.game, slow);
    table.heard = (came) => {
      const then = came.events.map((event) => stood.get(event)).findLast((one) => one !== undefined);
      watch(came, new Table(this.game, then ?? slow, table.pictures));
    };
    return table;
  }

  seat(name: string): number {
    return this.game.dialect.seats.indexOf(name);
  }

  play(by: Actor<I>): Came {
    if (by.kind === "look") return { lines: [], events: [] };
    if (by.kind === "advanceTo") return this.advance(by);
    if (by.kind === "back") return this.takeBack(this.seat(by.seat));
    if (by.kind === "leave") return this.put("host", { action: "leave", seat: this.seat(by.seat) });
    if (by.kind === "timeout")
      return this.put("host", {
        action: "timeout",
        seats: by.seats.map((name) => this.seat(name)),
      });
    const seat = this.seat(by.seat);
    if (by.kind === "raw") return this.put(seat, by.intent);
    return this.put(seat, this.game.intent(this.m, seat, by.intent));
  }

  /** As the server does it (kernel.md 14): never behind what somebody learned, nor another's move. */
  private takeBack(seat: number): Came {
    const { m, last } = this;
    if (last?.seat !== seat || showed(last.before, m, last.events, seat))
      return { lines: [], events: [], refusal: refuse(NO_WAY_BACK) };
    this.m = rewind(m, last.before);
    this.pictures = picturesOf(this.m);
    this.last = undefined;
    return { lines: [], events: [] };
  }

  /** The turn owners go on, one phase at least, until that phase begins. */
  private advance(to: PhaseOf): Came {
    const all: Came[] = [];
    const from = this.phase();
    let isAway = false;
    for (let n = 0; n < 100; n++) {
      const came = this.onward(phaseWords(to));
      all.push(came);
      isAway ||= this.phase() !== from;
      if (came.refusal !== undefined || (isAway && isPhase(this.now(), to))) return joined(all);
    }
    throw new Different(`${phaseWords(to)} does not come`);
  }

  /** This phase of this turn, and no other. */
  private phase(): string {
    return `${this.m.game.when(this.m).turn} ${this.now().phase}`;
  }

  now(): Now {
    return this.game.now(this.m);
  }

  picture(viewer: Viewer): Picture {
    return this.pictures.get(viewer) as Picture;
  }

  /** One step on the way: what the game says, or the turn owner's own. */
  private onward(where: string): Came {
    const { game, m } = this;
    const open = this.asked();
    const move = game.onward?.(m);
    if (move !== undefined) return this.put(move.seat, move.intent);
    if (m.state.over !== null) throw new Different(`the match is over on the way to ${where}`);
    const { turn = "" } = this.now();
    if (open[turn] !== "turn" || Object.keys(open).length > 1)
      throw new Different(`on the way to ${where} is asked ${said(open)}`);
    return this.put(this.seat(turn), game.advance);
  }

  viewer(name: string): Viewer {
    if (name === "spectator") return name;
    const seat = this.seat(name);
    if (seat < 0 || seat >= this.m.state.seats.length) throw new CannotSay(`nobody here is called "${name}"`);
    return seat;
  }

  played({ events, refusal }: Came): Omit<Played, "step" | "actor" | "lines"> {
    return {
      refused: refusal?.code,
      asked: this.asked(),
      ruleset: this.game.ruleset.id,
      seats: this.game.dialect.seats.slice(0, this.m.state.seats.length),
      cards: this.m.pool.cards,
      told: (name) => {
        const viewer = this.viewer(name);
        const told = events.flatMap((event) => redact(this.m, event, viewer) ?? []);
        return { events: told, picture: this.picture(viewer) };
      },
    };
  }

  private put(by: number | "host", intent: Data): Came {
    const { m } = this;
    const before = hash(m);
    const stood = fork(m);
    const print = this.game.printer(m);
    const request = by === "host" ? null : openRequest(m, by);
    let result: Accepted | Refusal = submit(m, by, request ? { request: request.id, ...intent } : intent);
    if (isRefusal(result)) {
      // Law 3.
      if (hash(m) !== before) throw new Different(`the refusal ${result.code} changed the state`);
      return { lines: [], events: [], refusal: result };
    }
    const all = result.events.map((event) => this.hear(event, print));
    while (isSliced(m)) {
      result = submit(m, "host", { action: "continue" });
      if (isRefusal(result)) throw new Different(`the match does not go on: ${result.code}`);
      all.push(...result.events.map((event) => this.hear(event, print)));
    }
    const came = joined(all);
    this.last = by === "host" ? undefined : { seat: by, before: stood, events: came.events };
    return came;
  }

  private hear(event: Event, print: (event: Event) => readonly string[]): Came {
    this.tell(event);
    const came = { events: [event], lines: print(event) };
    this.heard(came);
    return came;
  }

  private tell(event: Event): void {
    for (const [viewer, picture] of this.pictures) {
      const told = redact(this.m, event, viewer);
      if (told !== undefined) fold(picture, told);
    }
  }

  /** Laws 2 and 8, and that no item is lost. */
  proveSaved(): void {
    const { m } = this;
    const fault = zoneFault(m);
    if (fault !== undefined) throw new Different(fault);
    const text = JSON.stringify(save(m));
    const again = load(JSON.parse(text) as Saved, m.catalog);
    if (isRefusal(again)) throw new Different(`the save cannot be loaded: ${again.code}`);
    // The hash of the same text is the same, and takes longest of all here.
    if (JSON.stringify(save(again)) !== text && hash(again) !== hash(m))
      throw new Different("saved and loaded it is another match");
    for (const [viewer, picture] of this.pictures) {
      const view = pictureOf(viewOf(m, viewer));
      if (isDeepStrictEqual(view, picture)) continue;
      const seen = canonical(view as unknown as Json);
      const told = canonical(picture as unknown as Json);
      if (seen !== told)
        throw new Different(`viewer ${viewer} was not told all it sees:\n${apart(told, seen)}`);
    }
  }

  asked(): Record<string, string> {
    const { dialect, requestWord } = this.game;
    return Object.fromEntries(
      requests(this.m).map(({ seat, kind }) => [dialect.seats[seat], requestWord?.(kind) ?? kind]),
    );
  }
}

/** Whether it is that phase, of that seat's turn where one is named and turns are of one seat. */
export const isPhase = (now: Now, { seat, phase }: PhaseOf): boolean =>
  now.phase === phase && (seat === undefined || now.turn === undefined || now.turn === seat);

/** `B dawn`, or `dawn` alone. */
export const phaseWords = ({ seat, phase }: PhaseOf): string =>
  seat === undefined ? phase : `${seat} ${phase}`;

export const said = (asked: Asked): string =>
  Object.keys(asked)
    .toSorted()
    .map((seat) => `${seat} ${asked[seat]}`)
    .join(", ") || "nobody";

const joined = (all: readonly Came[]): Came => ({
  lines: all.flatMap(({ lines }) => lines),
  events: all.flatMap(({ events }) => events),
  refusal: all.at(-1)?.refusal,
});

/** The place where two long texts part. */
function apart(told: string, seen: string): string {
  let at = 0;
  while (told[at] === seen[at]) at++;
  const cut = (text: string) => `…${text.slice(Math.max(0, at - 80), at + 80)}…`;
  return `  told ${cut(told)}\n  sees ${cut(seen)}`;
}
