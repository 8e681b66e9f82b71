/** Codes this game refuses with, each with the sentence a player reads. */
export const ALTERED_REFUSALS = {
  NOT_YOUR_TURN: "It is the other player's turn.",
  NOT_NOW: "Nothing can be played now.",
  REACTIONS_FIRST: "Reactions are waiting: they are played first.",
  NOT_YOUR_DECISION: "This decision is not yours to make now.",
  WRONG_ZONE: "It does not lie where it could be played from.",
  NO_COST: "It has no cost for being played from there.",
  NO_SUCH_ABILITY: "It has no such quick action.",
  IS_EXHAUSTED: "It is exhausted.",
  LIMIT_REACHED: "This has been used a hundred times today.",
  CANNOT_PAY: "The cost cannot be paid that way.",
  NOTHING_TO_PAY: "There is nothing to pay for.",
  ILLEGAL_TARGET: "That is not a legal target.",
  ILLEGAL_EXPEDITION: "It cannot join that Expedition.",
  NOT_PLAYABLE: "Its text does not let it be played now.",
  ILLEGAL_COST: "It has no such cost.",
  ILLEGAL_MODE: "That is not one of its modes.",
  ILLEGAL_KEEP: "Keep exactly as many as your limit allows.",
  ILLEGAL_MANA: "Choose exactly the number of cards asked for, all from your hand.",
} as const;

export type AlteredCode = keyof typeof ALTERED_REFUSALS;
