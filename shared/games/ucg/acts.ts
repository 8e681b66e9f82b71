/** The atomic actions of this game. A step is made of them, and triggers match them. */

import {
  addVar,
  create,
  entryOf,
  type Handle,
  move,
  NONE,
  note,
  objAt,
  setEntry,
  setSeat,
  setTable,
  setVar,
  varOf,
  zoneOf,
} from "../../kernel/game.ts";
import {
  alive,
  amount,
  drawCards,
  entryId,
  hostIn,
  living,
  modifying,
  object,
  seat,
  tell,
  tellAttached,
} from "../acts.ts";
import { handIntoDeck } from "../opening.ts";
import { isIn, thingsIn } from "../zones.ts";
import { exitLink, priceOf } from "./links.ts";
import type { Phase } from "./table.ts";
import type { Act, ActKind, Match, VarName } from "./typed.ts";
import { leaveFor, toVoid, type ZoneId } from "./zones.ts";

const own = (m: Match, handle: Handle, zone: ZoneId): number => zoneOf(m, zone, objAt(m, handle).controller);

/** An act on one object that ends with it in its owner's Void. */
const gone = (name: string): ActKind => ({
  fields: { object: "object", seat: "seat" },
  possible: living,
  apply(m, act) {
    tell(m, name, object(act));
    toVoid(m, object(act));
  },
});

/** A marker of the turn that triggers may wait for. */
const marker = (): ActKind => ({
  fields: { seat: "seat" },
  apply: (m, act) => setTable(m, "phase", act.act as Phase),
});

/** Moves an object to a zone of its controller. */
const goes = (to: ZoneId, from?: ZoneId): ActKind => ({
  fields: { object: "object", seat: "seat" },
  possible: (m, act) => alive(m, act) && (from === undefined || isIn(m, object(act), from)),
  apply: (m, act) => void move(m, object(act), own(m, object(act), to)),
});

/** UCG 17.3: to the Void, or held as the placeholder of its own link (UCG 9.6, 7.3). */
function giveUp(m: Match, act: Act): void {
  tell(m, act.act, object(act));
  const hold = act.hold as readonly [number, number] | null | undefined;
  if (hold == null) return toVoid(m, object(act));
  const at = hold[1] < 0 ? {} : { at: hold[1] };
  const isToken = varOf(m, objAt(m, object(act)), "token");
  const held = move(m, object(act), hold[0], { ...at, fresh: true });
  setVar(m, held, "link", 1);
  if (isToken > 0) setVar(m, held, "token", 1);
}

/** UCG 7.2.6: a card comes into play under its controller. */
function enter(m: Match, act: Act): void {
  const to = act.zone as ZoneId;
  const at = act.at === undefined ? {} : { at: act.at as number };
  const down = act.down === true ? { down: true, seen: 1 << seat(act) } : {};
  const host = act.host === undefined ? {} : { host: hostIn(act) };
  const handle = move(m, object(act), zoneOf(m, to, seat(act)), {
    ...at,
    ...down,
    ...host,
    controller: seat(act),
    fresh: true,
  });
  if (act.combat !== undefined)
    acts.counter.apply(m, { act: "counter", object: handle, key: "combatCounter", amount: act.combat });
  const { host: on } = objAt(m, handle);
  if (on !== NONE) tellAttached(m, handle, on);
}

/** UCG 15.2: from the top of the deck to its Void. */
function damagePlayer(m: Match, act: Act): void {
  note(m, "damagePlayer", { seat: seat(act), amount: amount(act) });
  const deck = thingsIn(m, "deck", seat(act));
  for (const handle of deck.slice(Math.max(0, deck.length - amount(act))).reverse()) toVoid(m, handle);
}

/** UCG 15.8, option deckOut: the seat had to draw from an empty deck. */
function draw(m: Match, act: Act): void {
  if (drawCards(m, seat(act), amount(act)) > 0) setSeat(m, seat(act), "starved", true);
}

function raise(m: Match, act: Act): void {
  const entry = entryOf(m.state, entryId(act));
  if (entry === undefined) return;
  const data = { ...entry.data, raised: ((entry.data.raised as number | undefined) ?? 0) + amount(act) };
  setEntry(m, entry.id, { data });
  const changed = entryOf(m.state, entry.id);
  if (changed !== undefined) setEntry(m, entry.id, {}, { price: priceOf(m, changed) });
}

const onTarget = { object: "object", seat: "seat", amount: "number" } as const;

/** What the acts are called. */
export type ActName =
  | "ready"
  | "dawn"
  | "draw"
  | "primary"
  | "conflict"
  | "end"
  | "declare"
  | "resource"
  | "spend"
  | "refresh"
  | "activate"
  | "trip"
  | "dispose"
  | "decimate"
  | "slay"
  | "spent"
  | "revive"
  | "enter"
  | "token"
  | "bounce"
  | "recover"
  | "discard"
  | "damage"
  | "damagePlayer"
  | "heal"
  | "drawn"
  | "putBack"
  | "counter"
  | "exhaust"
  | "awaken"
  | "attack"
  | "block"
  | "retreat"
  | "nullify"
  | "raise"
  | "modify"
  | "allowance";

