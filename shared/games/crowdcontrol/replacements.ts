/** The acts that may take another act's place (kernel.md 3). */

import type { Seat } from "../../kernel/game.ts";
import type { Act, Match, Replacement } from "./typed.ts";

/** Nothing of the rules themselves replaces an act. */
export const replacements: readonly Replacement[] = [];

/** No card of this game replaces an act, so nobody ever chooses. */
export const modifierChooser = (_m: Match, act: Act): Seat => act.seat ?? 0;
