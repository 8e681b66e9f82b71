/** Acts by which things come, go and change on the planet (N 3, 4, 13). */

import {
  addVar,
  attrOf,
  create,
  type Handle,
  handleAt,
  move,
  NONE,
  note,
  type Obj,
  objAt,
  setVar,
  slotOf,
  varOf,
  zoneIdOf,
  zoneOf,
} from "../../kernel/game.ts";
import { alive, amount, hostIn, living, modifying, object, seat, tell, tellAttached } from "../acts.ts";
import { isIn } from "../zones.ts";
import { isAgent, isAnomaly } from "./card.ts";
import { isKind } from "./filters.ts";
import type { Act, ActKind, Match, VarName } from "./typed.ts";
import { sectorOf, toOwner, type ZoneId } from "./zones.ts";

/** N R13.1, R13.2: the thing is unlocked, and no agent that arrived this turn, unless it is Ready. */
export function lockFault(m: Match, handle: Handle): "E_LOCKED" | "E_ARRIVED" | null {
  const obj = objAt(m, handle);
  if (varOf(m, obj, "locked") !== 0) return "E_LOCKED";
  const fresh = isAgent(m, obj) && varOf(m, obj, "arrived") !== 0 && attrOf(m, handle, "ready") === 0;
  return fresh ? "E_ARRIVED" : null;
}

const goes = (name: string, to: "cache" | "archive" | "hand", from?: readonly ZoneId[]): ActKind => ({
  fields: { object: "object", seat: "seat" },
  possible: (m, act) =>
    from === undefined ? living(m, act) : alive(m, act) && from.includes(zoneIdOf(m, objAt(m, object(act)))),
  apply(m, act) {
    tell(m, name, object(act));
    toOwner(m, object(act), to);
  },
});

const marked = (key: VarName, value: number, possible: NonNullable<ActKind["possible"]>): ActKind => ({
  fields: { object: "object", seat: "seat" },
  possible,
  apply: (m, act) => setVar(m, object(act), key, value),
});

/** N R3.2, R3.4: only constants lie on the planet, and a modification only on its host. */
function mayStand(m: Match, act: Act): boolean {
  const obj = objAt(m, object(act));
  return isKind(m, obj, "constant") && (act.host !== undefined || !isKind(m, obj, "modification"));
}

/** Whether it comes from a place that not everybody sees. */
const comesUnseen = (m: Match, act: Act): boolean =>
  isIn(m, object(act), "hand") || isIn(m, object(act), "deck");

/** A hidden card that cannot stand on the planet. To move it would tell others something that they may not know. */
export const fallsThrough = (m: Match, act: Act): boolean =>
  act.spawn === undefined && comesUnseen(m, act) && !mayStand(m, act);

/** N R3.2, R12.14: a card comes onto the planet under its controller; a spawn is created there. */
function arrive(m: Match, act: Act): Handle {
  const zone = zoneOf(m, act.zone as ZoneId, seat(act));
  const handle =
    act.spawn === undefined
      ? move(m, object(act), zone, {
          controller: seat(act),
          ...(act.host !== undefined && { host: hostIn(act) }),
        })
      : create(m, act.spawn as number, seat(act), zone);
  setVar(m, handle, "arrived", 1);
  const { host } = objAt(m, handle);
  if (host !== NONE) tellAttached(m, handle, host);
  return handle;
}

/** What the acts that move things are called. */
export type MoveName =
  | "announce"
  | "arrive"
  | "anomaly"
  | "convert"
  | "terminate"
  | "forfeit"
  | "delete"
  | "recall"
  | "discard"
  | "spent"
  | "lock"
  | "unlock"
  | "heal"
  | "increase"
  | "shift"
  | "attach"
  | "drop"
  | "advance"
  | "retreat"
  | "modify";