export const acts: Readonly<Record<ActName, ActKind>> = {
  ready: marker(),
  dawn: marker(),
  draw: marker(),
  primary: marker(),
  conflict: marker(),
  end: marker(),
  /** A card leaves the hand to be played, or a set Pitfall leaves its zone (UCG 7.2.1). */
  declare: {
    fields: { object: "object", seat: "seat" },
    apply(m, act) {
      const [zone, at] = act.to as readonly [number, number];
      const down = act.down === true ? { down: true, seen: 1 << seat(act) } : { down: false };
      const held = move(m, object(act), zone, { ...(at >= 0 && { at }), ...down, fresh: true });
      if (zone !== zoneOf(m, "ignition", seat(act))) setVar(m, held, "link", 1);
    },
  },
  resource: { ...goes("reserve", "hand"), enters: true },
  spend: goes("expended", "reserve"),
  refresh: goes("reserve", "expended"),
  /** UCG 1.6; in an Encounter a Cunning character stays, and the act is only noted (UCG 13.1). */
  activate: {
    fields: { object: "object", seat: "seat" },
    possible: alive,
    apply(m, act) {
      if (isIn(m, object(act), "active")) move(m, object(act), own(m, object(act), "exhausted"));
      else setVar(m, object(act), "activated", 1);
    },
  },
  /** UCG 13.1.2: the trip of a Cunning character through the Ignition Zone and back. */
  trip: {
    fields: { object: "object", seat: "seat" },
    apply: (m, act) =>
      void move(m, object(act), own(m, object(act), act.zone as ZoneId), {
        fresh: false,
        ...(act.at !== undefined && { at: act.at as number }),
      }),
  },
  dispose: { fields: { object: "object", seat: "seat" }, possible: living, apply: giveUp },
  decimate: { fields: { object: "object", seat: "seat" }, possible: living, apply: giveUp },
  slay: gone("slain"),
  /** A spent effect card or a Status Effect without a host (UCG 7.2.6, 16.4). */
  spent: { fields: { object: "object" }, possible: alive, apply: (m, act) => toVoid(m, object(act)) },
  revive: {
    fields: { object: "object", seat: "seat" },
    possible: living,
    apply(m, act) {
      const handle = object(act);
      tell(m, "revived", handle);
      setVar(m, handle, "damage", 0);
      addVar(m, handle, "revived", 1);
      move(m, handle, own(m, handle, "exhausted"));
    },
  },
  enter: { fields: { object: "object", seat: "seat" }, enters: true, possible: alive, apply: enter },
  token: {
    fields: { seat: "seat" },
    apply(m, act) {
      const handle = create(m, act.card as number, seat(act), zoneOf(m, "active", seat(act)));
      setVar(m, handle, "token", 1);
    },
  },
  bounce: {
    fields: { object: "object", seat: "seat" },
    possible: living,
    apply: (m, act) => leaveFor(m, object(act), "hand"),
  },
  recover: {
    fields: { object: "object", seat: "seat" },
    possible: (m, act) => alive(m, act) && !isIn(m, object(act), "hand"),
    apply: (m, act) => leaveFor(m, object(act), "hand"),
  },
  discard: {
    fields: { object: "object", seat: "seat" },
    possible: (m, act) => isIn(m, object(act), "hand"),
    apply: (m, act) => toVoid(m, object(act)),
  },
  damage: {
    fields: onTarget,
    possible: (m, act) => living(m, act) && amount(act) > 0,
    apply(m, act) {
      tell(m, "damage", object(act), { amount: amount(act) });
      addVar(m, object(act), "damage", amount(act));
    },
  },
  damagePlayer: {
    fields: { seat: "seat", amount: "number" },
    possible: (_m, act) => amount(act) > 0,
    apply: damagePlayer,
  },
  heal: {
    fields: { object: "object" },
    possible: living,
    apply: (m, act) => setVar(m, object(act), "damage", 0),
  },
  drawn: {
    fields: { seat: "seat", amount: "number" },
    possible: (_m, act) => amount(act) > 0,
    apply: draw,
  },
  /** UCG 2.7. */
  putBack: { fields: { seat: "seat" }, apply: (m, act) => handIntoDeck(m, seat(act)) },
  /** UCG 3.2, 4.3: only things in play have counters. */
  counter: {
    fields: onTarget,
    possible: living,
    apply(m, act) {
      addVar(m, object(act), act.key as VarName, amount(act));
      const obj = objAt(m, object(act));
      const value = varOf(m, obj, act.key as VarName);
      note(m, "counter", { thing: obj.name, key: act.key, value }, { object: object(act) });
    },
  },
  exhaust: {
    ...goes("exhausted"),
    possible: (m, act) => isIn(m, object(act), "active") || isIn(m, object(act), "encounter"),
  },
  awaken: goes("active", "exhausted"),
  attack: {
    fields: { object: "object", seat: "seat" },
    apply(m, act) {
      move(m, object(act), own(m, object(act), "encounter"));
      setVar(m, object(act), "attacked", 1);
      setTable(m, "encounter", true);
      setTable(m, "_attacker", object(act));
    },
  },
  block: goes("encounter", "active"),
  retreat: {
    ...goes("active", "encounter"),
    apply(m, act) {
      const obj = objAt(m, object(act));
      move(m, object(act), own(m, object(act), act.zone as ZoneId));
      if (varOf(m, obj, "activated") !== 0) setVar(m, object(act), "activated", 0);
    },
  },
  nullify: {
    fields: {},
    possible: (m, act) => entryOf(m.state, entryId(act)) !== undefined,
    apply: (m, act) => exitLink(m, entryId(act), "nullified"),
  },
  raise: {
    fields: {},
    possible: (m, act) => entryOf(m.state, entryId(act)) !== undefined,
    apply: raise,
  },
  modify: modifying(),
  allowance: {
    fields: { seat: "seat" },
    apply: (m, act) =>
      setSeat(m, seat(act), act.key as "resourcePlayed" | "epicPlayed", act.value as boolean),
  },
};
