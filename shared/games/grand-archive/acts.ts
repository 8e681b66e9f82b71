/** The atomic actions of this game. A step is made of them, and triggers match them. */

import {
  addVar,
  attrOf,
  create,
  dataOf,
  entryOf,
  type Handle,
  move,
  NONE,
  note,
  objAt,
  objectOf,
  reach,
  seatVarsOf,
  setSeat,
  setTable,
  setVar,
  tableOf,
  varOf,
  zoneOf,
} from "../../kernel/game.ts";
import { amount, entryId, hostIn, living, modifying, object, objOf, seat, tell } from "../acts.ts";
import { handIntoDeck } from "../opening.ts";
import { countIn, eachIn, isIn, thingsIn } from "../zones.ts";
import { layerOf } from "./attrs.ts";
import { isKind } from "./filters.ts";
import { fireReflex } from "./keywords.ts";
import { exitLayer } from "./layers.ts";
import { type MoveName, moves } from "./moves.ts";
import { type Delayed, isLiving, livingSeats } from "./table.ts";
import type { Act, ActKind, Match, VarName } from "./typed.ts";
import { championOf } from "./zones.ts";

const some = (_m: Match, act: Act): boolean => amount(act) > 0;
const ofObject = { object: "object", seat: "seat" } as const;
const ofAmount = { object: "object", seat: "seat", amount: "number" } as const;
const marker = (fields: ActKind["fields"]): ActKind => ({ fields, apply: () => undefined });

/** G R7.4: an object that is in the state already does not change. */
const turns = (name: string, rested: number): ActKind => ({
  fields: ofObject,
  possible: (m, act) => living(m, act) && varOf(m, objAt(m, object(act)), "rested") !== rested,
  apply(m, act) {
    tell(m, name, object(act));
    setVar(m, object(act), "rested", rested);
  },
});

/** G R16.8: one card; an empty deck is noted and judged by the next check (G R24.4). */
function draw(m: Match, act: Act): void {
  const top = thingsIn(m, "main", seat(act)).pop();
  if (top === undefined) return setSeat(m, seat(act), "deckedOut", true);
  note(m, "drew", { seat: seat(act) }, { object: top });
  move(m, top, zoneOf(m, "hand", seat(act)));
}

function mulligan(m: Match, act: Act): void {
  note(m, "mulligan", { seat: seat(act), count: countIn(m, "hand", seat(act)) });
  handIntoDeck(m, seat(act), "main");
}

/** G R21.2: marked on units, and as counters of a siegeable domain (G R19.5). */
function damage(m: Match, act: Act): void {
  tell(m, "damage", object(act), { amount: amount(act) });
  const obj = objAt(m, object(act));
  if (!isKind(m, obj, "unit")) {
    addVar(m, object(act), "durability", -Math.min(amount(act), varOf(m, obj, "durability")));
    return;
  }
  const life = attrOf(m, object(act), "life");
  const before = varOf(m, obj, "damage");
  addVar(m, object(act), "damage", amount(act));
  setVar(m, object(act), "hurt", 1);
  // G 23: On Kill asks for combat damage.
  if (act.combat === 1 && before < life && before + amount(act) >= life)
    setVar(m, object(act), "_killer", (act.source as Handle) + 1);
}

const canBeHit = (m: Match, act: Act): boolean => {
  const obj = objOf(m, act);
  if (obj === undefined || amount(act) <= 0 || !isIn(m, object(act), "field")) return false;
  return isKind(m, obj, "unit") || dataOf(m, obj).siegeable === true;
};

function counter(m: Match, act: Act): void {
  const obj = objAt(m, object(act));
  const key = act.key as VarName;
  // Never below none.
  const by = Math.max(amount(act), -varOf(m, obj, key));
  if (by === 0) return;
  addVar(m, object(act), key, by);
  tell(m, "counter", object(act), { key, value: varOf(m, objAt(m, object(act)), key) });
}

