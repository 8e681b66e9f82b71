/** The marks that a new object keeps of the old one (A ). */
import { handleTo, type Obj, varOf } from "../../kernel/game.ts";
import { COUNTERS, VARS } from "./attrs.ts";
import { has } from "./card.ts";
import { optionsOf } from "./options.ts";
import type { Match, ZoneDef } from "./typed.ts";
import { placeOf } from "./zones.ts";

const HIDDEN = ["deck", "hand", "mana", "beyond"];

/** Some counters are kept. Of statuses only Fleeting is, from Limbo into an Expedition. */
export function carry(m: Match, obj: Obj, to: ZoneDef): readonly number[] | null {
  if (HIDDEN.includes(to.id)) return null;
  const kept = keptCounters(m, obj, to);
  const fleeting = placeOf(m, obj) === "limbo" && to.realm === "expedition" && varOf(m, obj, "fleeting") > 0;
  if (kept.length === 0 && !fleeting) return null;
  const vars = VARS.map((key) => {
    if (key === "fleeting") return fleeting ? 1 : 0;
    return kept.includes(key) ? varOf(m, obj, key) : 0;
  });
  return vars.some((value) => value !== 0) ? vars : null;
}

function keptCounters(m: Match, obj: Obj, to: ZoneDef): readonly string[] {
  if (obj.vars === m.layout.noVars) return [];
  switch (placeOf(m, obj)) {
    case "expedition": {
      const self = handleTo(m.state, obj);
      // A: Seasoned.
      return to.id === "reserve" && has(m, self, "seasoned") ? ["boost"] : [];
    }
    case "reserve":
    case "limbo":
      return to.id === "discard" && !optionsOf(m).discardKeepsCounters ? [] : COUNTERS;
    case "discard":
      return optionsOf(m).discardKeepsCounters ? COUNTERS : [];
    default:
      return [];
  }
}
