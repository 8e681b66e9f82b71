/** The order of a deck changes: its cards are put in a place, or shuffled. */
import {
  type Act,
  type ActKind,
  arrange,
  type Data,
  fieldsIn,
  type Handle,
  type Match,
  type Speaker,
  shuffle,
  slotOf,
  type Words,
  zoneOf,
} from "../kernel/game.ts";
import type { OfSeat } from "./acts.ts";
import { thingsIn } from "./zones.ts";

export const WHERE = ["top", "bottom", "shuffled"] as const;
export type Where = (typeof WHERE)[number];
/** `objects` from the top down; `nth` is the place of the first of them, 1 the top. */
export type Arranging = OfSeat & {
  readonly objects: readonly Handle[];
  readonly where: Where;
  readonly nth: number;
};

/** The order of a deck with these cards where they are wanted; the end of a list is its top. */
function ordered(m: Match, deck: number, { objects, where, nth }: Arranging): number[] {
  const { list } = m.state.zones[deck];
  const moved = objects.map(slotOf).filter((slot) => list.includes(slot));
  const rest = list.filter((slot) => !moved.includes(slot));
  const at = where === "bottom" ? 0 : Math.max(0, rest.length - nth + 1);
  return [...rest.slice(0, at), ...moved.reverse(), ...rest.slice(at)];
}

/** Puts cards of a seat's deck where they are wanted. */
export const arranging = <W extends Words>(id: W["zone"]): ActKind<W, Arranging> => ({
  fields: { seat: "seat" },
  apply(m, act) {
    const deck = zoneOf(m, id, act.seat);
    if (act.where === "shuffled") shuffle(m, deck);
    else arrange(m, deck, ordered(m, deck, act));
  },
});

/** Of these, the cards that lie in a deck already change places there, from the top down as they lie. */
export const arranged = <W extends Words>(
  m: Match<W>,
  deck: W["zone"],
  handles: readonly Handle[],
  act: (seat: number, objects: readonly Handle[]) => Act<W>,
): Act<W>[] =>
  m.state.seats.flatMap((_, seat) => {
    const objects = thingsIn(m, deck, seat)
      .filter((one) => handles.includes(one))
      .reverse();
    return objects.length === 0 ? [] : [act(seat, objects)];
  });

/** Whose deck they go to; what is all yours goes into yours. */
export function decksText({ what }: Data, say: Speaker): string {
  const { ref, of } = fieldsIn(what);
  const isYours = (ref === "all" && fieldsIn(of).owner === "you") || (ref === "top" && of === undefined);
  if (isYours) return "your deck";
  return say.plural(what) ? "their owners' decks" : "its owner's deck";
}
