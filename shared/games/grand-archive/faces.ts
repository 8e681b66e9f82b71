/**
 * Objects that go on as another card for a time: the other side of a double-faced card, or a copy of something (G R32.35,
 * R32.36). What they really are stays noted with them.
 */
import { dataOf, type Handle, mentioned, objAt, objectOf, recast, setVar, varOf } from "../../kernel/game.ts";
import { type OnObject, tell } from "../acts.ts";
import { simple } from "../verbs.ts";
import { eachIn, isIn } from "../zones.ts";
import { isPermanent } from "./card.ts";
import { type Lent, lend } from "./changes.ts";
import { itemOf } from "./items.ts";
import { livingSeats } from "./table.ts";
import type { ActKind, AnyVerb, Match } from "./typed.ts";

/** `card` is what it becomes a copy of, `turn` says that this ends with the turn. */
type Likeness = OnObject & {
  readonly card: number;
  readonly turn: boolean;
  /** What it is and has besides, for as long. */
  readonly lends?: readonly Lent[];
};
export type FaceFields = { readonly transform: OnObject; readonly likeness: Likeness };

/** Lets an object of the field go on as this card. */
export function goOnAs(m: Match, handle: Handle, card: number): void {
  const item = itemOf(m, objAt(m, handle));
  recast(m, handle, card);
  setVar(m, handle, "_was", card === item ? 0 : item + 1);
}

/** Off the field a card is itself: its default side, and no copy (G R32.35). */
export function asItself(m: Match, object: Handle, go: () => Handle): Handle {
  const { card } = objAt(m, object);
  const item = itemOf(m, objAt(m, object));
  const handle = go();
  if (item !== card) recast(m, handle, item);
  return handle;
}

/** What goes out of the match goes as what it really is. */
export function turnBack(m: Match, handle: Handle): void {
  const obj = objAt(m, handle);
  const item = itemOf(m, obj);
  if (item !== obj.card) goOnAs(m, handle, item);
}

/** G R32.36: what was a copy until end of turn is again what it was before. */
export function endLikenesses(m: Match): void {
  for (const seat of livingSeats(m))
    eachIn(m, "field", seat, (handle, obj) => {
      const before = obj.vars === m.layout.noVars ? 0 : varOf(m, obj, "_then");
      if (before === 0) return;
      setVar(m, handle, "_then", 0);
      goOnAs(m, handle, before - 1);
    });
}

/** The side that it would turn to, or undefined: a token, or a copy of another card, has none. */
function otherSide(m: Match, handle: Handle): number | undefined {
  const obj = objectOf(m.state, handle);
  if (obj === undefined || !isIn(m, handle, "field") || varOf(m, obj, "token") > 0) return undefined;
  const item = itemOf(m, obj);
  const { back } = dataOf(m, { card: item });
  if (back === undefined) return undefined;
  const other = mentioned(m, handle, back);
  if (obj.card === item) return other;
  return obj.card === other ? item : undefined;
}

/** A unit or weapon that had no durability has what is printed on what it becomes. */
function outfitAs(m: Match, handle: Handle, card: number): void {
  goOnAs(m, handle, card);
  const { durability } = dataOf(m, { card });
  if (durability !== undefined && varOf(m, objAt(m, handle), "durability") === 0)
    setVar(m, handle, "durability", durability);
}

const ofObject = { object: "object", seat: "seat" } as const;

/** What something can be a copy of, or be one: no player has a second champion or loses one so. */
export const isCopyable = (m: Match, card: number): boolean => {
  const data = dataOf(m, { card });
  return isPermanent(data) && data.type !== "champion";
};

export const faceActs: { readonly [Name in keyof FaceFields]: ActKind<FaceFields[Name]> } = {
  transform: {
    fields: ofObject,
    // "When this transforms" stands on the side that it turns to.
    enters: true,
    possible: (m, { object }) => otherSide(m, object) !== undefined,
    apply(m, { object }) {
      const side = otherSide(m, object);
      if (side !== undefined) outfitAs(m, object, side);
      tell(m, "transformed", object);
      return object;
    },
  },
  likeness: {
    fields: ofObject,
    possible: (m, { object, card }) =>
      isIn(m, object, "field") && isCopyable(m, card) && isCopyable(m, objAt(m, object).card),
    apply(m, { object, seat, card, turn, lends }) {
      const before = objAt(m, object).card;
      if (turn && varOf(m, objAt(m, object), "_then") === 0) setVar(m, object, "_then", before + 1);
      // What it becomes for good outlasts what it is for the turn.
      if (!turn) setVar(m, object, "_then", 0);
      outfitAs(m, object, card);
      lend(m, object, seat, lends, turn ? "turn" : "");
      tell(m, "copies", object);
    },
  },
};

/** Whether everybody sees what it is: a hidden card is never copied, since all would learn of it. */
export const isOpen = (m: Match, handle: Handle): boolean => {
  const obj = objectOf(m.state, handle);
  return obj !== undefined && !obj.down && m.game.zones[m.state.zones[obj.zone]?.def]?.audience === "all";
};

export const faceVerbs: Readonly<Record<string, AnyVerb>> = {
  transform: simple((to) => ({ act: "transform", ...to }), "transform"),
};
