/** Every ruling where the published rules are silent, as one named option with its default (C, all [gap] numbers). */
import { z } from "zod";

const yes = (text: string) => z.boolean().default(true).describe(text);
const no = (text: string) => z.boolean().default(false).describe(text);

export const options = z.strictObject({
  startingHand: z.int().min(0).max(20).default(3).describe("C R1.6: cards in the starting hand; no mulligan"),
  deckSize: z.int().min(1).max(200).default(39).describe("C R1.2: cards of a deck beside its Headquarter"),
  maxCopies: z.int().min(1).max(99).default(3).describe("C R1.4: copies of a card by name"),
  deckRules: yes("C R1.2 to R1.4: refuse decks of another size, class or with too many copies"),
  maxPlaces: z.int().min(1).max(12).default(4).describe("C R2.4: Places of a player"),
  maxEntities: z.int().min(1).max(40).default(10).describe("C R2.4: Entities of a player over both lanes"),
  mixedCards: z
    .enum(["whole", "split"])
    .default("whole")
    .describe(
      "C ER-1, R8.7: a card with own and opposing effects is queued whole, or only its opposing ones are",
    ),
  initiative: z
    .int()
    .min(0)
    .max(1)
    .default(0)
    .describe(
      "C R9.9: the seat with the initiative on odd turns, whose effect stands where two cannot both happen",
    ),
  targetsMandatory: yes("C ER-4, R8.19: a target that can be chosen must be chosen before locking in"),
  prioritiesPersist: yes("C ER-4, R10.10: priorities stay in force until they are changed"),
  entryAttackRestriction: yes("C ER-4, R10.19: an Entity does not attack in the turn it entered"),
  showDone: yes("C R5.3, ER-9: everybody sees who is locked in"),
  drawCost: z.int().min(1).max(99).default(4).describe("C R4.0: wisdom that draws a card"),
  emptyDeckDamage: z
    .int()
    .min(1)
    .max(10)
    .default(1)
    .describe("C R4.0b: damage of the first draw from an empty deck; each further one deals 1 more"),
  leftoverWisdom: z
    .int()
    .min(0)
    .max(9)
    .default(1)
    .describe("C R4.0d: wisdom for mana left at the end of Commit"),
  growthPerSize: z.int().min(1).max(99).default(4).describe("C R4.0f: growth points that are one Size"),
  delaySuspendsIntrinsic: no("C R2.8: the delay of a Headquarter suspends Grow, Produce and Insight too"),
  spillover: no("C R10.15: damage left over at a priority Place goes on to the next"),
  arrivalSeesItself: yes(
    "C section 2.1: an Entity with Arrival sees its own entering, as its words do not say another",
  ),
  spawnLane: z
    .enum(["defense", "attack"])
    .default("defense")
    .describe("C R3.7: lane of what enters in a Resolve Segment, where nobody is asked"),
});

export type CcOptions = z.infer<typeof options>;
