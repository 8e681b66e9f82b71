/** Altered as one value, with all that the machine needs to know of it. */

import { isOneOf, setTable, tableOf } from "../../kernel/game.ts";
import { startWithDecks } from "../opening.ts";
import { drawWhenExhausted, loseByLeaving } from "../outcome.ts";
import { countAfter, countBefore } from "../tally.ts";
import { actions, notAsked } from "./actions.ts";
import { acts } from "./acts.ts";
import { ATTRS, STATS, VARS } from "./attrs.ts";
import { afterAttr, baseAttr } from "./card.ts";
import { compileCard, format, mentions } from "./card-schema.ts";
import { carry } from "./carry.ts";
import { deckProblems } from "./decks.ts";
import { additive } from "./emblems.ts";
import { filters } from "./filters.ts";
import { counting } from "./happened.ts";
import { meant } from "./meant.ts";
import { namedFaults } from "./named-faults.ts";
import { options, PROFILES } from "./options.ts";
import { procedures } from "./procedures.ts";
import { readyActs } from "./ready.ts";
import { inherits, modifierChooser, replacements } from "./replacements.ts";
import { firstSeat, firstTable, initiativeOrder } from "./table.ts";
import { terms } from "./terms.ts";
import type { Ruleset } from "./typed.ts";
import { verbs } from "./verbs.ts";
import { inPlay, works, zones } from "./zones.ts";

export const altered: Ruleset = {
  id: "altered",
  name: "Altered",
  about:
    "Events and Reactions instead of windows: what is done is done in steps, Reactions add Emblems to the very event that activates them, and wait in Limbo for the player with initiative. The day from Morning to Night, expeditions and terrains, mana orbs, quick actions, After You, statuses, decisions of both players in initiative order with exactly what each may know.",
  version: 6,
  profiles: Object.keys(PROFILES),
  // A.
  seats: { min: 2, max: 2 },
  options,
  zones,
  vars: VARS,
  attrs: ATTRS,
  // A: boosts change statistics alone.
  printed: ATTRS.filter((attr) => !isOneOf(STATS, attr)),
  table: () => firstTable,
  seatVars: () => firstSeat,
  start: startWithDecks,
  baseAttr,
  afterAttr,
  inPlay,
  works,
  // A: counted on what will happen, not on what a deck still hides.
  ready: (m, given) => countBefore(m, readyActs(m, given), counting),
  carried: (m, done, became) => countAfter(m, done, became, counting),
  additive,
  // A: a reference may follow a card that its own ability moves, from any zone.
  remembers: () => true,
  carry,
  procedures,
  windows: {},
  acts,
  replacements,
  verbs,
  actions,
  filters,
  terms,
  checks: () => [],
  modifierChooser,
  inherits,
  notAsked,
  meant,
  triggerOrder: initiativeOrder,
  // A: a player who leaves has lost.
  leave: loseByLeaving,
  // A ER-8: nobody wins a match without end.
  exhausted(m, cap) {
    if (cap === "turn") return setTable(m, "capped", true);
    drawWhenExhausted(m);
  },
  caps: { slice: 5_000, turn: 20_000, match: 1_000_000 },
  when: (m) => ({ turn: tableOf(m).day, phase: tableOf(m).phase }),
  // A: only a token ceases to exist, and a token lies hidden nowhere else.
  mayBe: (m, obj, card) =>
    (m.game.zones[m.state.zones[obj.zone].def].id === "beyond") === (card.data.token === true),
  format,
  compileCard,
  mentions,
  namedFaults,
  deckProblems,
};
