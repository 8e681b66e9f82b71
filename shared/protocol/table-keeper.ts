/**
 * Keeps a table equal to the public view by folding what everybody is told (law 8), so that an intent costs
 * what it changed, however long the discard piles are.
 */
import type { Data, Json, PublicView, ThingView, ViewEvent, ViewOp } from "../kernel/index.ts";
import type { OfferView } from "./chat.ts";
import type { ClockSetting } from "./clocks.ts";
import type { Shuffle } from "./fair-shuffle.ts";
import { Ask, Clock, Entry, Sitting, Table, Thing, Zone } from "./table.ts";

type MoveOp = ViewOp & { readonly op: "enter" | "move" | "leave" | "count" };

/** The players by seat, for people. */
export interface SittingInfo {
  readonly player: string;
  readonly name: string;
  /** Whether the player is there; nobody is without it. */
  readonly connected?: boolean;
}

/** The head of a table, for good. */
export interface TableHead {
  readonly match: string;
  readonly ruleset: string;
  readonly profile: string;
  readonly seats: readonly SittingInfo[];
  readonly clock?: ClockSetting | undefined;
}

/** The seats' time, match time in milliseconds throughout. */
export interface ClocksPicture {
  readonly time: number;
  readonly until: number;
  readonly seats: readonly {
    readonly bank: number;
    readonly since: number;
    readonly away: number;
    readonly awaySince: number;
  }[];
}

export class TableKeeper {
  readonly table = new Table();
  /** The listed things of each zone in order; null in a numbered zone's hole. */
  readonly #order = new Map<string, (string | null)[]>();

  constructor(head: TableHead, view: PublicView) {
    const { table } = this;
    table.match = head.match;
    table.ruleset = head.ruleset;
    table.profile = head.profile;
    table.clock = head.clock === undefined ? "" : JSON.stringify(head.clock);
    head.seats.forEach((one, seat) => {
      table.sittings.set(String(seat), new Sitting(one));
    });
    this.reset(view);
  }

  /** Lays the table anew. For a first state, or where the state was loaded again. */
  reset(view: PublicView): void {
    const { table } = this;
    for (const map of [table.values, table.seatValues, table.zones, table.things, table.entries, table.asks])
      map.clear();
    this.#order.clear();
    for (const [key, value] of Object.entries(view.table)) table.values.set(key, JSON.stringify(value));
    view.seats.forEach((values, seat) => {
      for (const [key, value] of Object.entries(values)) this.#seatValue(seat, key, value);
    });
    for (const [key, { count, things, slots }] of Object.entries(view.zones)) {
      const zone = { count, listed: things !== undefined, numbered: slots === true };
      table.zones.set(key, new Zone({ ...zone, slots: slots ? (things?.length ?? 0) : 0 }));
      if (things !== undefined) this.#order.set(key, things.slice());
    }
    for (const [name, thing] of Object.entries(view.things)) table.things.set(name, newThing(thing));
    for (const key of this.#order.keys()) this.#number(key);
    for (const [name, entry] of view.entries) this.#entry(name, entry);
    for (const [seat, { kind, info }] of Object.entries(view.asks)) this.#ask(seat, kind, info);
    table.over = view.over === null ? "" : JSON.stringify(view.over);
  }

  setOffer(offer: OfferView | null): void {
    this.table.offer = offer === null ? "" : `${offer.kind}:${offer.seat}`;
  }

  setShuffle(shuffle: Shuffle): void {
    this.table.shuffle = JSON.stringify(shuffle);
  }

  setClocks({ time, until, seats }: ClocksPicture): void {
    const { table } = this;
    table.time = time;
    if (table.until !== until) table.until = until;
    seats.forEach((now, seat) => {
      const key = String(seat);
      const clock = table.clocks.get(key);
      if (clock === undefined) table.clocks.set(key, new Clock(now));
      else writeChanges(clock, now);
    });
  }

  /** Folds one event of the spectators' into the table. */
  apply(event: ViewEvent): void {
    for (const op of event.ops) this.#op(op);
  }

  #op(op: ViewOp): void {
    const { table } = this;
    switch (op.op) {
      case "enter":
      case "move":
      case "leave":
      case "count":
        return this.#move(op);
      case "shuffle":
        if (op.things !== undefined) this.#order.set(op.zone, op.things.slice());
        return this.#number(op.zone);
      case "thing":
        return this.#value(op.thing, op.key, op.value);
      case "table":
        table.values.set(op.key, JSON.stringify(op.value));
        return;
      case "seat":
        return this.#seatValue(op.seat, op.key, op.value);
      case "entry":
        return this.#entry(op.name, op.entry);
      case "exit":
        table.entries.delete(op.name);
        return;
      case "asked":
        return this.#ask(String(op.seat), op.kind, op.info);
      case "answered":
        table.asks.delete(String(op.seat));
        return;
      case "over":
        table.over = JSON.stringify({ winners: op.winners, reason: op.reason });
    }
  }

