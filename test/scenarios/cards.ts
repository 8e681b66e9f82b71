import { actingIn } from "../../shared/kernel/flow/segments.ts";
import type { Match } from "../../shared/kernel/model/match.ts";
import { handleAt, objectOf, type Seat, slotOf } from "../../shared/kernel/model/state.ts";
import { varOf } from "../../shared/kernel/ops/ops.ts";
import { attrOf } from "../../shared/kernel/values/modifiers.ts";
import type { StateItem } from "./scenario.ts";

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

/** One object in the words of `state`: every value and attribute of it is a counter. */
export function itemOf(m: Match, slot: number): StateItem {
  const { vars } = m.layout;
  const { attrs } = m.game;
  const obj = m.state.objects[slot];
  const handle = handleAt(m.state, slot);
  return {
    card: m.state.cards[obj.card],
    counters: Object.fromEntries([
      ...vars.map((key) => [key, varOf(m, obj, key)]),
      ...attrs.map((key) => [key, attrOf(m, handle, key)]),
    ]),
    down: obj.down,
    ...(objectOf(m.state, obj.host) !== undefined && { on: label(m, slotOf(obj.host)) }),
  };
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
