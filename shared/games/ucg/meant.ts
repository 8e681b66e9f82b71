/** The actions that a player may mean by pointing at one of their own things. */
import { cardOf, type Draft, dataOf, type Handle, type Obj, objAt, type Seat } from "../../kernel/game.ts";
import { isIn } from "../zones.ts";
import { isCharacter } from "./card.ts";
import { MODES } from "./legal.ts";
import type { Intent, Match } from "./typed.ts";

/**
 * UCG 23: a hand card is played according to its type (UCG 3.1). A thing in play attacks, blocks and uses its
 * abilities.
 */
export function meant(m: Match, seat: Seat, source: Handle): Intent[] {
  const obj = objAt(m, source);
  const card = obj.name;
  if (isIn(m, source, "hand")) return fromHand(m, obj);
  if (obj.down) return both({ card, mode: "useHidden" });
  const abilities = cardOf(m, obj).abilities.flatMap((_, ability) =>
    both({ card, mode: "ability", ability }),
  );
  return isCharacter(m, obj) && obj.controller === seat
    ? [
        ...(["declareAttack", "block", "assist"] as const).map((action) => ({
          action,
          card,
        })),
        ...abilities,
      ]
    : abilities;
}

function fromHand(m: Match, obj: Obj): Intent[] {
  const { type, support } = dataOf(m, obj);
  const card = obj.name;
  if (type === "resource") return [{ action: "playResource", card }];
  const modes = [MODES[type], ...(type === "hidden" ? ["useHidden"] : []), ...(support ? ["support"] : [])];
  return modes.flatMap((mode) => both({ card, mode }));
}

const both = (head: Draft): Intent[] =>
  (["ignite", "sequence"] as const).map((action) => ({ action, ...head }));
