/** The atomic actions of this game. A step is made of them, and triggers match them. */

import {
  addVar,
  create,
  dataOf,
  type Handle,
  type How,
  move,
  NONE,
  note,
  objAt,
  optionsOf,
  type Seat,
  seatVarsOf,
  setSeat,
  setVar,
  tableOf,
  vanish,
  varOf,
  zoneIdOf,
  zoneOf,
} from "../../kernel/game.ts";
import { alive, amount, object, seat } from "../acts.ts";
import { isIn } from "../zones.ts";
import { remember } from "./notes.ts";
import type { Act, ActKind, Match } from "./typed.ts";
import { boardOf, inPlay, type Lane, publicName, sideOf, thingsIn, type ZoneId } from "./zones.ts";

/** A marker that triggers of its seat wait for. */
const marker: ActKind = { fields: { seat: "seat" }, apply: () => undefined };

/**
 * An act on one thing. Both acts of a pair are computed from the state before the pair. When the
 * second one finds the thing gone, it does nothing (C R9.9, ER-6).
 */
const on = (apply: (m: Match, handle: Handle, act: Act) => Handle | void): ActKind => ({
  fields: { object: "object", seat: "seat", amount: "number" },
  possible: alive,
  apply: (m, act) => (alive(m, act) ? apply(m, object(act), act) : undefined),
});

const marks = (key: "silenced" | "hastened" | "enraged"): ActKind =>
  on((m, handle) => setVar(m, handle, key, 1));

/** A token that leaves the board ceases to exist (C R2.3). */
function leaveFor(m: Match, handle: Handle, pile: ZoneId): Handle | void {
  const obj = objAt(m, handle);
  if (dataOf(m, obj).token === true) vanish(m, handle);
  else return move(m, handle, zoneOf(m, pile, obj.owner));
}

const goes = (pile: ZoneId): ActKind => on((m, handle) => leaveFor(m, handle, pile));

/** A number of a seat that an effect raises: wisdom, mana. */
const gains = (key: "wisdom" | "mana" | "starved"): ActKind => ({
  fields: { seat: "seat", amount: "number" },
  possible: (_m, act) => amount(act) !== 0,
  apply: (m, act) => setSeat(m, seat(act), key, seatVarsOf(m, seat(act))[key] + amount(act)),
});

/** C R4.0f: so many points are one Size. */
function grow(m: Match, act: Act): void {
  const growth = seatVarsOf(m, seat(act)).growth + amount(act);
  setSeat(m, seat(act), "growth", growth);
  setSeat(m, seat(act), "size", Math.floor(growth / optionsOf(m).growthPerSize));
}

/** C R2.4: over both lanes. */
export const hasRoom = (m: Match, who: Seat, type: string): boolean =>
  type === "place"
    ? thingsIn(m, who, "places").length < optionsOf(m).maxPlaces
    : thingsIn(m, who, "attack", "defense").length < optionsOf(m).maxEntities;

/** A card comes to the back of a lane or to a Place slot (C R3.2, R3.5). Without room it does not come. */
const enters = (type: "entity" | "place"): ActKind => ({
  fields: { object: "object", seat: "seat" },
  enters: true,
  possible: (m, act) => act.object === undefined || alive(m, act),
  apply(m, act): Handle | void {
    if (!hasRoom(m, seat(act), type) || (act.object !== undefined && !alive(m, act))) return NONE;
    const zone = zoneOf(m, act.zone as ZoneId, seat(act));
    const how: How = { controller: seat(act), ...(act.at !== undefined && { at: act.at as number }) };
    const handle =
      act.object === undefined
        ? create(m, act.card as number, seat(act), zone, how)
        : move(m, object(act), zone, how);
    setVar(m, handle, "entered", tableOf(m).turn);
    if (act.size !== undefined) stat(m, handle, act.size as number, act.size as number);
    return handle;
  },
});

function stat(m: Match, handle: Handle, attack: number, health: number): void {
  if (attack !== 0) addVar(m, handle, "plusAttack", attack);
  if (health !== 0) addVar(m, handle, "plusHealth", health);
}

function damage(m: Match, handle: Handle, act: Act): void {
  note(m, "damage", { thing: publicName(m, handle), amount: amount(act) }, { object: handle });
  addVar(m, handle, "damage", amount(act));
}

