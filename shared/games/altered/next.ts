/**
 * "The next … you play this turn": an Ongoing Emblem that waits for one fitting card (A ). What it does to the
 * price is part of the declaration; what else it does, it does as the card joins, or as a Spell enters Limbo.
 */
import {
  addEntry,
  type Cause,
  callEffect,
  type Data,
  dataOf,
  dropEntry,
  type Handle,
  handleAt,
  isOneOf,
  matchesHandle,
  NONE,
  objAt,
  objectOf,
  present,
  type Scope,
  type Seat,
  scopeOf,
  setEntry,
  slotOf,
} from "../../kernel/game.ts";
import type { OfSeat } from "../acts.ts";
import { isInSuch, type That } from "./expedition-words.ts";
import { openName } from "./names.ts";
import { lowered, type PLAYED_FROM } from "./own-cost.ts";
import { SCOUT } from "./programs.ts";
import type { Act, AlteredWords, Entry, Match } from "./typed.ts";
import { type Place, placeOf, type Side } from "./zones.ts";

/** What it waits for, and what it does then. */
export type Waits = {
  /** A filter of the card. */
  readonly what: Data;
  readonly from?: readonly (typeof PLAYED_FROM)[number][];
  /** It waits for who joins one of these Expeditions, not for what is played. */
  readonly joins?: That;
  readonly less?: number;
  readonly downTo?: number;
  readonly free?: true;
  /** It waits for nothing but the end of Rest (A ). */
  readonly afterRest?: true;
  /** The ability of its card that holds the program of what it does. */
  readonly later?: number;
};

export type Awaiting = OfSeat & {
  readonly source: Handle;
  readonly until: AlteredWords["point"];
  readonly next: Waits;
};

/** Its Emblem in Limbo. */
export function addNext(m: Match, { seat, source, until, next }: Awaiting): void {
  const { card } = m.state.objects[slotOf(source)];
  addEntry(
    m,
    { kind: "next", controller: seat, source, data: { until, next, card } },
    { kind: "ongoing", controller: seat, card: m.state.cards[card], until },
  );
}

/** Its entry. */
type Emblem = Extract<Entry, { readonly kind: "next" }>;

const emblemsOf = (m: Match): readonly Emblem[] => m.state.entries.filter((one) => one.kind === "next");

const scopeFor = ({ source, controller }: Emblem): Scope => scopeOf(source, controller);

/** The Emblems of a seat that a card fits which is played from there. */
function fitting(m: Match, seat: Seat, card: Handle, from: Place): Emblem[] {
  return emblemsOf(m).filter((entry) => {
    const waits = entry.data.next;
    if (entry.controller !== seat || waits.joins !== undefined || waits.afterRest === true) return false;
    if (waits.from !== undefined && !isOneOf(waits.from, from)) return false;
    return matchesHandle(m, scopeFor(entry), card, waits.what);
  });
}

const isPrice = ({ data }: Emblem): boolean => data.next.later === undefined;

/** The price of a card after what waits for it; null where it is free (A ). */
export function priceAfter(m: Match, seat: Seat, card: Handle, price: number): number | null {
  let due = price;
  for (const { data } of fitting(m, seat, card, placeOf(m, objAt(m, card)))) {
    if (data.next.free === true) return null;
    due = lowered(due, data.next);
  }
  return due;
}

/** A card is about to be played: what lowers its price is used up. */
export function spendPrices(m: Match, seat: Seat, card: Handle): void {
  for (const entry of fitting(m, seat, card, placeOf(m, objAt(m, card))))
    if (isPrice(entry)) dropEntry(m, entry.id, "used");
}

/** A Spell has entered Limbo: what waits for it happens to it at once. */
export function meetSpell(m: Match, seat: Seat, card: Handle, from: Place): void {
  if (dataOf(m, objAt(m, card)).type !== "spell") return;
  for (const entry of fitting(m, seat, card, from)) {
    const { later } = entry.data.next;
    if (later === undefined) continue;
    const { program } = m.pool.cards[entry.data.card].abilities[later];
    dropEntry(m, entry.id, "used");
    if (program !== null) callEffect(m, program.id, { ...scopeFor(entry), event: { object: card, seat } });
  }
}

