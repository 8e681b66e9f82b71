/** The atomic actions of this game (A section 11). A step is made of them, and Reactions match them. */

import {
  addVar,
  arrange,
  attrOf,
  create,
  dataOf,
  type Handle,
  hide,
  move,
  NONE,
  note,
  objAt,
  objectOf,
  type Seat,
  setSeat,
  setTable,
  setVar,
  show,
  slotOf,
  varOf,
  zoneOf,
} from "../../kernel/game.ts";
import { alive, amount, modifying, object, seat } from "../acts.ts";
import { thingsIn } from "../zones.ts";
import { printedKeyword } from "./card.ts";
import { addOngoing } from "./emblems.ts";
import { mayMove, moveCounter } from "./expeditions.ts";
import { hasTop, isTop } from "./ready.ts";
import type { Phase } from "./table.ts";
import type { Act, ActKind, Match, VarName } from "./typed.ts";
import { expeditionOf, inPlay, type Place, placeOf, SIDE_BIT, type Side, type ZoneId } from "./zones.ts";

const HIDDEN: readonly Place[] = ["deck", "hand", "mana"];

/** A: only an object of a visible zone has statuses and counters. */
const visible = (m: Match, act: Act): boolean => {
  const obj = objectOf(m.state, object(act));
  return obj !== undefined && !HIDDEN.includes(placeOf(m, obj));
};

/** A, ER-7. */
function canMove(m: Match, act: Act): boolean {
  if (isTop(act)) return hasTop(m, act.deck as Seat);
  if (act.card !== undefined) return true;
  const obj = objectOf(m.state, object(act));
  if (obj === undefined || placeOf(m, obj) !== act.from || act.from === "hero") return false;
  return act.to !== "discard" || !inPlay(m, obj) || attrOf(m, object(act), "cannotDiscard") <= 0;
}

/** Moves an item: from zone to zone it is a new object each time (A ). */
function carryOver(m: Match, act: Act): Handle {
  const to = act.to as Place;
  const handle = act.card === undefined ? object(act) : NONE;
  const side = (act.side as Side | undefined) ?? "hero";
  const into = (act.into as Seat | undefined) ?? seat(act);
  if (handle === NONE)
    return arrived(
      m,
      create(m, act.card as number, seat(act), expeditionOf(m, side, into), {
        place: placeBits(m, act.card as number, side),
        controller: into,
      }),
      act,
    );
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
  const zone = zoneOf(m, to as ZoneId, to === "landmark" ? into : obj.owner);
  return arrived(m, move(m, handle, zone, to === "deck" && act.under === true ? { at: 0 } : {}), act);
}

const placeBits = (m: Match, card: number, side: Side): number =>
  printedKeyword(dataOf(m, { card }), "gigantic") > 0 ? 3 : SIDE_BIT[side];

/** The marks a new object starts with: Fleeting by the way it was played, counters by its text. */
function arrived(m: Match, handle: Handle, act: Act): Handle {
  const obj = objAt(m, handle);
  if (act.fleeting === true) setVar(m, handle, "fleeting", 1);
  const { counters = 0 } = dataOf(m, obj);
  const starts = act.to === "expedition" || act.to === "landmark" || act.to === "hero";
  if (counters > 0 && starts) addVar(m, handle, "tick", counters);
  return handle;
}

/** A: the Discard pile under the Deck; nobody learns the order. */
function refill(m: Match, act: Act): void {
  const deck = zoneOf(m, "deck", seat(act));
  const order = act.order as readonly Handle[];
  const old = m.state.zones[deck].list.slice();
  for (const handle of thingsIn(m, "discard", seat(act)))
    if (order.includes(handle)) move(m, handle, deck, { at: 0 });
  arrange(m, deck, [...order.map(slotOf), ...old]);
}

function revealTop(m: Match, act: Act): void {
  const deck = thingsIn(m, "deck", seat(act));
  for (const handle of deck.slice(Math.max(0, deck.length - amount(act)))) show(m, handle, m.layout.all);
  note(m, "revealed", { seat: seat(act) });
}

