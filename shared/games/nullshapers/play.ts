/** Playing a card and activating a skill (N 6, 7, 8.3): all choices and all costs in one atomic step. */

import {
  type Announced,
  asCost,
  cardOf,
  type Data,
  type Draft,
  dataOf,
  type Handle,
  handleAt,
  NONE,
  namesFor,
  objAt,
  type Ref,
  refuse,
  type Seat,
  scopeOf,
  slotOf,
  spellFor,
  stepNow,
  tableOf,
  thingsNamed,
  zoneIdOf,
} from "../../kernel/game.ts";
import { thingsIn } from "../zones.ts";
import { isAnomaly } from "./card.ts";
import type { SkillCost } from "./card-schema.ts";
import { affords, payActs, payItems, payStage, priceOf } from "./energy.ts";
import { enter } from "./entries.ts";
import { influences, isOpenToAll } from "./influences.ts";
import { lockFault } from "./moves.ts";
import type { NsCode } from "./refusals.ts";
import { globalStage, onlyWords, optionStage, targetStages, type Use, xStage } from "./stages.ts";
import { activeOf, isLost } from "./table.ts";
import { candidates } from "./targets.ts";
import { slowestNow, speedFault } from "./timing.ts";
import type { Act, ActionDef, Domain, Match, Refusal, Stage } from "./typed.ts";
import { CARD, costNow, energyOf, functionSpeed, MOST_SPEED, skillCost, skillSpeed } from "./uses.ts";
import { BIOMES, inPlay, onPlanet } from "./zones.ts";

/** A use that a player announces. */
interface Announcement extends Use {
  readonly speed: number;
  readonly own: SkillCost;
  biome: number;
  discards: readonly Handle[];
  forfeits: readonly Handle[];
}

function prepare(m: Match, ctx: Announced, ability: number, speed: number): void {
  const obj = objAt(m, ctx.source);
  const def = cardOf(m, obj);
  const own = skillCost(def, ability);
  Object.assign(ctx, {
    card: obj.card,
    ability,
    scope: scopeOf(ctx.source, ctx.seat),
    option: "",
    words: onlyWords(m, obj.card, ability),
    targets: [],
    global: false,
    cost: costNow(m, ctx.source, ability),
    x: 0,
    pay: [],
    not: own.lock || own.forfeit === "this" ? ctx.source : NONE,
    own,
    speed,
    biome: NONE,
    discards: [],
    forfeits: [],
  });
}

/** N R8.8, R9.9: legality by time, place and mode. */
function playFault(m: Match, seat: Seat, source: Handle): NsCode | null {
  const obj = objAt(m, source);
  const fault = speedFault(m, seat, functionSpeed(m, seat, source));
  if (fault !== null) return fault;
  if (zoneIdOf(m, obj) !== "hand" || obj.owner !== seat) return "E_NOT_IN_ZONE";
  return isAnomaly(m, obj) ? "E_MODE" : null;
}

function skillFault(m: Match, seat: Seat, source: Handle, ability: number): NsCode | null {
  const obj = objAt(m, source);
  if (cardOf(m, obj).abilities[ability]?.kind !== "activated") return "E_NO_SUCH_SKILL";
  const fault = speedFault(m, seat, skillSpeed(m, source, ability));
  if (fault !== null) return fault;
  // N R5.9.
  const isOwn = inPlay(m, obj) && obj.controller === seat;
  if (!isOwn && !isOpenToAll(m, source)) return "E_NOT_IN_ZONE";
  if (isAnomaly(m, obj)) return "E_MODE";
  return skillCost(cardOf(m, obj), ability).lock ? lockFault(m, source) : null;
}

/**
 * N R12.14, R12.20: the active player's agents may arrive in a biome in the Attack step, the other player's in the
 * Defend step.
 */
const biomeStage: Stage<Announcement, number> = {
  slot: "biome",
  domain(m, ctx): Domain<number> | null {
    const { step } = tableOf(m);
    const chooser = step === "attack" ? activeOf(m) : step === "defend" ? 1 - activeOf(m) : NONE;
    const obj = objAt(m, ctx.source);
    if (ctx.seat !== chooser || !dataOf(m, obj).types.includes("agent")) return null;
    return { kind: "one", of: [NONE, ...BIOMES.filter((biome) => !isLost(m, biome))], code: "E_BIOME_LOST" };
  },
  apply(_m, ctx, value) {
    ctx.biome = value;
  },
  omitted: () => NONE,
};

/** N R6.11: cards of the hand. */
const discardStage: Stage<Announcement> = {
  slot: "discard",
  domain(m, ctx): Domain | null {
    const count = ctx.own.discard;
    if (count === undefined) return null;
    const of = namesFor(m, ctx.seat, thingsIn(m, "hand", ctx.seat));
    return { kind: "subset", of, min: count, max: count, code: "E_CANNOT_PAY" };
  },
  apply(m, ctx, value) {
    ctx.discards = thingsNamed(m, ctx.seat, value);
  },
};

