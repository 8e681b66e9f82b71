/** Attack declaration (G 20.2): attacker, weapons and targets. It is one act; nobody has Opportunity in it. */

import {
  type Announced,
  addVar,
  attrOf,
  call,
  type Data,
  type Draft,
  dataOf,
  type Handle,
  NONE,
  namesFor,
  type Obj,
  objAt,
  objectOf,
  type Ref,
  refsNamed,
  refuse,
  type Seat,
  scopeOf,
  seatVarsOf,
  stepNow,
  tableOf,
  thingsNamed,
  topFrame,
  varOf,
} from "../../kernel/game.ts";
import { isIn, thingsIn } from "../zones.ts";
import type { Keyword } from "./card.ts";
import { isKind } from "./filters.ts";
import { mayAgain } from "./further.ts";
import { hasNow } from "./has-now.ts";
import { fireIntercepts } from "./keywords.ts";
import { wordsNow } from "./kinds.ts";
import { timingFault } from "./legal.ts";
import { obeys } from "./obedience.ts";
import { payStage } from "./payment.ts";
import { MOST_PARTS, type Part, type Paying, partStages, reserveIn } from "./prices.ts";
import { isForbidden } from "./prohibitions.ts";
import type { GaCode } from "./refusals.ts";
import { isCurrent, livingSeats, seatsFrom } from "./table.ts";
import type { Act, ActionDef, Domain, Intent, Match, Refusal, Stage } from "./typed.ts";
import { isAwake, isLoaded } from "./zones.ts";

/** An attack on its way. */
export interface Attack extends Paying {
  attacker: Handle;
  weapons: Handle[];
  targets: Ref[];
}

/** Weapons a champion could wield (G D2). */
const wieldable = (m: Match, seat: Seat, attacker: Handle): Handle[] =>
  thingsIn(m, "field", seat).filter((handle) => {
    const obj = objAt(m, handle);
    if (!isKind(m, obj, "weapon") || varOf(m, obj, "durability") <= 0) return false;
    if (isForbidden(m, handle, "cannotBeUsed")) return false;
    // G R32.15: such a weapon shoots what is loaded into it, and lends its power to no attack card.
    return !isShooting(m, obj) || (isLoaded(m, obj) && intentOf(m, attacker).length === 0);
  });

/** G R32.15. */
const SHOOTING = ["gun", "bow", "aetherwing"];
const isShooting = (m: Match, obj: Obj): boolean =>
  wordsNow(m, obj, "subtype").some((one) => SHOOTING.includes(one.toLowerCase()));

/** Weapons are a champion's, and of whatever else may wield them (G R32.20). */
const mayWield = (m: Match, handle: Handle): boolean =>
  dataOf(m, objAt(m, handle)).type === "champion" || attrOf(m, handle, "mayWield") > 0;

/** An attack as far as it is known: the attacker and its weapons. */
export type Attacking = Pick<Attack, "attacker" | "weapons">;

/** G R20.16: the attack is the unit, its Intent, the weapons, and the cards loaded into them. */
const partsOf = (m: Match, { attacker, weapons }: Attacking): Handle[] => [
  attacker,
  ...intentOf(m, attacker),
  ...weapons,
  ...weapons.flatMap((weapon) => loadedIn(m, weapon, objAt(m, weapon).controller)),
];

/** The sum of a keyword over all parts of an attack: each part lends its own. */
export const attackHas = (m: Match, attack: Attacking, keyword: Keyword): number =>
  partsOf(m, attack).reduce((sum, one) => sum + attrOf(m, one, keyword), 0);

/** Whether it can be attacked at all. */
export const isAttackable = (m: Match, obj: Obj): boolean =>
  isKind(m, obj, "unit") || dataOf(m, obj).siegeable === true;

/** G D3, R20.8, R20.9: objects that could be attacked, without regard to Taunt; opponent by opponent in turn order. */
export function attackable(m: Match, attack: Attacking): Handle[] {
  const { controller } = objAt(m, attack.attacker);
  const sees = attackHas(m, attack, "trueSight") > 0;
  return seatsFrom(m, controller)
    .filter((seat) => seat !== controller)
    .flatMap((seat) =>
      thingsIn(m, "field", seat).filter((handle) => {
        const obj = objAt(m, handle);
        if (isForbidden(m, handle, "cannotBeAttacked")) return false;
        return isAttackable(m, obj) && (sees || attrOf(m, handle, "stealth") === 0);
      }),
    );
}

