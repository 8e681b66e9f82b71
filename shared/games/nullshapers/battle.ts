/** Advancing, attacking and defending (N R12.6 to R12.21): declared as one list, checked again as they execute. */

import {
  type Announced,
  attrOf,
  type Data,
  type Handle,
  type Json,
  listIn,
  NONE,
  objAt,
  objectOf,
  objectRef,
  optionsOf,
  refuse,
  type Seat,
  seatVarsOf,
  setSeat,
  spell,
  stepNow,
  tableOf,
  thingOf,
  understand,
  varOf,
  wordsIn,
  zoneIdOf,
} from "../../kernel/game.ts";
import { thingsIn } from "../zones.ts";
import { isAgent } from "./card.ts";
import { type Declaration, enter } from "./entries.ts";
import { isKind } from "./filters.ts";
import { lockFault } from "./moves.ts";
import type { NsCode } from "./refusals.ts";
import { activeOf, hasActions, isLost, otherSeat, type Step } from "./table.ts";
import type { Act, ActionDef, Domain, Match, Refusal, Stage } from "./typed.ts";
import { BIOMES, biomeOf, onPlanet, SECTORS } from "./zones.ts";

const nameOf = (m: Match, handle: Handle): string => spell(m, objectRef(handle));
const meant = (m: Match, seat: Seat, name: Json | undefined): Handle =>
  typeof name === "string" ? (understand(m, seat, name)?.id ?? NONE) : NONE;
const biomeAt = (m: Match, handle: Handle): number => biomeOf(m, objAt(m, handle).zone);

/** The named agent of the seat, or a refusal. */
function agentFault(m: Match, seat: Seat, handle: Handle): NsCode | null {
  const found = objectOf(m.state, handle);
  if (found === undefined || !isAgent(m, found)) return "E_TARGET_INVALID";
  return found.controller === seat ? null : "E_TARGET_INVALID";
}

/** N R12.6: the agent is friendly, in staging, unlocked, and did not arrive this turn. */
export function advanceFault(m: Match, seat: Seat, handle: Handle): NsCode | null {
  const fault = agentFault(m, seat, handle);
  if (fault !== null) return fault;
  if (zoneIdOf(m, objAt(m, handle)) !== "staging") return "E_NOT_IN_ZONE";
  if (varOf(m, objAt(m, handle), "arrived") !== 0) return "E_ARRIVED";
  const locked = varOf(m, objAt(m, handle), "locked") !== 0 && !optionsOf(m).lockedMayAdvance;
  return locked ? "E_LOCKED" : null;
}

/** N R12.13: the agent is in a biome, and can lock or has Secure. */
function attackFault(m: Match, seat: Seat, handle: Handle): NsCode | null {
  const fault = agentFault(m, seat, handle);
  if (fault !== null) return fault;
  if (biomeAt(m, handle) < 0) return "E_NOT_IN_ZONE";
  if (varOf(m, objAt(m, handle), "locked") !== 0) return "E_LOCKED";
  if (attrOf(m, handle, "secure") === 0) return lockFault(m, handle);
  const early = varOf(m, objAt(m, handle), "arrived") !== 0 && !optionsOf(m).secureOnArrival;
  return early && attrOf(m, handle, "ready") === 0 ? "E_ARRIVED" : null;
}

/** N R12.18, R3.9: the agent is in the same biome, and evasion does not stop it. */
function defendFault(m: Match, seat: Seat, defender: Handle, attacker: Handle): NsCode | null {
  const fault = agentFault(m, seat, defender);
  if (fault !== null) return fault;
  const foe = objectOf(m.state, attacker);
  if (foe === undefined || foe.controller === seat || varOf(m, foe, "attacking") === 0)
    return "E_TARGET_INVALID";
  const biome = biomeAt(m, defender);
  if (biome < 0 || biome !== biomeOf(m, foe.zone)) return "E_TARGET_INVALID";
  const evades = attrOf(m, attacker, "evasion") !== 0;
  const meets = attrOf(m, defender, "evasion") !== 0 || attrOf(m, defender, "intercept") !== 0;
  return evades && !meets ? "E_TARGET_INVALID" : null;
}

/**
 * The same check at declaration and at execution: the agent is unlocked, unless it locked for this very
 * declaration.
 */
export function defenderFault(
  m: Match,
  seat: Seat,
  defender: Handle,
  attacker: Handle,
  executing: boolean,
): NsCode | null {
  const locked = objectOf(m.state, defender) !== undefined && varOf(m, objAt(m, defender), "locked") !== 0;
  if (locked && !(executing && optionsOf(m).defendingLocks)) return "E_LOCKED";
  return defendFault(m, seat, defender, attacker);
}

