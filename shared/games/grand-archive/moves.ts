/** Acts that bring things onto the field, change them there, or take them off (G R5, R7, R22). */

import {
  attrOf,
  cardOf,
  create,
  dataOf,
  exchange,
  type Handle,
  handleAt,
  type Json,
  move,
  NONE,
  objAt,
  objectOf,
  objectRef,
  reach,
  type Seat,
  seatVarsOf,
  setSeat,
  setTable,
  setVar,
  slotOf,
  spell,
  tableOf,
  vanish,
  varOf,
  zoneOf,
} from "../../kernel/game.ts";
import { hostIn, object, seat, tell } from "../acts.ts";
import { eachIn, isIn } from "../zones.ts";
import type { Delayed } from "./table.ts";
import type { Act, ActKind, Match } from "./typed.ts";
import { lineageOf, redirected, type ZoneId } from "./zones.ts";

/** An object leaves the field. Its destination is known before that (G R5.4). */
export function leaveAct(
  m: Match,
  handle: Handle,
  to: ZoneId,
  why: string,
  more: Record<string, Json> = {},
): Act {
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

function leave(m: Match, act: Act): Handle | void {
  const obj = objAt(m, object(act));
  const { owner, controller } = obj;
  tell(m, act.why as string, object(act));
  leaveBehind(m, object(act), controller);
  // G R7.5: a token ceases to exist, after its triggers have seen it.
  if (varOf(m, obj, "token") > 0) return void vanish(m, object(act));
  const handle = move(m, object(act), zoneOf(m, act.to as ZoneId, owner), { controller: owner });
  reach(m, `source:${object(act)}`);
  if (act.after !== undefined) {
    const delayed = { ...(act.after as Delayed), event: { act: "delayed", object: handle } };
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
function enter(m: Match, act: Act): Handle {
  if (act.champion !== undefined) return levelUp(m, act);
  const host = act.host === undefined ? {} : { host: hostIn(act) };
  const field = zoneOf(m, "field", seat(act));
  const handle =
    act.token === undefined
      ? move(m, object(act), field, { ...host, controller: seat(act), fresh: true })
      : create(m, act.token as number, seat(act), field, host);
  if (act.token !== undefined) setVar(m, handle, "token", 1);
  outfit(m, handle, seat(act));
  return handle;
}

function outfit(m: Match, handle: Handle, controller: Seat): void {
  const card = dataOf(m, objAt(m, handle));
  // G R6.1: a weapon and a siegeable domain enter with their durability.
  if (card.durability !== undefined) setVar(m, handle, "durability", card.durability);
  if (attrOf(m, handle, "hindered") > 0) setVar(m, handle, "rested", 1);
  if (card.type === "champion" && !seatVarsOf(m, controller).champion)
    setSeat(m, controller, "champion", true);
}

/** G R22.3, R22.4: damage, counters, orientation and time stay. */
function levelUp(m: Match, act: Act): Handle {
  const champion = act.champion as Handle;
  const below = move(m, object(act), zoneOf(m, "lineage", seat(act)), {
    host: champion,
    controller: seat(act),
    fresh: true,
  });
  exchange(m, champion, below);
  tell(m, "leveled", champion);
  return champion;
}

/** G R22.7: the top card goes back to the material deck. */
function levelDown(m: Match, act: Act): void {
  const below = lineageOf(m, object(act)).pop() as Handle;
  exchange(m, object(act), below);
  const { owner } = objAt(m, below);
  tell(m, "deleveled", object(act));
  move(m, below, zoneOf(m, "material", owner), { controller: owner, host: NONE });
}

const onField = (m: Match, act: Act): boolean => isIn(m, object(act), "field");

/** What the acts that move things are called. */
export type MoveName = "enter" | "leave" | "delevel" | "shift" | "load" | "control";

export const moves: Readonly<Record<MoveName, ActKind>> = {
  enter: {
    fields: { object: "object", seat: "seat" },
    enters: true,
    possible(m, act) {
      // A player with a champion cannot have a second one.
      if (act.token !== undefined) return cardOf(m, { card: act.token as number }).data.type !== "champion";
      return objectOf(m.state, object(act)) !== undefined && !onField(m, act);
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
    possible: (m, act) => onField(m, act) && lineageOf(m, object(act)).length > 0,
    apply: levelDown,
  },
  /** A card that is no object changes zones. */
  shift: {
    fields: { object: "object", seat: "seat" },
    possible: (m, act) => objectOf(m.state, object(act)) !== undefined && !onField(m, act),
    apply(m, act) {
      const obj = objAt(m, object(act));
      const to = redirected(m, obj, act.to as ZoneId);
      // G R5.1: no change of zone where it lies there already.
      if (isIn(m, object(act), to)) return;
      const why = act.why as string | undefined;
      // A hidden card is told by its new name (G R26.4).
      const known = spell(m, objectRef(object(act))) !== "";
      if (why !== undefined && known) tell(m, why, object(act));
      // G R19.7: a copy outside its zone ceases to exist.
      if (varOf(m, obj, "token") > 0) return void vanish(m, object(act));
      const handle = move(m, object(act), zoneOf(m, to, obj.owner), { controller: obj.owner, host: NONE });
      if (why !== undefined && !known) tell(m, why, handle);
      if (act.preserved === true) setVar(m, handle, "preserved", 1);
      return handle;
    },
  },
  load: {
    fields: { object: "object", seat: "seat" },
    possible: (m, act) => objectOf(m.state, object(act)) !== undefined && isIn(m, hostIn(act), "field"),
    apply: (m, act) =>
      move(m, object(act), zoneOf(m, "loaded", seat(act)), {
        host: hostIn(act),
        controller: seat(act),
      }),
  },
  control: {
    fields: { object: "object", seat: "seat" },
    possible: (m, act) => onField(m, act) && dataOf(m, objAt(m, object(act))).type !== "champion",
    apply(m, act) {
      // G R20.10: an object whose controller changes leaves combat.
      for (const role of ["attacking", "defending", "retaliating", "wielded"] as const)
        setVar(m, object(act), role, 0);
      move(m, object(act), zoneOf(m, "field", seat(act)), { controller: seat(act) });
      return handleAt(m.state, slotOf(object(act)));
    },
  },
};
