/** The acts that may take another act's place (kernel.md 3). */

import type { Cause, Seat } from "../../kernel/game.ts";
import { has } from "./card.ts";
import { initiative } from "./table.ts";
import type { Act, Match, Replacement } from "./typed.ts";

/** A. */
const fleeting: Replacement<"move"> = {
  on: "move",
  // A, C 6.2.g of 3.0: one of those that are chosen from.
  ranked: true,
  applies: (m, { from, to, object }) =>
    from === "expedition" && to === "reserve" && has(m, object, "fleeting"),
  instead: (_m, act) => [{ ...act, to: "discard" }],
};

/** The acts that the rules themselves put in an act's place. */
export const replacements: readonly Replacement[] = [fleeting];

/** A: the controller of the step, else the player with the initiative. */
export const modifierChooser = (m: Match, _act: Act, { by }: Cause): Seat => (by >= 0 ? by : initiative(m));

/** A sacrifice that goes elsewhere is still a sacrifice (A ). */
export const inherits = (replaced: Act, act: Act): Act =>
  replaced.act === "move" &&
  replaced.how === "sacrifice" &&
  act.act === "move" &&
  act.object === replaced.object
    ? { ...act, how: replaced.how, seat: replaced.seat }
    : act;
