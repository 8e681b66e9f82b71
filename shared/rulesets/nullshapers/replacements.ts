/** What may happen in an act's place (kernel.md 3). */
import type { Match } from "../../kernel/match.ts";
import type { Act, Replacement } from "../../kernel/ruleset.ts";
import type { Seat } from "../../kernel/state.ts";
import { affected } from "../acts.ts";
import { activeOf } from "./table.ts";

/** Nothing of the rules themselves replaces an act. */
export const replacements: readonly Replacement[] = [];

/** Whose choice it is between modifiers that would change the same act. */
export const modifierChooser = (m: Match, act: Act): Seat => affected(m, act) ?? activeOf(m);
