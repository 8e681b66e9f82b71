/**
 * A replay to be watched: forward, back, to any event or turn, with the eyes of any viewer there is a film of.
 * No rules are needed for it, and a step costs the same wherever it leads.
 */
import {
  type Data,
  fold,
  type Json,
  type Picture,
  pictureOf,
  type View,
  type ViewEvent,
} from "../kernel/index.ts";
import type { Film, FilmViewer } from "../protocol/index.ts";

/** Moments between two pictures that are kept. */
const KEPT_EVERY = 32;

/** The change at one moment: an event, or all is seen anew after a takeback. */
interface Moment {
  readonly seq: number;
  readonly event?: ViewEvent;
  readonly whole?: View;
}

/** One film, wound to any of its moments. */
class Reel {
  readonly film: Film;
  readonly moments: readonly Moment[];
  /** Those up to the furthest moment that was asked for. */
  readonly #kept: Picture[];

  constructor(film: Film) {
    this.film = film;
    this.moments = film.steps.flatMap(({ seq = 0, events, whole }): Moment[] =>
      whole === undefined ? events.map((event) => ({ seq, event })) : [{ seq, whole }],
    );
    this.#kept = [pictureOf(film.first)];
  }

  /** The picture after so many moments. */
  picture(at: number): Picture {
    const near = Math.floor(at / KEPT_EVERY);
    for (let one = this.#kept.length; one <= near; one++)
      this.#kept.push(this.#wound(one - 1, one * KEPT_EVERY));
    return this.#wound(near, at);
  }

  /** From a picture that is kept to so many moments. */
  #wound(near: number, at: number): Picture {
    let picture = structuredClone(this.#kept[near] as Picture);
    for (const moment of this.moments.slice(near * KEPT_EVERY, at)) picture = after(picture, moment);
    return picture;
  }

  /** How many moments there are up to the end of an entry. */
  upTo(seq: number): number {
    const later = this.moments.findIndex((moment) => moment.seq > seq);
    return later < 0 ? this.moments.length : later;
  }
}

function after(picture: Picture, { event, whole }: Moment): Picture {
  if (whole !== undefined) return pictureOf(whole);
  if (event !== undefined) fold(picture, event);
  return picture;
}

/** "host" sees with the eyes of everybody there is a film of. */
export type ReplayViewer = FilmViewer | "host";

export class Replay {
  readonly #reels: Reel[];
  #now: Reel;
  #at = 0;

  /** @param films of one match; the first is the one that is looked at. One is enough. */
  constructor(films: readonly Film[]) {
    if (films.length === 0) throw new Error("a replay needs a film");
    this.#reels = films.map((film) => new Reel(film));
    [this.#now] = this.#reels;
  }

  /** Another viewer's film of the same match. */
  add(film: Film): void {
    this.#reels.push(new Reel(film));
  }

  /** The viewers that there are. */
  get viewers(): readonly FilmViewer[] {
    return this.#reels.map(({ film }) => film.viewer);
  }

  /** The viewer whose moments are counted. */
  get viewer(): FilmViewer {
    return this.#now.film.viewer;
  }

  /** How many moments this viewer was told something at. */
  get length(): number {
    return this.#now.moments.length;
  }

  /** How many of them have passed; 0 is the first request of the match. */
  get at(): number {
    return this.#at;
  }

  /** The last event; undefined at the beginning, and where a takeback laid the table anew. */
  get event(): ViewEvent | undefined {
    return this.#now.moments[this.#at - 1]?.event;
  }

  /** The journal's entry that it belongs to; 0 at the beginning, and in a film of a match that goes on. */
  get seq(): number {
    return this.#now.moments[this.#at - 1]?.seq ?? 0;
  }

  /** All that happened between two moments, for a log. */
  between(from: number, to: number): ViewEvent[] {
    return this.#now.moments.slice(from, to).flatMap(({ event }) => event ?? []);
  }

  /** Each turn that began, with its moment. */
  turns(): { readonly turn: number; readonly at: number }[] {
    const turns: { turn: number; at: number }[] = [];
    this.#now.moments.forEach(({ event }, index) => {
      if (event !== undefined && event.turn !== turns.at(-1)?.turn)
        turns.push({ turn: event.turn, at: index + 1 });
    });
    return turns;
  }

  /** The moment after an entry of the journal. */
  toEntry(seq: number): void {
    this.to(this.#now.upTo(seq));
  }

  /** To a moment; before the first and past the last there is none. */
  to(at: number): void {
    this.#at = Math.max(0, Math.min(Math.trunc(at), this.length));
  }

  forward(): void {
    this.to(this.#at + 1);
  }

  back(): void {
    this.to(this.#at - 1);
  }

  /** To where a turn begins; stays where it is when there is no such turn. */
  toTurn(turn: number): void {
    const found = this.turns().find((one) => one.turn === turn);
    if (found !== undefined) this.to(found.at);
  }

  /** Goes on with another viewer's eyes, at the same entry of the match. @throws Error without a film of it */
  look(viewer: FilmViewer): void {
    const reel = this.#reel(viewer);
    this.#at = reel === this.#now ? this.#at : reel.upTo(this.seq);
    this.#now = reel;
  }

  /** A viewer's picture at this moment; of another viewer than the present one, at the end of the same entry. */
  picture(viewer: ReplayViewer = this.viewer): Picture {
    if (viewer === "host") return this.#all();
    const reel = this.#reel(viewer);
    return reel.picture(reel === this.#now ? this.#at : reel.upTo(this.seq));
  }

  #reel(viewer: FilmViewer): Reel {
    const reel = this.#reels.find(({ film }) => film.viewer === viewer);
    if (reel === undefined) throw new Error(`there is no film of ${viewer}`);
    return reel;
  }

  /** The things that one viewer sees lie over those that another does not. */
  #all(): Picture {
    const [first, ...others] = this.viewers.map((viewer) => this.picture(viewer));
    for (const other of others) {
      for (const [key, zone] of Object.entries(other.zones)) if (zone.things) first.zones[key] = zone;
      for (const [name, thing] of Object.entries(other.things))
        if (first.things[name]?.card === undefined) first.things[name] = thing;
      for (const [seat, ask] of Object.entries(other.asks)) if (ask.id !== undefined) first.asks[seat] = ask;
    }
    return first;
  }
}

/** A picture in lines, for a terminal. */
export function linesOf({ table, seats, zones, things, entries, asks, over }: Picture): string[] {
  const values = (data: Data) =>
    Object.entries(data)
      .map(([key, value]) => `${key} ${said(value)}`)
      .join(", ");
  const called = (name: string | null) => (name === null ? "-" : (things[name]?.card ?? `(${name})`));
  return [
    `table: ${values(table)}`,
    ...seats.map((seat, n) => `seat ${n}: ${values(seat)}`),
    ...Object.entries(zones).map(
      ([key, zone]) =>
        `  ${key}: ${zone.count}${zone.things?.length ? ` ${zone.things.map(called).join(", ")}` : ""}`,
    ),
    ...entries.map(([name, entry]) => `  waits ${name}: ${values(entry)}`),
    ...Object.entries(asks).map(([seat, { kind }]) => `seat ${seat} is asked: ${kind}`),
    ...(over === null ? [] : [`over: ${over.winners.join(", ") || "nobody"} (${over.reason})`]),
  ];
}

const said = (value: Json): string => (typeof value === "object" ? JSON.stringify(value) : String(value));
