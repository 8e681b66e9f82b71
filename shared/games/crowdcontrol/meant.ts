/** What a player may mean who points at a thing of his own. */
import { cardOf, type Draft, type Handle, objAt, type Seat } from "../../kernel/game.ts";
import { isIn } from "../zones.ts";
import { isActivated } from "./activate.ts";
import type { Match } from "./typed.ts";
import { publicName } from "./zones.ts";

/** C R8.1: a hand card is played, what lies on the board is activated. */
export function meant(m: Match, _seat: Seat, source: Handle): Draft[] {
  const obj = objAt(m, source);
  if (isIn(m, source, "hand")) return [{ action: "playCard", card: obj.name }];
  return cardOf(m, obj).abilities.flatMap(({ kind }, ability) =>
    isActivated(kind) ? { action: "activate", card: publicName(m, source), ability } : [],
  );
}
