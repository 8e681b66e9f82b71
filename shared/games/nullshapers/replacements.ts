/** What may happen in an act's place (kernel.md 3). */

import type { Seat } from "../../kernel/game.ts";
import { affected, object, seat } from "../acts.ts";
import { fallsThrough } from "./moves.ts";
import { activeOf } from "./table.ts";
import type { Act, Match, Replacement } from "./typed.ts";

/** What the rules themselves put in an act's place. */
export const replacements: readonly Replacement[] = [
  {
    // N R3.2, R3.4, R4.1: it cannot lie there, and goes where what is put off the planet goes.
    on: "arrive",
    applies: (m, act) => fallsThrough(m, act),
    instead: (_m, act) => [{ act: "discard", object: object(act), seat: seat(act) }],
  },
];

/** Whose choice it is between modifiers that would change the same act. */
export const modifierChooser = (m: Match, act: Act): Seat => affected(m, act) ?? activeOf(m);
