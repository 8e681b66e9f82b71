/** The atomic actions of this game. A step is made of them, and triggers match them. */

import {
  addVar,
  attrOf,
  dataOf,
  entryOf,
  type Handle,
  move,
  NONE,
  note,
  objAt,
  objectOf,
  present,
  reach,
  seatVarsOf,
  setSeat,
  setTable,
  setVar,
  tableOf,
  varOf,
  zoneOf,
} from "../../kernel/game.ts";
import {
  type Amount,
  alive,
  living,
  type Modifying,
  type NoFields,
  type OfSeat,
  type OnObject,
  objOf,
  tell,
} from "../acts.ts";
import { handIntoDeck } from "../opening.ts";
import { countIn, eachIn, isIn, thingsIn } from "../zones.ts";
import { change, changing } from "./changes.ts";
import { type Counting, count, counterAct } from "./counters.ts";
import { type DeckFields, deckActs } from "./deck-acts.ts";
import { type Coming, coming } from "./durations.ts";
import { empower } from "./empower.ts";
import { endLikenesses, type FaceFields, faceActs } from "./faces.ts";
import { type Turning, turn } from "./facing.ts";
import { isKind } from "./filters.ts";
import { type FurtherFields, furtherActs } from "./further.ts";
import { type Generating, generate } from "./generate.ts";
import { type GiftFields, giveAct } from "./gifts.ts";
import { type ToIntent, toIntent } from "./into-intent.ts";
import { fireReflex } from "./keywords.ts";
import { allowAct, forgetAllowed, type LaterFields } from "./later.ts";
import { exitLayer, sendAfter } from "./layers.ts";
import { forgetUses, type Spending, spend } from "./limits.ts";
import { type LookFields, lookActs } from "./looks.ts";
import { type Marks, marks } from "./marks.ts";
import { type Gaining, gain } from "./masteries.ts";
import { type MoveFields, moves } from "./moves.ts";
import { forgetNamed } from "./naming.ts";
import { type NameFields, nameActs } from "./naming-first.ts";
import { forgetNext, type NextFields, nextAct } from "./next.ts";
import { isForbidden, isForbiddenTo } from "./prohibitions.ts";
import { type Becoming, become } from "./states.ts";
import { type Delayed, type Ending, isLiving, livingSeats, type Phase } from "./table.ts";
import type { ActKind, GaWords, Match, Ruleset } from "./typed.ts";
import { championOf, type ZoneId } from "./zones.ts";

export type Role = "attacking" | "defending" | "retaliating" | "wielded";
/** 1 for combat damage, and for damage that nothing prevents (`sure`). */
type Damage = OnObject & Amount & { readonly source: Handle; readonly combat: number; readonly sure: number };
type Draw = OfSeat & { readonly to?: "memory" };
type Skip = OfSeat & { readonly phase: Phase | "turn" };

const some = (_m: Match, act: Amount): boolean => act.amount > 0;
const ofObject = { object: "object", seat: "seat" } as const;
const ofAmount = { object: "object", seat: "seat", amount: "number" } as const;
const marker = (fields: ActKind["fields"]): Pick<ActKind, "fields" | "apply"> => ({
  fields,
  apply: () => undefined,
});

/** G R7.4: an object that is in the state already does not change. */
const isTurning = (m: Match, act: OnObject, rested: number): boolean =>
  living(m, act) && varOf(m, objAt(m, act.object), "rested") !== rested;

const turns = (name: string, rested: number): ActKind<OnObject> => ({
  fields: ofObject,
  possible: (m, act) => isTurning(m, act, rested),
  apply(m, act) {
    tell(m, name, act.object);
    setVar(m, act.object, "rested", rested);
  },
});

/** G R16.8: one card; an empty deck is noted and judged by the next check (G R24.4). */
function draw(m: Match, act: Draw): void {
  const top = thingsIn(m, "main", act.seat).pop();
  if (top === undefined) return setSeat(m, act.seat, "deckedOut", true);
  note(m, "drew", { seat: act.seat }, { object: top });
  move(m, top, zoneOf(m, act.to ?? "hand", act.seat));
}

