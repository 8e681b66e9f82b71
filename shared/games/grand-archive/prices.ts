/** Parts of a cost that a player chooses among his things (G A3, A8, R12.4): how sets write them, and how they are paid. */
import { z } from "zod";
import {
  type Announced,
  asCost,
  canPay,
  type Data,
  type Fault,
  type Handle,
  handleAt,
  type Kind,
  matching,
  namesFor,
  numberOf,
  objAt,
  objectOf,
  objectRef,
  type Ref,
  refuse,
  type Scope,
  slotOf,
  stepNow,
  type Terms,
  thingsNamed,
  varOf,
  zoneIdOf,
} from "../../kernel/game.ts";
import type { CounterKind } from "./counters.ts";
import { goAct, leaveAct } from "./moves.ts";
import type { Act, Domain, Match, Refusal, Stage, VarName } from "./typed.ts";
import { isAwake } from "./zones.ts";

export const WAYS = [
  "sacrifice",
  "banish",
  "discard",
  "return",
  "rest",
  "reveal",
  "counters",
  "reserve",
] as const;
type Way = (typeof WAYS)[number];

/** One part of a cost: which of his things the player gives, and how. */
export const partSchema = ({ filter, number, name }: Terms, counters: z.ZodType<CounterKind>) =>
  z.strictObject({
    pay: z.enum(WAYS),
    of: filter.exactOptional(),
    count: z.union([number, z.literal("x")]).exactOptional(),
    /** Of `counters`: which, all of them off one object. */
    kind: counters.exactOptional(),
    optional: z.literal(true).exactOptional(),
    as: name.exactOptional(),
  });
export type Part = z.infer<ReturnType<typeof partSchema>>;

/** As many parts as a cost may have beside reserve and what its source gives. */
export const MOST_PARTS = 4;

/** An announcement that is paid in parts. */
export interface Paying extends Announced {
  scope: Scope;
  /** The parts of its cost, and what has been given for those that have a name. */
  parts: readonly Part[];
  given: Record<string, readonly Ref[]>;
  x: number;
  held: Handle;
  /** What it needs itself, and does not give. */
  kept?: readonly Handle[];
}

/** Where a named thing is spoken of later: an object as it last was, a card wherever it has gone. */
const keptAs = (m: Match, handle: Handle, wasObject: boolean): Ref =>
  objectRef(wasObject ? handle : handleAt(m.state, slotOf(handle)));

/** The act that gives this thing. */
function giving(m: Match, { pay, kind }: Part, object: Handle, amount: number): Act {
  const { controller, owner } = objAt(m, object);
  switch (pay) {
    case "sacrifice":
      return leaveAct(m, object, "graveyard", "sacrificed");
    case "banish":
      return goAct(m, object, "banishment", "banished");
    case "discard":
      return { act: "discard", object, seat: owner };
    case "return":
      return goAct(m, object, "hand", "returned");
    case "rest":
      return { act: "rest", object, seat: controller };
    case "reveal":
      return { act: "reveal", object, seat: owner };
    default:
      // The schema lets it be the name of a counter alone.
      return { act: "counter", object, seat: controller, key: kind as VarName, amount: -amount };
  }
}

/** The player's own things that could be given; what a cost names of others is theirs. */
export function givable(m: Match, ctx: Paying, part: Part, amount: number): Handle[] {
  const { seat, scope } = ctx;
  return matching(m, scope, part.of ?? {}).filter((handle) => {
    const obj = objAt(m, handle);
    const zone = zoneIdOf(m, obj);
    if ((zone === "field" ? obj.controller : obj.owner) !== seat || zone === "stack") return false;
    if (ctx.kept?.includes(handle) === true) return false;
    if (part.pay === "rest" && !isAwake(m, obj)) return false;
    // As above.
    if (part.pay === "counters" && varOf(m, obj, part.kind as VarName) < Math.max(1, amount)) return false;
    return canPay(m, [giving(m, part, handle, amount)]);
  });
}

/** How much a part asks for; of X what is chosen, at least nothing. */
const amountOf = (m: Match, { scope }: Paying, { count = 1 }: Part): number =>
  count === "x" ? 0 : Math.max(0, numberOf(m, scope, count));

/** Whether there is enough for all that is not optional. */
export const canGive = (m: Match, ctx: Paying, parts: readonly Part[]): boolean =>
  parts.every((part) => {
    if (part.optional === true || part.pay === "reserve" || part.count === "x") return true;
    const amount = amountOf(m, ctx, part);
    return givable(m, ctx, part, amount).length >= (part.pay === "counters" ? 1 : amount);
  });

export function give(m: Match, ctx: Paying, part: Part, chosen: readonly Handle[], amount: number): void {
  const objects = chosen.map((one) => zoneIdOf(m, objAt(m, one)) === "field");
  const acts = chosen.map((one) => giving(m, part, one, amount));
  if (acts.length > 0) stepNow(m, { why: "pay", by: ctx.seat }, asCost(acts));
  if (part.as !== undefined) ctx.given[part.as] = chosen.map((one, at) => keptAs(m, one, objects[at]));
}

/** X counters come off the object that has the most of them. */
function giveCounters(m: Match, ctx: Paying, part: Part, amount: number): void {
  const [most] = richest(m, ctx, part);
  ctx.x = amount;
  if (most !== undefined && amount > 0) give(m, ctx, part, [most], amount);
}

const held = (m: Match, { kind }: Part, handle: Handle): number => {
  const obj = objectOf(m.state, handle);
  return obj === undefined || kind === undefined ? 0 : varOf(m, obj, kind as VarName); // a name of a counter
};

