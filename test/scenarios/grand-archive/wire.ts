/** What a client may send and be asked in this game, as zod schemas for the wire. */
import { z } from "zod";

const name = z.string().min(1).max(16);
const names = z.array(name).max(64);
const base = { request: z.int().min(1) };

const targets = {
  modes: names.optional(),
  target: names.optional(),
  target2: names.optional(),
  target3: names.optional(),
  target4: names.optional(),
};
const cardUse = {
  ...base,
  card: name,
  x: z.int().min(0).max(999).optional(),
  prepare: z.boolean().optional(),
  brew: names.optional(),
  imbue: names.optional(),
  kindle: names.optional(),
  attacker: names.optional(),
  pay: names.optional(),
  ...targets,
  moreModes: names.optional(),
  moreTarget: names.optional(),
  moreTarget2: names.optional(),
  moreTarget3: names.optional(),
  moreTarget4: names.optional(),
};
const attack = { ...base, weapons: names.optional(), target: names.optional(), pay: names.optional() };
const choice = z.union([z.boolean(), z.int().min(0).max(999), name, names]);
const withCard = { ...base, card: name };

/** Requests answered by a plain choice. */
const CHOICES = [
  "chooseStartingChampion",
  "preGameAction",
  "order",
  "chooseModes",
  "chooseTargets",
  "keepUnique",
  "declareRetaliation",
  "orderRetaliators",
  "discardToLimit",
  "choose",
  "may",
  "modifier",
] as const;

/** Intents (G R11.1); answers to a plain choice carry the request's kind as their action. */
export const intent = z.discriminatedUnion("action", [
  z.strictObject({ action: z.literal("pass"), ...base }),
  z.strictObject({ action: z.literal("activateCard"), ...cardUse }),
  z.strictObject({
    action: z.literal("activateAbility"),
    ...withCard,
    ability: z.int().min(0).max(31),
    pay: names.optional(),
    ...targets,
  }),
  z.strictObject({ action: z.literal("declareAttack"), ...attack, card: name }),
  z.strictObject({ action: z.literal("chooseAttackTarget"), ...attack }),
  z.strictObject({ action: z.literal("declineAttack"), ...base }),
  z.strictObject({ action: z.literal("materialize"), ...withCard, float: names.optional(), ...targets }),
  z.strictObject({ action: z.literal("takePreserved"), ...withCard }),
  z.strictObject({ action: z.literal("declineMaterialize"), ...base }),
  z.strictObject({ action: z.literal("decline"), ...base }),
  z.strictObject({ action: z.literal("glimpse"), ...base, bottom: names, top: names }),
  ...CHOICES.map((action) => z.strictObject({ action: z.literal(action), ...base, choice })),
]);

/** Kinds of request a seat of this game may be asked. */
export const requestKinds = [
  "window",
  "materialize",
  "chooseAttackTarget",
  "activateNow",
  "glimpse",
  ...CHOICES,
] as const;
