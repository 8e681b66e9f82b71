/** State-based checks (G 19): the end of a match, the acts of the rules themselves, and the placing of triggers. */

import {
  ask,
  attrOf,
  call,
  dataOf,
  doStep,
  giveBack,
  type Handle,
  type Next,
  type Nothing,
  namesFor,
  type Obj,
  objAt,
  objectOf,
  optionsOf,
  type Seat,
  scopeOf,
  seatVarsOf,
  setLocals,
  settle,
  tableOf,
  takeChoices,
  thingNamed,
  triggersPlaced,
  varOf,
} from "../../kernel/game.ts";
import { eachIn, thingsIn } from "../zones.ts";
import type { Role } from "./acts.ts";
import { attackable, isAttackable } from "./attack.ts";
import { nameNow } from "./called.ts";
import { forgetDealt } from "./dealt.ts";
import { showTops } from "./deck-top.ts";
import { endGame } from "./ending.ts";
import { isKind } from "./filters.ts";
import { fizzleSourceless, hasInstance, isTarget, strikeTargets } from "./layers.ts";
import { removeSeat } from "./leaving.ts";
import { endLooks } from "./looks.ts";
import { forgetMade } from "./made.ts";
import { leaveAct } from "./moves.ts";
import { livingSeats, turnOrder, turnPlayer } from "./table.ts";
import type { Act, Match, Procedure } from "./typed.ts";
import { championOf } from "./zones.ts";

/** One round of the acts that the rules do by themselves; none at the fixed point (G R19.3). */
export function checks(m: Match): Act[] {
  judgeEnd(m);
  if (m.state.over !== null) return [];
  if (m.state.entries.length > 0) {
    strikeTargets(m);
    fizzleSourceless(m);
  }
  const acts: Act[] = [];
  const combat = tableOf(m).phase === "combat";
  // G R19.10: a card without an instance leaves the stack.
  eachIn(m, "stack", 0, (object, obj) => {
    if (!hasInstance(m, object)) acts.push({ act: "shift", object, seat: obj.owner, to: "graveyard" });
  });
  for (const seat of livingSeats(m)) {
    eachIn(m, "field", seat, (handle, obj) => {
      const died = death(m, handle, obj) ?? ruin(m, handle, obj) ?? unlinked(m, handle, obj);
      if (died !== null) acts.push(died);
      else {
        cancelCounters(m, handle, obj, seat, acts);
        if (combat) lostRole(m, handle, obj, acts);
      }
    });
  }
  return acts;
}

/** G R24.2 to R24.5: the seats that have lost. It is a draw if all lose at once. */
function judgeEnd(m: Match): void {
  const living = livingSeats(m);
  const winners = living.filter((seat) => seatVarsOf(m, seat).verdict === "win");
  const lost = living.filter(
    (seat) => hasLost(m, seat) !== null || (winners.length > 0 && !winners.includes(seat)),
  );
  if (lost.length === 0) return;
  const left = living.filter((seat) => !lost.includes(seat));
  const reason = hasLost(m, lost[0]) ?? "effect";
  if (left.length === 0) return endGame(m, { winners: lost, reason });
  if (left.length === 1) return endGame(m, { winners: left, reason });
  // G R24.7: the others play on.
  for (const seat of lost) removeSeat(m, seat);
}

/** G R24.3, R4.11: the reason why this seat has lost, or null. */
function hasLost(m: Match, seat: Seat): string | null {
  const { verdict, deckedOut, champion } = seatVarsOf(m, seat);
  if (verdict === "lose") return "effect";
  if (deckedOut) return "deck";
  return champion && championOf(m, seat) === undefined ? "champion" : null;
}

/** G R19.4. */
function death(m: Match, handle: Handle, obj: Obj): Act | null {
  if (!isKind(m, obj, "unit")) return null;
  const life = attrOf(m, handle, "life");
  if (life > 0 && varOf(m, obj, "damage") < life) return null;
  const act = leaveAct(m, handle, "graveyard", "died", { killer: varOf(m, obj, "_killer") - 1 });
  return act.to === "graveyard" && attrOf(m, handle, "immortality") > 0 ? null : act;
}

/** G R19.5. */
function ruin(m: Match, handle: Handle, obj: Obj): Act | null {
  if (dataOf(m, obj).durability === undefined || varOf(m, obj, "durability") > 0) return null;
  const act = leaveAct(m, handle, "graveyard", "destroyed");
  return act.to === "graveyard" && attrOf(m, handle, "immortality") > 0 ? null : act;
}

/** G R19.11: a link without its object, or with one that it could not be linked to. */
function unlinked(m: Match, handle: Handle, obj: Obj): Act | null {
  const { link } = dataOf(m, obj);
  if (link === undefined || isTarget(m, scopeOf(handle, obj.controller), obj.host, link)) return null;
  return leaveAct(m, handle, "graveyard", "sacrificed");
}