/** Awake units that must be attacked before others of their controller (G R20.9). */
const taunters = (m: Match, open: readonly Handle[], seat: Seat): Handle[] =>
  open.filter(
    (one) => objAt(m, one).controller === seat && isAwake(m, objAt(m, one)) && attrOf(m, one, "taunt") > 0,
  );

/** G R20.9; an Unblockable attack heeds no Taunt. */
function breaksTaunt(m: Match, attack: Attacking, chosen: readonly Handle[]): boolean {
  if (attackHas(m, attack, "unblockable") > 0) return false;
  const open = attackable(m, attack);
  return chosen.some((handle) => {
    const first = taunters(m, open, objAt(m, handle).controller);
    if (first.length === 0 || first.includes(handle)) return false;
    return !first.every((one) => chosen.includes(one));
  });
}

/** Its power in an attack, or its life in the place of that (G R32.39). */
export const ownStrength = (m: Match, attacker: Handle): number =>
  attrOf(m, attacker, hasNow(m, attacker, "attacksWithLife") ? "life" : "power");

/** G R20.7: power, or a weapon; an attack card in the Intent asks for neither. */
function hasPower(m: Match, attacker: Handle): boolean {
  if (ownStrength(m, attacker) > 0) return true;
  return mayWield(m, attacker) && wieldable(m, objAt(m, attacker).controller, attacker).length > 0;
}

/** The reason why this unit alone may not be declared as an attacker, or null. */
export function attackFault(m: Match, seat: Seat, handle: Handle): GaCode | null {
  const fault = timingFault(m, seat, false);
  if (fault !== null) return fault;
  const obj = objectOf(m.state, handle);
  if (obj === undefined || obj.controller !== seat || !isIn(m, handle, "field") || !isKind(m, obj, "unit"))
    return "NOT_IN_ZONE";
  if (isFirstTurnBan(m, seat)) return "FIRST_TURN_ATTACK";
  if (!isAwake(m, obj) && !mayAgain(m, handle)) return "ATTACKER_RESTED";
  if (attrOf(m, handle, "cannotAttack") > 0) return "CANNOT_ATTACK";
  if (!obeys(m, seat, handle)) return "NOT_OBEYING";
  return hasPower(m, handle) ? null : "NO_POWER";
}

/** G R4.14: on their first turn only the last player of the first turn cycle may attack. */
function isFirstTurnBan(m: Match, seat: Seat): boolean {
  if (!isCurrent(m) || seatVarsOf(m, seat).turns !== 1) return false;
  const { length } = m.state.seats;
  const last = (tableOf(m).starting + length - 1) % length;
  return seat !== last;
}

/** G D2: weapons; without power of its own a champion needs one. */
const weaponsStage: Stage<Attack> = {
  slot: "weapons",
  domain(m, ctx): Domain | null {
    const { attacker } = ctx;
    const of = mayWield(m, attacker) ? wieldable(m, ctx.seat, attacker) : [];
    if (of.length === 0) return null;
    const min = needsWeapon(m, attacker) ? 1 : 0;
    return { kind: "subset", of: namesFor(m, ctx.seat, of), min, max: of.length, code: "ILLEGAL_CHOICE" };
  },
  apply(m, ctx, value) {
    ctx.weapons = thingsNamed(m, ctx.seat, value);
  },
  omitted: (_m, _ctx, domain) => {
    if (domain.kind !== "subset") return undefined;
    return domain.min === 0 ? [] : domain.of.length === 1 ? domain.of : undefined;
  },
};

const needsWeapon = (m: Match, attacker: Handle): boolean =>
  ownStrength(m, attacker) <= 0 && intentOf(m, attacker).length === 0;

/** The attack cards with which this unit attacks. */
export const intentOf = (m: Match, attacker: Handle): Handle[] =>
  thingsIn(m, "intent", objAt(m, attacker).controller).filter(
    (one) => objectOf(m.state, one)?.host === attacker,
  );

