/** "This turn", "this game": what has happened, as numbers that texts read. */
import { type Match as AnyMatch, type Json, type OwnTerms, setTable, tableOf } from "../../kernel/game.ts";
import { askingShape, questionIn, timesHappened } from "../happened.ts";
import type { Counting, Tally } from "../tally.ts";
import { lookRefs } from "./looks.ts";
import type { Match, UcgWords } from "./typed.ts";

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
  discard: "discarded",
};
/** These are done in the open: what a face-down card is, no number tells. */
const BECOME: Readonly<Record<string, string>> = {
  enter: "come into play",
  slay: "been Slain",
  decimate: "been Decimated",
  dispose: "been Disposed of",
  bounce: "returned to hand",
  attack: "attacked",
  block: "blocked",
  damage: "been dealt damage",
  discard: "been discarded",
};

const shape = askingShape<UcgWords>(Object.keys(BECOME));

export const terms: OwnTerms<UcgWords> = {
  refs: lookRefs,
  numbers: { happened: timesHappened(shape, counting, { done: DONE, become: BECOME }) },
};
