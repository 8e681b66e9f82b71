/** The talk of people beside the match: chat, emotes, offers, reports. */
import { z } from "zod";
import { cleanName } from "./name.ts";

/** Characters of a chat line. */
export const CHAT_LENGTH = 300;

/** Said with one touch, and translated by whoever shows them. */
export const EMOTES = [
  "hello",
  "good-luck",
  "thinking",
  "well-played",
  "oops",
  "thanks",
  "good-game",
] as const;

const id = z.string().min(1).max(40);

/** A line of text as it comes over the wire, cleaned like a name; refused where nothing is left or too much. */
const line = (most: number) =>
  z
    .string()
    .max(4 * most)
    .transform(cleanName)
    .pipe(z.string().min(1).max(most));

export const chatSchema = z.union([
  z.strictObject({ id, text: line(CHAT_LENGTH) }),
  z.strictObject({ id, emote: z.enum(EMOTES) }),
]);

/** From now on one's own side hears nothing of that seat, or hears it again. */
export const muteSchema = z.strictObject({ id, seat: z.int().min(0).max(15), muted: z.boolean() });

/** The same of another spectator, by his id. */
export const muteSpectatorSchema = z.strictObject({
  id,
  player: z.string().min(1).max(400),
  muted: z.boolean(),
});

export const reportSchema = z.strictObject({ id, text: line(500) });

/** A report stands in the server's log under the incident; the replay is the match's. */
export const reportAnswerSchema = z.discriminatedUnion("ok", [
  z.strictObject({ ok: z.literal(true), incident: z.string(), replay: z.string() }),
  z.strictObject({ ok: z.literal(false), code: z.string(), detail: z.record(z.string(), z.unknown()) }),
]);

/** A line as those who hear it are told it: by a seat, or by a spectator with id and name. */
export const chatMessageSchema = z.strictObject({
  seat: z.int().min(0).optional(),
  player: z.string().optional(),
  name: z.string().optional(),
  text: z.string().optional(),
  emote: z.enum(EMOTES).optional(),
});

export const offerKinds = ["draw", "takeback"] as const;

/** A draw, or the taking back of the last move: offered, and answered by the others. */
export const offerMessageSchema = z.strictObject({ id, step: z.enum(["offer", "accept", "decline"]) });

export type OfferKind = (typeof offerKinds)[number];
export type OfferStep = z.infer<typeof offerMessageSchema>["step"];
export type OfferMessage = z.infer<typeof offerMessageSchema>;
export type OfferView = { readonly kind: OfferKind; readonly seat: number };
export type Chat = z.infer<typeof chatSchema>;
export type Mute = z.infer<typeof muteSchema>;
export type MuteSpectator = z.infer<typeof muteSpectatorSchema>;
export type Report = z.infer<typeof reportSchema>;
export type ReportAnswer = z.infer<typeof reportAnswerSchema>;
export type ChatMessage = z.infer<typeof chatMessageSchema>;