/** G D3: an object, with Multistrike more; with Cleave a player instead. */
const targetStage: Stage<Attack> = {
  slot: "target",
  domain(m, attack): Domain {
    const open = attackable(m, attack);
    const max = 1 + attackHas(m, attack, "multistrike");
    const code = "ILLEGAL_ATTACK_TARGET";
    if (attackHas(m, attack, "cleave") <= 0)
      return { kind: "subset", of: namesFor(m, attack.seat, open), min: 1, max, code };
    const seats = livingSeats(m).filter((seat) => open.some((one) => objAt(m, one).controller === seat));
    return { kind: "subset", of: seats.map((seat) => `p${seat}`), min: 1, max, code };
  },
  apply(m, attack, value): Refusal | void {
    attack.targets = refsNamed(m, attack.seat, value);
    const chosen = attack.targets.flatMap(({ kind, id }) => (kind === "object" ? [id] : []));
    return breaksTaunt(m, attack, chosen) ? refuse("TAUNT") : undefined;
  },
};

/** The defenders the targets mean (G D3). */
function defendersOf(m: Match, attack: Attack): Handle[] {
  const open = attackable(m, attack);
  return attack.targets.flatMap(({ kind, id }) =>
    kind === "object" ? [id] : open.filter((one) => objAt(m, one).controller === id),
  );
}

/** G R20.10, R20.11: units have their roles from now on. Triggers of this are placed in RET.1. */
function declare(m: Match, attack: Attack): string {
  const { seat, attacker, weapons } = attack;
  const defenders = defendersOf(m, attack);
  const role = (act: "attack" | "wield" | "defend", object: Handle): Act => ({
    act,
    object,
    seat: objAt(m, object).controller,
  });
  stepNow(m, { why: "attack", by: seat }, [
    role("attack", attacker),
    ...weapons.map((handle) => role("wield", handle)),
    // G D2: the loaded cards of the weapons in use go into the Intent.
    ...weapons
      .flatMap((weapon) => loadedIn(m, weapon, seat))
      .map((object): Act => ({ act: "toIntent", object, seat, host: attacker })),
    ...defenders.map((handle) => role("defend", handle)),
  ]);
  // G 23: nobody intercepts an attack with Cleave or Unblockable.
  const isOpen =
    attackHas(m, attack, "cleave") <= 0 &&
    attackHas(m, attack, "unblockable") <= 0 &&
    !isForbidden(m, attacker, "cannotBeIntercepted");
  if (isOpen) for (const handle of defenders) fireIntercepts(m, handle);
  call(m, "combat");
  return "special";
}

const loadedIn = (m: Match, host: Handle, seat: Seat): Handle[] =>
  thingsIn(m, "loaded", seat).filter((one) => objectOf(m.state, one)?.host === host);

/** G R32.53: what attacking with this unit and these weapons costs besides. */
const costsOf = (m: Match, { attacker, weapons }: Attacking): readonly Part[] =>
  [attacker, ...weapons].flatMap((one) => {
    const obj = objectOf(m.state, one);
    return obj === undefined ? [] : (dataOf(m, obj).toAttack ?? []);
  });

const costsStage: Stage<Attack> = {
  slot: "costs",
  price: true,
  domain(m, ctx): Refusal | null {
    ctx.parts = costsOf(m, ctx);
    if (ctx.parts.length > MOST_PARTS) return refuse("COST_UNPAYABLE");
    ctx.kept = [ctx.attacker, ...ctx.weapons];
    ctx.due += reserveIn(m, ctx, ctx.parts);
    return null;
  },
  apply: () => undefined,
};

const stages = (): readonly Stage[] => [weaponsStage, targetStage, costsStage, ...partStages, payStage];

/** G R20.1: a slow action that begins a Combat. */
export const declareAttack: ActionDef = {
  answers: ["window"],
  head: ["card"],
  *heads(m, seat): Iterable<Draft> {
    if (timingFault(m, seat, false) !== null) return;
    for (const handle of thingsIn(m, "field", seat)) {
      if (attackFault(m, seat, handle) === null) yield { card: objAt(m, handle).name };
    }
  },
  begin(m, ctx): Refusal | void {
    const code = attackFault(m, ctx.seat, ctx.source);
    if (code !== null) return refuse(code);
    start(m, ctx, ctx.source);
    // G R32.64: a rested unit uses the attack that it was given.
    if (!isAwake(m, objAt(m, ctx.source))) return void addVar(m, ctx.source, "again", -1);
    // G D1: resting it is a cost.
    stepNow(m, { why: "attack", by: ctx.seat }, [{ act: "rest", object: ctx.source, seat: ctx.seat }]);
  },
  stages,
  finish: declare,
};