/** A: an object that was played for the cost of Scout has one Reaction more. */
export function meetScouts(m: Match, acts: readonly Act[]): void {
  for (const act of acts) {
    if (act.act !== "played" || act.scouts !== true) continue;
    const now = handleAt(m.state, slotOf(act.object));
    if (objectOf(m.state, now) === undefined) continue;
    const { card, controller } = objAt(m, now);
    const ability = m.pool.cards[card].abilities.findIndex(({ kind }) => kind === SCOUT);
    // Its other Reactions of that play find it in Reserve.
    for (const { id, kind, source, data } of m.state.entries.slice())
      if (kind === "reaction" && source === now) setEntry(m, id, { data: { ...data, follows: true } });
    addReaction(m, { source: now, controller, card, ability }, now);
  }
}

/** Cards that were played or have joined: what waits for them becomes an Emblem-Reaction in the same event. */
export function meetNext(m: Match, acts: readonly Act[], { why }: Cause): void {
  if (emblemsOf(m).every(isPrice)) return;
  if (why === "rest") meetRest(m);
  for (const act of acts) {
    if (act.act !== "played" && act.act !== "move") continue;
    const now = handleAt(m.state, slotOf(act.object < 0 ? newest(m) : act.object));
    for (const entry of emblemsOf(m).filter((one) => isMet(m, one, act, now))) react(m, entry, now);
  }
}

/** A. */
function meetRest(m: Match): void {
  for (const entry of emblemsOf(m).filter(({ data }) => data.next.afterRest === true)) {
    const now = handleAt(m.state, slotOf(entry.source));
    react(m, entry, now);
  }
}

/** The handle of what was created last. */
const newest = (m: Match): Handle => handleAt(m.state, m.state.objects.length - 1);

function isMet(m: Match, entry: Emblem, act: Act<"played" | "move">, now: Handle): boolean {
  const waits = entry.data.next;
  const obj = objectOf(m.state, now);
  if (waits.later === undefined || waits.afterRest === true || obj === undefined) return false;
  const scope = scopeFor(entry);
  if (waits.joins !== undefined) {
    const joined = act.act === "move" && act.to === "expedition";
    return joined && isInSuch(m, scope, now, waits.joins) && matchesHandle(m, scope, now, waits.what);
  }
  if (act.act !== "played" || act.seat !== entry.controller || dataOf(m, obj).type === "spell") return false;
  if (waits.from !== undefined && !isOneOf(waits.from, act.from)) return false;
  return matchesHandle(m, scope, now, waits.what);
}

function react(m: Match, { id, source, controller, data }: Emblem, now: Handle): void {
  dropEntry(m, id, "used");
  const follows = data.next.afterRest === true;
  addReaction(m, { source, controller, card: data.card, ability: present(data.next.later), follows }, now);
}

/** What follows an act that was replaced, as an effect of its own (A ). */
export type Following = OfSeat & {
  readonly source: Handle;
  /** The label of its program. */
  readonly label: string;
  /** The Expedition of the act, where it has one. */
  readonly side?: Side;
};

export function addFollowing(m: Match, { seat, source, label, side }: Following): void {
  const { card, controller } = objAt(m, source);
  const ability = m.pool.cards[card].abilities.findIndex(({ kind }) => kind === label);
  addReaction(
    m,
    { source, controller, card, ability, about: { seat, ...(side !== undefined && { side }) } },
    NONE,
  );
}

/** An Emblem-Reaction with a program that is none of the printed abilities; `now` is the object it is about. */
function addReaction(
  m: Match,
  {
    source,
    controller,
    card,
    ability,
    follows = false,
    about = {},
  }: Pick<Entry, "source" | "controller" | "ability"> & { card: number; follows?: boolean; about?: Data },
  now: Handle,
): void {
  const event: Data = { object: now, became: now, seat: controller, amount: 0, ...about };
  const name = now < 0 ? "" : openName(m, now);
  addEntry(
    m,
    {
      kind: "reaction",
      controller,
      source,
      ability,
      data: { card, event, granter: -1, ...(follows && { follows }) },
    },
    {
      kind: "reaction",
      controller,
      card: m.state.cards[card],
      ability: -1,
      source: openName(m, handleAt(m.state, slotOf(source))),
      about: name === "" ? [] : [name],
    },
  );
}