/** A: shows the whole Hand to the player who picks from it. */
function showHand(m: Match, act: Act): void {
  for (const handle of thingsIn(m, "hand", seat(act))) show(m, handle, 1 << (act.to as Seat));
  note(m, "handShown", { seat: seat(act), to: act.to });
}

/** A: says once which card it is. The card stays as hidden as before. */
function revealOne(m: Match, act: Act): void {
  const { card } = objAt(m, object(act));
  note(m, "revealed", { seat: seat(act), cards: [m.state.cards[card]] });
}

const onObject = { object: "object", seat: "seat" } as const;

const heldOf = (m: Match, act: Act): number => varOf(m, objAt(m, object(act)), act.key as VarName);

/** What the acts are called. */
export type ActName =
  | "move"
  | "played"
  | "refill"
  | "shift"
  | "status"
  | "counter"
  | "phase"
  | "pass"
  | "succeed"
  | "ending"
  | "reveal"
  | "revealOne"
  | "showHand"
  | "conceal"
  | "roll"
  | "advance"
  | "stall"
  | "modify"
  | "ongoing";

export const acts: Readonly<Record<ActName, ActKind>> = {
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
      const obj = objectOf(m.state, object(act));
      return obj !== undefined && placeOf(m, obj) === "expedition" && obj.zone !== zoneFor(m, act);
    },
    apply: (m, act) =>
      move(m, object(act), zoneFor(m, act), {
        place: placeBits(m, objAt(m, object(act)).card, act.side as Side),
        controller: act.into as Seat,
      }),
  },
  status: {
    fields: onObject,
    // A: an object cannot gain a status that it has, or lose one that it lacks.
    possible(m, act) {
      const obj = objectOf(m.state, object(act));
      if (obj === undefined || (!visible(m, act) && placeOf(m, obj) !== "mana")) return false;
      if (act.status === "fleeting" && act.value === 1 && dataOf(m, obj).type === "permanent") return false;
      return varOf(m, obj, act.status as VarName) !== act.value;
    },
    apply: (m, act) => setVar(m, object(act), act.status as VarName, act.value as number),
  },
  counter: {
    fields: { ...onObject, amount: "number" },
    possible: (m, act) => visible(m, act) && (amount(act) > 0 || (amount(act) < 0 && heldOf(m, act) > 0)),
    // Where there are fewer counters than asked for, all of them are removed.
    apply: (m, act) => addVar(m, object(act), act.key as VarName, Math.max(amount(act), -heldOf(m, act))),
  },
  /** A. */
  phase: { fields: {}, apply: (m, act) => setTable(m, "phase", act.phase as Phase) },
  pass: { fields: { seat: "seat" }, apply: (m, act) => setSeat(m, seat(act), "passed", true) },
  succeed: { fields: { seat: "seat" }, apply: (m, act) => setTable(m, "first", seat(act)) },
  ending: { fields: {}, apply: (m) => setTable(m, "ending", true) },
  reveal: { fields: { seat: "seat" }, apply: revealTop },
  revealOne: { fields: onObject, possible: alive, apply: revealOne },
  showHand: { fields: { seat: "seat" }, apply: showHand },
  conceal: { fields: {}, possible: alive, apply: (m, act) => hide(m, object(act)) },
  /** Tells the result of a die. Its procedure has rolled it already (A ). */
  roll: {
    fields: { seat: "seat", amount: "number" },
    apply: (m, act) => note(m, "rolled", { seat: seat(act), result: amount(act) }),
  },
  advance: {
    fields: { seat: "seat", amount: "number" },
    possible: mayMove,
    apply: moveCounter,
  },
  /** A. */
  stall: { fields: { seat: "seat" }, apply: () => undefined },
  modify: modifying(() => 1),
  ongoing: { fields: {}, apply: addOngoing },
};

const zoneFor = (m: Match, act: Act): number => expeditionOf(m, act.side as Side, act.into as Seat);
