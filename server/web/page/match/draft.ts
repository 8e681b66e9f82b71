/**
 * An intent in the making: an action that was offered and the choices made for it so far. Pure, so that
 * every step can be taken back until it is sent.
 */
import { type Domain, fault, firstOf, type Json, type Slot } from "../../../../shared/kernel/index.ts";
import type { Offer } from "../../../../shared/protocol/index.ts";
import { present } from "../../../../shared/protocol/index.ts";

export interface Choice {
  readonly slot: Slot;
  readonly value: Json;
  /** Made without asking: there was one way, or the usual one. */
  readonly isAuto: boolean;
}

export interface Making {
  readonly offer: Offer;
  readonly made: readonly Choice[];
  /** The slot to be chosen now; null when there is none. */
  readonly next: Slot | null;
  /** The value chosen so far. */
  readonly value: Json;
}

export const beginMaking = (offer: Offer): Making =>
  settle({ offer, made: [], next: offer.next, value: null });

/** The draft the server is asked to narrow, or the whole intent. */
export const draftOf = ({ offer, made }: Making) => ({
  ...offer.action,
  ...Object.fromEntries(made.map(({ slot, value }) => [slot.slot, value])),
});

/** The choice is made; what comes next is for the server to say. */
export const choose = (making: Making, isAuto = false): Making => {
  const { next, made, value } = making;
  return next === null ? making : { ...making, made: [...made, { slot: next, value, isAuto }], next: null };
};

/** The server has said what comes next. */
export const goOn = (making: Making, next: Slot | null): Making => settle({ ...making, next, value: null });

/** Takes back the last choice that was a choice; undefined where there is none. */
export function takeBack(making: Making): Making | undefined {
  const at = making.made.findLastIndex(({ isAuto }) => !isAuto);
  return at < 0 ? undefined : backTo(making, at);
}

/** Opens a choice again, with what was chosen. */
export function backTo({ offer, made }: Making, at: number): Making {
  const { slot, value } = present(made[at], "choice to go back to");
  return { offer, made: made.slice(0, at), next: slot, value };
}

/** Whether what is chosen now may be: nothing else is left to be. */
export const isReady = ({ next, value }: Making): boolean =>
  next === null || fault(next.domain, value) === null;

function settle(making: Making): Making {
  const { next } = making;
  return next === null ? making : { ...making, value: firstValue(next) };
}

/** The value before anything is chosen. */
function firstValue({ domain, omitted }: Slot): Json {
  if (omitted !== undefined) return omitted;
  switch (domain.kind) {
    case "one":
      return domain.of.length === 1 ? (domain.of[0] ?? null) : null;
    case "subset":
      return domain.min === domain.of.length ? domain.of : [];
    default:
      return firstOf(domain);
  }
}

/** Whether the request asks for one of a few words: saying it is all there is to do. */
export const isDecision = ({ offer, next }: Making): boolean =>
  offer.next?.slot === "choice" &&
  next?.domain.kind === "one" &&
  next.domain.of.every((one) => typeof one !== "string" || /^[a-z]+$/i.test(one));

/** Whether there is nothing to choose here, or a price that may be paid the usual way. */
export const isForced = (slot: Slot): boolean =>
  hasOneWay(slot) || (slot.domain.kind === "pay" && slot.omitted !== undefined);

/** Whether nothing is open, and nothing was chosen for the player that he could have chosen otherwise. */
export const isPlain = ({ next, made }: Making): boolean =>
  next === null && made.every(({ slot, isAuto }) => !isAuto || hasOneWay(slot));

/** Whether there is nothing to choose here. */
function hasOneWay({ domain }: Slot): boolean {
  switch (domain.kind) {
    case "one":
      return domain.of.length === 1;
    case "subset":
      return domain.max === 0 || (domain.min === domain.of.length && domain.min > 0);
    case "order":
      return domain.of.length <= 1;
    case "amount":
      return domain.min === domain.max;
    case "assign":
      return domain.over.length <= 1;
    case "pay":
      // An item that is alike to none other has "" there.
      return domain.due === 0 || new Set(domain.items.map(({ alike, item }) => alike || item)).size <= 1;
  }
}

/** Whether one value answers it. */
export const isSingle = (domain: Domain | undefined): boolean =>
  domain?.kind === "one" || (domain?.kind === "subset" && domain.max === 1);

/** The names a domain speaks of: things, seats, entries, zones. */
export function namesIn(domain: Domain): readonly string[] {
  switch (domain.kind) {
    case "one":
      return domain.of.filter((one) => typeof one === "string");
    case "subset":
    case "order":
      return domain.of;
    case "assign":
      return domain.over;
    case "pay":
      return domain.items.map(({ item }) => item);
    case "amount":
      return [];
  }
}

/** The thing that a value names before its slash, as "c7/2" names c7. */
export const thingOf = (value: string): string => value.replace(/\/.*/s, "");

/** What it is joined with: c9 in "c7/c9". */
export const partOf = (value: string): string => value.slice(value.indexOf("/") + 1);

/** The thing that was chosen last. */
export const lastOf = ({ value }: Making): string =>
  Array.isArray(value) ? thingOf(String(value.at(-1) ?? "")) : "";

/** A name is pointed at: chosen, or no longer. */
export function toggle(making: Making, name: string): Making {
  const { next, value } = making;
  if (next === null) return making;
  const { domain } = next;
  if (domain.kind === "one") return { ...making, value: value === name ? null : name };
  if (domain.kind !== "subset" && domain.kind !== "pay") return making;
  const chosen = Array.isArray(value) ? (value as readonly string[]) : [];
  if (chosen.includes(name)) return { ...making, value: chosen.filter((one) => one !== name) };
  // Where one thing is asked for, pointing at another means that one instead.
  if (domain.kind === "subset" && domain.max === 1) return { ...making, value: [name] };
  const apart =
    domain.kind === "subset" && domain.once ? chosen.filter((one) => thingOf(one) !== thingOf(name)) : chosen;
  return { ...making, value: [...apart, name] };
}

/** Whether a value, or one that begins with this thing, is among what is chosen now. */
export const isChosen = ({ value }: Making, name: string): boolean =>
  (Array.isArray(value) ? (value as readonly Json[]) : [value]).some(
    (one) => typeof one === "string" && (one === name || thingOf(one) === name),
  );
