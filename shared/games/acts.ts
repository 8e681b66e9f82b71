/** Readers of an act, which the acts and replacements of every game use; and what several games do and tell alike. */
import {
  type Act,
  type ActKind,
  addModifier,
  type Data,
  type Handle,
  type Match,
  move,
  NONE,
  note,
  type Obj,
  objectOf,
  objectRef,
  type Seat,
  spell,
  zoneOf,
} from "../kernel/game.ts";
import { thingsIn } from "./zones.ts";

export const object = (act: Act): Handle => act.object as Handle;
export const seat = (act: Act): Seat => act.seat as Seat;
export const amount = (act: Act): number => act.amount as number;
export const hostIn = (act: Act): Handle => act.host as Handle;
export const entryId = (act: Act): number => act.entry as number;

export const objOf = (m: Match, act: Act): Obj | undefined => objectOf(m.state, object(act));
export const alive = (m: Match, act: Act): boolean => objOf(m, act) !== undefined;

/** Its object is there and in play. */
export function living(m: Match, act: Act): boolean {
  const obj = objOf(m, act);
  return obj !== undefined && m.game.inPlay(m, obj);
}

/** The seat that an act happens to: the controller of its object, or else its player. */
export const affected = (m: Match, act: Act): Seat | undefined =>
  objectOf(m.state, (act.object as Handle | undefined) ?? NONE)?.controller ?? (act.seat as Seat | undefined);

/** A change that sets a value applies before the changes that add to it. */
const plainLayer = ({ set = null }: Act): number => (set === null ? 1 : 0);

/** A change of one object's attribute that lasts until a point of the turn. */
export const modifying = (layerOf: (act: Act) => number = plainLayer): ActKind => ({
  fields: { object: "object" },
  possible: living,
  apply: (m, act) =>
    addModifier(m, {
      source: act.source as Handle,
      controller: seat(act),
      refs: [object(act)],
      attr: act.attr as string,
      layer: layerOf(act),
      add: amount(act),
      set: (act.set ?? null) as number | null,
      until: act.until as string,
    }),
});

/** Tells what happens to a thing, by the name that everybody has for it until then. */
export const tell = (m: Match, name: string, handle: Handle, more: Data = {}): void =>
  note(m, name, { thing: spell(m, objectRef(handle)), ...more }, { object: handle });

/** Tells that a thing now lies on another. */
export const tellAttached = (m: Match, handle: Handle, host: Handle): void =>
  note(
    m,
    "attached",
    { thing: spell(m, objectRef(handle)), to: spell(m, objectRef(host)) },
    { object: handle, host },
  );

/** Takes so many cards off the top of a seat's deck into its hand, the top one first, and says how many were not there. */
export function drawCards(m: Match, seat: Seat, count: number): number {
  const drawn = thingsIn(m, "deck", seat).reverse().slice(0, count);
  for (const handle of drawn) move(m, handle, zoneOf(m, "hand", seat));
  note(m, "drew", { seat, count: drawn.length });
  return count - drawn.length;
}
