/** Card sets of players over HTTP: kept by their owner, named by a table, and read by everybody who plays with them. */
import { z } from "zod";
import { cardInfo, playerSchema, setInfo } from "./http.ts";
import { tableSet } from "./table-sets.ts";

/** Caps of a player's set, below those of the server's own: strangers load it, and a match waits for that. */
export const PLAYER_SET = { bytes: 128 * 1024, cards: 300, decks: 20, problems: 100 } as const;

export const setAccess = z
  .enum(["private", "link", "public"])
  .meta({ description: "Who may open a table with it: its owner, who has its id, or everybody" });

export type SetAccess = z.infer<typeof setAccess>;

const written = z.unknown().meta({
  description: "The set as its file has it; the server gives it an id of its own",
});

export const playerSetBody = z
  .strictObject({ access: setAccess.default("private"), set: written })
  .meta({ description: "A set to keep; one with a fault is refused whole, with everything wrong with it" });

export const playerSetChange = z
  .strictObject({ access: setAccess.optional(), set: written.optional() })
  .meta({ description: "Another content, another access, or both" });

export const playerSetInfo = tableSet
  .extend({
    ruleset: z.string(),
    cards: z.int(),
    access: setAccess,
    owner: playerSchema,
    hidden: z.boolean().meta({ description: "The operator has hidden it: no table may open with it" }),
    badge: cardInfo.shape.badge,
    changed: z.int().meta({ description: "Unix time in milliseconds" }),
  })
  .meta({ description: "A player's set" });

export type PlayerSetInfo = z.infer<typeof playerSetInfo>;

export const setProblem = z.strictObject({
  card: z.string().meta({ description: "Its id; empty where the fault is the whole set's" }),
  path: z.string().meta({ description: "Where in the card, or in the set" }),
  message: z.string(),
});

export type SetProblem = z.infer<typeof setProblem>;

export const playerSetsAnswer = z.strictObject({
  ok: z.literal(true),
  may: z
    .enum(["yes", "account", "off"])
    .meta({ description: "Whether the caller may keep sets here, needs an account for it, or nobody may" }),
  most: z.int().meta({ description: "Sets that a player may keep" }),
  own: z.array(playerSetInfo),
  public: z.array(playerSetInfo).meta({ description: "Those of others for everybody, the newest first" }),
});

export const playerSetAnswer = z.strictObject({ ok: z.literal(true), set: playerSetInfo });

export const keptSetAnswer = playerSetAnswer.extend({
  warnings: z.array(setProblem).meta({
    description:
      "What is right and comes to nothing, as a card that no deck holds; the set is kept all the same",
  }),
});

export const versionAnswer = z.strictObject({ ok: z.literal(true), set: setInfo, cards: z.array(cardInfo) });