/** Kinds of act by name; a reactive skill may read their `fields`. */
export const moves: Readonly<Record<MoveName, ActKind>> = {
  /** A card leaves the hand for the queue (N R8.3). */
  announce: {
    fields: { object: "object", seat: "seat" },
    apply: (m, act) => move(m, object(act), zoneOf(m, "queue", 0), { controller: seat(act) }),
  },
  arrive: {
    fields: { object: "object", seat: "seat" },
    enters: true,
    possible: (m, act) =>
      act.spawn !== undefined || (alive(m, act) && (mayStand(m, act) || comesUnseen(m, act))),
    apply: arrive,
  },
  /** N R9.5: a card has just arrived as an anomaly, which its player played. */
  anomaly: {
    fields: { object: "object", seat: "seat" },
    follows: true,
    apply(m, act) {
      const handle = handleAt(m.state, slotOf(object(act)));
      const { name } = objAt(m, handle);
      note(m, "anomalyPlayed", { seat: seat(act), thing: name }, { object: handle });
    },
  },
  /** N R9.4: the others learn only that it happened. */
  convert: {
    fields: { seat: "seat" },
    apply(m, act) {
      setVar(m, object(act), "mode", act.mode as number);
      note(m, "converted", { seat: seat(act) }, { object: object(act) });
    },
  },
  terminate: goes("terminated", "cache"),
  forfeit: goes("forfeited", "cache"),
  delete: goes("deleted", "archive", [
    "deck",
    "cache",
    "staging",
    "sector0",
    "sector1",
    "sector2",
    "attached",
    "queue",
    "hand",
  ]),
  recall: goes("recalled", "hand", [
    "deck",
    "cache",
    "archive",
    "staging",
    "sector0",
    "sector1",
    "sector2",
    "attached",
  ]),
  discard: {
    fields: { object: "object", seat: "seat" },
    possible: comesUnseen,
    apply: (m, act) => toOwner(m, object(act), "cache"),
  },
  /** N R8.12: an executed event or a cancelled card leaves the queue. */
  spent: {
    fields: { object: "object" },
    possible: (m, act) => isIn(m, object(act), "queue"),
    apply: (m, act) => toOwner(m, object(act), "cache"),
  },
  lock: marked("locked", 1, (m, act) => living(m, act) && lockFault(m, object(act)) === null),
  unlock: marked("locked", 0, (m, act) => living(m, act) && varOf(m, objAt(m, object(act)), "locked") !== 0),
  heal: marked("damage", 0, living),
  /** N R3.8. */
  increase: {
    fields: { object: "object", seat: "seat", amount: "number" },
    possible: living,
    apply: (m, act) => addVar(m, object(act), "increase", amount(act)),
  },
  shift: {
    fields: { object: "object", seat: "seat" },
    possible: (m, act) => living(m, act) && isAgent(m, objAt(m, object(act))),
    apply: (m, act) => setVar(m, object(act), "shifted", 1 - varOf(m, objAt(m, object(act)), "shifted")),
  },
  /** N R12.7: gear finds a new bearer. */
  attach: {
    fields: { object: "object", seat: "seat" },
    possible: living,
    apply(m, act) {
      const host = hostIn(act);
      const handle = move(m, object(act), zoneOf(m, "attached", seat(act)), { host });
      tellAttached(m, handle, host);
      return handle;
    },
  },
  /** N R3.5: the gear's agent is gone. The gear stays where the agent was. */
  drop: {
    fields: { object: "object", seat: "seat" },
    possible: living,
    apply: (m, act) => move(m, object(act), zoneOf(m, act.zone as ZoneId, seat(act))),
  },
  advance: {
    fields: { object: "object", seat: "seat" },
    possible: living,
    apply(m, act) {
      tell(m, "advanced", object(act), { biome: act.biome as number });
      return move(m, object(act), sectorOf(m, seat(act), act.biome as number));
    },
  },
  /** N R12.26, R14.2: an agent goes to staging with its attachments and no longer fights. */
  retreat: {
    fields: { object: "object", seat: "seat" },
    possible: (m, act) => living(m, act) && zoneIdOf(m, objAt(m, object(act))).startsWith("sector"),
    apply(m, act) {
      tell(m, "retreated", object(act));
      setVar(m, object(act), "attacking", 0);
      setVar(m, object(act), "defended", 0);
      return move(m, object(act), zoneOf(m, "staging", objAt(m, object(act)).controller));
    },
  },
  modify: modifying(),
};

/** N ER-3: a card keeps its anomaly mode on the direct way from hand to staging, and nowhere else. */
export const carry = (m: Match, obj: Obj, to: { readonly id: string }): readonly number[] | null =>
  isAnomaly(m, obj) && zoneIdOf(m, obj) === "hand" && to.id === "staging" ? obj.vars : null;
