/** Acts that bring things onto the field, change them there, or take them off (G R5, R7, R22). */

import {
  addVar,
  attrOf,
  cardOf,
  create,
  dataOf,
  exchange,
  type Handle,
  handleAt,
  holds,
  move,
  NONE,
  numberOf,
  objAt,
  objectOf,
  objectRef,
  present,
  reach,
  recast,
  type Seat,
  scopeOf,
  seatVarsOf,
  setSeat,
  setTable,
  setVar,
  slotOf,
  spell,
  tableOf,
  vanish,
  varOf,
  zoneIdOf,
  zoneOf,
} from "../../kernel/game.ts";
import { type OnObject, tell } from "../acts.ts";
import { eachIn, isIn } from "../zones.ts";
import { cameFromBits, markCame } from "./came.ts";
import { isPermanent } from "./card.ts";
import { type Lent, lend } from "./changes.ts";
import { asItself, goOnAs } from "./faces.ts";
import { itemOf } from "./items.ts";
import { noteKeeper } from "./kept.ts";
import { nameAct, type Remembered } from "./naming.ts";
import type { State } from "./states.ts";
import type { Later } from "./table.ts";
import type { Act, Match, Ruleset, VarName } from "./typed.ts";
import { lineageOf, redirected, type ZoneId } from "./zones.ts";

/** A card goes onto the field, or on top of a champion's lineage; `token` is a card that does not exist yet. */
export type Entering = OnObject & {
  readonly champion?: Handle;
  readonly host?: Handle;
  readonly token?: number;
  /** Such a card is no token (G R5.10). */
  readonly generated?: true;
  readonly as?: string;
} & Came &
  Outfit;
/** How it came, where it was played; and what it has as it enters. */
type Came = { readonly came?: number };
type Outfit = {
  /** The card that it enters as a copy of (G R32.36). */
  readonly copies?: number;
  readonly rested?: true;
  readonly states?: readonly State[];
  readonly counters?: readonly { readonly key: VarName; readonly amount: number }[];
  readonly lends?: readonly Lent[];
  /** What its player has named for it; null where there was nothing to name (G R32.66). */
  readonly named?: Pick<Remembered, "what" | "value"> | null;
};
/** `died` is 1 on the way to the graveyard; `after` waits for it (G 23 Suppress). */
type Leaving = OnObject & {
  readonly to: ZoneId;
  readonly why: string;
  readonly died: number;
  readonly killer: Handle;
  readonly after?: Later;
  /** The object that has banished it (G R32.37). */
  readonly keeper?: Handle;
};

/** An object leaves the field. Its destination is known before that (G R5.4). */
export function leaveAct(
  m: Match,
  handle: Handle,
  to: ZoneId,
  why: string,
  more: Pick<Act<"leave">, "after"> | Pick<Act<"leave">, "killer"> = {},
): Act<"leave"> {
  const obj = objAt(m, handle);
  const into = redirected(m, obj, to);
  const died = into === "graveyard" ? 1 : 0;
  return { act: "leave", object: handle, seat: obj.controller, to: into, why, died, killer: NONE, ...more };
}

/** A thing goes off the field, or off wherever its card lies. */
export const goAct = (m: Match, handle: Handle, to: ZoneId, why: string): Act =>
  isIn(m, handle, "field")
    ? leaveAct(m, handle, to, why)
    : { act: "shift", object: handle, seat: objAt(m, handle).owner, to, why };

function leave(m: Match, act: Leaving): Handle | void {
  const obj = objAt(m, act.object);
  const { owner, controller } = obj;
  tell(m, act.why, act.object);
  leaveBehind(m, act.object, controller);
  // G R7.5: a token ceases to exist, after its triggers have seen it.
  if (varOf(m, obj, "token") > 0) {
    vanish(m, act.object);
    return reach(m, `source:${act.object}`);
  }
  const handle = asItself(m, act.object, () =>
    move(m, act.object, zoneOf(m, act.to, owner), { controller: owner }),
  );
  reach(m, `source:${act.object}`);
  noteKeeper(m, handle, act.keeper);
  // What was not banished after all does not return (G R32.46).
  if (act.after !== undefined && act.to === "banishment") {
    const delayed = { ...act.after, event: { act: "delayed", object: handle } };
    setTable(m, "_delayed", [...tableOf(m)._delayed, delayed]);
  }
  return handle;
}

