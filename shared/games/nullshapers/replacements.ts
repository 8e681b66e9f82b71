/** The acts that may take another act's place (kernel.md 3). */

import type { Seat } from "../../kernel/game.ts";
import { affected } from "../acts.ts";
import { fallsThrough } from "./moves.ts";
import { activeOf } from "./table.ts";
import type { Act, Match, Replacement } from "./typed.ts";

/** N R3.2, R3.4, R4.1: it cannot lie there, and goes where a card goes that leaves the planet. */
const falls: Replacement<"arrive"> = {
  on: "arrive",
  applies: fallsThrough,
  instead: (_m, { object, seat }) => [{ act: "discard", object, seat }],
};

/** The acts that the rules themselves put in an act's place. */
export const replacements: readonly Replacement[] = [falls];

/** The seat that chooses between modifiers of the same act. */
export const modifierChooser = (m: Match, act: Act): Seat => affected(m, act) ?? activeOf(m);
