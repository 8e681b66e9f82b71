/** Every ruling where the published rules are silent or at odds, as one named option with its default. */
import { z } from "zod";

export const options = z.strictObject({
  bestOf: z
    .union([z.literal(1), z.literal(3)])
    .default(1)
    .describe("N R2.2: matches of a game; the match itself is the same"),
  firstPlayer: z
    .int()
    .min(-1)
    .max(1)
    .default(-1)
    .describe("N R5.1: seat that begins; -1 draws it. In a later match the loser of the one before"),
  deckMin: z.int().min(1).max(200).default(45).describe("N R2.3, C1: least cards of a deck; no maximum"),
  deckCopies: z.int().min(1).max(99).default(3).describe("N R2.4: copies of a card in a deck"),
  reserveMax: z.int().min(0).max(60).default(12).describe("N R2.5: cards in the reserve of a best of three"),
  deckRules: z.boolean().default(true).describe("N R2.3, R2.4: refuse decks that break the rules of decks"),
  openingHand: z.int().min(0).max(20).default(6).describe("N R5.4: cards in the opening hand"),
  mulligans: z
    .int()
    .min(0)
    .max(20)
    .default(6)
    .describe("N R5.5: how often a hand may be redrawn; at 6 nothing of it is left"),
  durability: z.int().min(1).max(99).default(10).describe("N R4.5: durability of each sector at the start"),
  sectorsToLose: z.int().min(1).max(3).default(2).describe("N R14.3: sectors whose loss loses the match"),
  handLimit: z.int().min(0).max(99).default(7).describe("N R12.28: cards kept at Reset"),
  draws: z.int().min(0).max(9).default(2).describe("N R12.2: cards drawn in the Draw step"),
  firstDraws: z.int().min(0).max(9).default(1).describe("N R12.2: cards the starting player draws on turn 1"),
  convertToPlanet: z
    .boolean()
    .default(false)
    .describe("N C2: converting puts the card onto the planet at once instead of back into the hand"),
  advancesPerStep: z
    .int()
    .min(1)
    .max(99)
    .default(1)
    .describe("N R12.6, ER-4: Advances of a player in a sub-step"),
  attacksPerStep: z.int().min(1).max(99).default(1).describe("N R12.12, ER-4: Attacks of an Attack step"),
  defendsPerStep: z.int().min(1).max(99).default(1).describe("N R12.18, ER-4: Defends of a Defend step"),
  lockedMayAdvance: z
    .boolean()
    .default(false)
    .describe("N R12.6: locked agents may advance; a locked constant cannot be used"),
  defendingLocks: z.boolean().default(false).describe("N R12.18: defending locks the defender"),
  declarationSpeed: z
    .int()
    .min(1)
    .max(3)
    .default(1)
    .describe("N R10.3, ER-1: speed that Advance, Attack and Defend count as when they are answered"),
  reactiveSpeed: z
    .int()
    .min(1)
    .max(3)
    .default(3)
    .describe("N R10.3: speed that reactive skills count as when they are answered"),
  firstAfterExecution: z
    .enum(["active", "other"])
    .default("active")
    .describe("N R8.2: who has the first right after an execution; after the ATTACK it is the other player"),
  firstInSubStepB: z
    .enum(["active", "other"])
    .default("other")
    .describe("N R12.9: who has the first right in the second sub-step of Advance"),
  secureOnArrival: z
    .boolean()
    .default(true)
    .describe("N R12.13, 18.6: an agent with Secure may attack on the turn it arrives"),
  defendedStays: z
    .boolean()
    .default(true)
    .describe("N R12.23: an attacker whose defenders are gone stays defended and hits no sector"),
  restOnLast: z
    .boolean()
    .default(true)
    .describe("N R12.24: what an attacker deals beyond terminal damage stays on the last defender"),
  collapsePerCard: z
    .boolean()
    .default(true)
    .describe("N R14.6: a biome is lost for each card that cannot be drawn, not once for the draw"),
  durabilityMax: z
    .int()
    .min(0)
    .max(999)
    .default(0)
    .describe("N R4.5: most durability of a sector; 0 is no limit"),
  influences: z
    .array(z.string().min(1).max(40))
    .length(3)
    .default(["none", "none", "none"])
    .describe(
      "N R5.2, R5.7: influence of each biome: a card of the match's sets by its id, `none`, or `drawn` from those that the sets have, which tells what sets the decks are of",
    ),
  loopLimit: z
    .int()
    .min(1)
    .max(100_000)
    .default(10_000)
    .describe("N R15.8: entries of one step after which the match is a draw"),
});

export type NsOptions = z.infer<typeof options>;
