/** "This turn", "this game": what has happened, as numbers that texts read. */
import { type Match as AnyMatch, type Json, type OwnTerms, setTable, tableOf } from "../../kernel/game.ts";
import { askingShapeOf, questionIn, timesHappened } from "../happened.ts";
import type { Counting, Tally } from "../tally.ts";
import { hereTerms, WHERE_THIS_IS } from "./here.ts";
import type { Match, NsWords } from "./typed.ts";

export const counting: Counting = {
  // The tally of a match of this game stands in its table.
  read: (m: AnyMatch) => tableOf(m as Match)._tally,
  write(m: AnyMatch, tally: Tally) {
    // A match of this game, as above.
    setTable(m as Match, "_tally", tally);
  },
  question: (node: Json) => questionIn(node),
};

const DONE: Readonly<Record<string, string>> = {
  announce: "played",
  discard: "discarded",
};
/** These are done in the open: what a face-down card is, no number tells. */
const BECOME: Readonly<Record<string, string>> = {
  announce: "been played",
  arrive: "arrived",
  leave: "left the planet",
  terminate: "been terminated",
  forfeit: "been forfeited",
  discard: "been discarded",
  attack: "attacked",
  defend: "defended",
  advance: "advanced",
  damage: "been dealt damage",
};

const shape = askingShapeOf<NsWords>(Object.keys(BECOME), ["object", "source"]);

export const terms: OwnTerms<NsWords> = {
  ...hereTerms(WHERE_THIS_IS),
  numbers: { happened: timesHappened(shape, counting, { done: DONE, become: BECOME }) },
};
