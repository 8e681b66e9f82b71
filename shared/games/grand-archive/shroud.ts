/** Spellshroud and Omnishroud (G R32.12): what may not be a target of what. */

import { attrOf, dataOf, type Handle, objectOf, type Scope } from "../../kernel/game.ts";
import type { Body } from "./card-schema.ts";
import { wordsNow } from "./kinds.ts";
import type { Match } from "./typed.ts";

/** What aims: the body whose words they are, and where it runs. */
export type Aiming = { readonly body: Body; readonly scope: Scope };

const SPELL = "spell";

/** Whether these are subtypes of a Spell. */
export const isSpell = (subtypes: readonly string[] = []): boolean =>
  subtypes.some((one) => one.toLowerCase() === SPELL);

/** A layer of a card with the subtype Spell, or of an ability that works "as a Spell". */
function bySpell(m: Match, { body, scope: { self } }: Aiming): boolean {
  if (body.asSpell === true) return true;
  const now = objectOf(m.state, self);
  if (now !== undefined) return isSpell(wordsNow(m, now, "subtype"));
  const last = m.state.memories.find(({ handle }) => handle === self);
  return last !== undefined && isSpell(dataOf(m, last).subtypes);
}

/** Whether it cannot be a target of what aims. */
export const isShrouded = (m: Match, handle: Handle, aiming: Aiming): boolean =>
  attrOf(m, handle, "omnishroud") > 0 || (attrOf(m, handle, "spellshroud") > 0 && bySpell(m, aiming));
