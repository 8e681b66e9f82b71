/** The game as one value, with all that the machine needs to know of it. */

import { affected } from "../../../../shared/games/acts.ts";
import { startWithDecks } from "../../../../shared/games/opening.ts";
import { drawWhenExhausted, endWhereLost, loseByLeaving } from "../../../../shared/games/outcome.ts";
import { thingsIn } from "../../../../shared/games/zones.ts";
import { attrOf, objAt, seatVarsOf, tableOf, varOf } from "../../../../shared/kernel/game.ts";
import { actions, meant, notAsked } from "./actions.ts";
import { acts } from "./acts.ts";
import { baseAttr, compileCard, deckProblems, filters, format } from "./cards.ts";
import { procedures, windows } from "./procedures.ts";
import { activeOf, firstSeat, firstTable, options, turnOrder } from "./table.ts";
import { type Act, ATTRS, type Match, type Ruleset, VARS } from "./typed.ts";
import { verbs } from "./verbs.ts";
import { inPlay, zones } from "./zones.ts";

/** SKELETON 6.1, 6.2, looked at after every step until nothing follows. */
function checks(m: Match): Act[] {
  endWhereLost(m, (seat) => seatVarsOf(m, seat).life <= 0, "life");
  return turnOrder(m).flatMap((seat) =>
    thingsIn(m, "field", seat)
      .filter((object) => varOf(m, objAt(m, object), "damage") >= attrOf(m, object, "toughness"))
      .map((object): Act => ({ act: "die", object, seat })),
  );
}

export const rules: Ruleset = {
  id: "skeleton",
  name: "Skeleton",
  about:
    "Two players, creatures and spells, and a stack: what is done may be answered, and the last answer happens first.",
  version: 1,
  profiles: ["standard"],
  seats: { min: 2, max: 2 },
  options,
  zones,
  vars: VARS,
  attrs: ATTRS,
  table: () => firstTable,
  seatVars: firstSeat,
  start: startWithDecks,
  baseAttr,
  inPlay,
  procedures,
  windows,
  acts,
  replacements: [],
  verbs,
  actions,
  filters,
  checks,
  modifierChooser: (m, act) => affected(m, act) ?? activeOf(m),
  notAsked,
  meant,
  triggerOrder: turnOrder,
  leave: loseByLeaving,
  exhausted: drawWhenExhausted,
  caps: { slice: 2_000, turn: 20_000, match: 400_000 },
  when: (m) => tableOf(m),
  format,
  compileCard,
  deckProblems,
};
