/** Profiles: what everybody may know of an account, by its name. */
import { z } from "zod";
import { storedDeck } from "./decks.ts";
import { matchInfo, playerSchema } from "./http.ts";

const game = { ruleset: z.string(), profile: z.string() };
const tally = { ...game, won: z.int(), drawn: z.int(), lost: z.int() };

export const ratingCurve = z.strictObject({
  ...game,
  rating: z.int(),
  deviation: z.int(),
  games: z.int(),
  curve: z
    .array(
      z.strictObject({
        at: z.int().meta({ description: "Unix time in milliseconds" }),
        rating: z.int(),
      }),
    )
    .meta({
      description: "After each of the last 200 rated series, the oldest first",
    }),
});

export const profileSchema = z.strictObject({
  player: playerSchema.meta({
    description: "By the name of now, whatever name was asked for",
  }),
  ratings: z.array(ratingCurve).meta({ description: "One for each game and format" }),
  opponents: z
    .array(
      z.strictObject({
        player: playerSchema.nullable().meta({ description: "Null of those who are not here any more" }),
        ...tally,
      }),
    )
    .meta({ description: "Rated series, by opponent; the 50 met most often" }),
  decks: z
    .strictObject({
      record: z.array(z.strictObject({ name: z.string().nullable(), ...tally })).meta({
        description: "Rated series, by what the deck was called; null where it had no name",
      }),
      kept: z.array(storedDeck).meta({ description: "Those without cards of players' own sets" }),
    })
    .nullable()
    .meta({
      description: "Null where the player does not show them, which is what nobody who has not said so does",
    }),
  replays: z.array(matchInfo).meta({
    description: "The last matches that anybody may watch and have the replay of; 10 at most",
  }),
});
export type Profile = z.infer<typeof profileSchema>;

export const profileAnswer = z.strictObject({
  ok: z.literal(true),
  profile: profileSchema,
});

export const shownBody = z
  .strictObject({
    decks: z.boolean().meta({ description: "Decks kept, and the record of each" }),
  })
  .meta({
    description: "What a profile shows beside what everybody may know anyway",
  });
export type Shown = z.infer<typeof shownBody>;

export const shownAnswer = z.strictObject({
  ok: z.literal(true),
  shown: shownBody,
});
