/** The atomic actions of this game (A section 11). A step is made of them, and Reactions match them. */

import {
  addVar,
  arrange,
  attrOf,
  create,
  dataOf,
  endMatch,
  type Handle,
  hide,
  move,
  NONE,
  note,
  objAt,
  objectOf,
  type Seat,
  seatVarsOf,
  setSeat,
  setTable,
  setVar,
  show,
  slotOf,
  tableOf,
  varOf,
  zoneOf,
} from "../../kernel/game.ts";
import {
  type Amount,
  alive,
  type Modifying,
  modifying,
  type NoFields,
  type OfSeat,
  type OnObject,
} from "../acts.ts";
import { thingsIn } from "../zones.ts";
import type { COUNTERS, STATUSES } from "./attrs.ts";
import { joinsExpedition, printedKeyword } from "./card.ts";
import type { HOWS } from "./card-schema.ts";
import { addCover, type Covering } from "./cover.ts";
import { type Activation, activateAgain, addOngoing, type Ongoing } from "./emblems.ts";
import { type Advance, ASCENDED, mayMove, moveCounter } from "./expeditions.ts";
import { type LookFields, lookActs, reveal } from "./looks.ts";
import { type Awaiting, addFollowing, addNext, type Following } from "./next.ts";
import type { Expedition } from "./places.ts";
import { hasTop } from "./ready.ts";
import type { Phase } from "./table.ts";
import type { AlteredWords, Match, Ruleset } from "./typed.ts";
import { expeditionOf, inPlay, type Place, placeOf, SIDE_BIT, type Side } from "./zones.ts";

type Status = (typeof STATUSES)[number];
/** How a card moves: triggers and replacements tell these apart. */
export type How = (typeof HOWS)[number] | "setup";
/** An item goes from place to place; `card` is a token that does not exist yet, `deck` whose top card it is. */
export type Moving = OnObject & {
  readonly from: Place | "";
  readonly to: Place;
  readonly how: How;
  readonly deck?: Seat;
  readonly card?: number;
  readonly side?: Side;
  readonly into?: Seat;
  readonly ready?: true;
  readonly fleeting?: true;
  readonly exhausted?: true;
  readonly under?: true;
  /** So many cards from the top of the Deck: 1 is the top. */
  readonly nth?: number;
};
type Refill = OfSeat & { readonly order: readonly Handle[] };
type Shift = OnObject & { readonly side: Side; readonly into: Seat };
type Counting = OnObject & Amount & { readonly key: (typeof COUNTERS)[number] };

const HIDDEN: readonly Place[] = ["deck", "hand", "mana"];

/** A: only an object of a visible zone has statuses and counters. */
const visible = (m: Match, act: OnObject): boolean => {
  const obj = objectOf(m.state, act.object);
  return obj !== undefined && !HIDDEN.includes(placeOf(m, obj));
};

/** A, ER-7. */
function canMove(m: Match, act: Moving): boolean {
  if (act.deck !== undefined) return hasTop(m, act.deck);
  if (act.card !== undefined) {
    // A.
    const card = dataOf(m, { card: act.card });
    return (
      joinsExpedition(card) === (act.to === "expedition") && card.type !== "spell" && card.type !== "hero"
    );
  }
  const obj = objectOf(m.state, act.object);
  if (obj === undefined || placeOf(m, obj) !== act.from || act.from === "hero") return false;
  return act.to !== "discard" || !inPlay(m, obj) || attrOf(m, act.object, "cannotDiscard") <= 0;
}

/** A: its creator owns it; whose Expedition or Landmark zone it is in controls it. */
const created = (m: Match, { to, seat }: Moving, card: number, side: Side, into: Seat): Handle =>
  to === "landmark"
    ? create(m, card, seat, zoneOf(m, "landmark", into), { controller: into })
    : create(m, card, seat, expeditionOf(m, side, into), {
        place: placeBits(m, card, side),
        controller: into,
      });

/** Moves an item: from zone to zone it is a new object each time (A ). */
function carryOver(m: Match, act: Moving): Handle {
  const { to, card, side = "hero", into = act.seat } = act;
  if (card !== undefined) return arrived(m, created(m, act, card, side, into), act);
  const handle = act.object;
  const obj = objAt(m, handle);
  // A: a token that leaves ceases to exist; triggers that wait for its joining have seen the act.
  if (dataOf(m, obj).token && to !== "expedition") return move(m, handle, zoneOf(m, "beyond", NONE));
  if (to === "expedition") {
    const how = { place: placeBits(m, obj.card, side), controller: into };
    return arrived(m, move(m, handle, expeditionOf(m, side, into), how), act);
  }
  if (to === "mana") {
    const orb = move(m, handle, zoneOf(m, "mana", obj.owner), { down: true, seen: 1 << obj.owner });
    // A.
    if (act.ready !== true) setVar(m, orb, "exhausted", 1);
    return orb;
  }
  const zone = zoneOf(m, to, to === "landmark" ? into : obj.owner);
  return arrived(m, move(m, handle, zone, to === "deck" ? deckPlace(m, zone, act) : {}), act);
}

