/** CrowdControl as one value, with all that the machine needs to know of it. */

import { lockIn, optionsOf, setTable, tableOf, varOf, zoneIdOf } from "../../kernel/game.ts";
import { startWithDecks } from "../opening.ts";
import { drawWhenExhausted, loseByLeaving } from "../outcome.ts";
import { actions, notAsked } from "./actions.ts";
import { acts, ready } from "./acts.ts";
import { ATTRS, VARS } from "./attrs.ts";
import { baseAttr, works } from "./card.ts";
import { compileCard, format, mentions } from "./card-schema.ts";
import { checks } from "./checks.ts";
import { deckProblems } from "./decks.ts";
import { filters } from "./filters.ts";
import { meant } from "./meant.ts";
import { options } from "./options.ts";
import { procedures } from "./procedures.ts";
import { noteTriggers } from "./queue.ts";
import { modifierChooser, replacements } from "./replacements.ts";
import { firstSeat, firstTable, initiative } from "./table.ts";
import { imagineAims } from "./targets.ts";
import type { Ruleset } from "./typed.ts";
import { verbs } from "./verbs.ts";
import { inPlay, zones } from "./zones.ts";

export const crowdcontrol: Ruleset = {
  id: "crowdcontrol",
  name: "CrowdControl",
  about:
    "Simultaneous hidden turns: both players commit at once and in secret, own effects resolve unseen, the rest waits in the Trigger Queue until the reveal. Wisdom, Mana and Growth, secret targets, lanes and lane switch, priorities, lane combat, places and headquarters.",
  version: 4,
  profiles: ["seed"],
  // C R1.1.
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
  procedures,
  windows: {},
  acts,
  ready,
  additive: noteTriggers,
  replacements,
  verbs,
  actions,
  filters,
  checks,
  modifierChooser,
  notAsked,
  meant,
  triggerOrder: initiative,
  away: "away",
  segmentOrder: initiative,
  lockedIn(m, seat) {
    if (optionsOf(m).showDone) setTable(m, "done", [...tableOf(m).done, seat].sort());
  },
  // C R3.8; the effect Train: a hand card keeps its gains on the board.
  carry(m, obj, to) {
    if (zoneIdOf(m, obj) !== "hand" || to.realm !== "play") return null;
    return VARS.map((key) => (key === "plusAttack" || key === "plusHealth" ? varOf(m, obj, key) : 0));
  },
  // C R12.5.
  leave: loseByLeaving,
  // C ER-10: in a hidden segment nothing ends the match.
  exhausted: (m) => (m.state.world === null ? drawWhenExhausted(m) : lockIn(m)),
  caps: { slice: 5_000, turn: 20_000, match: 1_000_000 },
  when: (m) => ({ turn: tableOf(m).turn, phase: tableOf(m).segment }),
  imagine: imagineAims,
  format,
  compileCard,
  mentions,
  deckProblems,
};
