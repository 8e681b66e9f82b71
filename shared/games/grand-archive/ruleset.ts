/** Grand Archive as one value, with all that the machine needs to know of it. */

import { call, placeOf, putDeck, tableOf, zoneIdOf, zoneOf } from "../../kernel/game.ts";
import { works } from "./abilities.ts";
import { actions, notAsked } from "./actions.ts";
import { acts } from "./acts.ts";
import { afterAttr, baseAttr, LAYER, lacks, TOLD_ATTRS, VARS } from "./attrs.ts";
import { cardData, isMaterial, KEYWORDS } from "./card.ts";
import { compileCard, format, mentions } from "./card-schema.ts";
import { checks } from "./checks.ts";
import { deckProblems } from "./decks.ts";
import { endGame } from "./ending.ts";
import { filters } from "./filters.ts";
import { leave } from "./leaving.ts";
import { meant } from "./meant.ts";
import { options } from "./options.ts";
import { procedures } from "./procedures.ts";
import { modifierChooser, replacements } from "./replacements.ts";
import { firstSeat, firstTable, turnOrder } from "./table.ts";
import type { Ruleset } from "./typed.ts";
import { verbs } from "./verbs.ts";
import { windows } from "./window.ts";
import { inPlay, zones } from "./zones.ts";

export const grandArchive: Ruleset = {
  id: "grand-archive",
  name: "Grand Archive",
  about:
    "Opportunity and the Effects Stack: whoever acts keeps Opportunity, and only when all have passed in succession does the top resolve. Every phase with its natural and derived windows, materialization, reserve and memory costs, champions with levels and lineage, Intent, retaliation, state-based checks, layers, durations, and two to four players.",
  version: 3,
  profiles: ["seed", "current"],
  // G R2.1.
  seats: { min: 2, max: 4 },
  options,
  zones,
  vars: VARS,
  attrs: TOLD_ATTRS,
  table: () => firstTable,
  seatVars: () => firstSeat,
  start(m, decks) {
    const isOf = (id: string): boolean => isMaterial(cardData(m.pool.cards[placeOf(m, id)]));
    for (const [seat, deck] of decks.entries()) {
      putDeck(
        m,
        seat,
        zoneOf(m, "main", seat),
        deck.filter((id) => !isOf(id)),
      );
      putDeck(m, seat, zoneOf(m, "material", seat), deck.filter(isOf));
    }
    call(m, "match");
  },
  baseAttr,
  lacks,
  afterAttr,
  inPlay,
  works,
  layered: true,
  follow: { blank: KEYWORDS, swapped: ["power", "life"] },
  // G R18.5 D: from the moment it lost its abilities.
  wiped: { by: "blank", layer: LAYER.ability, attrs: new Set(KEYWORDS) },
  procedures,
  windows,
  acts,
  replacements,
  verbs,
  actions,
  filters,
  checks,
  modifierChooser,
  notAsked,
  meant,
  triggerOrder: turnOrder,
  leave,
  // G G29: the rules are silent on endless loops, so they are a draw.
  exhausted: (m) => endGame(m, { winners: [], reason: "exhausted" }),
  caps: { slice: 5_000, turn: 20_000, match: 1_000_000 },
  when(m) {
    const { turn, phase, step } = tableOf(m);
    return { turn, phase: step === "" ? phase : `${phase}/${step}` };
  },
  // G R3.5: champions and regalia lie in the material deck, all other cards in the main deck or where they go from it.
  mayBe: (m, obj, card) => (zoneIdOf(m, obj) === "material") === isMaterial(cardData(card)),
  format,
  compileCard,
  mentions,
  deckProblems,
};
