/** The actions that a player may mean by pointing at one of their own things. */
import { attrOf, cardOf, type Handle, objAt, type Seat } from "../../kernel/game.ts";
import { isIn } from "../zones.ts";
import { activatedOf } from "./abilities.ts";
import type { Intent, Match } from "./typed.ts";
import { championOf, inPlay } from "./zones.ts";

/** G R11.1: a card is activated or materialized; an object in play attacks and uses its abilities. */
export function meant(m: Match, _seat: Seat, source: Handle): Intent[] {
  const obj = objAt(m, source);
  const card = obj.name;
  const abilities = activatedOf(cardOf(m, obj)).map(
    (ability): Intent => ({
      action: "activateAbility",
      card,
      ability,
    }),
  );
  if (!inPlay(m, obj))
    return [
      {
        action: isIn(m, source, "material") ? "materialize" : "activateCard",
        card,
      },
      ...abilities,
    ];
  const isUnit = attrOf(m, source, "ally") > 0 || source === championOf(m, obj.controller);
  return isUnit ? [{ action: "declareAttack", card }, ...abilities] : abilities;
}
