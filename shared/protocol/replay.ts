/**
 * Replays (architecture.md 8): a *recording* has all of a match that is over, and is verified by playing it again. A
 * *film* has what one viewer was told of it, and is watched by folding: no rules are needed for it.
 */
import { z } from "zod";
import type { MatchSetup, PublicView, View } from "../kernel/index.ts";
import { dataSchema } from "./data.ts";
import { askSchema, eventSchema, ownSchema, thingSchema, zoneSchema } from "./view.ts";

/** Raised when an older reader would misunderstand a replay. */
export const REPLAY_FORMAT = 1;

const format = z.literal(REPLAY_FORMAT);
const outcome = z.strictObject({ winners: z.array(z.int()), reason: z.string() }).nullable();

const setupSchema: z.ZodType<MatchSetup> = z.strictObject({
  ruleset: z.string(),
  profile: z.string(),
  options: dataSchema,
  seed: z.string(),
  seats: z.array(z.strictObject({ deck: z.array(z.string()) })),
  sets: z.array(z.string()),
});

const entrySchema = z.strictObject({
  seq: z.int().min(1),
  by: z.union([z.int().min(0), z.literal("host")]),
  at: z.int().meta({ description: "Match time of receipt in milliseconds" }),
  intent: dataSchema,
  digest: z.string().meta({ description: "Marks the events it produced" }),
});

export const recordingSchema = z
  .strictObject({
    kind: z.literal("riposte-recording"),
    format,
    match: z.string(),
    rules: z.int().meta({ description: "Version of the ruleset" }),
    setup: setupSchema,
    players: z.array(z.string()).meta({ description: "Ids, by seat" }),
    sets: z
      .array(z.strictObject({ hash: z.string(), text: z.string() }))
      .meta({ description: "The card sets it was played with, in the setup's order, as their files stood" }),
    journal: z.array(entrySchema),
    checkpoints: z
      .array(z.strictObject({ seq: z.int().min(0), hash: z.string() }))
      .meta({ description: "sha256 of the state after these entries" }),
    outcome,
    fair: z
      .boolean()
      .optional()
      .meta({ description: "Its shuffles were committed to; the first entry deals it" }),
  })
  .meta({ description: "A whole match that is over; `npm run replay` reads it" });

export type Recording = z.infer<typeof recordingSchema>;

export const publicViewSchema: z.ZodType<PublicView> = z.strictObject({
  table: dataSchema,
  seats: z.array(dataSchema),
  zones: z.record(z.string(), zoneSchema),
  things: z.record(z.string(), thingSchema),
  entries: z.array(z.tuple([z.string(), dataSchema])),
  asks: z.record(z.string(), askSchema),
  over: outcome,
});

const viewSchema: z.ZodType<View> = z.strictObject({ public: publicViewSchema, own: ownSchema.nullable() });

/** The viewer of a film. */
export const filmViewer = z.union([z.int().min(0).max(15), z.literal("spectator")]);
export type FilmViewer = z.infer<typeof filmViewer>;

export const filmSchema = z
  .strictObject({
    kind: z.literal("riposte-film"),
    format,
    match: z.string(),
    ruleset: z.string(),
    profile: z.string(),
    players: z.array(z.string()).meta({ description: "Ids, by seat" }),
    viewer: filmViewer,
    first: viewSchema.meta({ description: "What was seen when the first request was open" }),
    opening: z.array(eventSchema).meta({ description: "What led up to that; it is in `first` already" }),
    steps: z
      .array(
        z.strictObject({
          seq: z.int().optional().meta({ description: "The entry it is of, once the match is over" }),
          events: z.array(eventSchema).meta({ description: "To be folded over what was seen before" }),
          whole: viewSchema.optional().meta({ description: "What is seen instead, after a takeback" }),
        }),
      )
      .meta({ description: "One for each moment at which this viewer was told something" }),
  })
  .meta({ description: "A match as one viewer was told it" });

export type Film = z.infer<typeof filmSchema>;
