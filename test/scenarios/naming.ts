import { openRequest } from "../../shared/kernel/flow/open-requests.ts";
import { actingIn } from "../../shared/kernel/flow/segments.ts";
import type { Domain } from "../../shared/kernel/model/domains.ts";
import type { Match } from "../../shared/kernel/model/match.ts";
import { type Data, type Json, type Seat, slotOf } from "../../shared/kernel/model/state.ts";
import { nameFor } from "../../shared/kernel/ops/audience.ts";
import { copiesOf, seatOf } from "./cards.ts";
import { CannotSay } from "./game.ts";
import type { CardRef } from "./refs.ts";

/** A scenario's cards as the names the acting seat has for them. */

/** Whose card is meant: the named owner's, or one's own before the others'. */
function ownersOf(m: Match, seat: Seat, { owner }: CardRef): Seat[] {
  if (owner !== undefined) return [seatOf(owner)];
  return [seat, ...[...m.state.seats.keys()].filter((other) => other !== seat)];
}

/**
 * The item meant: the copy named, or the first that lies where the action takes it from, or any.
 * @param from ids of zones, best first
 * @param not slots that are spoken for
 */
export function slotFor(
  m: Match,
  seat: Seat,
  ref: CardRef,
  from: readonly string[],
  not: readonly number[] = [],
): number {
  for (const owner of ownersOf(m, seat, ref)) {
    const copies = copiesOf(m, owner, ref.card);
    if (copies.length === 0) continue;
    if (ref.copy !== undefined) {
      if (copies[ref.copy - 1] === undefined) throw new CannotSay(`no copy ${ref.copy} of ${ref.card}`);
      return copies[ref.copy - 1];
    }
    const free = copies.filter((slot) => !not.includes(slot));
    const lies = (zone: string) => free.find((slot) => zoneIdAt(actingIn(m, seat), slot) === zone);
    return from.map(lies).find((slot) => slot !== undefined) ?? free[0] ?? copies[0];
  }
  throw new CannotSay(`no card "${ref.card}" in this match`);
}

/** The id of the zone an item lies in. */
function zoneIdAt(m: Match, slot: number): string | undefined {
  const zone = m.state.objects[slot]?.zone ?? -1;
  return zone < 0 ? undefined : m.game.zones[m.state.zones[zone].def].id;
}

/** What the seat calls the item; a thing it cannot see has no name it could send. */
export function nameOf(m: Match, seat: Seat, slot: number): string {
  const world = actingIn(m, seat);
  return nameFor(world, world.state.objects[slot], 1 << seat) || "unseen";
}

/** The item that the viewers of these bits call so. */
export function slotCalled(m: Match, bit: number, name: string): number | undefined {
  const slot = m.state.objects.findIndex((obj) => obj.owner >= 0 && nameFor(m, obj, bit) === name);
  return slot < 0 ? undefined : slot;
}

export const named = (m: Match, seat: Seat, ref: CardRef, from: readonly string[]): string =>
  nameOf(m, seat, slotFor(m, seat, ref, from));

/** Several cards; without a number another copy each. */
export function allNamed(
  m: Match,
  seat: Seat,
  refs: readonly CardRef[],
  from: readonly string[],
  not: readonly number[] = [],
): string[] {
  const taken = not.slice();
  return refs.map((ref) => {
    const slot = slotFor(m, seat, ref, from, taken);
    taken.push(slot);
    return nameOf(m, seat, slot);
  });
}

/** The entry a card waits as; one that has left, or never was, has the name of none. */
export function entryName(m: Match, seat: Seat, ref: CardRef): string {
  for (const owner of ownersOf(m, seat, ref)) {
    const copies = copiesOf(m, owner, ref.card);
    const wanted = ref.copy === undefined ? copies : [copies[ref.copy - 1]];
    const entry = m.state.entries.find(({ source }) => wanted.includes(slotOf(source)));
    if (entry !== undefined) return `e${entry.id}`;
  }
  return "e999";
}

/** Slots of one kind are numbered from their second on. */
export const numbered = (slot: string, index: number): string => (index === 0 ? slot : `${slot}${index + 1}`);

/** Targets in the order of the file, dealt to the words: each takes as many as it may. */
export function dealt(
  names: readonly string[],
  most: readonly number[],
  key = (index: number) => numbered("target", index),
): Data {
  const rest = names.slice();
  const slots: Record<string, Json> = {};
  // A word that asks for nothing now has no slot.
  for (const [index, max] of most.entries()) if (max > 0) slots[key(index)] = rest.splice(0, max);
  if (rest.length > 0) slots[key(most.length)] = rest;
  return slots;
}

/** What may be chosen one by one. */
export function listed(domain: Domain): readonly Json[] {
  switch (domain.kind) {
    case "one":
    case "subset":
    case "order":
      return domain.of;
    case "assign":
      return domain.over;
    case "pay":
      return domain.items.map(({ item }) => item);
    case "amount":
      return Array.from({ length: domain.max - domain.min + 1 }, (_, at) => domain.min + at);
  }
}

/** Waiting triggers are ordered by the labels their cards stand behind. */
function labelled(
  labels: readonly string[],
  what: readonly Data[],
  cards: readonly CardRef[],
): (string | undefined)[] {
  const left = labels.slice();
  return cards.map(({ card, copy }) => {
    const fits = (one: string) => what[labels.indexOf(one)]?.card === card;
    const name = copy === undefined ? left.find(fits) : labels.filter(fits)[copy - 1];
    if (name !== undefined && left.includes(name)) left.splice(left.indexOf(name), 1);
    return name;
  });
}

/** The answer to the open request for an order: waiting triggers by their labels; else nothing. */
export function orderOf(m: Match, seat: Seat, cards: readonly CardRef[]): readonly string[] | undefined {
  const request = openRequest(actingIn(m, seat), seat);
  const labels = ((request?.domain as Data | null | undefined)?.of ?? []) as readonly string[];
  const what = request?.info.what;
  if (request?.kind !== "order" || !Array.isArray(what)) return undefined;
  return labelled(labels, what as Data[], cards).map((name) => name ?? "unseen");
}