const placeBits = (m: Match, card: number, side: Side): number =>
  printedKeyword(dataOf(m, { card }), "gigantic") > 0 ? 3 : SIDE_BIT[side];

/** At the bottom, or so far from the top as there are cards (A ). */
function deckPlace(m: Match, zone: number, { under, nth = 1 }: Moving): { at?: number } {
  if (under === true) return { at: 0 };
  return nth === 1 ? {} : { at: Math.max(0, m.state.zones[zone].list.length - (nth - 1)) };
}

/** The marks a new object starts with: Fleeting by the way it was played, counters by its text. */
function arrived(m: Match, handle: Handle, act: Moving): Handle {
  const obj = objAt(m, handle);
  // A: Cooldown.
  if (act.exhausted === true) setVar(m, handle, "exhausted", 1);
  if (act.fleeting === true) setVar(m, handle, "fleeting", 1);
  const { counters = 0 } = dataOf(m, obj);
  const starts = act.to === "expedition" || act.to === "landmark" || act.to === "hero";
  if (counters > 0 && starts) addVar(m, handle, "tick", counters);
  return handle;
}

/** A: the Discard pile under the Deck; nobody learns the order. */
function refill(m: Match, act: Refill): void {
  const deck = zoneOf(m, "deck", act.seat);
  const { order } = act;
  const old = m.state.zones[deck].list.slice();
  for (const handle of thingsIn(m, "discard", act.seat))
    if (order.includes(handle)) move(m, handle, deck, { at: 0 });
  arrange(m, deck, [...order.map(slotOf), ...old]);
}

function revealTop(m: Match, act: OfSeat & Amount): void {
  const deck = thingsIn(m, "deck", act.seat);
  for (const handle of deck.slice(Math.max(0, deck.length - act.amount))) reveal(m, handle);
  note(m, "revealed", { seat: act.seat });
}

function passes(m: Match, { seat }: OfSeat): void {
  if (m.state.seats.every((_, one) => !seatVarsOf(m, one).passed)) setSeat(m, seat, "passedFirst", true);
  setSeat(m, seat, "passed", true);
}

/** A: shows the whole Hand to the player who picks from it. */
function showHand(m: Match, act: Acts["showHand"]): void {
  for (const handle of thingsIn(m, "hand", act.seat)) show(m, handle, 1 << act.to);
  note(m, "handShown", { seat: act.seat, to: act.to });
}

/** A: says once which card it is. The card stays as hidden as before. */
function revealOne(m: Match, act: OnObject): void {
  const { card } = objAt(m, act.object);
  note(m, "revealed", { seat: act.seat, cards: [m.state.cards[card]] });
}

/** A: all see the card itself, and no more than before once they have. */
function glimpse(m: Match, act: OnObject): Handle {
  show(m, act.object, m.layout.all);
  revealOne(m, act);
  hide(m, act.object);
  return act.object;
}

const onObject = { object: "object", seat: "seat" } as const;

const heldOf = (m: Match, act: Counting): number => varOf(m, objAt(m, act.object), act.key);

/** The acts with their fields. */
export type Acts = LookFields & {
  readonly move: Moving;
  readonly played: OnObject & { readonly from: Place; readonly scouts?: true };
  readonly refill: Refill;
  readonly shift: Shift;
  readonly status: OnObject & { readonly status: Status; readonly value: number };
  readonly counter: Counting;
  readonly phase: { readonly phase: Phase };
  readonly pass: OfSeat;
  readonly win: OfSeat;
  readonly succeed: OfSeat;
  readonly ending: NoFields;
  readonly reveal: OfSeat & Amount;
  readonly revealOne: OnObject;
  readonly glimpse: OnObject;
  readonly showHand: OfSeat & { readonly to: Seat };
  readonly conceal: { readonly object: Handle };
  readonly roll: OfSeat & Amount;
  readonly advance: Advance;
  readonly stall: Expedition;
  readonly ascend: Expedition;
  readonly modify: Modifying<AlteredWords>;
  readonly ongoing: Ongoing;
  readonly control: OnObject & { readonly into: Seat };
  readonly next: Awaiting;
  readonly activate: Activation;
  readonly modifyAll: Covering;
  readonly follow: Following;
  readonly mark: OnObject & { readonly region: number };
};