/** The moments for a declaration: its step, its player, an empty queue, and a limit (N R12.6, R12.12, R12.18). */
function declareFault(m: Match, seat: Seat, steps: readonly Step[], who: Seat, most: number): NsCode | null {
  const { step } = tableOf(m);
  if (!hasActions(step)) return "E_STEP_NO_ACTIONS";
  if (!steps.includes(step)) return "E_PHASE";
  if (seat !== who) return "E_NOT_YOUR_TURN";
  if (m.state.entries.length > 0) return "E_QUEUE_NOT_EMPTY";
  return seatVarsOf(m, seat).declared >= most ? "E_LIMIT" : null;
}

/** The choices in the order of their list, with the handles that they name. */
export interface Declared extends Announced {
  moves: Declaration["moves"];
  gear: Declaration["gear"];
  agents: Declaration["agents"];
  pairs: Declaration["pairs"];
}

const after = (item: string): string => item.split("/")[1] ?? "";

/** The first fault of a list of values, or the domain's own code. */
const firstFault = (value: Json | undefined, fault: (item: string) => NsCode | null): NsCode | undefined => {
  return (
    wordsIn(value)
      .map(fault)
      .find((one) => one !== null) ?? undefined
  );
};

const moveStage: Stage<Declared, readonly string[]> = {
  slot: "moves",
  domain(m, ctx): Domain<readonly string[]> {
    const open = BIOMES.filter((biome) => !isLost(m, biome));
    const agents = thingsIn(m, "staging", ctx.seat).filter(
      (agent) => advanceFault(m, ctx.seat, agent) === null,
    );
    const of = agents.flatMap((agent) => open.map((biome) => `${nameOf(m, agent)}/${biome}`));
    return { kind: "subset", of, min: 1, max: agents.length, once: true, code: "E_TARGET_INVALID" };
  },
  apply(m, ctx, value) {
    ctx.moves = value.map((item) => [meant(m, ctx.seat, thingOf(item)), Number(after(item))]);
  },
  code: (m, ctx, _domain, value) =>
    firstFault(value, (item) => {
      const fault = advanceFault(m, ctx.seat, meant(m, ctx.seat, thingOf(item)));
      if (fault !== null) return fault;
      return isLost(m, Number(after(item))) ? "E_BIOME_LOST" : null;
    }),
};

/** N R12.7: unattached friendly gear of staging, or of the biome its bearer goes to. */
const gearFits = (m: Match, seat: Seat, gear: Handle, biome: number): boolean => {
  const found = objectOf(m.state, gear);
  if (found === undefined || found.controller !== seat || !isKind(m, found, "gear")) return false;
  return zoneIdOf(m, found) === "staging" || biomeOf(m, found.zone) === biome;
};

const gearStage: Stage<Declared, readonly string[]> = {
  slot: "gear",
  domain(m, ctx): Domain<readonly string[]> | null {
    const { moves } = ctx;
    const loose = [...SECTORS, "staging" as const].flatMap((zone) => thingsIn(m, zone, ctx.seat));
    const of = loose.flatMap((gear) =>
      moves.flatMap(([agent, biome]) =>
        gearFits(m, ctx.seat, gear, biome) ? [`${nameOf(m, gear)}/${nameOf(m, agent)}`] : [],
      ),
    );
    if (of.length === 0) return null;
    return { kind: "subset", of, min: 0, max: of.length, once: true, code: "E_TARGET_INVALID" };
  },
  apply(m, ctx, value) {
    ctx.gear = value.map((item) => [meant(m, ctx.seat, thingOf(item)), meant(m, ctx.seat, after(item))]);
  },
  omitted: () => [],
};

const attackStage: Stage<Declared, readonly string[]> = {
  slot: "agents",
  domain(m, ctx): Domain<readonly string[]> {
    const of = SECTORS.flatMap((zone) => thingsIn(m, zone, ctx.seat))
      .filter((agent) => attackFault(m, ctx.seat, agent) === null)
      .map((agent) => nameOf(m, agent));
    return { kind: "subset", of, min: 1, max: of.length, code: "E_TARGET_INVALID" };
  },
  apply(m, ctx, value) {
    ctx.agents = value.map((name) => meant(m, ctx.seat, name));
  },
  code: (m, ctx, _domain, value) =>
    firstFault(value, (name) => attackFault(m, ctx.seat, meant(m, ctx.seat, name))),
};

