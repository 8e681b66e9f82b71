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
import {
  type Amount,
  alive,
  living,
  type Modifying,
  modifying,
  type OnObject,
  tell,
  tellAttached,
} from "../acts.ts";
import { isIn } from "../zones.ts";
import { isAgent, isAnomaly } from "./card.ts";
import { withdraw } from "./entries.ts";
import { isKind } from "./filters.ts";
import { leave } from "./leaving.ts";
import type { ActKind, Match, NsWords, Ruleset, VarName } from "./typed.ts";
import { sectorOf, toOwner, type ZoneId } from "./zones.ts";

/** A card of that object, or a spawn that does not exist yet. */
type Arriving = OnObject & { readonly zone: ZoneId; readonly host?: Handle; readonly spawn?: number };
/** N R13.1, R13.2: the thing is unlocked, and no agent that arrived this turn, unless it is Ready. */
export function lockFault(m: Match, handle: Handle): "E_LOCKED" | "E_ARRIVED" | null {
  const obj = objAt(m, handle);
  if (varOf(m, obj, "locked") !== 0) return "E_LOCKED";
  const fresh = isAgent(m, obj) && varOf(m, obj, "arrived") !== 0 && attrOf(m, handle, "ready") === 0;
  return fresh ? "E_ARRIVED" : null;
}

const goes = (
  name: string,
  to: "cache" | "archive" | "hand",
  from?: readonly ZoneId[],
): ActKind<OnObject> => ({
  fields: { object: "object", seat: "seat" },
  possible: (m, act) =>
    from === undefined ? living(m, act) : alive(m, act) && from.includes(zoneIdOf(m, objAt(m, act.object))),
  apply(m, act) {
    tell(m, name, act.object);
    toOwner(m, act.object, to);
  },
});

const marked = (
  key: VarName,
  value: number,
  possible: (m: Match, act: OnObject) => boolean,
): ActKind<OnObject> => ({
  fields: { object: "object", seat: "seat" },
  possible,
  apply: (m, act) => setVar(m, act.object, key, value),
});

/** N R3.2, R3.4: only constants lie on the planet, and a modification only on its host. */
function mayStand(m: Match, act: Arriving): boolean {
  const obj = objAt(m, act.object);
  return isKind(m, obj, "constant") && (act.host !== undefined || !isKind(m, obj, "modification"));
}

/** Whether it comes from a place that not everybody sees. */
const comesUnseen = (m: Match, act: OnObject): boolean =>
  isIn(m, act.object, "hand") || isIn(m, act.object, "deck");

/** A hidden card that cannot stand on the planet. To move it would tell others something that they may not know. */
export const fallsThrough = (m: Match, act: Arriving): boolean =>
  act.spawn === undefined && comesUnseen(m, act) && !mayStand(m, act);

/** N R3.2, R12.14: a card comes onto the planet under its controller; a spawn is created there. */
function arrive(m: Match, act: Arriving): Handle {
  const zone = zoneOf(m, act.zone, act.seat);
  const handle =
    act.spawn === undefined
      ? move(m, act.object, zone, {
          controller: act.seat,
          ...(act.host !== undefined && { host: act.host }),
        })
      : create(m, act.spawn, act.seat, zone);
  setVar(m, handle, "arrived", 1);
  const { host } = objAt(m, handle);
  if (host !== NONE) tellAttached(m, handle, host);
  return handle;
}

/** The acts that move things, with their fields. */
export type MoveFields = {
  readonly announce: OnObject;
  readonly arrive: Arriving;
  readonly anomaly: OnObject;
  readonly convert: OnObject & { readonly mode: number };
  readonly terminate: OnObject;
  readonly forfeit: OnObject;
  readonly delete: OnObject;
  readonly recall: OnObject;
  readonly leave: OnObject;
  readonly discard: OnObject;
  readonly spent: { readonly object: Handle };
  readonly lock: OnObject;
  readonly unlock: OnObject;
  readonly heal: OnObject;
  readonly increase: OnObject & Amount;
  readonly shift: OnObject;
  readonly attach: OnObject & { readonly host: Handle };
  readonly drop: OnObject & { readonly zone: ZoneId };
  readonly advance: OnObject & { readonly biome: number };
  readonly retreat: OnObject;
  readonly modify: Modifying<NsWords>;
};

