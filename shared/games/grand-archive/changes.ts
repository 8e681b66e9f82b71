/** Changes of a thing as a text says them: of an attribute, or of what it is (G R18.1, R18.5). */
import { type Data, type Handle, numberOf, type Scope, type Seat } from "../../kernel/game.ts";
import { type Modifying, modifying, tell } from "../acts.ts";
import { layerOf } from "./attrs.ts";
import { nameIn } from "./called.ts";
import { isKindAttr, type KindWords, kindChanges } from "./kinds.ts";
import type { AttrName, GaWords, Match } from "./typed.ts";

export type ChangeWords = KindWords & {
  /** The lint wants it where no kind is said. */
  readonly attr?: AttrName;
};

/** One attribute with what is added to it, or with the value in its place. */
export type Change = { readonly attr: AttrName; readonly amount: number; readonly set: number | null };

/** What a text changes, its numbers counted now. */
export function changesOf(m: Match, scope: Scope, node: Data & ChangeWords): Change[] {
  const { attr, add, set } = node;
  const kinds = kindChanges(node).map((one) => ({ ...one, amount: 0 }));
  if (attr === undefined) return kinds;
  const amount = add === undefined ? 0 : numberOf(m, scope, add);
  return [{ attr, amount, set: set === undefined ? null : numberOf(m, scope, set) }, ...kinds];
}

export const changing = modifying<GaWords>((act) => layerOf(act.attr, act.set !== null));

export function change(m: Match, act: Modifying<GaWords>): void {
  changing.apply(m, act);
  // What it is stands in no figure on it.
  if (isKindAttr(act.attr)) tell(m, "kindChanged", act.object);
  const name = nameIn(act.attr);
  if (name !== undefined) tell(m, "calledNow", act.object, { value: name });
}

/** Changes that a thing has from where it comes to be, and whose doing they are. */
export type Lent = Change & { readonly source: Handle };

export function lend(
  m: Match,
  object: Handle,
  seat: Seat,
  lent: readonly Lent[] = [],
  until: "turn" | "" = "",
): void {
  for (const one of lent) change(m, { object, seat, ...one, until });
}