/** G R10.31: effects that last "this turn" end together with the damage. */
function cleanUp(m: Match): void {
  reach(m, "turn");
  for (const one of livingSeats(m)) {
    eachIn(m, "field", one, (handle) => {
      for (const key of ["shield", "combatShield"] as const) setVar(m, handle, key, 0);
      setVar(m, handle, "attacked", 0);
      // G 23: Foster looks back to this moment.
      if (one === tableOf(m).active) setVar(m, handle, "hurt", 0);
    });
  }
}

function skipPhase(m: Match, act: Act): void {
  const { skips } = seatVarsOf(m, seat(act));
  const phase = act.phase as string;
  setSeat(m, seat(act), "skips", { ...skips, [phase]: (skips[phase] ?? 0) + 1 });
}

/** G R20.13: into the Intent. A copy of an attack's activation becomes a copy there, and nowhere else (G R19.7). */
function toIntent(m: Match, act: Act): Handle {
  const zone = zoneOf(m, "intent", seat(act));
  const host = hostIn(act);
  if (act.token === undefined) return move(m, object(act), zone, { host, controller: seat(act) });
  const copy = create(m, act.token as number, seat(act), zone, { host });
  setVar(m, copy, "token", 1);
  return copy;
}

const isAttacked = (m: Match, champion: Handle | undefined): boolean => {
  const obj = champion === undefined ? undefined : objectOf(m.state, champion);
  return obj !== undefined && varOf(m, obj, "defending") > 0;
};

const role = (key: VarName, name: string): ActKind => ({
  fields: ofObject,
  possible: living,
  apply(m, act) {
    tell(m, name, object(act));
    setVar(m, object(act), key, 1);
  },
});

/** What the acts are called. */
export type ActName =
  | MoveName
  | "phase"
  | "wake"
  | "rest"
  | "draw"
  | "drawSome"
  | "recall"
  | "recallSome"
  | "reserve"
  | "discard"
  | "announced"
  | "activated"
  | "materialized"
  | "attack"
  | "defend"
  | "wield"
  | "retaliate"
  | "toIntent"
  | "dropRole"
  | "redirectAttack"
  | "takeAttack"
  | "damage"
  | "recover"
  | "mend"
  | "cleanUp"
  | "counter"
  | "charge"
  | "fostered"
  | "shield"
  | "modify"
  | "negate"
  | "disband"
  | "delay"
  | "reflex"
  | "mulligan"
  | "skip"
  | "ending"
  | "verdict";

