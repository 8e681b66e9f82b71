/** What a client may send and be asked in this game, as zod schemas for the wire. */
import { z } from "zod";

const name = z.string().min(1).max(16);
const names = z.array(name).max(64);
const item = z.string().min(1).max(20);
const base = { request: z.int().min(1) };

const use = {
  ...base,
  card: name,
  mode: z.enum(["play", "support", "ability", "epic", "proxy", "setHidden", "useHidden"]).optional(),
  ability: z.int().min(0).max(15).optional(),
  extra: z.boolean().optional(),
  condition: z.int().min(0).max(7).optional(),
  pay: z.array(item).max(64).optional(),
  target: names.optional(),
  target2: names.optional(),
  target3: names.optional(),
};
const choice = z.union([
  z.boolean(),
  z.int().min(0).max(999),
  z.array(z.union([name, z.int().min(0).max(999)])).max(64),
]);
const withCard = { ...base, card: name };

/** Intents (UCG 23); answers to a plain choice carry the request's kind as their action. */
export const intent = z.discriminatedUnion("action", [
  z.strictObject({ action: z.literal("playResource"), ...withCard }),
  z.strictObject({ action: z.literal("ignite"), ...use }),
  z.strictObject({ action: z.literal("sequence"), ...use }),
  z.strictObject({ action: z.literal("pass"), ...base }),
  z.strictObject({ action: z.literal("declareAttack"), ...withCard }),
  z.strictObject({ action: z.literal("block"), ...withCard }),
  z.strictObject({ action: z.literal("assist"), ...withCard }),
  z.strictObject({ action: z.literal("noBlock"), ...base }),
  z.strictObject({ action: z.literal("advancePhase"), ...base }),
  ...(["bideChoice", "mulligan", "order", "choose", "may", "mode", "splitDamage", "modifier"] as const).map(
    (action) => z.strictObject({ action: z.literal(action), ...base, choice }),
  ),
]);

/** Kinds of request a seat of this game may be asked. */
export const requestKinds = [
  "turn",
  "window",
  "block",
  "assist",
  "bideChoice",
  "mulligan",
  "order",
  "choose",
  "may",
  "mode",
  "splitDamage",
  "modifier",
] as const;
