/** What players are to each other: followed, blocked, challenged. */
import { z } from "zod";
import { clockChoice, clockSchema } from "./clocks.ts";
import { deckRef } from "./decks.ts";
import { playerSchema } from "./http.ts";
import { bestOfSchema } from "./tables.ts";

const bondSchema = z.enum(["follow", "block"]);
export type Bond = z.infer<typeof bondSchema>;

export const bondBody = z.strictObject({
  bond: bondSchema.nullable().meta({ description: "null is neither" }),
});

export const bondsAnswer = z.strictObject({
  ok: z.literal(true),
  following: z.array(
    z.strictObject({
      player: playerSchema,
      match: z.string().nullable().meta({ description: "One that he plays now and everybody may watch" }),
    }),
  ),
  blocked: z.array(playerSchema),
});
export type BondsInfo = Omit<z.infer<typeof bondsAnswer>, "ok">;

export const challengeBody = z.strictObject({
  ruleset: z.string().min(1).max(40),
  profile: z.string().min(1).max(40).exactOptional(),
  deck: deckRef,
  clock: clockChoice.exactOptional(),
  bestOf: bestOfSchema.default(1),
  rated: z.boolean().default(false).meta({ description: "Changes the ratings of both, with a clock" }),
});
export type ChallengeBody = z.infer<typeof challengeBody>;
export type ChallengeWish = z.input<typeof challengeBody>;

const challenge = z.strictObject({
  table: z.string().meta({ description: "Where the other waits: to sit down there accepts" }),
  from: playerSchema,
  ruleset: z.string(),
  profile: z.string(),
  clock: clockSchema.nullable(),
  bestOf: bestOfSchema,
  rated: z.boolean(),
  until: z.number().meta({ description: "Unix time in milliseconds" }),
});
export type Challenge = z.infer<typeof challenge>;

export const challengesAnswer = z.strictObject({ ok: z.literal(true), challenges: z.array(challenge) });