function mulligan(m: Match, act: OfSeat): void {
  note(m, "mulligan", { seat: act.seat, count: countIn(m, "hand", act.seat) });
  handIntoDeck(m, act.seat, "main");
}

/** G R21.2: marked on units, and as counters of a siegeable domain (G R19.5). */
function damage(m: Match, act: Damage): void {
  tell(m, "damage", act.object, { amount: act.amount });
  const obj = objAt(m, act.object);
  if (!isKind(m, obj, "unit")) {
    addVar(m, act.object, "durability", -Math.min(act.amount, varOf(m, obj, "durability")));
    return;
  }
  const life = attrOf(m, act.object, "life");
  const before = varOf(m, obj, "damage");
  addVar(m, act.object, "damage", act.amount);
  setVar(m, act.object, "hurt", 1);
  // G 23: On Kill asks for combat damage.
  if (act.combat === 1 && before < life && before + act.amount >= life)
    setVar(m, act.object, "_killer", act.source + 1);
}

const canBeHit = (m: Match, act: Damage): boolean => {
  const obj = objOf(m, act);
  if (obj === undefined || act.amount <= 0 || !isIn(m, act.object, "field")) return false;
  return isKind(m, obj, "unit") || dataOf(m, obj).siegeable === true;
};

/** G R10.31: effects that last "this turn" end together with the damage. */
function cleanUp(m: Match): void {
  reach(m, "turn");
  forgetNext(m);
  forgetAllowed(m);
  endLikenesses(m);
  for (const one of livingSeats(m)) {
    eachIn(m, "field", one, (handle) => {
      for (const key of ["shield", "combatShield"] as const) setVar(m, handle, key, 0);
      setVar(m, handle, "attacked", 0);
      setVar(m, handle, "again", 0);
      // G 23: Foster looks back to this moment.
      if (one === tableOf(m).active) setVar(m, handle, "hurt", 0);
      // G R32.1: with the turn of its controller.
      if (one === tableOf(m).active) setVar(m, handle, "distant", 0);
    });
    // G R32.7.
    setSeat(m, one, "empower", 0);
  }
  forgetUses(m);
  forgetNamed(m);
  reach(m, "resolved");
}

function skipPhase(m: Match, act: Skip): void {
  const { skips } = seatVarsOf(m, act.seat);
  const { phase } = act;
  setSeat(m, act.seat, "skips", { ...skips, [phase]: (skips[phase] ?? 0) + 1 });
}

const isAttacked = (m: Match, champion: Handle | undefined): boolean => {
  const obj = champion === undefined ? undefined : objectOf(m.state, champion);
  return obj !== undefined && varOf(m, obj, "defending") > 0;
};

const role = (key: Role, name: string): ActKind<OnObject> => ({
  fields: ofObject,
  possible: living,
  apply(m, act) {
    tell(m, name, act.object);
    setVar(m, act.object, key, 1);
  },
});

/** The acts with their fields. */
export type Acts = MoveFields &
  LookFields &
  DeckFields &
  NextFields &
  LaterFields &
  GiftFields &
  FaceFields &
  FurtherFields &
  NameFields &
  Marks & {
    readonly phase: OfSeat & { readonly phase: Phase };
    readonly wake: OnObject;
    readonly rest: OnObject;
    readonly draw: Draw;
    readonly drawSome: OfSeat & Amount;
    readonly gathered: OfSeat & Amount;
    readonly recall: OnObject;
    readonly recallSome: OfSeat & Amount;
    readonly reserve: OnObject;
    readonly discard: OnObject;
    readonly announced: OnObject;
    readonly activated: OnObject;
    readonly materialized: OnObject;
    readonly attack: OnObject;
    readonly defend: OnObject;
    readonly wield: OnObject;
    readonly retaliate: OnObject;
    readonly toIntent: ToIntent;
    readonly dropRole: { readonly object: Handle; readonly key: Role };
    readonly redirectAttack: OnObject;
    readonly takeAttack: OnObject;
    readonly damage: Damage;
    readonly recover: OnObject & Amount;
    readonly mend: { readonly object: Handle };
    readonly cleanUp: NoFields;
    readonly counter: Counting;
    readonly become: Becoming;
    readonly turn: Turning;
    readonly empower: OfSeat & Amount;
    readonly gain: Gaining;
    readonly generate: Generating;
    readonly coming: { readonly what: Coming };
    readonly spend: Spending;
    readonly charge: OnObject & Amount & { readonly first: number };
    readonly fostered: OnObject;
    readonly shield: OnObject & Amount & { readonly key: "shield" | "combatShield" };
    readonly modify: Modifying<GaWords>;
    readonly negate: OnObject & { readonly entry: number; readonly to?: ZoneId };
    readonly sendAfter: { readonly entry: number; readonly to: ZoneId };
    readonly disband: NoFields;
    readonly delay: { readonly what: Delayed };
    readonly reflex: { readonly what: Delayed };
    readonly mulligan: OfSeat;
    readonly skip: Skip;
    readonly ending: { readonly what: Ending };
    readonly verdict: OfSeat & { readonly what: "win" | "lose" };
  };

