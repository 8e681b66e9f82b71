/** Nullshapers as one value, with all that the machine needs to know of it. */

import { tableOf } from "../../kernel/game.ts";
import { startWithDecks } from "../opening.ts";
import { drawWhenExhausted, loseByLeaving } from "../outcome.ts";
import { worksHere } from "../own-cost.ts";
import { countAfter, countBefore } from "../tally.ts";
import { actions, notAsked } from "./actions.ts";
import { acts } from "./acts.ts";
import { imagineModes } from "./anomalies.ts";
import { ATTRS, VARS } from "./attrs.ts";
import { afterAttr, baseAttr, isAnomaly, isInfluence } from "./card.ts";
import { compileCard, format, mentions } from "./card-schema.ts";
import { checks } from "./checks.ts";
import { deckProblems } from "./decks.ts";
import { filters } from "./filters.ts";
import { counting, terms } from "./happened.ts";
import { withLeaving } from "./leaving.ts";
import { meant } from "./meant.ts";
import { carry } from "./moves.ts";
import { options } from "./options.ts";
import { procedures, windows } from "./procedures.ts";
import { modifierChooser, replacements } from "./replacements.ts";
import { firstSeat, firstTable, turnOrder } from "./table.ts";
import type { Ruleset } from "./typed.ts";
import { verbs } from "./verbs.ts";
import { inPlay, zones } from "./zones.ts";

export const nullshapers: Ruleset = {
  id: "nullshapers",
  name: "Nullshapers",
  about:
    "An action queue: players answer each other by turns, also their own action once the other declined, and the last entry executes first. Speeds, energy and X, targets confirmed on execution, Pick one, converting and anomalies, modes, locking, biomes and sectors, advancing, attacking and defending, reactive skills, modifications and gear, both ways to win.",
  version: 5,
  profiles: ["seed"],
  // N R2.1.
  seats: { min: 2, max: 2 },
  options,
  zones,
  vars: VARS,
  attrs: ATTRS,
  table: () => firstTable,
  seatVars: firstSeat,
  start: startWithDecks,
  baseAttr,
  afterAttr,
  inPlay,
  // N R2.6: in anomaly mode a card no longer is the thing that its text speaks of.
  works: (m, obj, ability) => worksHere(m, obj, ability) && !isAnomaly(m, obj),
  procedures,
  windows,
  acts,
  replacements,
  verbs,
  actions,
  filters,
  terms,
  checks,
  carry,
  modifierChooser,
  notAsked,
  meant,
  triggerOrder: turnOrder,
  // N R14.7: a player who concedes has lost at once.
  leave: loseByLeaving,
  exhausted: drawWhenExhausted,
  // A turn may hold as many entries as R15.8 lets a step have.
  caps: { slice: 5_000, turn: 500_000, match: 5_000_000 },
  when: (m) => ({ turn: tableOf(m).turn, phase: tableOf(m).step }),
  imagine: imagineModes,
  ready: (m, acts) => countBefore(m, withLeaving(m, acts), counting),
  carried: (m, acts, became) => countAfter(m, acts, became, counting),
  format,
  compileCard,
  mentions,
  laid: ({ data }) => isInfluence(data),
  deckProblems,
};
