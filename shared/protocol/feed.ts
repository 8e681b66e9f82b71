/** The feed: what happened on the server, for programs beside it, as a stream, page by page, or sent to them. */
import { z } from "zod";
import { playerSchema } from "./http.ts";

export const FEED_KINDS = ["result", "tournament", "void", "report"] as const;
const feedKind = z.enum(FEED_KINDS);
export type FeedKind = z.infer<typeof feedKind>;

const resultData = z.strictObject({
  table: z.string(),
  ruleset: z.string(),
  profile: z.string(),
  rated: z.boolean(),
  bestOf: z.int(),
  players: z.array(z.string()).meta({ description: "Their ids, by seat" }),
  winner: z.int().nullable().meta({ description: "The seat that won the series; null where it is drawn" }),
  matches: z.array(z.string()),
});

const tournamentData = z.strictObject({
  tournament: z.string(),
  name: z.string(),
  state: z.enum(["open", "playing", "over", "cancelled"]),
  round: z.int().meta({ description: "How many rounds have begun" }),
});

const voidData = z.strictObject({ table: z.string(), match: z.string() });

const reportData = z.strictObject({ report: z.string(), match: z.string() });

/** What happened, without its moment. */
const happened = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("result"), data: resultData }),
  z.strictObject({ kind: z.literal("tournament"), data: tournamentData }),
  z.strictObject({ kind: z.literal("void"), data: voidData }),
  z.strictObject({ kind: z.literal("report"), data: reportData }),
]);
export type Happened = z.infer<typeof happened>;

/** It as it is told. */
export const feedItem = z
  .strictObject({
    n: z.int().meta({ description: "Its number: each is greater than the one before" }),
    id: z.string().meta({ description: "The same however often it is told" }),
    at: z.number().meta({ description: "Unix time in milliseconds" }),
    names: z.array(playerSchema).meta({ description: "The players that it names" }),
  })
  .and(happened);
export type FeedItem = z.infer<typeof feedItem>;

export const feedAnswer = z.strictObject({
  ok: z.literal(true),
  items: z.array(feedItem),
  next: z.int().meta({ description: "What to ask for next, as `after`" }),
});

const secret = z.string().meta({
  description: "Signs what is sent, as Standard Webhooks says (whsec_…); told this once",
});

export const webhookBody = z.strictObject({
  url: z.string().max(500),
  kinds: z
    .array(feedKind)
    .min(1)
    .max(FEED_KINDS.length)
    .transform((kinds) => FEED_KINDS.filter((kind) => kinds.includes(kind))),
});
export type WebhookWish = z.infer<typeof webhookBody>;

const webhook = z.strictObject({
  id: z.string(),
  url: z.string(),
  kinds: z.array(feedKind),
  made: z.number(),
  failures: z.int().meta({ description: "Tries in a row that were not answered with 2xx" }),
  stopped: z
    .number()
    .nullable()
    .meta({ description: "When it was given up, after as many failures as the server bears" }),
});
export type Webhook = z.infer<typeof webhook>;

export const webhookMade = z.strictObject({ ok: z.literal(true), id: z.string(), secret });
export const webhooksAnswer = z.strictObject({ ok: z.literal(true), webhooks: z.array(webhook) });
