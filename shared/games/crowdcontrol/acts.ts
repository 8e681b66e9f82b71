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
import { type Amount, alive, type OfSeat, type OnObject } from "../acts.ts";
import { isIn } from "../zones.ts";
import { type LookFields, lookActs } from "./looks.ts";
import { type Note, remember } from "./notes.ts";
import type { Act, ActKind, Match, Ruleset } from "./typed.ts";
import { boardOf, inPlay, type Lane, publicName, sideOf, thingsIn, type ZoneId } from "./zones.ts";

type Hit = OnObject & Amount;
/** A card of that object, or a token that does not exist yet. */
type Entering = OfSeat & {
  readonly zone: ZoneId;
  readonly object?: Handle;
  readonly card?: number;
  readonly at?: number;
  readonly size?: number;
};

/** A marker that triggers of its seat wait for. */
const marker: ActKind<OfSeat> = { fields: { seat: "seat" }, apply: () => undefined };

/**
 * An act on one thing. Both acts of a pair are computed from the state before the pair. When the
 * second one finds the thing gone, it does nothing (C R9.9, ER-6).
 */
const on = <Fields extends OnObject>(
  apply: (m: Match, handle: Handle, act: Fields) => Handle | void,
): ActKind<Fields> => ({
  fields: { object: "object", seat: "seat", amount: "number" },
  possible: alive,
  apply: (m, act) => (alive(m, act) ? apply(m, act.object, act) : undefined),
});

const marks = (key: "silenced" | "hastened" | "enraged"): ActKind<OnObject> =>
  on((m, handle) => setVar(m, handle, key, 1));

/** A token that leaves the board ceases to exist (C R2.3). */
function leaveFor(m: Match, handle: Handle, pile: ZoneId): Handle | void {
  const obj = objAt(m, handle);
  if (dataOf(m, obj).token === true) vanish(m, handle);
  else return move(m, handle, zoneOf(m, pile, obj.owner));
}

const goes = (pile: ZoneId): ActKind<OnObject> => on((m, handle) => leaveFor(m, handle, pile));

/** A number of a seat that an effect raises: wisdom, mana. */
const gains = (key: "wisdom" | "mana" | "starved"): ActKind<OfSeat & Amount> => ({
  fields: { seat: "seat", amount: "number" },
  possible: (_m, act) => act.amount !== 0,
  apply: (m, act) => setSeat(m, act.seat, key, seatVarsOf(m, act.seat)[key] + act.amount),
});

/** C R4.0f: so many points are one Size. */
function grow(m: Match, act: OfSeat & Amount): void {
  const growth = seatVarsOf(m, act.seat).growth + act.amount;
  setSeat(m, act.seat, "growth", growth);
  setSeat(m, act.seat, "size", Math.floor(growth / optionsOf(m).growthPerSize));
}

/** C R2.4: over both lanes. */
export const hasRoom = (m: Match, who: Seat, type: string): boolean =>
  type === "place"
    ? thingsIn(m, who, "places").length < optionsOf(m).maxPlaces
    : thingsIn(m, who, "attack", "defense").length < optionsOf(m).maxEntities;

/** A card comes to the back of a lane or to a Place slot (C R3.2, R3.5). Without room it does not come. */
const enters = (type: "entity" | "place"): ActKind<Entering> => ({
  fields: { object: "object", seat: "seat" },
  enters: true,
  possible: (m, { object }) => object === undefined || alive(m, { object }),
  apply(m, act): Handle | void {
    const { object, card = NONE, seat, at, size } = act;
    if (!hasRoom(m, seat, type) || (object !== undefined && !alive(m, { object }))) return NONE;
    const zone = zoneOf(m, act.zone, seat);
    const how: How = { controller: seat, ...(at !== undefined && { at }) };
    const handle = object === undefined ? create(m, card, seat, zone, how) : move(m, object, zone, how);
    setVar(m, handle, "entered", tableOf(m).turn);
    if (size !== undefined) stat(m, handle, size, size);
    return handle;
  },
});