export const acts: Readonly<Record<ActName, ActKind>> = {
  ...moves,
  /** The beginning of a phase, which triggers wait for (G R10.2). */
  phase: marker({ seat: "seat" }),
  wake: turns("woke", 0),
  rest: turns("rested", 1),
  draw: { fields: { seat: "seat" }, apply: draw },
  /** ER-9: "one or more cards" of one instruction. */
  drawSome: { ...marker({ seat: "seat", amount: "number" }), possible: some },
  recall: {
    fields: { seat: "seat" },
    possible: (m, act) => isIn(m, object(act), "memory"),
    apply: (m, act) => void move(m, object(act), zoneOf(m, "hand", seat(act))),
  },
  recallSome: {
    fields: { seat: "seat", amount: "number" },
    possible: some,
    apply: (m, act) => note(m, "recalled", { seat: seat(act), count: amount(act) }),
  },
  reserve: {
    fields: { seat: "seat" },
    possible: (m, act) => isIn(m, object(act), "hand"),
    apply: (m, act) => void move(m, object(act), zoneOf(m, "memory", objAt(m, object(act)).owner)),
  },
  discard: {
    fields: ofObject,
    possible: (m, act) => isIn(m, object(act), "hand") || isIn(m, object(act), "memory"),
    apply: (m, act) => moves.shift.apply(m, { ...act, act: "shift", to: "graveyard", why: "discarded" }),
  },
  announced: {
    fields: ofObject,
    apply: (m, act) => void move(m, object(act), zoneOf(m, "stack", 0), { fresh: true }),
  },
  activated: marker(ofObject),
  materialized: marker(ofObject),
  attack: { ...role("attacking", "attacks"), apply: (m, act) => beginAttack(m, act) },
  defend: role("defending", "defends"),
  wield: role("wielded", "wielded"),
  retaliate: role("retaliating", "retaliates"),
  toIntent: {
    fields: ofObject,
    apply: toIntent,
  },
  dropRole: { fields: {}, apply: (m, act) => setVar(m, object(act), act.key as VarName, 0) },
  redirectAttack: {
    fields: ofObject,
    possible: (m, act) => living(m, act) && tableOf(m).phase === "combat",
    apply(m, act) {
      for (const one of livingSeats(m))
        eachIn(m, "field", one, (handle) => setVar(m, handle, "defending", 0));
      tell(m, "defends", object(act));
      setVar(m, object(act), "defending", 1);
    },
  },
  takeAttack: {
    fields: ofObject,
    possible: (m, act) => living(m, act) && isAttacked(m, championOf(m, seat(act))),
    apply(m, act) {
      setVar(m, championOf(m, seat(act)) as Handle, "defending", 0);
      tell(m, "defends", object(act));
      setVar(m, object(act), "defending", 1);
    },
  },
  damage: { fields: { ...ofAmount, source: "object", combat: "number" }, possible: canBeHit, apply: damage },
  recover: {
    fields: ofAmount,
    // It recovers even where there is no damage to take off.
    possible: (m, act) => living(m, act) && amount(act) > 0,
    apply: (m, act) => counter(m, { ...act, key: "damage", amount: -amount(act) }),
  },
  /** G R10.31: damage on allies goes. */
  mend: {
    fields: { object: "object" },
    possible: living,
    apply: (m, act) => setVar(m, object(act), "damage", 0),
  },
  cleanUp: { fields: {}, apply: cleanUp },
  counter: { fields: ofAmount, possible: living, apply: counter },
  charge: {
    fields: ofAmount,
    possible: living,
    apply(m, act) {
      counter(m, { ...act, key: "charge", amount: 1 });
      const reached = varOf(m, objAt(m, object(act)), "_charged");
      setVar(m, object(act), "_charged", Math.max(reached, amount(act)));
    },
  },
  fostered: {
    fields: ofObject,
    possible: (m, act) => living(m, act) && varOf(m, objAt(m, object(act)), "fostered") === 0,
    apply(m, act) {
      tell(m, "fostered", object(act));
      setVar(m, object(act), "fostered", 1);
    },
  },
  shield: {
    fields: ofAmount,
    possible: living,
    apply: (m, act) => addVar(m, object(act), act.key as VarName, amount(act)),
  },
  modify: modifying((act) => layerOf(act.attr as string, act.set !== null)),
  negate: {
    fields: {},
    possible: (m, act) => entryOf(m.state, entryId(act)) !== undefined,
    apply: (m, act) => exitLayer(m, entryId(act), "negated"),
  },
  /** G R20.29: roles end, and the cards of the Intent leave it. */
  disband: { fields: {}, apply: disband },
  delay: {
    fields: {},
    apply: (m, act) => setTable(m, "_delayed", [...tableOf(m)._delayed, act.what as Delayed]),
  },
  reflex: { fields: {}, apply: (m, act) => fireReflex(m, act.what as Delayed) },
  /** G G22: the hand goes back into the deck, shuffled. */
  mulligan: { fields: { seat: "seat" }, apply: mulligan },
  skip: { fields: { seat: "seat" }, apply: skipPhase },
  ending: { fields: {}, apply: (m, act) => setTable(m, "_ending", act.what as string) },
  verdict: {
    fields: { seat: "seat" },
    possible: (m, act) => isLiving(m, seat(act)),
    apply: (m, act) => setSeat(m, seat(act), "verdict", act.what as string),
  },
};

const ROLES = ["attacking", "defending", "retaliating", "wielded"] as const;

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

function beginAttack(m: Match, act: Act): void {
  tell(m, "attacks", object(act));
  setVar(m, object(act), "attacking", 1);
  setVar(m, object(act), "attacked", 1);
  setTable(m, "_attacker", object(act));
}
