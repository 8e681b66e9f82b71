import { actingIn } from "../../shared/kernel/flow/segments.ts";
import type { Match } from "../../shared/kernel/model/match.ts";
import { type Seat, slotOf } from "../../shared/kernel/model/state.ts";

/** How scenario files call the items of a match: owner's letter, card id, and a number where there are several. */

export const LETTERS = ["A", "B", "C", "D"] as const;

export const seatOf = (name: string): Seat => (LETTERS as readonly string[]).indexOf(name);

/**
 * Slots of an owner's copies of a card, in the order its `given` is written. In a hidden segment they are
 * those of the owner's world: what one has made lies there only.
 */
export function copiesOf(m: Match, owner: Seat, card: string): number[] {
  const slots: number[] = [];
  actingIn(m, owner).state.objects.forEach((obj, slot) => {
    if (obj.owner === owner && m.state.cards[obj.card] === card) slots.push(slot);
  });
  return slots;
}

/** `A.dave`, or `A.dave#2` where the owner has more than one. */
export function label(m: Match, slot: number): string {
  const obj = m.state.seats
    .map((_, seat) => actingIn(m, seat).state.objects[slot])
    .find((one) => one !== undefined && one.owner >= 0);
  if (obj === undefined) return "?";
  const { owner, card } = obj;
  const id = m.state.cards[card];
  const copies = copiesOf(m, owner, id);
  return `${LETTERS[owner]}.${id}${copies.length > 1 ? `#${copies.indexOf(slot) + 1}` : ""}`;
}

export const labelOf = (m: Match, handle: number): string => label(m, slotOf(handle));
