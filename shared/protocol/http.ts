/** Bodies and answers of the HTTP side, each with the words its OpenAPI document shows. */
import { z } from "zod";
import { badgeSchema, spokenSchema } from "../kernel/index.ts";
import { clockChoice } from "./clocks.ts";
import { optionsSchema } from "./data.ts";
import { nameSchema } from "./name.ts";
import { filmSchema, recordingSchema } from "./replay.ts";
import { tableSet } from "./table-sets.ts";

/** More than any ruleset allows; what a ruleset allows it says itself. */
const DECK_CARDS = 500;

const identifier = z.string().min(1).max(40);

/** Copies of each card: by its id, or by `set/id` where several sets have the id. */
export const cardCounts = z.record(z.string().min(1).max(101), z.int().min(1).max(99));

export const playerSchema = z
  .strictObject({ id: z.string().meta({ description: "Who this is, to everybody" }), name: z.string() })
  .meta({ description: "A player as others see it" });

/** The name of a guest who says none. No account's begins like it, so that there is always one to have. */
export const GUEST_NAME = "Guest";

export const sessionBody = z
  .strictObject({ name: nameSchema.default(GUEST_NAME) })
  .meta({ description: "What a guest is called" });

export const sessionAnswer = z.strictObject({
  ok: z.literal(true),
  player: playerSchema,
  token: z.string().meta({ description: "Goes into the Authorization header, as Bearer" }),
  expires: z.int().meta({ description: "Unix time in seconds" }),
});

export const deckSchema = z
  .union([
    z
      .strictObject({ set: identifier, deck: identifier })
      .meta({ description: "A deck that comes with a set" }),
    z
      .strictObject({
        cards: cardCounts.refine(
          (cards) => Object.values(cards).reduce((a, b) => a + b, 0) <= DECK_CARDS,
          "too many cards",
        ),
      })
      .meta({
        description: "Card id to number of copies; `set/id` says which set's, where several have the id",
      }),
  ])
  .meta({ description: "A deck" });

export type DeckChoice = z.infer<typeof deckSchema>;

export const rulesetChoice = {
  ruleset: identifier,
  profile: identifier.optional().meta({ description: "An edition of the ruleset; its first without one" }),
  options: optionsSchema
    .optional()
    .meta({ description: "Rulings of the ruleset, by name; defaults where absent" }),
};

export const matchBody = z
  .strictObject({
    ...rulesetChoice,
    clock: clockChoice.optional(),
    decks: z.array(deckSchema).min(1).max(8).meta({ description: "One for each seat" }),
    seats: z
      .array(z.string().min(1).max(400))
      .min(1)
      .max(8)
      .meta({ description: "Ids of the players, by seat" }),
  })
  .meta({ description: "A match: what is played, with which decks, and who sits where" });

export type MatchBody = z.infer<typeof matchBody>;

export const matchInfo = z
  .strictObject({
    id: z.string(),
    ruleset: z.string(),
    profile: z.string(),
    status: z.enum(["playing", "over", "halted"]),
    seats: z.array(
      z.strictObject({
        player: playerSchema,
        connected: z.boolean().optional().meta({ description: "Told to those who sit there" }),
      }),
    ),
    outcome: z.strictObject({ winners: z.array(z.int()), reason: z.string() }).nullable(),
    sets: z
      .array(tableSet)
      .optional()
      .meta({ description: "Sets of players that it is played with, each at this version" }),
    chosenSeed: z
      .literal(true)
      .optional()
      .meta({ description: "Its seed was chosen: it is for tests, and never rated" }),
  })
  .meta({ description: "What everybody may know of a match without watching it" });

export type MatchInfo = z.infer<typeof matchInfo>;

export const matchAnswer = z.strictObject({ ok: z.literal(true), match: matchInfo });

export const joinBody = z
  .strictObject({
    tab: z.string().min(1).max(40).optional().meta({ description: "Names this window among the player's" }),
    back: z.boolean().optional().meta({
      description: "The window comes back by itself: it does not take the seat from a newer one",
    }),
  })
  .meta({ description: "Who of a player's windows joins" });

/** Handed to the SDK's `consumeSeatReservation` as it is; good for 15 seconds, once. */
export const reservationSchema = z
  .object({
    name: z.string(),
    sessionId: z.string(),
    roomId: z.string(),
    processId: z.string().exactOptional(),
    publicAddress: z.string().exactOptional(),
  })
  .meta({ description: "A seat kept for 15 seconds, for the SDK's consumeSeatReservation" });

