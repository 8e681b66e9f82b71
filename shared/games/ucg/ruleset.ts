/** Universal Card Game as one value, with all that the machine needs to know of it. */

import { dataOf, tableOf } from "../../kernel/game.ts";
import { startWithDecks } from "../opening.ts";
import { drawWhenExhausted, loseByLeaving } from "../outcome.ts";
import { worksHere } from "../own-cost.ts";
import { countAfter, countBefore } from "../tally.ts";
import { actions, notAsked } from "./actions.ts";
import { acts } from "./acts.ts";
import { ATTRS, VARS } from "./attrs.ts";
import { afterAttr, baseAttr, lacks } from "./card.ts";
import { compileCard, format, mentions } from "./card-schema.ts";
import { checks } from "./checks.ts";
import { deckProblems } from "./decks.ts";
import { filters } from "./filters.ts";
import { counting, terms } from "./happened.ts";
import { meant } from "./meant.ts";
import { options } from "./options.ts";
import { procedures, windows } from "./procedures.ts";
import { modifierChooser, replacements } from "./replacements.ts";
import { firstSeat, firstTable, turnOrder } from "./table.ts";
import { traits } from "./traits.ts";
import type { Ruleset } from "./typed.ts";
import { verbs } from "./verbs.ts";
import { inPlay, zones } from "./zones.ts";

export const ucg: Ruleset = {
  id: "ucg",
  name: "Universal Card Game",
  about:
    "Ignitions and Sequences: a card is played into the Ignition Zone, the other side answers from numbered Effect Zones, and the whole chain resolves last link first. Payment with Resources and generators that nobody can answer, targets, Nullify and Malfunction, raised costs, Epic Conditions, Proxy and Bide, Hidden and Contact, Support Abilities, Status Effects, Encounters with block, Assist and every keyword, Shadow Architects, damage to decks.",
  version: 4,
  profiles: ["seed"],
  // UCG 2.1: one-on-one.
  seats: { min: 2, max: 2 },
  options,
  zones,
  vars: VARS,
  attrs: ATTRS,
  // UCG 17.4: counters change Combat alone.
  printed: ATTRS.filter((attr) => attr !== "combat"),
  table: () => firstTable,
  seatVars: () => firstSeat,
  start: startWithDecks,
  baseAttr,
  lacks,
  afterAttr,
  inPlay,
  works: worksHere,
  procedures,
  windows,
  acts,
  replacements,
  verbs,
  actions,
  filters,
  terms,
  traits,
  checks,
  modifierChooser,
  ready: (m, acts) => countBefore(m, acts, counting),
  carried: (m, acts, became) => countAfter(m, acts, became, counting),
  notAsked,
  meant,
  triggerOrder: turnOrder,
  // UCG 15.9: a player who leaves has lost.
  leave: loseByLeaving,
  exhausted: drawWhenExhausted,
  caps: { slice: 5_000, turn: 20_000, match: 1_000_000 },
  when: (m) => ({ turn: tableOf(m).turn, phase: tableOf(m).phase }),
  // UCG 12.1: only a Hidden lies face down.
  mayBe: (m, obj, card) => !obj.down || dataOf(m, { card: m.pool.cards.indexOf(card) }).type === "hidden",
  format,
  compileCard,
  mentions,
  deckProblems,
};
