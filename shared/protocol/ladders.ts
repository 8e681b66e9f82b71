/** Ladders of each game, by seasons. */
import { z } from "zod";
import { playerSchema } from "./http.ts";

const season = z.strictObject({
  n: z.int(),
  began: z.number().meta({ description: "Unix time in milliseconds" }),
  until: z.number(),
});

export const laddersAnswer = z.strictObject({
  ok: z.literal(true),
  seasons: z
    .array(season)
    .meta({ description: "The newest, which goes on, first; none where the server has none" }),
  placement: z.int().meta({ description: "Rated series of a season that place a player" }),
  ladders: z.array(z.strictObject({ ruleset: z.string(), profile: z.string() })).meta({
    description:
      "Those that somebody plays on in the season of now, or had a place on at the end of the one that was asked for",
  }),
});
export type LaddersInfo = Omit<z.infer<typeof laddersAnswer>, "ok">;

const row = z.strictObject({
  place: z.int(),
  player: playerSchema.nullable().meta({ description: "Null of those who are not here any more" }),
  rating: z.int(),
  deviation: z.int().meta({ description: "How sure it is: it grows with the time without a series" }),
  won: z.int().meta({ description: "Rated series of the season" }),
  drawn: z.int(),
  lost: z.int(),
});

export const ladderAnswer = z.strictObject({
  ok: z.literal(true),
  season: z.int().nullable(),
  rows: z.array(row).meta({ description: "By what is sure of the rating, best first; 100 at most" }),
  you: z
    .strictObject({ rating: z.int(), deviation: z.int(), played: z.int() })
    .nullable()
    .meta({ description: "The caller in the season of now; null where he is not rated" }),
});
export type LadderInfo = Omit<z.infer<typeof ladderAnswer>, "ok">;
