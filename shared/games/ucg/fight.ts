/** The damage of an Encounter (UCG 13.3 to 13.5, 14.10). */

import {
  ask,
  attrOf,
  doStep,
  type Frame,
  type Handle,
  type Next,
  NONE,
  type Nothing,
  objAt,
  objectRef,
  setLocals,
  settle,
  spell,
  tableOf,
  takeChoice,
  varOf,
} from "../../kernel/game.ts";
import { isIn, thingsIn } from "../zones.ts";
import { defenderOf, ownerOf } from "./table.ts";
import type { Act, AttrName, Domain, Match, Procedure } from "./typed.ts";

/** The attacker while it is still in the Encounter, or NONE (UCG 14.4). */
export const attackerOf = (m: Match): Handle => {
  const { _attacker } = tableOf(m);
  return isIn(m, _attacker, "encounter") ? _attacker : NONE;
};

/** In the order of blocking. */
export const blockersOf = (m: Match): Handle[] => thingsIn(m, "encounter", defenderOf(m));

export const has = (m: Match, handle: Handle, keyword: AttrName): boolean => attrOf(m, handle, keyword) !== 0;

/** The damage that a fighter deals (UCG 13.5); never below 0. */
const strength = (m: Match, handle: Handle): number =>
  Math.max(0, attrOf(m, handle, "combat") + attrOf(m, handle, "proficiency"));

const leftOf = (m: Match, handle: Handle): number =>
  Math.max(0, attrOf(m, handle, "combat") - varOf(m, objAt(m, handle), "damage"));

/** What is known of the blockers once the attacker's damage was split. */
type Fight = {
  readonly fought?: boolean;
  readonly order?: readonly Handle[];
  readonly split?: readonly number[];
};

/** UCG 14.10, 13.3: those with Expertise strike first, then the rest; no window before either. */
export const damageProcedure: Procedure<Nothing, Fight> = {
  split(m, frame): Next {
    const attacker = attackerOf(m);
    const blockers = blockersOf(m);
    setLocals(m, frame, { fought: blockers.length > 0 });
    if (attacker === NONE || blockers.length < 2) return "first";
    setLocals(m, frame, { order: blockers });
    const total = strength(m, attacker);
    if (total === 0) return "first";
    const over = blockers.map((handle) => spell(m, objectRef(handle)));
    const domain: Domain = { kind: "assign", total, over, code: "ILLEGAL_CHOICE" };
    ask(m, {
      seat: ownerOf(m),
      kind: "splitDamage",
      info: { over, total },
      domain,
      fallback: { action: "splitDamage", choice: evenly(m, total, blockers) },
    });
    return "chosen";
  },
  chosen(m, frame): Next {
    setLocals(m, frame, { split: takeChoice(m, frame, ownerOf(m), "splitDamage") });
    return "first";
  },
  first(m, frame): Next {
    strike(m, frame, true);
    return "check";
  },
  check(m): Next {
    settle(m);
    return "second";
  },
  second(m, frame): Next {
    strike(m, frame, false);
    return "settle";
  },
  settle(m): Next {
    settle(m);
    return "done";
  },
};

/** ER-4: in the order of blocking, each blocker takes as much as slays it, and the last one the rest. */
function evenly(m: Match, total: number, blockers: readonly Handle[]): number[] {
  let left = total;
  return blockers.map((handle, index) => {
    const share = index === blockers.length - 1 ? left : Math.min(left, leftOf(m, handle));
    left -= share;
    return share;
  });
}

/** One round of blows: those with Expertise, or all others. All damage of a round is one step. */
function strike(m: Match, frame: Frame<Fight>, expert: boolean): void {
  const attacker = attackerOf(m);
  if (attacker === NONE) return;
  const blockers = blockersOf(m);
  const acts: Act[] = [];
  if (has(m, attacker, "expertise") === expert) acts.push(...attackerHits(m, attacker, blockers, frame));
  for (const blocker of blockers) {
    if (has(m, blocker, "expertise") !== expert) continue;
    acts.push({
      act: "damage",
      object: attacker,
      seat: ownerOf(m),
      amount: strength(m, blocker),
      source: blocker,
    });
  }
  if (acts.length > 0) doStep(m, { why: "strike", by: ownerOf(m) }, acts);
}

function attackerHits(m: Match, attacker: Handle, blockers: readonly Handle[], frame: Frame<Fight>): Act[] {
  const seat = defenderOf(m);
  const total = strength(m, attacker);
  const player = (amount: number): Act => ({ act: "damagePlayer", seat, amount, source: attacker });
  // UCG 14.8: it is unblocked when every blocker was removed, but not when it slew them itself.
  if (blockers.length === 0) return frame.locals.fought === true ? [] : [player(total)];
  const shares = sharesOf(m, total, blockers, frame.locals);
  // UCG 13.4: the damage beyond a blocker hits its player.
  const through = has(m, attacker, "overpower");
  const excess = through
    ? shares.reduce((sum, share, index) => sum + Math.max(0, share - leftOf(m, blockers[index])), 0)
    : 0;
  const hits = blockers.map((object, index): Act => {
    const amount = through ? Math.min(shares[index], leftOf(m, object)) : shares[index];
    return { act: "damage", object, seat, amount, source: attacker };
  });
  return excess > 0 ? [...hits, player(excess)] : hits;
}

/** The split as announced, for the blockers that are left; one alone takes all. */
function sharesOf(
  m: Match,
  total: number,
  blockers: readonly Handle[],
  { order, split }: { order?: readonly Handle[]; split?: readonly number[] },
): readonly number[] {
  if (order === undefined) return [total];
  const announced = split ?? evenly(m, total, order);
  return blockers.map((handle) => announced[order.indexOf(handle)]);
}