/** N R6.11: a thing on the planet. */
const forfeitStage: Stage<Announcement> = {
  slot: "forfeit",
  domain(m, ctx): Domain | null {
    const { forfeit } = ctx.own;
    if (forfeit === undefined || forfeit === "this") return null;
    const word = { object: { controller: "you", ...forfeit } } as const;
    const of = spellFor(m, ctx.seat, candidates(m, ctx.scope, word));
    return { kind: "subset", of, min: 1, max: 1, code: "E_CANNOT_PAY" };
  },
  apply(m, ctx, value) {
    ctx.forfeits = thingsNamed(m, ctx.seat, value);
  },
};

const STAGES: readonly Stage[] = [
  optionStage,
  globalStage,
  xStage,
  ...targetStages,
  biomeStage,
  discardStage,
  forfeitStage,
  payStage,
];

/** Pays everything at once (N R6.7, R6.11). A forfeited thing cannot also pay energy. */
function costActs(m: Match, use: Announcement): Act[] {
  const { seat, source, own } = use;
  const price = priceOf(m, seat, use.cost, use.x, use.not);
  const forfeits = own.forfeit === "this" ? [source] : use.forfeits;
  return asCost<Act>([
    ...(own.lock ? [{ act: "lock", object: source, seat } as const] : []),
    ...payActs(m, seat, price, use.pay),
    ...use.discards.map((object) => ({ act: "discard", object, seat }) as const),
    ...forfeits.map((object) => ({ act: "forfeit", object, seat }) as const),
  ]);
}

/** N R8.3: after the payment it is the top of the queue. */
function finish(kind: "playCard" | "activateSkill") {
  return (m: Match, use: Announcement): string => {
    const { seat, card, ability, option, targets, x, biome, speed, global, pay } = use;
    const acts = costActs(m, use);
    if (kind === "playCard") acts.push({ act: "announce", object: use.source, seat });
    if (acts.length > 0) stepNow(m, { why: "pay", by: seat }, acts);
    const source = kind === "playCard" ? handleAt(m.state, slotOf(use.source)) : use.source;
    const more: Data = { ...(biome >= 0 && { biome }), ...(global && { global }) };
    const data = { card, speed, biome, global };
    const paid = pay.length;
    enter(m, { kind, controller: seat, source, ability, mode: option, targets, x, paid, data }, more);
    return "entry";
  };
}

export const playCard: ActionDef = {
  answers: ["window"],
  head: ["card"],
  *heads(m, seat): Iterable<Draft> {
    const slowest = slowestNow(m, seat);
    if (slowest > MOST_SPEED) return;
    const items = payItems(m, seat);
    for (const handle of thingsIn(m, "hand", seat)) {
      const obj = objAt(m, handle);
      if (isAnomaly(m, obj) || functionSpeed(m, seat, handle) < slowest) continue;
      if (affords(items, costNow(m, handle, CARD))) yield { card: obj.name };
    }
  },
  begin(m, ctx): Refusal | void {
    const fault = playFault(m, ctx.seat, ctx.source);
    if (fault !== null) return refuse(fault);
    prepare(m, ctx, CARD, functionSpeed(m, ctx.seat, ctx.source));
  },
  stages: () => STAGES,
  finish: finish("playCard"),
};

export const activateSkill: ActionDef = {
  answers: ["window"],
  head: ["card", "ability"],
  *heads(m, seat): Iterable<Draft> {
    if (slowestNow(m, seat) > MOST_SPEED) return;
    const items = payItems(m, seat);
    for (const handle of [...onPlanet(m, seat), ...influences(m)]) {
      const obj = objAt(m, handle);
      const { abilities } = cardOf(m, obj);
      for (let ability = 0; ability < abilities.length; ability++) {
        if (abilities[ability].kind !== "activated" || skillFault(m, seat, handle, ability) !== null)
          continue;
        if (affords(items, energyOf(cardOf(m, obj), ability))) yield { card: obj.name, ability };
      }
    }
  },
  begin(m, ctx): Refusal | void {
    const ability = ctx.head.ability;
    if (typeof ability !== "number") return refuse("E_NO_SUCH_SKILL");
    const fault = skillFault(m, ctx.seat, ctx.source, ability);
    if (fault !== null) return refuse(fault);
    prepare(m, ctx, ability, skillSpeed(m, ctx.source, ability));
  },
  stages: () => STAGES,
  finish: finish("activateSkill"),
};

/** The announced targets of a played card's entry; for a card that attaches, its host. */
export const hostOf = (targets: readonly (readonly Ref[])[]): Handle => targets[0]?.[0]?.id ?? NONE;
