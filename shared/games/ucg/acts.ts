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
  type Amount,
  alive,
  drawCards,
  living,
  type Modifying,
  modifying,
  type OfSeat,
  type OnObject,
  tell,
  tellAttached,
} from "../acts.ts";
import { handIntoDeck } from "../opening.ts";
import { isIn, thingsIn } from "../zones.ts";
import { exitLink, priceOf } from "./links.ts";
import { type LookFields, lookActs } from "./looks.ts";
import type { Phase } from "./table.ts";
import type { ActKind, Match, Ruleset, UcgWords, VarName } from "./typed.ts";
import { leaveFor, toVoid, type ZoneId } from "./zones.ts";

/** A cost that the source gives itself, with the slot that it holds as a placeholder. */
type GivenUp = OnObject & { readonly hold?: readonly [number, number] };
type Entering = OnObject & {
  readonly zone: ZoneId;
  readonly at?: number;
  readonly down?: true;
  readonly host?: Handle;
  readonly combat?: number;
};
type Raise = Amount & { readonly entry: number };

const own = (m: Match, handle: Handle, zone: ZoneId): number => zoneOf(m, zone, objAt(m, handle).controller);

/** An act on one object that ends with it in its owner's Void. */
const gone = (name: string): ActKind<OnObject> => ({
  fields: { object: "object", seat: "seat" },
  possible: living,
  apply(m, act) {
    tell(m, name, act.object);
    toVoid(m, act.object);
  },
});

/** A marker of the turn that triggers may wait for. */
const marker = (phase: Phase): ActKind<OfSeat> => ({
  fields: { seat: "seat" },
  apply: (m) => setTable(m, "phase", phase),
});

/** Moves an object to a zone of its controller. */
const goes = (to: ZoneId, from?: ZoneId): ActKind<OnObject> => ({
  fields: { object: "object", seat: "seat" },
  possible: (m, act) => alive(m, act) && (from === undefined || isIn(m, act.object, from)),
  apply: (m, act) => void move(m, act.object, own(m, act.object, to)),
});

/** UCG 17.3: to the Void, or held as the placeholder of its own link (UCG 9.6, 7.3). */
const givenUp = (name: string): ActKind<GivenUp> => ({
  fields: { object: "object", seat: "seat" },
  possible: living,
  apply: (m, act) => giveUp(m, name, act),
});

function giveUp(m: Match, name: string, act: GivenUp): void {
  tell(m, name, act.object);
  const { hold } = act;
  if (hold === undefined) return toVoid(m, act.object);
  const at = hold[1] < 0 ? {} : { at: hold[1] };
  const isToken = varOf(m, objAt(m, act.object), "token");
  const held = move(m, act.object, hold[0], { ...at, fresh: true });
  setVar(m, held, "link", 1);
  if (isToken > 0) setVar(m, held, "token", 1);
}

/** UCG 7.2.6: a card comes into play under its controller. */
function enter(m: Match, act: Entering): void {
  const at = act.at === undefined ? {} : { at: act.at };
  const down = act.down === true ? { down: true, seen: 1 << act.seat } : {};
  const host = act.host === undefined ? {} : { host: act.host };
  const handle = move(m, act.object, zoneOf(m, act.zone, act.seat), {
    ...at,
    ...down,
    ...host,
    controller: act.seat,
    fresh: true,
  });
  if (act.combat !== undefined)
    count(m, { ...act, object: handle, key: "combatCounter", amount: act.combat });
  const { host: on } = objAt(m, handle);
  if (on !== NONE) tellAttached(m, handle, on);
}

function count(m: Match, { object, key, amount }: Acts["counter"]): void {
  addVar(m, object, key, amount);
  const obj = objAt(m, object);
  note(m, "counter", { thing: obj.name, key, value: varOf(m, obj, key) }, { object });
}

/** UCG 15.2: from the top of the deck to its Void. */
function damagePlayer(m: Match, act: OfSeat & Amount): void {
  note(m, "damagePlayer", { seat: act.seat, amount: act.amount });
  const deck = thingsIn(m, "deck", act.seat);
  for (const handle of deck.slice(Math.max(0, deck.length - act.amount)).reverse()) toVoid(m, handle);
}

/** UCG 15.8, option deckOut: the seat had to draw from an empty deck. */
function draw(m: Match, { seat, amount }: OfSeat & Amount): void {
  if (drawCards(m, seat, amount) > 0) setSeat(m, seat, "starved", true);
}

function raise(m: Match, act: Raise): void {
  const entry = entryOf(m.state, act.entry);
  if (entry === undefined) return;
  const data = { ...entry.data, raised: entry.data.raised + act.amount };
  setEntry(m, entry.id, { data });
  const changed = entryOf(m.state, entry.id);
  if (changed !== undefined) setEntry(m, entry.id, {}, { price: priceOf(m, changed) });
}

const onTarget = { object: "object", seat: "seat", amount: "number" } as const;