export type Reservation = z.infer<typeof reservationSchema>;

export const joinAnswer = z.strictObject({
  ok: z.literal(true),
  seat: z.int(),
  reservation: reservationSchema,
});

export const watchBody = z
  .strictObject({
    hands: z.boolean().default(false).meta({
      description: "With what the seats see, for whom all of them named; at least 3 minutes behind",
    }),
  })
  .meta({ description: "How to watch" });

export const watchAnswer = z.strictObject({
  ok: z.literal(true),
  delay: z.int().meta({ description: "Seconds behind the match" }),
  reservation: reservationSchema,
});

export const castersBody = z
  .strictObject({
    casters: z.array(z.string().min(1).max(200)).max(8).meta({
      description: "Ids of accounts; they may see all hands once every player of the match named them",
    }),
  })
  .meta({ description: "Who may cast the match; instead of those the caller named before" });

export const castersAnswer = z.strictObject({
  ok: z.literal(true),
  casters: z.array(z.string()).meta({ description: "Those whom every player has named" }),
});

export const replayAnswer = z.strictObject({
  ok: z.literal(true),
  replay: z.union([recordingSchema, filmSchema]),
});

export const shareAnswer = z.strictObject({
  ok: z.literal(true),
  share: z.string().meta({ description: "Lets whoever has it have the replay, as ?share=" }),
});

export const rulesetInfo = z.strictObject({
  id: z.string(),
  version: z.int(),
  profiles: z.array(z.string()),
  seats: z.strictObject({ min: z.int(), max: z.int() }),
  options: z.record(z.string(), z.unknown()).meta({ description: "JSON Schema of the ruleset's options" }),
});

export const rulesetsAnswer = z.strictObject({ ok: z.literal(true), rulesets: z.array(rulesetInfo) });

const badge = badgeSchema.meta({
  description: "What tells a set and its cards from others: a code, a colour, an icon",
});

export const cardInfo = z.strictObject({
  id: z.string().meta({ description: "What decks call it: `set/id` where an earlier set has the id" }),
  name: z.string(),
  text: z.array(z.string()).meta({ description: "Rules text, generated from what the card does" }),
  face: z.record(z.string(), z.unknown()).meta({ description: "The card as its set wrote it" }),
  badge: badge.exactOptional(),
  spoken: z
    .record(z.string(), spokenSchema)
    .meta({ description: "What its set calls it in other languages, and its lines there by those of `text`" })
    .exactOptional(),
});

export type CardInfo = z.infer<typeof cardInfo>;

/**
 * Cards as a match calls them: by their id where no set before theirs has it.
 * @param own of the server's sets, as they are told @param others of each set of a player's, in the table's order
 */
export function cardsInMatch(own: readonly CardInfo[], others: readonly (readonly CardInfo[])[]): CardInfo[] {
  const taken = new Set(own.map(({ id }) => id));
  const called = (card: CardInfo): CardInfo => {
    const id = card.id.slice(card.id.indexOf("/") + 1);
    if (taken.has(id)) return card;
    taken.add(id);
    return { ...card, id };
  };
  return [...own, ...others.flat().map(called)];
}

export const setInfo = z.strictObject({
  id: z.string(),
  ruleset: z.string(),
  name: z.string(),
  hash: z.string().meta({ description: "sha256 of the set's canonical JSON" }),
  cards: z.int(),
  decks: z.array(z.strictObject({ id: z.string(), name: z.string(), cards: z.record(z.string(), z.int()) })),
  badge: badge.exactOptional(),
});

export const setsAnswer = z.strictObject({ ok: z.literal(true), sets: z.array(setInfo) });

export const gameSetsAnswer = z.strictObject({
  ok: z.literal(true),
  sets: z.array(setInfo),
  cards: z.array(cardInfo),
});

export type GameSets = Omit<z.infer<typeof gameSetsAnswer>, "ok">;

export const setAnswer = z.strictObject({ ok: z.literal(true), set: setInfo, cards: z.array(cardInfo) });

export const deckAnswer = z.strictObject({
  ok: z.literal(true),
  legal: z.boolean(),
  problems: z.array(z.string()).meta({ description: "Everything wrong with it, in words" }),
});

export const errorAnswer = z
  .strictObject({ ok: z.literal(false), code: z.string(), detail: z.record(z.string(), z.unknown()) })
  .meta({ description: "Why not: a code of the closed list, with details" });
