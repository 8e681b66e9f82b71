/** The wire between one client and one match (architecture.md 6): what a client sends, and what it is sent back. */
import { z } from "zod";
import type { Draft } from "../kernel/index.ts";
import { dataSchema } from "./data.ts";
import { unpackEvents, unpackSeat } from "./packed.ts";
import { standingSchema } from "./standing-orders.ts";
import { eventSchema, offerSchema, ownSchema, slotSchema } from "./view.ts";

/** Chosen by the client and never used twice by a seat: the same id again is answered, not played. */
const id = z.string().min(1).max(40);

/** The first message of a client; `since` is the last event it has seen, where it comes back. */
export const helloSchema = z.strictObject({ protocol: z.int(), since: z.int().min(0).optional() });

/** Names of actions are looked up in tables: what every object has of its own must not be found there. */
const isAction = (action: unknown): boolean => typeof action === "string" && !(action in Object.prototype);

/** An intent answers a request: `intent.request` is the request's number. */
export const intentSchema = z.strictObject({
  id,
  intent: dataSchema.refine(({ action, request }) => isAction(action) && typeof request === "number", {
    message: "wants an action and the number of the request it answers",
  }),
});

export const concedeSchema = z.strictObject({ id });

/** Claims the win over a seat whose time to be away is used up. */
export const claimSchema = z.strictObject({ id, seat: z.int().min(0).max(15) });

/** Puts standing orders in place of those before; what is left out has its default. */
export const settingsSchema = z.strictObject({ id, settings: standingSchema });

/** Asks for the next open slot of an option in part filled in; changes nothing. */
export const narrowSchema = z.strictObject({
  draft: dataSchema.refine(({ action }) => isAction(action)) as z.ZodType<Draft>,
});

/** Asks why nothing can be done with a thing; changes nothing. */
export const whyNotSchema = z.strictObject({ thing: z.string().max(40) });

/** Asks what a bot would do in the seat's place, where all others are the server's own; changes nothing. */
export const suggestSchema = z.strictObject({});

export type Hello = z.infer<typeof helloSchema>;
export type IntentMessage = z.infer<typeof intentSchema>;
export type Concede = z.infer<typeof concedeSchema>;
export type Settings = z.infer<typeof settingsSchema>;
export type Claim = z.infer<typeof claimSchema>;
export type Narrow = z.infer<typeof narrowSchema>;

export const refusalSchema = z.strictObject({ ok: z.literal(false), code: z.string(), detail: dataSchema });

/** `rev` counts public patches and stands in the table; `ver` counts this seat's messages. */
const place = { rev: z.int().min(0), ver: z.int().min(0) };

/** `again` marks the stored answer of an id that was played before. */
export const acceptedSchema = z.strictObject({
  ok: z.literal(true),
  ...place,
  again: z.literal(true).optional(),
});

/** The answer to every message that may change a match. */
export const answerSchema = z.discriminatedUnion("ok", [acceptedSchema, refusalSchema]);

export const welcomeSchema = z.strictObject({
  ok: z.literal(true),
  ...place,
  protocol: z.int(),
  match: z.string(),
  ruleset: z.string(),
  profile: z.string(),
  seat: z.int().min(0),
  /** Number of the newest event of this seat. */
  head: z.int().min(0),
  /** Ids of this seat that were accepted, oldest first: what is not among them was not played. */
  accepted: z.array(z.string()),
  /** Match time now, in milliseconds: what the table's clocks are read against. */
  time: z.int().min(0),
});

/** The answer to a spectator's hello. */
export const watchWelcomeSchema = z.strictObject({
  ok: z.literal(true),
  rev: z.int().min(0),
  protocol: z.int(),
  match: z.string(),
  ruleset: z.string(),
  profile: z.string(),
  /** Number of the newest event of the spectators. */
  head: z.int().min(0),
  /** Seconds behind the match. */
  delay: z.int().min(0),
  hands: z.boolean(),
});

/**
 * The sides of the seats, whole, for those whom the players let see them; `rev` is that of the table they belong to.
 */
export const handsMessageSchema = z.strictObject({ rev: z.int().min(0), hands: z.array(ownSchema) });

export type WatchWelcome = z.infer<typeof watchWelcomeSchema>;
export type HandsMessage = z.infer<typeof handsMessageSchema>;

export const helloAnswerSchema = z.discriminatedUnion("ok", [welcomeSchema, refusalSchema]);

export const narrowAnswerSchema = z.discriminatedUnion("ok", [
  z.strictObject({ ok: z.literal(true), next: slotSchema.nullable() }),
  refusalSchema,
]);

/** Why nothing can be done with a thing; `ok` where something can, or nothing ever is. */
export const whyNotAnswerSchema = z.discriminatedUnion("ok", [
  z.strictObject({ ok: z.literal(true) }),
  refusalSchema,
]);

/**
 * What a suggested move is for, at the turn's end: it wins, or a seat has more or less of a word of the game, in a
 * zone, in a number of its cards, or in one of its own.
 */
export const reasonSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("end") }),
  z.strictObject({
    kind: z.enum(["zone", "number", "seat"]),
    word: z.string(),
    seat: z.int().min(0),
    more: z.boolean(),
  }),
]);

/** A whole intent for the request, and why. */
export const suggestAnswerSchema = z.discriminatedUnion("ok", [
  z.strictObject({
    ok: z.literal(true),
    request: z.int().min(0),
    intent: dataSchema,
    reason: reasonSchema.nullable(),
  }),
  refusalSchema,
]);

/** A seat's private side, whole; `rev` is that of the table it belongs to. */
export const sideSchema = z.strictObject({
  ...place,
  own: ownSchema,
  options: z.array(offerSchema),
  /** The seat's standing orders, where it has any. */
  standing: standingSchema.optional(),
});

/** The same as a message; reads what `packSeat` made. Later ones say what changed (side-changes.ts). */
export const seatMessageSchema = z.preprocess(unpackSeat, sideSchema);

/**
 * The events of one accepted intent, as this seat may know them. `gap`: what came before was left out. `head`: the
 * match went back to after this event, and what was told of later ones has not happened. Reads what `packEvents` made.
 */
export const eventsMessageSchema = z.preprocess(
  unpackEvents,
  z.strictObject({
    events: z.array(eventSchema),
    gap: z.literal(true).exactOptional(),
    head: z.int().min(0).exactOptional(),
  }),
);

export type Accepted = z.infer<typeof acceptedSchema>;
export type Answer = z.infer<typeof answerSchema>;
export type Welcome = z.infer<typeof welcomeSchema>;
export type HelloAnswer = z.infer<typeof helloAnswerSchema>;
export type WhyNotAnswer = z.infer<typeof whyNotAnswerSchema>;
export type Reason = z.infer<typeof reasonSchema>;
export type SuggestAnswer = z.infer<typeof suggestAnswerSchema>;
export type NarrowAnswer = z.infer<typeof narrowAnswerSchema>;
export type SeatMessage = z.infer<typeof sideSchema>;
export type EventsMessage = z.infer<typeof eventsMessageSchema>;