function heal(m: Match, handle: Handle, act: Act): void {
  const suffered = varOf(m, objAt(m, handle), "damage");
  setVar(m, handle, "damage", Math.max(0, suffered - amount(act)));
}

/** C R10.4: to the back of the other lane. */
function switchLane(m: Match, handle: Handle): Handle {
  const obj = objAt(m, handle);
  const to: Lane = zoneIdOf(m, obj) === "attack" ? "defense" : "attack";
  return move(m, handle, zoneOf(m, to, sideOf(m, obj)));
}

const fromDeck = (m: Match, who: Seat): Handle => thingsIn(m, who, "deck").at(-1) ?? NONE;

function draw(m: Match, act: Act): void {
  const top = fromDeck(m, seat(act));
  if (top !== NONE) move(m, top, zoneOf(m, "hand", seat(act)));
  note(m, "drew", { seat: seat(act), count: 1 });
}

/** What the acts are called. */
export type ActName =
  | "periodic"
  | "battle"
  | "played"
  | "loot"
  | "awake"
  | "wisdom"
  | "mana"
  | "starved"
  | "grow"
  | "produce"
  | "drawn"
  | "search"
  | "entity"
  | "place"
  | "action"
  | "spent"
  | "damage"
  | "heal"
  | "stat"
  | "die"
  | "back"
  | "discard"
  | "mill"
  | "voided"
  | "switch"
  | "silence"
  | "hasten"
  | "enrage"
  | "discount"
  | "remember";

export const acts: Readonly<Record<ActName, ActKind>> = {
  periodic: marker,
  battle: marker,
  played: marker,
  loot: marker,
  /** C R7.1: a Headquarter whose delay is over. */
  awake: { fields: { object: "object", seat: "seat" }, apply: () => undefined },
  wisdom: gains("wisdom"),
  mana: gains("mana"),
  starved: gains("starved"),
  grow: { fields: { seat: "seat", amount: "number" }, apply: grow },
  /** C R7.3: grows, then produces as much mana as its Size. */
  produce: {
    fields: { seat: "seat", amount: "number" },
    apply(m, act) {
      grow(m, act);
      const { mana, size } = seatVarsOf(m, seat(act));
      setSeat(m, seat(act), "mana", mana + size);
    },
  },
  drawn: { fields: { seat: "seat" }, apply: draw },
  search: on((m, handle, act) => {
    note(m, "drew", { seat: seat(act), count: 1 });
    return move(m, handle, zoneOf(m, "hand", seat(act)));
  }),
  entity: enters("entity"),
  place: enters("place"),
  /** C R3.6: a played Action waits until its effects are done. */
  action: on((m, handle, act) => move(m, handle, zoneOf(m, "action", seat(act)))),
  spent: goes("dust"),
  damage: { ...on(damage), possible: (m, act) => alive(m, act) && amount(act) > 0 },
  heal: on(heal),
  stat: on((m, handle, act) => stat(m, handle, act.attack as number, act.health as number)),
  die: {
    ...goes("dust"),
    possible: (m, act) => alive(m, act) && inPlay(m, objAt(m, object(act))),
  },
  /** Board, hand or pile to its owner's hand. */
  back: goes("hand"),
  discard: { ...goes("dust"), possible: (m, act) => isIn(m, object(act), "hand") },
  mill: { ...goes("dust"), possible: (m, act) => isIn(m, object(act), "deck") },
  voided: { ...goes("void"), possible: (m, act) => isIn(m, object(act), "dust") },
  switch: on(switchLane),
  silence: marks("silenced"),
  hasten: marks("hastened"),
  enrage: marks("enraged"),
  discount: on((m, handle) => addVar(m, handle, "discount", 1)),
  /** An effect notes cards and numbers, which later effects of the same card read (C R4.2). */
  remember: { fields: { seat: "seat" }, apply: remember },
};

/** C R4.5: the places of all cards when one died, since triggers enter the queue in board order. */
export const ready = (m: Match, acts: readonly Act[]): readonly Act[] =>
  acts.map((act) => (act.act === "die" ? { ...act, board: boardOf(m, seat(act)) } : act));