const returning = goes("recalled", "hand", [
  "deck",
  "cache",
  "archive",
  "staging",
  "sector0",
  "sector1",
  "sector2",
  "attached",
  "queue",
]);

/** Kinds of act by name; a reactive skill may read their `fields`. */
export const moves: Pick<Ruleset["acts"], keyof MoveFields> = {
  /** A card leaves the hand for the queue (N R8.3). */
  announce: {
    fields: { object: "object", seat: "seat" },
    apply: (m, act) => move(m, act.object, zoneOf(m, "queue", 0), { controller: act.seat }),
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
      const handle = handleAt(m.state, slotOf(act.object));
      const { name } = objAt(m, handle);
      note(m, "anomalyPlayed", { seat: act.seat, thing: name }, { object: handle });
    },
  },
  /** N R9.4: the others learn only that it happened. */
  convert: {
    fields: { seat: "seat" },
    apply(m, act) {
      setVar(m, act.object, "mode", act.mode);
      note(m, "converted", { seat: act.seat }, { object: act.object });
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
  recall: {
    ...returning,
    // N ER-6: a card of the queue takes its entry with it.
    apply(m, act) {
      withdraw(m, act.object);
      return returning.apply(m, act);
    },
  },
  leave,
  discard: {
    fields: { object: "object", seat: "seat" },
    possible: comesUnseen,
    apply: (m, act) => toOwner(m, act.object, "cache"),
  },
  /** N R8.12: an executed event or a cancelled card leaves the queue. */
  spent: {
    fields: { object: "object" },
    possible: (m, act) => isIn(m, act.object, "queue"),
    apply: (m, act) => toOwner(m, act.object, "cache"),
  },
  lock: marked("locked", 1, (m, act) => living(m, act) && lockFault(m, act.object) === null),
  unlock: marked("locked", 0, (m, act) => living(m, act) && varOf(m, objAt(m, act.object), "locked") !== 0),
  heal: marked("damage", 0, living),
  /** N R3.8. */
  increase: {
    fields: { object: "object", seat: "seat", amount: "number" },
    possible: living,
    apply: (m, act) => addVar(m, act.object, "increase", act.amount),
  },
  shift: {
    fields: { object: "object", seat: "seat" },
    possible: (m, act) => living(m, act) && isAgent(m, objAt(m, act.object)),
    apply: (m, act) => setVar(m, act.object, "shifted", 1 - varOf(m, objAt(m, act.object), "shifted")),
  },
  /** N R12.7: gear finds a new bearer. */
  attach: {
    fields: { object: "object", seat: "seat" },
    possible: living,
    apply(m, act) {
      const host = act.host;
      const handle = move(m, act.object, zoneOf(m, "attached", act.seat), { host });
      tellAttached(m, handle, host);
      return handle;
    },
  },
  /** N R3.5: the gear's agent is gone. The gear stays where the agent was. */
  drop: {
    fields: { object: "object", seat: "seat" },
    possible: living,
    apply: (m, act) => move(m, act.object, zoneOf(m, act.zone, act.seat)),
  },
  advance: {
    fields: { object: "object", seat: "seat", biome: "number" },
    possible: living,
    apply(m, act) {
      tell(m, "advanced", act.object, { biome: act.biome });
      return move(m, act.object, sectorOf(m, act.seat, act.biome));
    },
  },
  /** N R12.26, R14.2: an agent goes to staging with its attachments and no longer fights. */
  retreat: {
    fields: { object: "object", seat: "seat" },
    possible: (m, act) => living(m, act) && zoneIdOf(m, objAt(m, act.object)).startsWith("sector"),
    apply(m, act) {
      tell(m, "retreated", act.object);
      setVar(m, act.object, "attacking", 0);
      setVar(m, act.object, "defended", 0);
      return move(m, act.object, zoneOf(m, "staging", objAt(m, act.object).controller));
    },
  },
  modify: modifying(),
};

/** N ER-3: a card keeps its anomaly mode on the direct way from hand to staging, and nowhere else. */
export const carry = (m: Match, obj: Obj, to: { readonly id: string }): readonly number[] | null =>
  isAnomaly(m, obj) && zoneIdOf(m, obj) === "hand" && to.id === "staging" ? obj.vars : null;
