/** What an object really is, whatever it goes on as (G R32.35, R32.36). */
import { dataOf, type Obj, varOf } from "../../kernel/game.ts";
import type { GaCard } from "./card-schema.ts";
import type { Match } from "./typed.ts";

/** The card that the object really is. */
export function itemOf(m: Match, obj: Obj): number {
  const was = obj.vars === m.layout.noVars ? 0 : varOf(m, obj, "_was");
  return was > 0 ? was - 1 : obj.card;
}

/** What is written on the card that it really is. */
export const itemData = (m: Match, obj: Obj): GaCard => dataOf(m, { card: itemOf(m, obj) });
