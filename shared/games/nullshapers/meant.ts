/** The actions that a player may mean by pointing at one of their own things. */
import { cardOf, type Handle, objAt, type Seat } from "../../kernel/game.ts";
import { isIn } from "../zones.ts";
import { isAnomaly } from "./card.ts";
import type { Intent, Match } from "./typed.ts";

/** N R15.1: a hand card is played or converted; a thing on the planet uses its skills, an anomaly makes energy. */
export function meant(m: Match, _seat: Seat, source: Handle): Intent[] {
  const obj = objAt(m, source);
  const card = obj.name;
  const anomaly = isAnomaly(m, obj);
  if (isIn(m, source, "hand"))
    return anomaly
      ? [{ action: "playAnomaly", card }]
      : [
          { action: "playCard", card },
          { action: "convert", card },
        ];
  if (anomaly) return [{ action: "makeEnergy", card }];
  return cardOf(m, obj).abilities.flatMap(({ kind }, ability): Intent | never[] =>
    kind === "activated" ? { action: "activateSkill", card, ability } : [],
  );
}
