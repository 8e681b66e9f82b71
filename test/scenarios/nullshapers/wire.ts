/** What a client may send and be asked in this game, as zod schemas for the wire. */
import { z } from "zod";

const name = z.string().min(1).max(16);
const names = z.array(name).max(64);
const pair = z.string().min(3).max(33);
const pairs = z.array(pair).max(64);
const base = { request: z.int().min(1) };
const withCard = { ...base, card: name };

const use = {
  ...withCard,
  option: z.string().min(1).max(24).optional(),
  global: z.boolean().optional(),
  x: z.int().min(0).max(999).optional(),
  target: names.optional(),
  target2: names.optional(),
  target3: names.optional(),
  biome: z.int().min(-1).max(2).optional(),
  discard: names.optional(),
  forfeit: names.optional(),
  /** `light.2` of the store, `c7` or `c7/1` an anomaly to lock (N R6.5c). */
  pay: z.array(z.string().min(1).max(20)).max(99).optional(),
};
const choice = z.union([
  z.boolean(),
  z.int().min(0).max(999),
  z.string().min(1).max(24),
  z.array(z.union([name, z.int().min(0).max(999)])).max(99),
]);

/** Kinds of request that are answered by a plain choice. */
const CHOICES = [
  "mulligan",
  "bottom",
  "discard",
  "pickBiome",
  "orderDefenders",
  "order",
  "option",
  "choose",
  "may",
  "pay",
  "modifier",
] as const;

/** Intents (N R15.1); conceding is the host's `leave`. */
export const intent = z.discriminatedUnion("action", [
  z.strictObject({ action: z.literal("playCard"), ...use }),
  z.strictObject({ action: z.literal("activateSkill"), ability: z.int().min(0).max(15), ...use }),
  z.strictObject({ action: z.literal("advance"), ...base, moves: pairs, gear: pairs.optional() }),
  z.strictObject({ action: z.literal("attack"), ...base, agents: names }),
  z.strictObject({ action: z.literal("defend"), ...base, pairs }),
  z.strictObject({ action: z.literal("convert"), ...withCard, anomaly: z.string().max(10).optional() }),
  z.strictObject({ action: z.literal("playAnomaly"), ...withCard }),
  z.strictObject({ action: z.literal("makeEnergy"), ...withCard, make: z.int().min(0).max(3).optional() }),
  z.strictObject({ action: z.literal("pass"), ...base }),
  ...CHOICES.map((action) => z.strictObject({ action: z.literal(action), ...base, choice })),
]);

/** Kinds of request a seat of this game may be asked. */
export const requestKinds = ["window", ...CHOICES] as const;
