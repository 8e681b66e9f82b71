/** The actions that a player may mean by pointing at one of their own things. */
import { cardOf, type Handle, objAt, type Seat } from "../../kernel/game.ts";
import type { Intent, Match } from "./typed.ts";
import { placeOf } from "./zones.ts";

/** A: a card is played from hand or Reserve; its quick actions work from where they lie. */
export function meant(m: Match, _seat: Seat, source: Handle): Intent[] {
  const obj = objAt(m, source);
  const card = obj.name;
  const place = placeOf(m, obj);
  const quick = cardOf(m, obj).abilities.flatMap(({ kind }, ability): Intent | never[] =>
    kind === "action" && place !== "hand" ? { action: "quick", card, ability } : [],
  );
  return place === "hand" || place === "reserve" ? [{ action: "play", card }, ...quick] : quick;
}