const pairStage: Stage<Declared, readonly string[]> = {
  slot: "pairs",
  domain(m, ctx): Domain<readonly string[]> {
    const foes = SECTORS.flatMap((zone) => thingsIn(m, zone, otherSeat(ctx.seat)));
    const own = SECTORS.flatMap((zone) => thingsIn(m, zone, ctx.seat));
    const of = own.flatMap((agent) =>
      foes
        .filter((foe) => defenderFault(m, ctx.seat, agent, foe, false) === null)
        .map((foe) => `${nameOf(m, agent)}/${nameOf(m, foe)}`),
    );
    return { kind: "subset", of, min: 1, max: own.length, once: true, code: "E_TARGET_INVALID" };
  },
  apply(m, ctx, value) {
    ctx.pairs = value.map((item) => [meant(m, ctx.seat, thingOf(item)), meant(m, ctx.seat, after(item))]);
  },
  code(m, ctx, _domain, value) {
    const fault = firstFault(value, (item) =>
      defenderFault(m, ctx.seat, meant(m, ctx.seat, thingOf(item)), meant(m, ctx.seat, after(item)), false),
    );
    if (fault !== undefined || !Array.isArray(value)) return fault;
    // N R12.18: one attacker per defender.
    const defenders = listIn(value).map((item) => thingOf(String(item)));
    return new Set(defenders).size < defenders.length ? "E_TARGET_COUNT" : undefined;
  },
};

/** N ER-1: counts as speed 1 for being answered. */
function declare(m: Match, kind: "advance" | "attack" | "defend", ctx: Declared): string {
  const { seat, moves, gear, agents, pairs } = ctx;
  setSeat(m, seat, "declared", seatVarsOf(m, seat).declared + 1);
  const named = (list: readonly (readonly [Handle, Handle])[]): Json =>
    list.map(([one, other]) => [nameOf(m, one), nameOf(m, other)]);
  const told: Data =
    kind === "advance"
      ? { moves: moves.map(([agent, biome]) => [nameOf(m, agent), biome]), gear: named(gear) }
      : kind === "attack"
        ? { agents: agents.map((agent) => nameOf(m, agent)) }
        : { pairs: named(pairs) };
  const data = { speed: optionsOf(m).declarationSpeed, moves, gear, agents, pairs };
  enter(m, { kind, controller: seat, data }, told);
  return "entry";
}

function lockActs(m: Match, seat: Seat, agents: readonly Handle[]): Act[] {
  return agents
    .filter((object) => attrOf(m, object, "secure") === 0)
    .map((object) => ({ act: "lock", object, seat }));
}

const declaration = (
  kind: "advance" | "attack" | "defend",
  fault: (m: Match, seat: Seat) => NsCode | null,
  stages: readonly Stage<Declared>[],
  cost: (m: Match, ctx: Declared) => readonly Act[],
): ActionDef<Declared> => ({
  answers: ["window"],
  *heads(m, seat) {
    if (fault(m, seat) === null) yield {};
  },
  begin(m, ctx): Refusal | void {
    const code = fault(m, ctx.seat);
    if (code !== null) return refuse(code);
    Object.assign(ctx, { moves: [], gear: [], agents: [], pairs: [] });
  },
  stages: () => stages,
  finish(m, ctx) {
    const acts = cost(m, ctx);
    if (acts.length > 0) stepNow(m, { why: "pay", by: ctx.seat }, acts);
    return declare(m, kind, ctx);
  },
});

/** N R12.6, R12.9: the active player advances in sub-step A, the other player in B. */
export const advance = declaration(
  "advance",
  (m, seat) => {
    const who = tableOf(m).step === "advanceB" ? otherSeat(activeOf(m)) : activeOf(m);
    return declareFault(m, seat, ["advanceA", "advanceB"], who, optionsOf(m).advancesPerStep);
  },
  [moveStage, gearStage],
  () => [],
);

/** N R12.13: attackers without Secure lock as the declaration is taken, like a cost. */
export const attack = declaration(
  "attack",
  (m, seat) => declareFault(m, seat, ["attack"], activeOf(m), optionsOf(m).attacksPerStep),
  [attackStage],
  (m, { seat, agents }) => lockActs(m, seat, agents),
);

export const defend = declaration(
  "defend",
  (m, seat) => declareFault(m, seat, ["defend"], otherSeat(activeOf(m)), optionsOf(m).defendsPerStep),
  [pairStage],
  (m, { seat, pairs }) =>
    optionsOf(m).defendingLocks ? pairs.map(([object]) => ({ act: "lock", object, seat })) : [],
);

/** Agents that fight for a seat, biome by biome. */
export const attackersOf = (m: Match): Handle[] =>
  onPlanet(m, activeOf(m)).filter((handle) => {
    const one = objAt(m, handle);
    return varOf(m, one, "attacking") !== 0 && biomeOf(m, one.zone) >= 0;
  });
