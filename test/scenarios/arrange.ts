import { createMatch } from "../../shared/kernel/flow/create.ts";
import { SetupError } from "../../shared/kernel/flow/empty.ts";
import type { Catalog } from "../../shared/kernel/model/catalog.ts";
import type { Match } from "../../shared/kernel/model/match.ts";
import { type Data, type Handle, handleAt, type Seat } from "../../shared/kernel/model/state.ts";
import { arrange, type How, move, setVar, zoneOf } from "../../shared/kernel/ops/ops.ts";
import { rearrange as arranged } from "../../shared/kernel/sandbox.ts";
import { copiesOf, seatOf } from "./cards.ts";
import { type CardRef, repeat } from "./refs.ts";
import { ScenarioError } from "./scenario.ts";

/**
 * Positions are made by the kernel's own ops on a real match: there is no second way to change a state,
 * so what a scenario begins with could be saved, loaded and seen like any other state.
 */

const SEED = "5ca1ab1e".repeat(8);

/** A card as `given` writes it, and where it lies. */
export type Lying<Card, Zone extends string = string> = Card & { readonly where: Zone };

/** Every card of a seat in the order its zones are written; a number of fillers spelt out. */
export const laidBy = <Card, Zone extends string>(
  written: readonly Zone[],
  pileOf: (zone: Zone) => readonly Card[] | number,
  filler: Card,
): Lying<Card, Zone>[] =>
  written.flatMap((where) => {
    const pile = pileOf(where);
    return (typeof pile === "number" ? repeat(filler, pile) : pile).map((card) => ({ ...card, where }));
  });

/** @throws ScenarioError where a card is in none of the sets */
function checkCards(
  laid: readonly (readonly { readonly card: string }[])[],
  ruleset: string,
  sets: readonly string[],
  catalog: Catalog,
): void {
  const unknown = laid.flat().find(({ card }) => !catalog.card({ ruleset, sets }, card));
  if (unknown !== undefined) throw new ScenarioError(`no card "${unknown.card}" in ${sets.join(", ")}`);
}

/** How a match begins whose cards are laid out by a case. */
interface Beginning {
  readonly profile: string;
  readonly options: Data;
  readonly sets: readonly string[];
}

/**
 * A new match in which each seat brings what is laid for it, in that order.
 * @throws ScenarioError where a card is in none of the sets, or the game begins no such match
 */
export function matchOf(
  ruleset: string,
  laid: readonly (readonly { readonly card: string }[])[],
  { profile, options, sets }: Beginning,
  catalog: Catalog,
): Match {
  checkCards(laid, ruleset, sets, catalog);
  const seats = laid.map((cards) => ({ deck: cards.map(({ card }) => card) }));
  try {
    return createMatch({ ruleset, profile, options, seed: SEED, seats, sets }, catalog).match;
  } catch (error) {
    throw error instanceof SetupError ? new ScenarioError(error.message) : error;
  }
}

/** The item that each card laid out is, where a game deals them in an order of its own. */
export function slotsOf<C extends { readonly card: string }>(
  m: Match,
  laid: readonly (readonly C[])[],
): Map<C, number> {
  const slots = new Map<C, number>();
  laid.forEach((cards, seat) => {
    const taken = new Set<number>();
    for (const card of cards) {
      const slot = copiesOf(m, seat, card.card).find((one) => !taken.has(one)) as number;
      taken.add(slot);
      slots.set(card, slot);
    }
  });
  return slots;
}

type Hosted = { readonly where: string; readonly on?: CardRef };

/**
 * Lays out all cards of a game whose items are numbered as its decks are written, seat by seat. Those of a deck go back
 * first; what lies on a thing comes after it.
 * @param layOne puts a card where it is written
 */
export function layAll<C extends Hosted>(
  m: Match,
  laid: readonly (readonly C[])[],
  layOne: (slot: number, seat: Seat, card: C) => void,
): void {
  const all = laid.flatMap((cards, seat) => cards.map((card) => ({ seat, card })));
  const each = (test: (card: C, slot: number, seat: Seat) => boolean): void =>
    all.forEach(({ seat, card }, slot) => {
      if (test(card, slot, seat)) layOne(slot, seat, card);
    });
  const isLying = (slot: number, seat: Seat) => m.state.objects[slot].zone === zoneOf(m, "deck", seat);
  each(({ where }, slot, seat) => where === "deck" && !isLying(slot, seat));
  each(({ where, on }) => where !== "deck" && on === undefined);
  each(({ on }) => on !== undefined);
  laid.forEach((_, seat) => {
    const slots = all.flatMap(({ card, seat: of }, slot) =>
      of === seat && card.where === "deck" ? [slot] : [],
    );
    layDeck(m, "deck", seat, slots);
  });
}

/** Lays a seat's deck: files list the top first, a zone's list ends with it. */
export const layDeck = (m: Match, zone: string, seat: Seat, slots: readonly number[]): void =>
  arrange(m, zoneOf(m, zone, seat), slots.toReversed());

/** What a card is attached to or lies on. */
export function hostOf(m: Match, seat: Seat, ref: CardRef): Handle {
  const owners = ref.owner === undefined ? [seat, 1 - seat] : [seatOf(ref.owner)];
  const found = owners.flatMap((owner) => copiesOf(m, owner, ref.card))[(ref.copy ?? 1) - 1];
  if (found === undefined) throw new ScenarioError(`there is no ${ref.card} to lie on`);
  return handleAt(m.state, found);
}

/** Puts an item into a zone with these counters and gives the object it then is. */
export function place(
  m: Match,
  slot: number,
  zone: number,
  how: How = {},
  vars: Readonly<Record<string, number>> = {},
): Handle {
  const handle = move(m, handleAt(m.state, slot), zone, { ...how, fresh: true });
  for (const [key, value] of Object.entries(vars)) if (value !== 0) setVar(m, handle, key, value);
  return handle;
}

/** Changes a match that stands still as `change` says; what is told of it is no part of a scenario. */
export function rearrange(m: Match, change: () => void): void {
  arranged(m, change);
  const fault = zoneFault(m);
  if (fault !== undefined) throw new Error(fault);
}

/** Zones conserve items: each lies in exactly one place, and knows it. */
export function zoneFault(m: Match): string | undefined {
  const seen = new Map<number, number>();
  for (const [zone, { list }] of m.state.zones.entries()) {
    for (const slot of list) {
      if (slot < 0) continue;
      if (seen.has(slot)) return `item ${slot} lies in two zones`;
      if (m.state.objects[slot].zone !== zone) return `item ${slot} does not know where it lies`;
      seen.set(slot, zone);
    }
  }
  const lost = m.state.objects.findIndex(({ zone }, slot) => zone >= 0 && !seen.has(slot));
  return lost < 0 ? undefined : `item ${lost} lies nowhere`;
}