/** The acts with their fields. */
export type Acts = LookFields & {
  readonly ready: OfSeat;
  readonly dawn: OfSeat;
  readonly draw: OfSeat;
  readonly primary: OfSeat;
  readonly conflict: OfSeat;
  readonly end: OfSeat;
  readonly declare: OnObject & { readonly to: readonly [number, number]; readonly down?: boolean };
  readonly resource: OnObject;
  readonly spend: OnObject;
  readonly refresh: OnObject;
  readonly activate: OnObject;
  readonly trip: OnObject & { readonly zone: ZoneId; readonly at?: number };
  readonly dispose: GivenUp;
  readonly decimate: GivenUp;
  readonly slay: OnObject & { readonly sure?: true };
  readonly spent: { readonly object: Handle };
  readonly revive: OnObject;
  readonly enter: Entering;
  readonly token: OfSeat & { readonly card: number };
  readonly bounce: OnObject;
  readonly recover: OnObject;
  readonly discard: OnObject;
  readonly damage: OnObject & Amount & { readonly source?: Handle };
  readonly damagePlayer: OfSeat & Amount & { readonly source?: Handle };
  readonly heal: { readonly object: Handle };
  readonly drawn: OfSeat & Amount;
  readonly putBack: OfSeat;
  readonly counter: OnObject & Amount & { readonly key: VarName };
  readonly exhaust: OnObject;
  readonly awaken: OnObject;
  readonly attack: OnObject;
  readonly block: OnObject;
  readonly retreat: OnObject & { readonly zone: ZoneId };
  readonly nullify: { readonly entry: number };
  readonly raise: Raise;
  readonly modify: Modifying<UcgWords>;
  readonly allowance: OfSeat & { readonly key: "resourcePlayed" | "epicPlayed"; readonly value: boolean };
};

export const acts: Ruleset["acts"] = {
  ...lookActs,
  ready: marker("ready"),
  dawn: marker("dawn"),
  draw: marker("draw"),
  primary: marker("primary"),
  conflict: marker("conflict"),
  end: marker("end"),
  /** A card leaves the hand to be played, or a set Pitfall leaves its zone (UCG 7.2.1). */
  declare: {
    fields: { object: "object", seat: "seat" },
    apply(m, act) {
      const [zone, at] = act.to;
      const down = act.down === true ? { down: true, seen: 1 << act.seat } : { down: false };
      const held = move(m, act.object, zone, { ...(at >= 0 && { at }), ...down, fresh: true });
      if (zone !== zoneOf(m, "ignition", act.seat)) setVar(m, held, "link", 1);
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
      if (isIn(m, act.object, "active")) move(m, act.object, own(m, act.object, "exhausted"));
      else setVar(m, act.object, "activated", 1);
    },
  },
  /** UCG 13.1.2: the trip of a Cunning character through the Ignition Zone and back. */
  trip: {
    fields: { object: "object", seat: "seat" },
    apply: (m, act) =>
      void move(m, act.object, own(m, act.object, act.zone), {
        fresh: false,
        ...(act.at !== undefined && { at: act.at }),
      }),
  },
  dispose: givenUp("dispose"),
  decimate: givenUp("decimate"),
  slay: gone("slain"),
  /** A spent effect card or a Status Effect without a host (UCG 7.2.6, 16.4). */
  spent: { fields: { object: "object" }, possible: alive, apply: (m, act) => toVoid(m, act.object) },
  revive: {
    fields: { object: "object", seat: "seat" },
    possible: living,
    apply(m, act) {
      const handle = act.object;
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
      const handle = create(m, act.card, act.seat, zoneOf(m, "active", act.seat));
      setVar(m, handle, "token", 1);
    },
  },
  bounce: {
    fields: { object: "object", seat: "seat" },
    possible: living,
    apply: (m, act) => leaveFor(m, act.object, "hand"),
  },
  recover: {
    fields: { object: "object", seat: "seat" },
    possible: (m, act) => alive(m, act) && !isIn(m, act.object, "hand"),
    apply: (m, act) => leaveFor(m, act.object, "hand"),
  },
  discard: {
    fields: { object: "object", seat: "seat" },
    possible: (m, act) => isIn(m, act.object, "hand"),
    apply: (m, act) => toVoid(m, act.object),
  },
  damage: {
    fields: onTarget,
    possible: (m, act) => living(m, act) && act.amount > 0,
    apply(m, act) {
      tell(m, "damage", act.object, { amount: act.amount });
      addVar(m, act.object, "damage", act.amount);
    },
  },
  damagePlayer: {
    fields: { seat: "seat", amount: "number" },
    possible: (_m, act) => act.amount > 0,
    apply: damagePlayer,
  },
  heal: {
    fields: { object: "object" },
    possible: living,
    apply: (m, act) => setVar(m, act.object, "damage", 0),
  },
  drawn: {
    fields: { seat: "seat", amount: "number" },
    possible: (_m, act) => act.amount > 0,
    apply: draw,
  },
  /** UCG 2.7. */
  putBack: { fields: { seat: "seat" }, apply: (m, act) => handIntoDeck(m, act.seat) },
  /** UCG 3.2, 4.3: only things in play have counters. */
  counter: {
    fields: onTarget,
    possible: living,
    apply: count,
  },
  exhaust: {
    ...goes("exhausted"),
    possible: (m, act) => isIn(m, act.object, "active") || isIn(m, act.object, "encounter"),
  },
  awaken: goes("active", "exhausted"),
  attack: {
    fields: { object: "object", seat: "seat" },
    apply(m, act) {
      move(m, act.object, own(m, act.object, "encounter"));
      setVar(m, act.object, "attacked", 1);
      setTable(m, "encounter", true);
      setTable(m, "_attacker", act.object);
    },
  },
  block: goes("encounter", "active"),
  retreat: {
    ...goes("active", "encounter"),
    apply(m, act) {
      const obj = objAt(m, act.object);
      move(m, act.object, own(m, act.object, act.zone));
      if (varOf(m, obj, "activated") !== 0) setVar(m, act.object, "activated", 0);
    },
  },
  nullify: {
    fields: {},
    possible: (m, act) => entryOf(m.state, act.entry) !== undefined,
    apply: (m, act) => exitLink(m, act.entry, "nullified"),
  },
  raise: {
    fields: {},
    possible: (m, act) => entryOf(m.state, act.entry) !== undefined,
    apply: raise,
  },
  modify: modifying(),
  allowance: {
    fields: { seat: "seat" },
    apply: (m, act) => setSeat(m, act.seat, act.key, act.value),
  },
};
