/** Grand Archive as one value, with all that the machine needs to know of it. */

import { call, placeOf, putDeck, tableOf, zoneIdOf, zoneOf } from "../../kernel/game.ts";
import { countAfter, countBefore } from "../tally.ts";
import { works } from "./abilities.ts";
import { actions, notAsked } from "./actions.ts";
import { acts } from "./acts.ts";
import { afterAttr, baseAttr, LAYER, lacks, PRINTED_ATTRS, TOLD_ATTRS, UNTOLD_ATTRS, VARS } from "./attrs.ts";
import { isMaterial, KEYWORDS } from "./card.ts";
import { compileCard, format } from "./card-schema.ts";
import { checks } from "./checks.ts";
import { namedBy } from "./counters.ts";
import { noteDealt } from "./dealt.ts";
import { deckProblems } from "./decks.ts";
import { endGame } from "./ending.ts";
import { filters } from "./filters.ts";
import { compiledNumbers, counting } from "./happened.ts";
import { itemOf } from "./items.ts";
import { leave } from "./leaving.ts";
import { noteMade } from "./made.ts";
import { meant } from "./meant.ts";
import { asksNames, mentions } from "./mentions.ts";
import { namedFaults } from "./named-faults.ts";
import { fireAfter, fireBefore } from "./next.ts";
import { numbers } from "./numbers.ts";
import { options } from "./options.ts";
import { procedures } from "./procedures.ts";
import { refs } from "./refs.ts";
import { modifierChooser, replacements } from "./replacements.ts";
import { firstSeat, firstTable, turnOrder } from "./table.ts";
import { traits } from "./traits.ts";
import type { Ruleset } from "./typed.ts";
import { verbs } from "./verbs.ts";
import { windows } from "./window.ts";
import { inPlay, zones } from "./zones.ts";

export const grandArchive: Ruleset = {
  id: "grand-archive",
  name: "Grand Archive",
  about:
    "Opportunity and the Effects Stack: whoever acts keeps Opportunity, and only when all have passed in succession does the top resolve. Every phase with its natural and derived windows, materialization, reserve and memory costs, champions with levels and lineage, Intent, retaliation, state-based checks, layers, durations, and two to four players.",
  version: 7,
  profiles: ["seed", "current"],
  // G R2.1.
  seats: { min: 2, max: 4 },
  options,
  zones,
  vars: VARS,
  attrs: TOLD_ATTRS,
  printed: PRINTED_ATTRS,
  untold: UNTOLD_ATTRS,
  table: () => firstTable,
  seatVars: () => firstSeat,
  start(m, decks) {
    const isOf = (id: string): boolean => isMaterial(m.pool.cards[placeOf(m, id)].data);
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
  // An effect follows what it moves from a graveyard or a hand too; no text names a card of a deck before it moves.
  remembers: (m, obj) => !["main", "material"].includes(zoneIdOf(m, obj)),
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
  terms: { refs, numbers: { ...numbers, ...compiledNumbers } },
  ready(m, acts) {
    fireBefore(m, acts);
    return countBefore(m, acts, counting);
  },
  carried(m, acts, became) {
    countAfter(m, acts, became, counting);
    fireAfter(m, acts, became);
    noteMade(m, acts, became);
    noteDealt(m, acts);
  },
  traits,
  marks: namedBy,
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
  itemOf,
  mayBe: (m, obj, card) => (zoneIdOf(m, obj) === "material") === isMaterial(card.data),
  format,
  compileCard,
  mentions,
  // G R32.60: what can be named would tell whose cards are played.
  showsSets: ({ data }) => asksNames(data),
  namedFaults,
  deckProblems,
};
