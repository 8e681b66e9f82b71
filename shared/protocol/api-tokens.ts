/** Personal tokens: an account's own programs act as the account, within the scopes that it gave them. */
import { z } from "zod";
import { cleanName } from "./name.ts";

/** What a personal token may be good for. */
export const SCOPES = ["read", "play", "decks", "bots", "tournaments"] as const;
const scopeSchema = z.enum(SCOPES);
export type Scope = z.infer<typeof scopeSchema>;

const label = z.string().max(200).transform(cleanName).pipe(z.string().min(1).max(60));

export const apiTokenBody = z.strictObject({
  label: label.meta({ description: "What its owner calls it" }),
  scopes: z
    .array(scopeSchema)
    .min(1)
    .max(SCOPES.length)
    .transform((scopes) => SCOPES.filter((scope) => scopes.includes(scope)))
    .meta({
      description:
        "read asks for what the account may see; play sits down, queues and watches; decks keeps decks and card sets; bots makes bots; tournaments makes, enters and judges them",
    }),
  days: z.int().min(1).max(3_650).exactOptional().meta({
    description: "How long it is good for; as long as the server lets it without",
  }),
});
export type ApiTokenWish = z.infer<typeof apiTokenBody>;

const apiToken = z.strictObject({
  id: z.string(),
  label: z.string(),
  scopes: z.array(scopeSchema),
  made: z.number().meta({ description: "Unix time in milliseconds" }),
  until: z.number(),
  used: z.number().nullable().meta({ description: "The hour of its last call; null before the first" }),
});
export type ApiToken = z.infer<typeof apiToken>;

export const apiTokenMade = z.strictObject({
  ok: z.literal(true),
  id: z.string(),
  token: z.string().meta({ description: "Goes into the Authorization header, as Bearer; told this once" }),
  until: z.number().meta({ description: "Unix time in milliseconds" }),
});

export const apiTokensAnswer = z.strictObject({
  ok: z.literal(true),
  tokens: z.array(apiToken),
  days: z.int().meta({ description: "The most that one is good for" }),
});
export type ApiTokens = Omit<z.infer<typeof apiTokensAnswer>, "ok">;
