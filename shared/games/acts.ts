/** What the acts and replacements of every game ask of an act; and what several games do and tell alike. */
import {
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
  type Words,
  zoneOf,
} from "../kernel/game.ts";
import { thingsIn } from "./zones.ts";

/** Fields that most acts are made of. */
export type NoFields = Readonly<Record<never, never>>;
export type OfSeat = { readonly seat: Seat };
export type OnObject = { readonly object: Handle; readonly seat: Seat };
export type Amount = { readonly amount: number };
/** A change of one object's attribute that lasts until a point of the turn. */
export type Modifying<W extends Words = Words> = OnObject &
  Amount & {
    readonly source: Handle;
    readonly attr: W["attr"];
    readonly set?: number | null;
    readonly until: W["point"] | "";
  };
type Object = { readonly object: Handle };

export const objOf = (m: Match, { object }: Object): Obj | undefined => objectOf(m.state, object);
export const alive = (m: Match, act: Object): boolean => objOf(m, act) !== undefined;

/** Its object is there and in play. */
export function living(m: Match, act: Object): boolean {
  const obj = objOf(m, act);
  return obj !== undefined && m.game.inPlay(m, obj);
}

/** Some act, of which nothing is known but its name. */
type Some = { readonly act: string; readonly object?: Handle; readonly seat?: Seat };

/** The seat that an act happens to: the controller of its object, or else its player. */
export const affected = (m: Match, { object = NONE, seat }: Some): Seat | undefined =>
  objectOf(m.state, object)?.controller ?? seat;

/** A change that sets a value applies before the changes that add to it. */
const plainLayer = ({ set = null }: Modifying): number => (set === null ? 1 : 0);

/** A change of one object's attribute that lasts until a point of the turn. */
export const modifying = <W extends Words>(
  layerOf: (act: Modifying<W>) => number = plainLayer,
): ActKind<W, Modifying<W>> => ({
  fields: { object: "object" },
  possible: living,
  apply: (m, { object, seat, amount, source, attr, set = null, until }) =>
    addModifier(m, {
      source,
      controller: seat,
      refs: [object],
      attr,
      layer: layerOf({ object, seat, amount, source, attr, set, until }),
      add: amount,
      set,
      until,
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