function start(m: Match, ctx: Announced, attacker: Handle): void {
  const due = Math.max(0, attrOf(m, attacker, "attackTax"));
  const paying = { parts: [], given: {}, x: 0, held: attacker, scope: scopeOf(attacker, ctx.seat) };
  Object.assign(ctx, { attacker, weapons: [], targets: [], due, ...paying });
}

/** G D5: an attack that costs something may be refused. */
const isTaxed = (m: Match, attack: Attacking): boolean =>
  attrOf(m, attack.attacker, "attackTax") > 0 || costsOf(m, attack).length > 0;

/** The attacker of an attack card that has come into the Intent (G R20.13). */
const announcedAttacker = (m: Match): Handle => {
  const attacker = topFrame(m)?.locals.attacker;
  return typeof attacker === "number" ? attacker : NONE;
};

/** G R20.13: the declaration that an attack card asks for; its unit has rested already. */
export const chooseAttackTarget: ActionDef = {
  answers: ["chooseAttackTarget"],
  begin: (m, ctx) => start(m, ctx, announcedAttacker(m)),
  stages,
  finish: declare,
};

/** G D5: a tax may be refused, which makes the attack illegal. */
export const declineAttack: ActionDef = {
  answers: ["chooseAttackTarget"],
  *heads(m): Iterable<Draft> {
    if (isTaxed(m, { attacker: announcedAttacker(m), weapons: [] })) yield {};
  },
  begin: (m) =>
    isTaxed(m, { attacker: announcedAttacker(m), weapons: [] }) ? undefined : refuse("NOT_ASKED"),
  finish: () => "declined",
};

/** Single targets that are legal for this attack, Taunt included, as an intent names them. */
export function plainTargets(m: Match, seat: Seat, attack: Attacking): string[] {
  const open = attackable(m, attack);
  if (attackHas(m, attack, "cleave") > 0)
    return livingSeats(m).flatMap((one) =>
      open.some((handle) => objAt(m, handle).controller === one) ? [`p${one}`] : [],
    );
  return namesFor(
    m,
    seat,
    open.filter((handle) => !breaksTaunt(m, attack, [handle])),
  );
}

/** The declaration made for a seat that does not answer: the first legal one. */
export function plainAttack(m: Match, seat: Seat, attacker: Handle): Data | undefined {
  const weapons =
    mayWield(m, attacker) && needsWeapon(m, attacker) ? wieldable(m, seat, attacker).slice(0, 1) : [];
  const [target] = plainTargets(m, seat, { attacker, weapons });
  if (target === undefined || isTaxed(m, { attacker, weapons })) return undefined;
  return { target: [target], ...(weapons.length > 0 && { weapons: namesFor(m, seat, weapons) }) };
}

/** G R10.28: the attack that the turn player must make before Main ends, or undefined. */
export function duty(m: Match, seat: Seat): Intent | undefined {
  if (tableOf(m).step !== "MN.2" || timingFault(m, seat, false) !== null) return undefined;
  if (m.state.modifiers.length === 0 && !m.pool.statics.has("mustAttack")) return undefined;
  for (const handle of thingsIn(m, "field", seat)) {
    if (attrOf(m, handle, "mustAttack") <= 0 || varOf(m, objAt(m, handle), "attacked") > 0) continue;
    if (attackFault(m, seat, handle) !== null) continue;
    const rest = plainAttack(m, seat, handle);
    if (rest !== undefined) return { action: "declareAttack", card: objAt(m, handle).name, ...rest };
  }
  return undefined;
}

/** A pass, unless something must attack first. */
export const pass: ActionDef = {
  answers: ["window"],
  begin: (m, ctx) => (duty(m, ctx.seat) === undefined ? undefined : refuse("MUST_ATTACK")),
  finish: () => "pass",
};
