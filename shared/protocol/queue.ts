/** The queue: strangers who want to play the same thing, and their ratings. */
import { z } from "zod";
import { clockNames } from "./clocks.ts";
import { deckRef } from "./decks.ts";
import { playerSchema, reservationSchema } from "./http.ts";

const identifier = z.string().min(1).max(40);

export const queueBody = z
  .strictObject({
    ruleset: identifier,
    profile: identifier.optional().meta({ description: "The format; the ruleset's first without one" }),
    clock: z.enum(clockNames).default("standard"),
    kind: z
      .enum(["casual", "ranked"])
      .default("casual")
      .meta({ description: "Ranked matches change ratings, and are for accounts only" }),
    deck: deckRef,
    bots: z
      .boolean()
      .default(false)
      .meta({ description: "A bot may be offered, too, where nobody else waits; never in ranked matches" }),
  })
  .meta({ description: "What the caller waits for; the same again keeps his place" });

/** Points of rating that two may be apart at once, and more for each second of waiting. */
const WINDOW = { first: 100, perSecond: 5 } as const;

/** How far a player's rating may be from another's after so many milliseconds of waiting, in a ranked queue. */
export const ratingWindow = (waited: number): number =>
  WINDOW.first + WINDOW.perSecond * (Math.max(0, waited) / 1_000);

/** Back to a place that is kept. */
export const queueBack = z.strictObject({ back: z.literal(true) });

export type QueueBody = z.infer<typeof queueBody>;

export const ticketInfo = z
  .strictObject({
    id: z.string(),
    ruleset: z.string(),
    profile: z.string(),
    clock: z.string(),
    kind: z.enum(["casual", "ranked"]),
    since: z.int().meta({ description: "Waiting since, Unix time in milliseconds" }),
    offer: z
      .strictObject({
        id: z.string(),
        until: z.int().meta({ description: "To be accepted until, Unix time in milliseconds" }),
        accepted: z.boolean(),
      })
      .nullable()
      .meta({ description: "Somebody to play with; the match begins when both accept" }),
  })
  .meta({ description: "A place in the queue" });

export type TicketInfo = z.infer<typeof ticketInfo>;

export const queueAnswer = z.strictObject({
  ok: z.literal(true),
  ticket: ticketInfo,
  reservation: reservationSchema,
});

/** Answers an offer. */
export const offerBody = z.strictObject({ offer: z.string().min(1).max(40) });

/** The caller's ticket changed; null when it is gone without a match. */
export const ticketNews = z.strictObject({ ticket: ticketInfo.nullable() });

/** The match has begun. */
export const pairedNews = z.strictObject({ table: z.string(), match: z.string() });

export type Paired = z.infer<typeof pairedNews>;

export const ratingRow = z.strictObject({
  player: playerSchema,
  rating: z.int(),
  deviation: z.int().meta({ description: "How sure the rating is; it shrinks with each match" }),
  games: z.int(),
});

export const ratingsAnswer = z.strictObject({
  ok: z.literal(true),
  ratings: z.array(ratingRow).meta({ description: "By what is sure of the rating, best first; 100 at most" }),
});
