/** The acts that may take another act's place (kernel.md 3). */

import type { Seat } from "../../kernel/game.ts";
import { affected, object, seat } from "../acts.ts";
import { fallsThrough } from "./moves.ts";
import { activeOf } from "./table.ts";
import type { Act, Match, Replacement } from "./typed.ts";

/** The acts that the rules themselves put in an act's place. */
export const replacements: readonly Replacement[] = [
  {
    // N R3.2, R3.4, R4.1: it cannot lie there, and goes where a card goes that leaves the planet.
    on: "arrive",
    applies: (m, act) => fallsThrough(m, act),
    instead: (_m, act) => [{ act: "discard", object: object(act), seat: seat(act) }],
  },
];

/** The seat that chooses between modifiers of the same act. */
export const modifierChooser = (m: Match, act: Act): Seat => affected(m, act) ?? activeOf(m);