const richest = (m: Match, ctx: Paying, part: Part): Handle[] =>
  givable(m, ctx, part, 1).toSorted((a, b) => held(m, part, b) - held(m, part, a));

const isXCounters = ({ pay, count }: Part): boolean => pay === "counters" && count === "x";

/** What is asked of one part: an X of counters, whether more reserve is paid, else things. */
function domainOf(m: Match, ctx: Paying, part: Part): Domain | Refusal | null {
  if (part.pay === "reserve") {
    return part.optional === true ? { kind: "one", of: [false, true], code: "COST_UNPAYABLE" } : null;
  }
  if (isXCounters(part)) {
    const [most] = richest(m, ctx, part);
    const max = most === undefined ? 0 : held(m, part, most);
    return { kind: "amount", min: 0, max, code: "COST_UNPAYABLE" };
  }
  const amount = amountOf(m, ctx, part);
  const of = givable(m, ctx, part, amount);
  const wanted = part.pay === "counters" ? Math.min(1, amount) : amount;
  if (part.count === "x")
    return { kind: "subset", of: namesFor(m, ctx.seat, of), min: 0, max: of.length, code: "COST_UNPAYABLE" };
  if (wanted === 0) return null;
  if (of.length < wanted) return part.optional === true ? null : refuse("COST_UNPAYABLE");
  const min = part.optional === true ? 0 : wanted;
  return { kind: "subset", of: namesFor(m, ctx.seat, of), min, max: wanted, code: "COST_UNPAYABLE" };
}

export const costSlot = (index: number): string => (index === 0 ? "cost" : `cost${index + 1}`);

/** Asks for one part after the other; all are due before the reserve cost is paid. */
const partStage = (index: number): Stage<Paying> => ({
  slot: costSlot(index),
  price: true,
  domain(m, ctx) {
    const part = ctx.parts[index];
    return part === undefined ? null : domainOf(m, ctx, part);
  },
  apply(m, ctx, value): Refusal | void {
    const part = ctx.parts[index];
    if (value === true) {
      ctx.due += amountOf(m, ctx, part);
      if (part.as !== undefined) ctx.given[part.as] = [objectRef(ctx.held)];
    }
    if (typeof value === "boolean") return;
    if (typeof value === "number") return giveCounters(m, ctx, part, value);
    const chosen = thingsNamed(m, ctx.seat, value);
    const amount = amountOf(m, ctx, part);
    if (part.count === "x") ctx.x = chosen.length;
    else if (part.pay !== "counters" && chosen.length !== 0 && chosen.length !== amount)
      return refuse("COST_UNPAYABLE");
    give(m, ctx, part, chosen, amount);
  },
  omitted(_m, ctx, domain) {
    const optional = ctx.parts[index]?.optional === true;
    if (domain.kind === "one") return false;
    if (domain.kind !== "subset") return undefined;
    if (optional) return [];
    return domain.min === domain.of.length ? domain.of : undefined;
  },
});

export const partStages: readonly Stage[] = Array.from({ length: MOST_PARTS }, (_, index) =>
  partStage(index),
);

/** The reserve that these parts ask for without a choice. */
export const reserveIn = (m: Match, ctx: Paying, parts: readonly Part[]): number =>
  parts.reduce(
    (sum, part) => sum + (part.pay === "reserve" && part.optional !== true ? amountOf(m, ctx, part) : 0),
    0,
  );

/** The names that an effect may use of what has been given. */
export const namesIn = (parts: readonly Part[] | undefined): Readonly<Record<string, Kind>> =>
  Object.fromEntries((parts ?? []).flatMap(({ as }) => (as === undefined ? [] : [[as, "object"]])));

/** The zones in which a way of paying finds anything. */
const LIES: Readonly<Record<Exclude<Way, "reserve">, readonly string[]>> = {
  sacrifice: ["field"],
  rest: ["field"],
  counters: ["field"],
  discard: ["hand", "memory"],
  reveal: ["hand", "memory", "material"],
  return: ["field", "graveyard", "banishment", "memory"],
  banish: ["field", "graveyard", "hand", "memory", "material"],
};

/** What is wrong with a part, besides what its schema refuses. */
export function partFaults(part: Part, path: string): Fault[] {
  const faults: Fault[] = [];
  const fault = (key: string, message: string): void => void faults.push({ path: `${path}.${key}`, message });
  const { pay, of, count, kind } = part;
  if ((pay === "counters") !== (kind !== undefined))
    fault("kind", pay === "counters" ? "must say which counters" : `"${pay}" takes no counters off anything`);
  if (pay === "reserve") {
    if (of !== undefined) fault("of", "reserve is paid with cards of the hand");
    if (count === "x") fault("count", "a reserve cost of X is `reserve` of the card");
    return faults;
  }
  if (of === undefined) return [...faults, { path: `${path}.of`, message: "must say what is given" }];
  // A filter names its zones in a list; without one it means the field.
  const zones = (of.in ?? ["field"]) as readonly string[];
  for (const zone of zones)
    if (!LIES[pay].includes(zone))
      fault("of.in", `nothing is ${pay === "return" ? "returned" : `given by "${pay}"`} from "${zone}"`);
  if (of.controller === "opponent" || of.owner === "opponent")
    fault("of", "only own things are given for a cost");
  return faults;
}

/** The parts of a node as a list of terms for the lint of sets. */
export const termsIn = (parts: readonly Part[] | undefined): Data[] =>
  (parts ?? []).map(({ of = {}, count = 1 }) => ({ of, count }));
