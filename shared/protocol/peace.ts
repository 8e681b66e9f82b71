/** Keeping the peace: what the operator does about a player, and how that player is told. */
import { z } from "zod";
import { chatMessageSchema } from "./chat.ts";
import { playerSchema } from "./http.ts";
import { cleanName } from "./name.ts";

/** Acts on a player; each but the warning changes what he may do, or takes such a change back. */
export const PLAYER_ACTS = [
  "warn",
  "mute",
  "unmute",
  "suspend",
  "unsuspend",
  "ban",
  "unban",
  "hide-name",
  "show-name",
] as const;

export type PlayerAct = (typeof PLAYER_ACTS)[number];

/** They end by themselves. */
const LASTING: ReadonlySet<string> = new Set<PlayerAct>(["mute", "suspend"]);

/** Characters of a reason. */
export const WHY_LENGTH = 500;

export const whySchema = z
  .string()
  .max(4 * WHY_LENGTH)
  .transform(cleanName)
  .pipe(z.string().min(1).max(WHY_LENGTH))
  .meta({ description: "The reason, which the player is told" });

/** Ten years: what is longer is a ban. */
export const hoursSchema = z.number().positive().max(87_600);

export const actBody = z
  .strictObject({ act: z.enum(PLAYER_ACTS), why: whySchema, hours: hoursSchema.optional() })
  .refine(({ act, hours }) => LASTING.has(act) === (hours !== undefined), {
    path: ["hours"],
    error: "is for what ends by itself: mute and suspend",
  });

export type ActBody = z.infer<typeof actBody>;

/** A line of a match's chat, with the moment it was said at. */
export const saidLineSchema = chatMessageSchema.extend({ at: z.int() });
export type SaidLine = z.infer<typeof saidLineSchema>;

/** An act as its player is told it; `until` is null where it does not end by itself. Unix time in milliseconds. */
export const noticeSchema = z.strictObject({
  n: z.int().meta({ description: "Its number; later acts have larger ones" }),
  at: z.int(),
  act: z.string(),
  why: z.string(),
  until: z.int().nullable(),
});

export type Notice = z.infer<typeof noticeSchema>;

export const noticesSeenBody = z.strictObject({
  upTo: z.int().min(0).meta({ description: "The number of the last that was read" }),
});

/** A line of the operator's log. */
export const logRowSchema = z.strictObject({
  n: z.int(),
  at: z.int(),
  operator: z.string(),
  act: z.string(),
  subject: z.string().meta({ description: "The player, match, set, report or range that it was done to" }),
  why: z.string(),
  until: z.int().nullable(),
});

export type LogRow = z.infer<typeof logRowSchema>;

/** A match that a player reported. */
export const reportRowSchema = z.strictObject({
  id: z.string(),
  at: z.int(),
  match: z.string(),
  seq: z.int().meta({ description: "The journal's entry at which it was reported" }),
  reporter: z.string(),
  players: z.array(playerSchema).meta({ description: "Who sits there, by seat" }),
  text: z.string(),
  closed: z.int().nullable(),
  outcome: z.string().nullable(),
});

export type ReportRow = z.infer<typeof reportRowSchema>;

/** A player as who judges him sees him. */
export const historySchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  matches: z.int().meta({ description: "Those that are over and kept" }),
  reported: z.int().meta({ description: "How often others reported a match of his" }),
  reports: z.int().meta({ description: "How often he reported one" }),
  acts: z.array(logRowSchema),
});

export const reportInfoSchema = reportRowSchema.extend({
  chat: z.array(saidLineSchema),
  replay: z
    .string()
    .meta({ description: "The page's address of the replay at that moment, once there is one" }),
  histories: z.array(historySchema),
});

export type ReportInfo = z.infer<typeof reportInfoSchema>;

/** What makes one ask; `trade`: both win by turns; `gift`: the first only loses to the second; `quick`: no hand is as fast;
 * `crowd`: many come from one address. */
export const suspicionSchema = z.strictObject({
  kind: z.enum(["trade", "gift", "quick", "crowd"]),
  game: z.string().nullable().meta({ description: "The ladder's key; null where it is of all" }),
  players: z.array(playerSchema),
  series: z.int().meta({ description: "Rated ones of the last 30 days that it was seen in" }),
  answer: z.int().nullable().meta({ description: "Milliseconds in which three of four answers came" }),
  address: z.string().nullable().meta({ description: "Of IPv6 a /56" }),
  accounts: z
    .int()
    .nullable()
    .meta({ description: "All that came from there; `players` are those who came last" }),
});

export type Suspicion = z.infer<typeof suspicionSchema>;
export type SuspicionKind = Suspicion["kind"];

const range = z.string().min(2).max(60).meta({ description: "As 192.0.2.0/24, or an address alone" });

export const shutBody = z.strictObject({ range, why: whySchema, hours: hoursSchema });
export const openBody = z.strictObject({ range, why: whySchema });
export const reasonBody = z.strictObject({ why: whySchema });
export const hideBody = z.strictObject({ hidden: z.boolean(), why: whySchema });

export const reportsAnswer = z.strictObject({ ok: z.literal(true), reports: z.array(reportRowSchema) });
export const reportInfoAnswer = z.strictObject({ ok: z.literal(true), report: reportInfoSchema });
export const suspicionsAnswer = z.strictObject({
  ok: z.literal(true),
  suspicions: z.array(suspicionSchema),
});
export const historyAnswer = z.strictObject({ ok: z.literal(true), history: historySchema });
export const logAnswer = z.strictObject({ ok: z.literal(true), acts: z.array(logRowSchema) });
export const rangesAnswer = z.strictObject({
  ok: z.literal(true),
  ranges: z.array(z.strictObject({ range: z.string(), ms: z.number() })),
});

export type PlayerHistory = z.infer<typeof historySchema>;
export type ShutRanges = z.infer<typeof rangesAnswer>["ranges"];