export const acts: Ruleset["acts"] = {
  move: {
    fields: { ...onObject, became: "object" },
    enters: true,
    possible: canMove,
    apply: carryOver,
  },
  /** A: part of the event in which a card leaves Limbo at the end of its resolution. */
  played: { fields: { ...onObject, became: "object" }, enters: true, follows: true, apply: () => undefined },
  refill: { fields: { seat: "seat" }, apply: refill },
  /** A: no zone change. */
  shift: {
    fields: onObject,
    possible: (m, act) => {
      const obj = objectOf(m.state, act.object);
      return obj !== undefined && placeOf(m, obj) === "expedition" && obj.zone !== zoneFor(m, act);
    },
    apply: (m, act) =>
      move(m, act.object, zoneFor(m, act), {
        place: placeBits(m, objAt(m, act.object).card, act.side),
        controller: act.into,
      }),
  },
  status: {
    fields: onObject,
    // A: an object cannot gain a status that it has, or lose one that it lacks.
    possible(m, act) {
      const obj = objectOf(m.state, act.object);
      if (obj === undefined || (!visible(m, act) && placeOf(m, obj) !== "mana")) return false;
      // A.
      const { type } = dataOf(m, obj);
      if (
        act.status === "fleeting" &&
        act.value === 1 &&
        type === "permanent" &&
        !joinsExpedition(dataOf(m, obj))
      )
        return false;
      // A.
      const again = act.value === 1 && inPlay(m, obj) && attrOf(m, act.object, "regains") > 0;
      return again || varOf(m, obj, act.status) !== act.value;
    },
    apply: (m, act) => setVar(m, act.object, act.status, act.value),
  },
  counter: {
    fields: { ...onObject, amount: "number" },
    possible: (m, act) => visible(m, act) && (act.amount > 0 || (act.amount < 0 && heldOf(m, act) > 0)),
    // Where there are fewer counters than asked for, all of them are removed.
    apply: (m, act) => addVar(m, act.object, act.key, Math.max(act.amount, -heldOf(m, act))),
  },
  /** A. */
  phase: { fields: {}, apply: (m, act) => setTable(m, "phase", act.phase) },
  pass: {
    fields: { seat: "seat" },
    // A: an effect makes nobody pass twice, and nobody at another time.
    possible: (m, act) => tableOf(m).phase === "afternoon" && !seatVarsOf(m, act.seat).passed,
    apply: passes,
  },
  win: {
    fields: { seat: "seat" },
    apply: (m, act) => endMatch(m, { winners: [act.seat], reason: "effect" }),
  },
  succeed: { fields: { seat: "seat" }, apply: (m, act) => setTable(m, "first", act.seat) },
  ending: { fields: {}, apply: (m) => setTable(m, "ending", true) },
  reveal: { fields: { seat: "seat" }, apply: revealTop },
  revealOne: { fields: onObject, possible: alive, apply: revealOne },
  glimpse: { fields: onObject, possible: alive, apply: glimpse },
  showHand: { fields: { seat: "seat" }, apply: showHand },
  conceal: { fields: {}, possible: alive, apply: (m, act) => hide(m, act.object) },
  /** Tells the result of a die. Its procedure has rolled it already (A ). */
  roll: {
    fields: { seat: "seat", amount: "number" },
    apply: (m, act) => note(m, "rolled", { seat: act.seat, result: act.amount }),
  },
  advance: {
    fields: { seat: "seat", amount: "number" },
    possible: mayMove,
    apply: moveCounter,
  },
  /** A: an Ascended one does so again, and nothing changes. */
  ascend: {
    fields: { seat: "seat" },
    apply: (m, act) => setSeat(m, act.seat, ASCENDED[act.side], true),
  },
  /** A. */
  stall: { fields: { seat: "seat" }, apply: () => undefined },
  modify: modifying(() => 1),
  ongoing: { fields: {}, apply: addOngoing },
  /** A: no zone change, as among Expeditions. */
  control: {
    fields: onObject,
    possible(m, act) {
      const obj = objectOf(m.state, act.object);
      return obj !== undefined && placeOf(m, obj) === "landmark" && obj.controller !== act.into;
    },
    apply: (m, act) =>
      move(m, act.object, zoneOf(m, "landmark", act.into), { controller: act.into, fresh: false }),
  },
  /** A. */
  next: { fields: { seat: "seat" }, apply: addNext },
  /** A. */
  activate: {
    fields: { ...onObject },
    possible: (m, act) => objectOf(m.state, act.object) !== undefined && !tableOf(m).capped,
    apply: activateAgain,
  },
  /** A. */
  modifyAll: { fields: { seat: "seat" }, apply: addCover },
  /** A. */
  follow: { fields: { seat: "seat" }, apply: addFollowing },
  ...lookActs,
  /** A: counted from 1, since no marker is 0. */
  mark: {
    fields: onObject,
    possible: (m, act) => {
      const obj = objectOf(m.state, act.object);
      return obj !== undefined && inPlay(m, obj) && varOf(m, obj, "marker") !== act.region + 1;
    },
    apply: (m, act) => setVar(m, act.object, "marker", act.region + 1),
  },
};

const zoneFor = (m: Match, act: Shift): number => expeditionOf(m, act.side, act.into);
