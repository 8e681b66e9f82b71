/** Encounters (UCG 14): attack, block, Assist, damage, end; each declaration is a link with its own window. */

import {
  type Announced,
  addEntry,
  ask,
  call,
  type Draft,
  doStep,
  type Handle,
  isRefusal,
  type Next,
  NONE,
  note,
  objAt,
  objectRef,
  openWindow,
  optionsOf,
  performAction,
  refuse,
  type Seat,
  setLocals,
  setTable,
  settle,
  setVar,
  spell,
  stepNow,
  tableOf,
  takeAnswer,
  varOf,
} from "../../kernel/game.ts";
import { isIn, thingsIn } from "../zones.ts";
import { isCharacter } from "./card.ts";
import { attackerOf, blockersOf, has } from "./fight.ts";
import type { UcgCode } from "./refusals.ts";
import { defenderOf, ownerOf, turnOrder } from "./table.ts";
import { callTriggers } from "./triggers.ts";
import type { Act, ActionDef, Match, Procedure, Refusal } from "./typed.ts";

/** A declaration as a link without card or cost (UCG 14.1). */
function declaration(m: Match, seat: Seat, kind: "attack" | "block", source: Handle): void {
  const obj = objAt(m, source);
  const data = { due: 0, cost: 0, raised: 0, base: true, condition: NONE, card: obj.card };
  const told = {
    kind,
    controller: seat,
    source: obj.name,
    card: m.state.cards[obj.card],
    ability: NONE,
    targets: [],
    price: 0,
    paid: 0,
  };
  addEntry(m, { kind, controller: seat, source, mode: kind, price: "free", data }, told);
}

/** Characters of the seat's Active Zone that pass this test, as heads. */
function* activeHeads(
  m: Match,
  seat: Seat,
  fault: (m: Match, seat: Seat, handle: Handle) => UcgCode | null,
): Iterable<Draft> {
  for (const handle of thingsIn(m, "active", seat)) {
    if (fault(m, seat, handle) === null) yield { card: objAt(m, handle).name };
  }
}

/** UCG 14.1, 2.9, 13.1.6. */
function attackFault(m: Match, seat: Seat, handle: Handle): UcgCode | null {
  if (tableOf(m).phase !== "conflict") return "BAD_TIMING";
  if (tableOf(m).turn === 1 && !optionsOf(m).firstTurnAttack) return "BAD_TIMING";
  const obj = objAt(m, handle);
  if (!isIn(m, handle, "active") || obj.controller !== seat || !isCharacter(m, obj))
    return "NOT_IN_ACTIVE_ZONE";
  return varOf(m, obj, "attacked") > 0 ? "BAD_TIMING" : null;
}

/** UCG 14.5, 13.6, 13.7, 14.13. */
function blockFault(m: Match, seat: Seat, handle: Handle): UcgCode | null {
  const obj = objAt(m, handle);
  if (!isIn(m, handle, "active") || obj.controller !== seat || !isCharacter(m, obj))
    return "NOT_IN_ACTIVE_ZONE";
  const attacker = attackerOf(m);
  if (has(m, attacker, "unstoppable")) return "NO_BLOCKER";
  return has(m, attacker, "swift") && !has(m, handle, "swift") ? "NO_BLOCKER" : null;
}

/** UCG 13.2: every further blocker needs Assist. */
function assistFault(m: Match, seat: Seat, handle: Handle): UcgCode | null {
  const fault = blockFault(m, seat, handle);
  if (fault !== null) return fault;
  return has(m, handle, "assist") ? null : "NO_ASSIST";
}

type Fault = typeof blockFault;

const joining = (
  answers: "turn" | "block" | "assist",
  fault: Fault,
  act: "attack" | "block",
  result: string,
): ActionDef => ({
  answers: [answers],
  head: ["card"],
  heads: (m, seat) => activeHeads(m, seat, fault),
  begin(m, ctx): Refusal | void {
    const code = fault(m, ctx.seat, ctx.source);
    if (code !== null) return refuse(code);
    stepNow(m, { why: act, by: ctx.seat }, [{ act, object: ctx.source, seat: ctx.seat }]);
  },
  finish(m: Match, ctx: Announced) {
    declaration(m, ctx.seat, act, ctx.source);
    return result;
  },
});