export const acts: Ruleset["acts"] = {
  ...moves,
  ...lookActs,
  ...deckActs,
  ...faceActs,
  ...furtherActs,
  next: nextAct,
  allow: allowAct,
  ...marks,
  become,
  empower,
  coming,
  spend,
  ...nameActs,
  gain,
  generate,
  /** The beginning of a phase, which triggers wait for (G R10.2). */
  phase: marker({ seat: "seat" }),
  wake: {
    ...turns("woke", 0),
    possible: (m, act) => isTurning(m, act, 0) && !isForbidden(m, act.object, "cannotWake"),
  },
  rest: turns("rested", 1),
  draw: {
    fields: { seat: "seat" },
    possible: (m, act) => !isForbiddenTo(m, act.seat, "cannotDraw"),
    apply: draw,
  },
  /** ER-9: "one or more cards" of one instruction. */
  drawSome: {
    ...marker({ seat: "seat", amount: "number" }),
    possible: (m, act) => some(m, act) && !isForbiddenTo(m, act.seat, "cannotDraw"),
  },
  gathered: marker({ seat: "seat", amount: "number" }),
  recall: {
    fields: { seat: "seat" },
    possible: (m, act) => isIn(m, act.object, "memory"),
    apply: (m, act) => void move(m, act.object, zoneOf(m, "hand", act.seat)),
  },
  recallSome: {
    fields: { seat: "seat", amount: "number" },
    possible: some,
    apply: (m, act) => note(m, "recalled", { seat: act.seat, count: act.amount }),
  },
  reserve: {
    fields: { seat: "seat" },
    possible: (m, act) => isIn(m, act.object, "hand"),
    apply: (m, act) => void move(m, act.object, zoneOf(m, "memory", objAt(m, act.object).owner)),
  },
  discard: {
    fields: ofObject,
    possible: (m, act) => isIn(m, act.object, "hand") || isIn(m, act.object, "memory"),
    apply: (m, act) => moves.shift.apply(m, { ...act, act: "shift", to: "graveyard", why: "discarded" }),
  },
  announced: {
    fields: ofObject,
    apply: (m, act) => void move(m, act.object, zoneOf(m, "stack", 0), { fresh: true }),
  },
  activated: marker(ofObject),
  materialized: marker(ofObject),
  attack: { ...role("attacking", "attacks"), apply: (m, act) => beginAttack(m, act) },
  defend: role("defending", "defends"),
  wield: role("wielded", "wielded"),
  retaliate: role("retaliating", "retaliates"),
  toIntent: {
    fields: ofObject,
    enters: true,
    apply: toIntent,
  },
  dropRole: { fields: {}, apply: (m, act) => setVar(m, act.object, act.key, 0) },
  redirectAttack: {
    fields: ofObject,
    possible: (m, act) => living(m, act) && tableOf(m).phase === "combat",
    apply(m, act) {
      for (const one of livingSeats(m))
        eachIn(m, "field", one, (handle) => setVar(m, handle, "defending", 0));
      tell(m, "defends", act.object);
      setVar(m, act.object, "defending", 1);
    },
  },
  takeAttack: {
    fields: ofObject,
    possible: (m, act) => living(m, act) && isAttacked(m, championOf(m, act.seat)),
    apply(m, act) {
      setVar(m, present(championOf(m, act.seat)), "defending", 0);
      tell(m, "defends", act.object);
      setVar(m, act.object, "defending", 1);
    },
  },
  damage: { fields: { ...ofAmount, source: "object", combat: "number" }, possible: canBeHit, apply: damage },
  recover: {
    fields: ofAmount,
    // It recovers even where there is no damage to take off.
    possible: (m, act) => living(m, act) && act.amount > 0 && !isForbidden(m, act.object, "cannotRecover"),
    apply: (m, act) => count(m, { ...act, key: "damage", amount: -act.amount }),
  },
  /** G R10.31: damage on allies goes. */
  mend: {
    fields: { object: "object" },
    possible: living,
    apply: (m, act) => setVar(m, act.object, "damage", 0),
  },
  cleanUp: { fields: {}, apply: cleanUp },
  counter: counterAct,
  charge: {
    fields: ofAmount,
    possible: living,
    apply(m, act) {
      count(m, { ...act, key: "charge", amount: 1 });
      const reached = varOf(m, objAt(m, act.object), "_charged");
      setVar(m, act.object, "_charged", Math.max(reached, act.amount));
    },
  },
  fostered: {
    fields: ofObject,
    possible: (m, act) => living(m, act) && varOf(m, objAt(m, act.object), "fostered") === 0,
    apply(m, act) {
      tell(m, "fostered", act.object);
      setVar(m, act.object, "fostered", 1);
    },
  },
  shield: {
    fields: ofAmount,
    possible: living,
    apply: (m, act) => addVar(m, act.object, act.key, act.amount),
  },
  // Off the field too: cards in hand cost less.
  modify: { ...changing, possible: alive, apply: change },
  negate: {
    fields: ofObject,
    possible: (m, act) =>
      entryOf(m.state, act.entry) !== undefined && !isForbidden(m, act.object, "cannotBeNegated"),
    apply: (m, act) => exitLayer(m, act.entry, "negated", act.to),
  },
  sendAfter: { fields: {}, apply: (m, act) => sendAfter(m, act.entry, act.to) },
  /** G R20.29: roles end, and the cards of the Intent leave it. */
  disband: { fields: {}, apply: disband },
  give: giveAct,
  turn,
  delay: {
    fields: {},
    apply: (m, act) => setTable(m, "_delayed", [...tableOf(m)._delayed, act.what]),
  },
  reflex: { fields: {}, apply: (m, act) => fireReflex(m, act.what) },
  /** G G22: the hand goes back into the deck, shuffled. */
  mulligan: { fields: { seat: "seat" }, apply: mulligan },
  skip: { fields: { seat: "seat" }, apply: skipPhase },
  ending: { fields: {}, apply: (m, act) => setTable(m, "_ending", act.what) },
  verdict: {
    fields: { seat: "seat" },
    possible: (m, act) => isLiving(m, act.seat),
    apply: (m, act) => setSeat(m, act.seat, "verdict", act.what),
  },
};

const ROLES: readonly Role[] = ["attacking", "defending", "retaliating", "wielded"];

/** Ends all roles of the Combat and empties the Intents. */
export function disband(m: Match): void {
  for (const one of livingSeats(m)) {
    eachIn(m, "field", one, (handle) => {
      for (const key of ROLES) setVar(m, handle, key, 0);
    });
    for (const handle of thingsIn(m, "intent", one)) {
      moves.shift.apply(m, { act: "shift", object: handle, seat: one, to: "graveyard" });
    }
  }
  setTable(m, "_attacker", NONE);
}

function beginAttack(m: Match, act: OnObject): void {
  tell(m, "attacks", act.object);
  setVar(m, act.object, "attacking", 1);
  setVar(m, act.object, "attacked", 1);
  setTable(m, "_attacker", act.object);
}
