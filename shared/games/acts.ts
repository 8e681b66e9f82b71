/** What the acts and replacements of every game ask of an act. */
import {
  type ActKind,
  addModifier,
  type Handle,
  type Match,
  NONE,
  type Obj,
  objectOf,
  type Seat,
  type Words,
} from "../kernel/game.ts";

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
