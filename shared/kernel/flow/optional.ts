/** "You may … instead" (A ): who controls the object with the ability is asked when it is about to apply. */

import type { Match } from "../model/match.ts";
import type { Act } from "../model/ruleset.ts";
import { type Handle, objectRef, type Seat } from "../model/state.ts";
import { spell } from "../ops/audience.ts";
import { type Holding, holderOf, holdingName } from "../replacing/holding.ts";
import { askYesNo } from "./requests.ts";

/** What is known of a question while it is open. */
export interface Asked extends Holding {
  readonly seat: Seat;
}

/** Asks whether the replacement applies to the act; the answer is a "may". */
export function askOptional(m: Match, holding: Holding, act: Act): Asked {
  const seat = holderOf(m, holding);
  const thing = typeof act.object === "number" ? spell(m, objectRef(act.object as Handle)) : "";
  askYesNo(m, seat, "may", { act: act.act, thing, of: [holdingName(m, holding)] });
  return { ...holding, seat };
}