export const declareAttack = joining("turn", attackFault, "attack", "attack");
export const block = joining("block", blockFault, "block", "block");
export const assist = joining("assist", assistFault, "block", "block");

export const noBlock: ActionDef = {
  answers: ["block", "assist"],
  finish: () => "decline",
};

const able = (m: Match, fault: Fault): boolean =>
  thingsIn(m, "active", defenderOf(m)).some((handle) => fault(m, defenderOf(m), handle) === null);

/** UCG 9.12, from the attack's window to the end of the Encounter. */
export const encounterProcedure: Procedure<{ readonly joined?: boolean }> = {
  attack(m): Next {
    call(m, "chain", { last: ownerOf(m) });
    return "block";
  },
  block(m): Next {
    if (attackerOf(m) === NONE) return "end";
    // Public facts alone show that nobody can block, so nobody is asked (kernel.md 5).
    if (!able(m, blockFault)) return "unblocked";
    ask(m, { seat: defenderOf(m), kind: "block", fallback: { action: "noBlock" } });
    return "blocked";
  },
  blocked(m, frame): Next {
    const seat = defenderOf(m);
    const result = performAction(m, seat, takeAnswer(m, frame, seat));
    if (isRefusal(result)) return result;
    if (result === "decline") return frame.locals.joined === true ? "damage" : "unblocked";
    setLocals(m, frame, { joined: true });
    // UCG 14.6: the attacker's chance comes before the next blocker joins.
    call(m, "chain", { last: seat });
    return "assist";
  },
  assist(m): Next {
    if (attackerOf(m) === NONE) return "end";
    if (blockersOf(m).length === 0) return "unblocked";
    if (!able(m, assistFault)) return "damage";
    ask(m, { seat: defenderOf(m), kind: "assist", fallback: { action: "noBlock" } });
    return "blocked";
  },
  unblocked(m): Next {
    note(m, "unblocked", { thing: spell(m, objectRef(attackerOf(m))) }, { object: attackerOf(m) });
    return "damage";
  },
  damage(m): Next {
    call(m, "damage");
    return "end";
  },
  end(m): Next {
    doStep(m, { why: "encounter", by: NONE }, homecoming(m));
    forgetActivated(m);
    setTable(m, "encounter", false);
    note(m, "encounterEnded", {});
    return "settle";
  },
  settle(m): Next {
    settle(m);
    return "after";
  },
  after(m): Next {
    callTriggers(m);
    return "last";
  },
  last(m): Next {
    setTable(m, "_attacker", NONE);
    return "done";
  },
};

/** The chain of a declaration, and its triggers. */
export const chainProcedure: Procedure<{ readonly last: Seat }> = {
  settle(m): Next {
    settle(m);
    return "window";
  },
  window(m, frame): Next {
    openWindow(m, "chain", frame.locals.last);
    return "triggers";
  },
  triggers(m): Next {
    callTriggers(m);
    return "done";
  },
};

/** UCG 14.11, 13.1.3: the characters that leave the Encounter, and their zones. */
function homecoming(m: Match): Act[] {
  const acts: Act[] = [];
  for (const seat of turnOrder(m)) {
    for (const object of thingsIn(m, "encounter", seat)) {
      const obj = objAt(m, object);
      const activated = varOf(m, obj, "activated") > 0;
      const attacked = object === tableOf(m)._attacker;
      const tired = activated || (attacked && !has(m, object, "cunning"));
      acts.push({ act: "retreat", object, seat, zone: tired ? "exhausted" : "active" });
    }
  }
  return acts;
}

/** UCG 13.1.3, 13.1.5: one Activate an Encounter, also for those that an effect has moved out of it. */
function forgetActivated(m: Match): void {
  for (const seat of turnOrder(m)) {
    for (const zone of ["active", "exhausted"] as const) {
      for (const object of thingsIn(m, zone, seat)) setVar(m, object, "activated", 0);
    }
  }
}
