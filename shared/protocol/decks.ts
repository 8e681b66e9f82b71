/** Decks as players keep and choose them, over HTTP. */
import { z } from "zod";
import { cardCounts, deckSchema, rulesetChoice } from "./http.ts";
import { nameSchema } from "./name.ts";
import { playerSetId } from "./table-sets.ts";

/** The cards that a series lets players swap in are no more than this; each ruleset says its own limit. */
const SIDE_CARDS = 100;

export const countsOf = (cards: Readonly<Record<string, number>>): number =>
  Object.values(cards).reduce((sum, copies) => sum + copies, 0);

const sideSchema = cardCounts
  .refine((cards) => countsOf(cards) <= SIDE_CARDS, "too many cards beside the deck")
  .meta({ description: "Cards that may be swapped in between the matches of a series" });

export const deckBody = z.strictObject({ ...rulesetChoice, deck: deckSchema, side: sideSchema.default({}) });

const [ownDeck, setDeck] = [deckSchema.options[1], deckSchema.options[0]];

export const deckId = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,39}$/, "wants small letters, digits and hyphens")
  .meta({ description: "Chosen by the player, unique among the player's own" });

/** Which deck a player takes to a table or queue. */
export const deckRef = z
  .union([
    setDeck,
    ownDeck.extend({ side: sideSchema.optional() }),
    z.strictObject({ stored: deckId }).meta({ description: "One of the player's stored decks" }),
  ])
  .meta({ description: "A deck of a set, its cards in full, or one that the player stored" });

export type DeckRef = z.infer<typeof deckRef>;

export const deckPut = z
  .strictObject({
    name: nameSchema,
    ruleset: z.string().min(1).max(40),
    cards: ownDeck.shape.cards,
    side: sideSchema.default({}),
  })
  .meta({ description: "A deck to keep; one that is not legal (yet) is kept, too" });

export const storedDeck = z.strictObject({
  id: deckId,
  name: z.string(),
  ruleset: z.string(),
  cards: z.record(z.string(), z.int()),
  side: z.record(z.string(), z.int()),
});

export type StoredDeck = z.infer<typeof storedDeck>;

export const storedDeckAnswer = z.strictObject({
  ok: z.literal(true),
  deck: storedDeck,
  problems: z.array(z.string()).meta({ description: "Everything wrong with it by the ruleset's defaults" }),
});

export const listedDeck = storedDeck.extend({
  gone: z.array(playerSetId).meta({
    description: "Sets of players that it has cards of, and that the caller may not play (any more)",
  }),
});

export type ListedDeck = z.infer<typeof listedDeck>;

export const storedDecksAnswer = z.strictObject({ ok: z.literal(true), decks: z.array(listedDeck) });

export const doneAnswer = z.strictObject({ ok: z.literal(true) });