/** G R5.8: the cards of its lineage and those loaded into it. */
function leaveBehind(m: Match, host: Handle, controller: Seat): void {
  for (const zone of ["lineage", "loaded"] as const) {
    const left: Handle[] = [];
    eachIn(m, zone, controller, (handle, obj) => {
      if (obj.host === host) left.push(handle);
    });
    for (const handle of left) {
      const obj = objAt(m, handle);
      move(m, handle, zoneOf(m, redirected(m, obj, "graveyard"), obj.owner), { controller: obj.owner });
    }
  }
}

/** G R7.1, R16.4: onto the field, awake unless it is Hindered, tokens too; a champion on top of a lineage stays the object it was. */
function enter(m: Match, act: Entering): Handle {
  if (act.champion !== undefined) return levelUp(m, act, act.champion);
  const host = act.host === undefined ? {} : { host: act.host };
  const field = zoneOf(m, "field", act.seat);
  const from = act.token === undefined ? cameFromBits(zoneIdOf(m, objAt(m, act.object))) : 0;
  const handle =
    act.token === undefined
      ? keepEphemeral(m, act, () =>
          move(m, act.object, field, { ...host, controller: act.seat, fresh: true }),
        )
      : create(m, act.token, act.seat, field, host);
  if (act.token !== undefined && act.generated !== true) setVar(m, handle, "token", 1);
  markCame(m, handle, act.came ?? from);
  if (act.named) {
    const card = act.copies ?? objAt(m, handle).card;
    nameAct.apply(m, { object: handle, seat: act.seat, card, ...act.named });
  }
  if (act.copies !== undefined) {
    // What its own text lets it enter with, it has as a copy too.
    entersWith(m, handle, act.seat);
    goOnAs(m, handle, act.copies);
  }
  outfit(m, handle, act.seat);
  if (act.rested === true) setVar(m, handle, "rested", 1);
  for (const state of act.states ?? []) setVar(m, handle, state, 1);
  for (const { key, amount } of act.counters ?? []) addVar(m, handle, key, amount);
  lend(m, handle, act.seat, act.lends);
  return handle;
}

/** G R32.6: what was ephemeral on the stack is so where it goes on from there. */
export function keepEphemeral(m: Match, { object }: OnObject, go: () => Handle): Handle {
  const obj = objectOf(m.state, object);
  const kept = obj !== undefined && isIn(m, object, "stack") ? varOf(m, obj, "ephemeral") : 0;
  const handle = go();
  setVar(m, handle, "ephemeral", kept);
  return handle;
}

function outfit(m: Match, handle: Handle, controller: Seat): void {
  const card = dataOf(m, objAt(m, handle));
  // G R6.1: a weapon and a siegeable domain enter with their durability.
  if (card.durability !== undefined) setVar(m, handle, "durability", card.durability);
  if (attrOf(m, handle, "hindered") > 0) setVar(m, handle, "rested", 1);
  entersWith(m, handle, controller);
  if (card.type === "champion" && !seatVarsOf(m, controller).champion)
    setSeat(m, controller, "champion", true);
}

/** G R32.9: the states and counters with which it enters. */
function entersWith(m: Match, handle: Handle, controller: Seat): void {
  const { enters } = dataOf(m, objAt(m, handle));
  if (enters === undefined) return;
  const scope = scopeOf(handle, controller);
  if (enters.when !== undefined && !holds(m, scope, enters.when)) return;
  if (enters.distant === true) setVar(m, handle, "distant", 1);
  for (const { kind, count } of enters.counters ?? [])
    setVar(m, handle, kind, varOf(m, objAt(m, handle), kind) + Math.max(0, numberOf(m, scope, count)));
}

/** G R22.3, R22.4: damage, counters, orientation and time stay. */
function levelUp(m: Match, act: OnObject & Came, champion: Handle): Handle {
  const below = move(m, act.object, zoneOf(m, "lineage", act.seat), {
    host: champion,
    controller: act.seat,
    fresh: true,
  });
  const { card } = objAt(m, champion);
  const item = itemOf(m, objAt(m, champion));
  exchange(m, champion, below);
  // Only the top card of a lineage shows another side than its default one (G R32.35).
  setVar(m, champion, "_was", 0);
  if (item !== card) recast(m, below, item);
  markCame(m, champion, act.came ?? 0);
  tell(m, "leveled", champion);
  return champion;
}

/** G R22.7: the top card goes back to the material deck. */
function levelDown(m: Match, act: OnObject): void {
  const below = present(lineageOf(m, act.object).pop());
  const { card } = objAt(m, act.object);
  const item = itemOf(m, objAt(m, act.object));
  exchange(m, act.object, below);
  setVar(m, act.object, "_was", 0);
  if (item !== card) recast(m, below, item);
  const { owner } = objAt(m, below);
  tell(m, "deleveled", act.object);
  move(m, below, zoneOf(m, "material", owner), { controller: owner, host: NONE });
}