  #seatValue(seat: number, key: string, value: Json): void {
    this.table.seatValues.set(`${seat}/${key}`, JSON.stringify(value));
  }

  #entry(name: string, entry: Data): void {
    const { entries } = this.table;
    const known = entries.get(name);
    if (known !== undefined) known.data = JSON.stringify(entry);
    else entries.set(name, new Entry({ pos: Number(name.slice(1)), data: JSON.stringify(entry) }));
  }

  #ask(seat: string, kind: string, info: Data): void {
    this.table.asks.set(seat, new Ask({ kind, info: JSON.stringify(info) }));
  }

  #value(name: string, key: string, value: Json): void {
    const thing = this.table.things.get(name);
    if (thing === undefined) return;
    const values = JSON.parse(thing.values) as Record<string, Json>;
    if (value === 0) delete values[key];
    else values[key] = value;
    thing.values = JSON.stringify(values);
  }

  #move(op: MoveOp): void {
    const known = op.op === "move" || op.op === "leave" ? op.thing : null;
    const shown = op.op === "move" ? op.name : op.op === "enter" ? op.thing : null;
    this.#take(op.from, known);
    const { things } = this.table;
    if (known !== null && known !== shown) things.delete(known);
    if (op.op === "move" || op.op === "enter") {
      const thing = things.get(shown as string);
      if (thing === undefined) things.set(shown as string, newThing(op.view));
      else writeThing(thing, op.view);
    }
    this.#put(op.to, shown, op.op === "move" || op.op === "enter" ? op.at : 0);
  }

  #take(key: string, name: string | null): void {
    const zone = this.table.zones.get(key);
    // Tokens come from no zone.
    if (zone === undefined) return;
    zone.count--;
    const order = this.#order.get(key);
    const at = order === undefined || name === null ? -1 : order.indexOf(name);
    if (order === undefined || at < 0) return;
    if (zone.numbered) order[at] = null;
    else order.splice(at, 1);
  }

  #put(key: string, name: string | null, at: number): void {
    const zone = this.table.zones.get(key);
    if (zone === undefined) return;
    zone.count++;
    const order = this.#order.get(key);
    if (order === undefined || name === null) return;
    if (zone.numbered) {
      order[at] = name;
      this.#at(name, at);
      return;
    }
    order.splice(at, 0, name);
    const pos = between(this.#posAt(order, at - 1), this.#posAt(order, at + 1));
    if (pos === undefined) this.#number(key);
    else this.#at(name, pos);
  }

  #posAt(order: readonly (string | null)[], index: number): number | undefined {
    const name = order[index];
    return name == null ? undefined : this.table.things.get(name)?.pos;
  }

  #at(name: string, pos: number): void {
    const thing = this.table.things.get(name);
    if (thing !== undefined && thing.pos !== pos) thing.pos = pos;
  }

  /** Gives the things of a zone whole numbers in order. */
  #number(key: string): void {
    this.#order.get(key)?.forEach((name, pos) => {
      if (name !== null) this.#at(name, pos);
    });
  }
}

/** A place between two others, so that nothing else moves; undefined where there is no room left. */
function between(before: number | undefined, after: number | undefined): number | undefined {
  if (after === undefined) return before === undefined ? 0 : Math.floor(before) + 1;
  if (before === undefined) return Math.ceil(after) - 1;
  const middle = (before + after) / 2;
  // 32 bits carry it exactly, whatever the encoder takes for a fraction.
  return Math.fround(middle) === middle && middle > before && middle < after ? middle : undefined;
}

function newThing(view: ThingView): Thing {
  const thing = new Thing();
  writeThing(thing, view);
  return thing;
}

function writeThing(thing: Thing, view: ThingView): void {
  const { zone, owner, controller, card = "", down = false, host = "", place = 0 } = view;
  writeChanges(thing, {
    zone,
    owner,
    controller,
    card,
    down,
    host,
    place,
    values: JSON.stringify(view.values),
  });
}

/** Writes what differs: a field that is written goes over the wire even with its old value. */
function writeChanges<T extends object>(instance: T, next: Partial<T>): void {
  for (const key of Object.keys(next) as (keyof T)[])
    if (instance[key] !== next[key]) Object.assign(instance, { [key]: next[key] });
}
