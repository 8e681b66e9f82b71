/** The game as one value, with all that the machine needs to know of it. */

import { type Ability, attrOf, type Obj, objAt, tableOf } from "../../kernel/game.ts";
import { affected } from "../acts.ts";
import { startWithDecks } from "../opening.ts";
import { drawWhenExhausted, loseByLeaving } from "../outcome.ts";
import { actions, meant, notAsked } from "./actions.ts";
import { acts } from "./acts.ts";
import { baseAttr, compileCard, deckProblems, filters, format } from "./cards.ts";
import { procedures, windows } from "./procedures.ts";
import { brighter, firstSeat, firstTable, options, order } from "./table.ts";
import { type Act, ATTRS, type Match, type Ruleset, VARS } from "./typed.ts";
import { verbs } from "./verbs.ts";
import { flames, inPlay, lampOf, zones } from "./zones.ts";

/** LA 5.1, looked at after every step until nothing follows. */
const checks = (m: Match): Act[] =>
  flames(m)
    .filter((flame) => attrOf(m, flame, "glow") <= 0)
    .map((object) => ({ act: "out", object, seat: objAt(m, object).controller }));

/** LA 5.3: what a flame does when it goes out it does face down, too. */
const works = (m: Match, obj: Obj, { trigger }: Ability): boolean =>
  lampOf(m, obj) >= 0 && (!obj.down || trigger?.on === "out");

export const rules: Ruleset = {
  id: "lamplight",
  name: "Lamplight",
  about:
    "Nine lamps in a square, three in a line win. Both players lay a card in secret at once, then answer each other over cards that still lie face down, and the last answer happens first. Bluffs, clashes of glow, flames that do something when they light or go out, and eight rounds until the day comes.",
  version: 1,
  profiles: ["standard"],
  // LA 1.1.
  seats: { min: 2, max: 2 },
  options,
  zones,
  vars: VARS,
  attrs: ATTRS,
  table: () => firstTable,
  seatVars: () => firstSeat,
  start: startWithDecks,
  baseAttr,
  inPlay,
  works,
  // LA 5.3: what goes out face down is remembered, too.
  remembers: (m, obj) => lampOf(m, obj) >= 0,
  procedures,
  windows,
  acts,
  replacements: [],
  verbs,
  actions,
  filters,
  checks,
  modifierChooser: (m, act) => affected(m, act) ?? brighter(m),
  notAsked,
  meant,
  triggerOrder: order,
  segmentOrder: order,
  leave: loseByLeaving,
  exhausted: drawWhenExhausted,
  caps: { slice: 2_000, turn: 20_000, match: 400_000 },
  when: (m) => ({ turn: tableOf(m).round, phase: tableOf(m).phase }),
  format,
  compileCard,
  deckProblems,
};
