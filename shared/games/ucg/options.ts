/** Every ruling where the published rules are silent, as one named option with its default (UCG, all [gap] numbers). */
import { z } from "zod";

export const options = z.strictObject({
  effectZones: z.int().min(1).max(12).default(5).describe("UCG 4.2.3: numbered Effect Zones of each player"),
  openingHand: z.int().min(0).max(20).default(8).describe("UCG 2.5: cards in the opening hand"),
  deckSize: z.int().min(1).max(200).default(60).describe("UCG 2.2: cards in a deck, exactly"),
  deckRules: z
    .boolean()
    .default(true)
    .describe("UCG 2.2, 2.3: refuse decks of another size or past a Stability Value"),
  firstPlayer: z.int().min(-1).max(1).default(-1).describe("UCG 2.6: seat that begins; -1 draws it"),
  mulligan: z
    .boolean()
    .default(false)
    .describe("UCG 2.7: each player may once shuffle the opening hand back and draw as many"),
  firstTurnDraw: z.boolean().default(true).describe("UCG 2.8: the first player draws on the first turn"),
  firstTurnAttack: z
    .boolean()
    .default(true)
    .describe("UCG 2.9: the first player may attack on the first turn"),
  allowSequenceOnFirstTurn: z
    .boolean()
    .default(true)
    .describe("UCG 9.10: responses on the first turn of the game"),
  hiddenFromHandWhenContactMet: z
    .boolean()
    .default(true)
    .describe("UCG 12.4: a Hidden may be ignited straight from hand"),
  architectReplaces: z
    .boolean()
    .default(false)
    .describe("UCG 4.1: a second Shadow Architect replaces the first; else it is refused while one is there"),
  deckOut: z
    .enum(["empty", "draw"])
    .default("empty")
    .describe("UCG 15.8: a player loses with an empty deck, or only when drawing from one"),
  damageClearsAtEndOfTurn: z
    .boolean()
    .default(true)
    .describe("UCG 16: Damage Counters of characters go in the End step"),
});

export type UcgOptions = z.infer<typeof options>;