const onField = (m: Match, act: OnObject): boolean => isIn(m, act.object, "field");

/** A player with a champion cannot have a second one; only what is no token is generated (G R5.10). */
function canCome(m: Match, token: number, generated?: true): boolean {
  const { data } = cardOf(m, { card: token });
  if (generated === true && (data.token === true || !isPermanent(data))) return false;
  return data.type !== "champion";
}

/** A card that is no object of the field; masteries and statuses go nowhere (G R32.26). */
const isMovable = (m: Match, act: OnObject): boolean =>
  objectOf(m.state, act.object) !== undefined && !onField(m, act) && !isIn(m, act.object, "aside");

/** The acts that move things, with their fields. */
export type MoveFields = {
  readonly enter: Entering;
  readonly leave: Leaving;
  readonly delevel: OnObject;
  readonly shift: OnObject & {
    readonly to: ZoneId;
    readonly why?: string;
    readonly preserved?: true;
    readonly keeper?: Handle;
  };
  readonly load: OnObject & { readonly host: Handle };
  readonly intoLineage: OnObject & { readonly host: Handle };
  readonly control: OnObject;
};

export const moves: Pick<Ruleset["acts"], keyof MoveFields> = {
  enter: {
    fields: { object: "object", seat: "seat" },
    enters: true,
    possible(m, act) {
      if (act.token !== undefined) return canCome(m, act.token, act.generated);
      return isMovable(m, act);
    },
    apply: enter,
  },
  leave: {
    fields: { object: "object", seat: "seat", killer: "object", died: "number" },
    possible: onField,
    apply: leave,
  },
  delevel: {
    fields: { object: "object", seat: "seat" },
    possible: (m, act) => onField(m, act) && lineageOf(m, act.object).length > 0,
    apply: levelDown,
  },
  /** A card that is no object changes zones. */
  shift: {
    fields: { object: "object", seat: "seat" },
    possible: isMovable,
    apply(m, act) {
      const obj = objAt(m, act.object);
      const to = redirected(m, obj, act.to);
      // G R5.1: no change of zone where it lies there already.
      if (isIn(m, act.object, to)) return;
      const why = act.why;
      // A hidden card is told by its new name (G R26.4).
      const known = spell(m, objectRef(act.object)) !== "";
      if (why !== undefined && known) tell(m, why, act.object);
      // G R19.7: a copy outside its zone ceases to exist.
      if (varOf(m, obj, "token") > 0) return void vanish(m, act.object);
      const handle = move(m, act.object, zoneOf(m, to, obj.owner), { controller: obj.owner, host: NONE });
      if (why !== undefined && !known) tell(m, why, handle);
      if (act.preserved === true) setVar(m, handle, "preserved", 1);
      noteKeeper(m, handle, act.keeper);
      return handle;
    },
  },
  /** G R22.1: below all that its lineage has. */
  intoLineage: {
    fields: { object: "object", seat: "seat" },
    possible: (m, act) => objectOf(m.state, act.object) !== undefined && isIn(m, act.host, "field"),
    apply(m, act) {
      const { object, host, seat } = act;
      if (varOf(m, objAt(m, object), "token") > 0) return void vanish(m, object);
      const to = zoneOf(m, "lineage", seat);
      // Other champions' cards lie in the same zone, each in its own order.
      return asItself(m, object, () => move(m, object, to, { at: 0, host, controller: seat, fresh: true }));
    },
  },
  load: {
    fields: { object: "object", seat: "seat", host: "object" },
    possible: (m, act) =>
      objectOf(m.state, act.object) !== undefined &&
      !isIn(m, act.object, "aside") &&
      isIn(m, act.host, "field"),
    apply: (m, act) =>
      asItself(m, act.object, () =>
        move(m, act.object, zoneOf(m, "loaded", act.seat), { host: act.host, controller: act.seat }),
      ),
  },
  control: {
    fields: { object: "object", seat: "seat" },
    possible: (m, act) => onField(m, act) && dataOf(m, objAt(m, act.object)).type !== "champion",
    apply(m, act) {
      // G R20.10: an object whose controller changes leaves combat.
      for (const role of ["attacking", "defending", "retaliating", "wielded"] as const)
        setVar(m, act.object, role, 0);
      move(m, act.object, zoneOf(m, "field", act.seat), { controller: act.seat });
      return handleAt(m.state, slotOf(act.object));
    },
  },
};
