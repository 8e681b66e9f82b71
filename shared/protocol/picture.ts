/** The table as a client reads it: the public view of the match, decoded from the synchronized state. */
import type { AskView, Data, Json, Outcome, PublicView, ThingView, ZoneView } from "../kernel/index.ts";
import type { OfferKind, OfferView } from "./chat.ts";
import type { ClockSetting } from "./clocks.ts";
import { type Shuffle, shuffleSchema } from "./fair-shuffle.ts";
import type { Table, Thing, Zone } from "./table.ts";
import type { ClocksPicture } from "./table-keeper.ts";

export interface TablePicture {
  /** Counts public patches; a seat message names the one it belongs to. */
  readonly rev: number;
  readonly match: string;
  readonly ruleset: string;
  readonly profile: string;
  readonly notice: string;
  readonly sittings: readonly {
    readonly player: string;
    readonly name: string;
    readonly connected: boolean;
  }[];
  /** The clock's setting; null in a match without one. */
  readonly clock: ClockSetting | null;
  readonly clocks: ClocksPicture;
  /** The public part of the shuffle; null where the seed was chosen. */
  readonly shuffle: Shuffle | null;
  /** The offer of a seat to the others; null when there is none. */
  readonly offer: OfferView | null;
  /** The result of the kernel's `publicView`. */
  readonly view: PublicView;
}

/** Reads the state as it stands; costs as much as the table is large. */
export function pictureOfTable(table: Table): TablePicture {
  const { rev, match, ruleset, profile, notice, sittings } = table;
  return {
    rev,
    match,
    ruleset,
    profile,
    notice,
    sittings: [...sittings.keys()].sort(byNumber).map((seat) => {
      const { player, name, connected } = sittings.get(seat) as NonNullable<ReturnType<typeof sittings.get>>;
      return { player, name, connected };
    }),
    clock: table.clock === "" ? null : (JSON.parse(table.clock) as ClockSetting),
    clocks: clocksOf(table),
    shuffle: table.shuffle === "" ? null : shuffleSchema.parse(JSON.parse(table.shuffle)),
    offer: offerOf(table),
    view: publicViewOf(table),
  };
}

function offerOf({ offer }: Table): OfferView | null {
  const [kind, seat] = offer.split(":");
  return offer === "" ? null : { kind: kind as OfferKind, seat: Number(seat) };
}

const clocksOf = ({ time, until, clocks }: Table): ClocksPicture => ({
  time,
  until,
  seats: [...clocks.keys()].sort(byNumber).map((seat) => {
    const { bank, since, away, awaySince } = clocks.get(seat) as NonNullable<ReturnType<typeof clocks.get>>;
    return { bank, since, away, awaySince };
  }),
});

const byNumber = (a: string, b: string): number => Number(a) - Number(b);
const parsed = <T extends Json>(text: string): T => JSON.parse(text) as T;

function publicViewOf(table: Table): PublicView {
  const asks: Record<string, AskView> = {};
  table.asks.forEach(({ kind, info }, seat) => {
    asks[seat] = { kind, info: parsed<Data>(info) };
  });
  const things: Record<string, ThingView> = {};
  table.things.forEach((thing, name) => {
    things[name] = thingOf(thing);
  });
  return {
    table: Object.fromEntries([...table.values.entries()].map(([key, value]) => [key, parsed(value)])),
    seats: seatsOf(table),
    zones: zonesOf(table),
    things,
    entries: [...table.entries.entries()]
      .sort(([, a], [, b]) => a.pos - b.pos)
      .map(([name, { data }]) => [name, parsed<Data>(data)] as const),
    asks,
    over: table.over === "" ? null : (JSON.parse(table.over) as Outcome),
  };
}

function seatsOf(table: Table): Data[] {
  const seats: Record<string, Json>[] = Array.from({ length: table.sittings.size }, () => ({}));
  table.seatValues.forEach((value, path) => {
    const slash = path.indexOf("/");
    seats[Number(path.slice(0, slash))][path.slice(slash + 1)] = parsed(value);
  });
  return seats;
}

function zonesOf(table: Table): Record<string, ZoneView> {
  const listed = new Map<string, [string, number][]>();
  table.things.forEach(({ zone, pos }, name) => {
    const list = listed.get(zone);
    if (list === undefined) listed.set(zone, [[name, pos]]);
    else list.push([name, pos]);
  });
  const zones: Record<string, ZoneView> = {};
  table.zones.forEach((zone, key) => {
    const { count } = zone;
    const inIt = listed.get(key) ?? [];
    const numbered = zone.numbered ? { slots: true as const } : {};
    zones[key] = zone.listed ? { count, things: inOrder(inIt, zone), ...numbered } : { count, ...numbered };
  });
  return zones;
}

function inOrder(list: readonly [string, number][], { numbered, slots }: Zone): (string | null)[] {
  if (!numbered) return list.toSorted(([, a], [, b]) => a - b).map(([name]) => name);
  const out = new Array<string | null>(slots).fill(null);
  for (const [name, slot] of list) out[slot] = name;
  return out;
}

/** Things as they were read last: one that did not change is the same object, so that a page knows what to draw. */
const lastRead = new WeakMap<Thing, { readonly raw: string; readonly view: ThingView }>();

function thingOf(thing: Thing): ThingView {
  const { zone, owner, controller, card, down, host, place, values } = thing;
  const raw = [zone, owner, controller, card, down, host, place, values].join("\n");
  const last = lastRead.get(thing);
  if (last?.raw === raw) return last.view;
  const view: ThingView = {
    zone,
    owner,
    controller,
    ...(card !== "" && { card }),
    ...(down && { down: true as const }),
    ...(host !== "" && { host }),
    ...(place !== 0 && { place }),
    values: parsed(values),
  };
  lastRead.set(thing, { raw, view });
  return view;
}
