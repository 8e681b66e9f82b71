/** The actions that a player may mean by pointing at one of their own things. */
import { cardOf, type Handle, objAt, type Seat } from "../../kernel/game.ts";
import { isIn } from "../zones.ts";
import { isActivated } from "./activate.ts";
import type { Intent, Match } from "./typed.ts";
import { publicName } from "./zones.ts";

/** C R8.1: a player plays a hand card and activates a card of the board. */
export function meant(m: Match, _seat: Seat, source: Handle): Intent[] {
  const obj = objAt(m, source);
  if (isIn(m, source, "hand")) return [{ action: "playCard", card: obj.name }];
  return cardOf(m, obj).abilities.flatMap(({ kind }, ability): Intent | never[] =>
    isActivated(kind) ? { action: "activate", card: publicName(m, source), ability } : [],
  );
}
