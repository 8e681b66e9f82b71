/**
 * What a viewer was shown, laid together and kept up to date from events (law 8). It needs none of the rules: a page
 * that draws a match loads nothing else of the kernel for it.
 */
import type { ViewEvent, ViewOp } from "../model/event.ts";
import type { Data, Outcome } from "../model/state.ts";
import type { AskView, OwnView, PublicView, ThingView, View } from "../model/view.ts";

/** One viewer's whole picture, that events are folded into. */
export interface Picture {
  table: Data;
  seats: Data[];
  zones: Record<string, { count: number; things?: (string | null)[]; slots?: true }>;
  things: Record<string, ThingView>;
  entries: (readonly [string, Data])[];
  asks: Record<string, AskView>;
  over: Outcome | null;
}

/** The two parts laid over each other, as a picture of the viewer's own to change. */
export const pictureOf = (view: View): Picture => structuredClone(laidOver(view)) as Picture;

/** The same to look at: what is in both, each time it is asked for, is the same object. */
export function laidOver({ public: all, own }: View): PublicView {
  const asks: Record<string, AskView> = { ...all.asks };
  if (own !== null) {
    delete asks[own.seat];
    if (own.ask !== null) asks[own.seat] = own.ask;
  }
  const known = own?.branch === undefined ? all : withBranch(all, own, own.branch);
  return {
    ...known,
    zones: { ...known.zones, ...own?.zones },
    things: { ...known.things, ...own?.things },
    asks,
  };
}

/** In a hidden segment a seat's own side is what its world says, and no longer what everybody sees. */
function withBranch(
  all: PublicView,
  own: OwnView,
  { vars, entries }: NonNullable<OwnView["branch"]>,
): PublicView {
  const things = Object.entries(all.things).filter(([, { zone }]) => own.zones[zone] === undefined);
  const seats = all.seats.map((seat, id) => (id === own.seat ? { ...seat, ...vars } : seat));
  return { ...all, seats, things: Object.fromEntries(things), entries };
}

/** Folds one event into the picture (law 8): the picture is then the viewer's view. */
export function fold(picture: Picture, event: ViewEvent): void {
  for (const op of event.ops) foldOp(picture, op);
}

function foldOp(picture: Picture, op: ViewOp): void {
  switch (op.op) {
    case "enter":
    case "move":
    case "leave":
    case "count":
      return foldMove(picture, op);
    case "thing":
      return foldThing(picture, op.thing, op.key, op.value as number);
    case "shuffle":
      if (op.things !== undefined) picture.zones[op.zone].things = op.things.slice();
      return;
    case "table":
      picture.table = { ...picture.table, [op.key]: op.value };
      return;
    case "seat":
      picture.seats[op.seat] = { ...picture.seats[op.seat], [op.key]: op.value };
      return;
    case "entry": {
      foldEntry(picture, op.name, op.entry);
      return;
    }
    case "exit":
      picture.entries = picture.entries.filter(([name]) => name !== op.name);
      return;
    case "asked": {
      const { kind, info, id, own } = op;
      picture.asks[op.seat] =
        id === undefined || own === undefined ? { kind, info } : { kind, info, id, own };
      return;
    }
    case "answered":
      delete picture.asks[op.seat];
      return;
    case "over":
      picture.over = { winners: op.winners, reason: op.reason };
  }
}

/** Entries stand in the order of their numbers, whatever order branches are told in. */
function foldEntry({ entries }: Picture, name: string, entry: Data): void {
  const number = (one: string): number => Number(one.slice(1));
  const at = entries.findIndex(([one]) => number(one) >= number(name));
  entries.splice(at < 0 ? entries.length : at, entries[at]?.[0] === name ? 1 : 0, [name, entry]);
}

type MoveOp = ViewOp & { readonly op: "enter" | "move" | "leave" | "count" };

function foldMove(picture: Picture, op: MoveOp): void {
  const known = op.op === "move" || op.op === "leave";
  const shown = op.op === "move" || op.op === "enter";
  takeFrom(picture, op.from, known ? op.thing : null);
  if (known) delete picture.things[op.thing];
  const name = op.op === "move" ? op.name : op.op === "enter" ? op.thing : null;
  putInto(picture, op.to, name, shown ? op.at : 0);
  if (shown) picture.things[name as string] = op.view;
}

function takeFrom(picture: Picture, key: string, thing: string | null): void {
  const zone = picture.zones[key];
  // Tokens come from no zone.
  if (zone === undefined) return;
  zone.count--;
  const at = zone.things?.indexOf(thing as string) ?? -1;
  if (at < 0) return;
  if (zone.slots && zone.things) zone.things[at] = null;
  else zone.things?.splice(at, 1);
}

function putInto(picture: Picture, key: string, thing: string | null, at: number): void {
  const zone = picture.zones[key];
  // Nor does what vanishes go to one.
  if (zone === undefined) return;
  zone.count++;
  if (zone.things === undefined || thing === null) return;
  if (zone.slots) zone.things[at] = thing;
  else zone.things.splice(at, 0, thing);
}

function foldThing(picture: Picture, name: string, key: string, value: number): void {
  const thing = picture.things[name];
  const values: Record<string, number> = { ...thing.values, [key]: value };
  if (value === 0) delete values[key];
  picture.things[name] = { ...thing, values };
}
