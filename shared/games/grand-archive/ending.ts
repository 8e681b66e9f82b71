/** The end of a match (G R24): its outcome, and the cards that are shown then. */

import {
  abilitySlots,
  cardOf,
  endMatch,
  type Handle,
  handleAt,
  holds,
  matches,
  note,
  type Outcome,
  objAt,
  type Seat,
  scopeOf,
  works,
} from "../../kernel/game.ts";
import { thingsIn } from "../zones.ts";
import type { Match } from "./typed.ts";
import type { ZoneId } from "./zones.ts";

const HIDDEN: readonly ZoneId[] = ["hand", "memory", "material", "main"];

/** Ends the match, and shows the cards of R24.13. */
export function endGame(m: Match, outcome: Outcome): void {
  for (const seat of m.state.seats.keys()) revealSet(m, seat);
  endMatch(m, outcome);
}

/** G R24.13: hidden cards with characteristics that an effect sets; in an order that tells nothing of where they lie. */
function revealSet(m: Match, seat: Seat): void {
  const cards = HIDDEN.flatMap((zone) => thingsIn(m, zone, seat))
    .filter((handle) => isSet(m, handle))
    .map((handle) => m.state.cards[objAt(m, handle).card]);
  if (cards.length > 0) note(m, "revealed", { seat, cards: cards.sort() });
}

const isSet = (m: Match, handle: Handle): boolean =>
  m.state.modifiers.some(({ set, refs }) => set !== null && refs.includes(handle)) ||
  abilitySlots(m).some((slot) => sets(m, slot, handle));

/** Whether a static ability of the object in this slot sets something of the card. */
function sets(m: Match, slot: number, handle: Handle): boolean {
  const source = m.state.objects[slot];
  const scope = scopeOf(handleAt(m.state, slot), source.controller);
  const card = objAt(m, handle);
  return cardOf(m, source).abilities.some(
    (ability) =>
      works(m, source, ability) &&
      ability.statics.some(
        ({ set, on, while: condition }) =>
          set !== null && matches(m, scope, card, handle, on) && holds(m, scope, condition),
      ),
  );
}