function stat(m: Match, handle: Handle, attack: number, health: number): void {
  if (attack !== 0) addVar(m, handle, "plusAttack", attack);
  if (health !== 0) addVar(m, handle, "plusHealth", health);
}

function damage(m: Match, handle: Handle, act: Hit): void {
  note(m, "damage", { thing: publicName(m, handle), amount: act.amount }, { object: handle });
  addVar(m, handle, "damage", act.amount);
}

function heal(m: Match, handle: Handle, act: Hit): void {
  const suffered = varOf(m, objAt(m, handle), "damage");
  setVar(m, handle, "damage", Math.max(0, suffered - act.amount));
}

/** C R10.4: to the back of the other lane. */
function switchLane(m: Match, handle: Handle): Handle {
  const obj = objAt(m, handle);
  const to: Lane = zoneIdOf(m, obj) === "attack" ? "defense" : "attack";
  return move(m, handle, zoneOf(m, to, sideOf(m, obj)));
}

const fromDeck = (m: Match, who: Seat): Handle => thingsIn(m, who, "deck").at(-1) ?? NONE;

function draw(m: Match, act: OfSeat): void {
  const top = fromDeck(m, act.seat);
  if (top !== NONE) move(m, top, zoneOf(m, "hand", act.seat));
  note(m, "drew", { seat: act.seat, count: 1 });
}

/** The acts with their fields. */
export type Acts = LookFields & {
  readonly periodic: OfSeat;
  readonly battle: OfSeat;
  readonly played: OfSeat;
  readonly loot: OfSeat;
  readonly awake: OnObject;
  readonly wisdom: OfSeat & Amount;
  readonly mana: OfSeat & Amount;
  readonly starved: OfSeat & Amount;
  readonly grow: OfSeat & Amount;
  readonly produce: OfSeat & Amount;
  readonly drawn: OfSeat;
  readonly search: OnObject;
  readonly entity: Entering;
  readonly place: Entering;
  readonly action: OnObject;
  readonly spent: OnObject;
  readonly damage: Hit;
  readonly heal: Hit;
  readonly stat: OnObject & { readonly attack: number; readonly health: number };
  readonly die: OnObject & { readonly board?: readonly number[] };
  readonly back: OnObject;
  readonly discard: OnObject;
  readonly mill: OnObject;
  readonly voided: OnObject;
  readonly switch: OnObject;
  readonly silence: OnObject;
  readonly hasten: OnObject;
  readonly enrage: OnObject;
  readonly discount: OnObject;
  readonly remember: Note;
};

export const acts: Ruleset["acts"] = {
  ...lookActs,
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
      const { mana, size } = seatVarsOf(m, act.seat);
      setSeat(m, act.seat, "mana", mana + size);
    },
  },
  drawn: { fields: { seat: "seat" }, apply: draw },
  search: on((m, handle, act) => {
    note(m, "drew", { seat: act.seat, count: 1 });
    return move(m, handle, zoneOf(m, "hand", act.seat));
  }),
  entity: enters("entity"),
  place: enters("place"),
  /** C R3.6: a played Action waits until its effects are done. */
  action: on((m, handle, act) => move(m, handle, zoneOf(m, "action", act.seat))),
  spent: goes("dust"),
  damage: { ...on(damage), possible: (m, act) => alive(m, act) && act.amount > 0 },
  heal: on(heal),
  stat: on((m, handle, { attack, health }) => stat(m, handle, attack, health)),
  die: {
    ...goes("dust"),
    possible: (m, act) => alive(m, act) && inPlay(m, objAt(m, act.object)),
  },
  /** Board, hand or pile to its owner's hand. */
  back: goes("hand"),
  discard: { ...goes("dust"), possible: (m, act) => isIn(m, act.object, "hand") },
  mill: { ...goes("dust"), possible: (m, act) => isIn(m, act.object, "deck") },
  voided: { ...goes("void"), possible: (m, act) => isIn(m, act.object, "dust") },
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
  acts.map((act) => (act.act === "die" ? { ...act, board: boardOf(m, act.seat) } : act));
