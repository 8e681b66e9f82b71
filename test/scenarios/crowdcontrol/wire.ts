/** What a client may send and be asked in this game, as zod schemas for the wire. */
import { z } from "zod";

const name = z.string().min(1).max(16);
const names = z.array(name).max(64);
const base = { request: z.int().min(1) };
const choice = z.union([names, z.array(z.int().min(0).max(99)).max(2)]);

/** Intents (C R13.1); answers to a plain choice carry the request's kind as their action. */
export const intent = z.discriminatedUnion("action", [
  z.strictObject({
    action: z.literal("playCard"),
    ...base,
    card: name,
    cost: names.optional(),
    lane: z.enum(["attack", "defense"]).optional(),
    slot: z.int().min(0).max(11).optional(),
    target: names.optional(),
    target2: names.optional(),
    target3: names.optional(),
  }),
  z.strictObject({
    action: z.literal("activate"),
    ...base,
    card: name,
    ability: z.int().min(0).max(5).optional(),
    x: z.int().min(0).max(9999).optional(),
    cost: names.optional(),
    target: names.optional(),
    target2: names.optional(),
    target3: names.optional(),
  }),
  z.strictObject({ action: z.literal("setTarget"), ...base, entry: name, target: names }),
  z.strictObject({ action: z.literal("switchLanes"), ...base, list: names }),
  z.strictObject({ action: z.literal("setPriorities"), ...base, list: names }),
  z.strictObject({ action: z.literal("commit"), ...base }),
  z.strictObject({ action: z.literal("lockLanes"), ...base }),
  ...(["lockTargets", "lockBattle"] as const).map((action) =>
    z.strictObject({ action: z.literal(action), ...base, rest: z.literal("chance").optional() }),
  ),
  ...(["discard", "dig", "target", "spawn"] as const).map((action) =>
    z.strictObject({ action: z.literal(action), ...base, choice }),
  ),
]);
