/** "This turn", "today", "this game" (A ): numbers over what has happened, and how texts say them. */
import { z } from "zod";
import {
  type Match as AnyMatch,
  type OwnNumber,
  type OwnTerms,
  setTable,
  tableOf,
} from "../../kernel/game.ts";
import { askingShape, questionIn, timesHappened } from "../happened.ts";
import type { Counting, Happened, Tally } from "../tally.ts";
import type { AlteredWords, Match } from "./typed.ts";

export const counting: Counting = {
  // The tally of a match of this game stands in its table.
  read: (m: AnyMatch) => tableOf(m as Match)._tally,
  write(m: AnyMatch, tally: Tally) {
    // A match of this game, as above.
    setTable(m as Match, "_tally", tally);
  },
  question: (node) => questionIn(node),
};

/** Acts that everybody sees. */
const ACTS = ["played", "move", "status", "counter", "ascend"];

const shape: OwnNumber<AlteredWords, Omit<Happened, "field">>["shape"] = (terms) => ({
  ...askingShape<AlteredWords>(ACTS)(terms),
  since: z.enum(["day", "game"]).exactOptional(),
});

export const happenedTerms: OwnTerms<AlteredWords> = {
  numbers: {
    happened: timesHappened(shape, counting, {
      done: { played: "played" },
      become: {
        played: "been played",
        move: "moved",
        status: "changed status",
        counter: "gained or lost counters",
        ascend: "Ascended",
      },
    }),
  },
};
