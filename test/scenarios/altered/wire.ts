/** What a client may send and be asked in this game, as zod schemas for the wire. */
import { z } from "zod";

const name = z.string().min(1).max(28);
const names = z.array(name).max(64);
const base = { request: z.int().min(1) };
const declared = {
  ...base,
  card: name,
  expedition: z.enum(["hero", "companion"]).optional(),
  cost: z.enum(["hand", "reserve", "scout", "aid"]).optional(),
  mode: z.int().min(0).max(7).optional(),
  x: z.int().min(0).max(99).optional(),
  target: names.optional(),
  target2: names.optional(),
  target3: names.optional(),
  cards: names.optional(),
  pay: names.optional(),
};
const choice = z.union([z.boolean(), z.int().min(0).max(999), name, names]);

/** Intents (A section 8); answers to a plain choice carry the request's kind as their action. */
export const intent = z.discriminatedUnion("action", [
  z.strictObject({ action: z.literal("play"), ...declared }),
  z.strictObject({ action: z.literal("quick"), ...declared, ability: z.int().min(0).max(15).optional() }),
  z.strictObject({ action: z.literal("pass"), ...base }),
  z.strictObject({
    action: z.literal("payFor"),
    ...base,
    cards: names.optional(),
    target: names.optional(),
    pay: names.optional(),
  }),
  z.strictObject({ action: z.literal("decline"), ...base }),
  z.strictObject({
    action: z.literal("keep"),
    ...base,
    reserve: names.optional(),
    exhausted: names.optional(),
    landmark: names.optional(),
  }),
  ...(
    [
      "chooseMana",
      "expand",
      "reaction",
      "mode",
      "target",
      "payReaction",
      "choose",
      "may",
      "expedition",
      "modifier",
      "die",
      "ability",
    ] as const
  ).map((action) => z.strictObject({ action: z.literal(action), ...base, choice })),
]);

/** Kinds of request a seat of this game may be asked. */
export const requestKinds = [
  "chooseMana",
  "expand",
  "turn",
  "reaction",
  "mode",
  "target",
  "payReaction",
  "internal",
  "playNow",
  "choose",
  "may",
  "expedition",
  "cleanUp",
  "modifier",
  "die",
  "ability",
] as const;
