/** What may happen in an act's place (kernel.md 3). */
import type { Match } from "../../kernel/match.ts";
import type { Act, Replacement } from "../../kernel/ruleset.ts";
import type { Seat } from "../../kernel/state.ts";
import { object } from "../acts.ts";
import { initiative } from "./table.ts";
import { has } from "./words.ts";

/** What the rules themselves put in an act's place. */
export const replacements: readonly Replacement[] = [
  {
    // A: Fleeting.
    on: "move",
    applies: (m, act) => act.from === "expedition" && act.to === "reserve" && has(m, object(act), "fleeting"),
    instead: (_m, act) => [{ ...act, to: "discard" }],
  },
];

/** A: the controller of the step, else who has the initiative. */
export const modifierChooser = (m: Match, act: Act): Seat =>
  typeof act.seat === "number" && act.seat >= 0 ? act.seat : initiative(m);
