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
  target5: names.optional(),
  target6: names.optional(),
};
const given = z.union([z.boolean(), z.int().min(0).max(999), names]).optional();
const costs = { cost: given, cost2: given, cost3: given, cost4: given };
const cardUse = {
  ...base,
  ...costs,
  rather: z.boolean().optional(),
  card: name,
  x: z.int().min(0).max(999).optional(),
  prepare: z.boolean().optional(),
  brew: names.optional(),
  imbue: names.optional(),
  towards: names.optional(),
  kindle: names.optional(),
  attacker: names.optional(),
  pay: names.optional(),
  ...targets,
  moreModes: names.optional(),
  moreTarget: names.optional(),
  moreTarget2: names.optional(),
  moreTarget3: names.optional(),
  moreTarget4: names.optional(),
  moreTarget5: names.optional(),
  moreTarget6: names.optional(),
};
const attack = {
  ...base,
  ...costs,
  weapons: names.optional(),
  target: names.optional(),
  pay: names.optional(),
};
const shares = z.array(z.int().min(0).max(999)).max(64);
/** What is named: a card by its name, or a part of a long list by the names at its ends. */
const named = z.string().min(1).max(170);
const choice = z.union([z.boolean(), z.int().min(0).max(999), named, names, shares]);
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
  "splitDamage",
  "name",
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
    ...costs,
    pay: names.optional(),
    ...targets,
  }),
  z.strictObject({ action: z.literal("declareAttack"), ...attack, card: name }),
  z.strictObject({ action: z.literal("chooseAttackTarget"), ...attack }),
  z.strictObject({ action: z.literal("declineAttack"), ...base }),
  z.strictObject({
    action: z.literal("materialize"),
    ...withCard,
    float: names.optional(),
    ...costs,
    ...targets,
  }),
  z.strictObject({ action: z.literal("takePreserved"), ...withCard }),
  z.strictObject({ action: z.literal("aethercall"), ...withCard, weapon: names.optional() }),
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