/** G R19.11: one for one. */
function cancelCounters(m: Match, object: Handle, obj: Obj, seat: Seat, acts: Act[]): void {
  if (obj.vars === m.layout.noVars) return;
  const both = Math.min(varOf(m, obj, "buff"), varOf(m, obj, "debuff"));
  if (both === 0) return;
  for (const key of ["buff", "debuff"] as const)
    acts.push({ act: "counter", object, seat, key, amount: -both });
}

/** The weapons that an attacking player's unit wields. */
const wieldedBy = (m: Match, seat: Seat): Handle[] =>
  thingsIn(m, "field", seat).filter((one) => varOf(m, objAt(m, one), "wielded") > 0);

/** G R19.8: a defender that could not be attacked any more, a retaliator without an attacker. */
function lostRole(m: Match, object: Handle, obj: Obj, acts: Act[]): void {
  const drop = (key: Role): void => void acts.push({ act: "dropRole", object, key });
  const attacker = objectOf(m.state, tableOf(m)._attacker);
  if (varOf(m, obj, "retaliating") > 0 && attacker === undefined) drop("retaliating");
  if (varOf(m, obj, "defending") === 0) return;
  if (attacker === undefined) {
    if (!isAttackable(m, obj)) drop("defending");
    return;
  }
  const attack = { attacker: tableOf(m)._attacker, weapons: wieldedBy(m, attacker.controller) };
  if (!attackable(m, attack).includes(object)) drop("defending");
}

/** Runs the whole check before the caller's frame goes on; most of the time there is nothing to do. */
export function check(m: Match): void {
  call(m, "check");
}

/** Unique objects of one name a seat has too many of, seat by seat (G R19.6). */
function tooMany(m: Match): { seat: Seat; same: Handle[] } | undefined {
  for (const seat of turnOrder(m)) {
    const unique = thingsIn(m, "field", seat).filter((one) => dataOf(m, objAt(m, one)).unique);
    for (const handle of unique) {
      const name = nameNow(m, objAt(m, handle));
      const same = unique.filter((one) => nameNow(m, objAt(m, one)) === name);
      if (same.length > 1) return { seat, same };
    }
  }
  return undefined;
}

/** G R19.3: the end, state-based actions to a fixed point, then triggers, and again. */
export const checkProcedure: Procedure<Nothing, { readonly changed?: boolean; readonly placed?: boolean }> = {
  state(m, frame): Next {
    // G G12: only where the option asks for it.
    endLooks(m);
    showTops(m);
    forgetMade(m);
    forgetDealt(m);
    if (optionsOf(m).stateChangeOpensWindow && checks(m).length > 0) setLocals(m, frame, { changed: true });
    settle(m);
    return "unique";
  },
  unique(m): Next {
    const found = tooMany(m);
    if (found === undefined) return "place";
    const { seat, same } = found;
    const names = namesFor(m, seat, same);
    ask(m, {
      seat,
      kind: "keepUnique",
      info: { names },
      domain: { kind: "one", of: names, code: "ILLEGAL_CHOICE" },
    });
    return "kept";
  },
  kept(m, frame): Next {
    const found = tooMany(m);
    const chosen = found === undefined ? null : takeChoices(m, frame, "keepUnique")[found.seat];
    if (found === undefined || chosen === null) return "state";
    const kept = thingNamed(m, found.seat, chosen);
    const gone = found.same.filter((handle) => handle !== kept);
    doStep(
      m,
      { why: "unique", by: found.seat },
      gone.map((handle) => leaveAct(m, handle, "graveyard", "unique")),
    );
    setLocals(m, frame, { changed: true });
    return "state";
  },
  place(m, frame): Next {
    if (m.state.waiting.length === 0) {
      showTops(m);
      if (optionsOf(m).stateChangeOpensWindow) giveBack(m, "changed", frame.locals.changed === true);
      return "done";
    }
    call(m, "triggers");
    return "placed";
  },
  placed(m, frame): Next {
    if (frame.locals.placed === true) {
      setLocals(m, frame, { placed: false });
      // G R9.12: the newest layer is a trigger, so the turn player acts before the player whose turn to act it was.
      if (isBeforeWindow(m) && optionsOf(m).turnPlayerAfterTriggers) triggersPlaced(m, turnPlayer(m));
    }
    return "state";
  },
};

/** Whether this check stands between a window and the player who is to act in it. */
function isBeforeWindow(m: Match): boolean {
  const { frames } = m.state;
  const at = frames.findLastIndex(({ program }) => program === "check");
  return frames[at - 1]?.program === "@window";
}
