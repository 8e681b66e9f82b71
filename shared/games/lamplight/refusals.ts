/** Codes this game refuses with, each with the sentence a player reads. */
export const LAMPLIGHT_REFUSALS = {
  NOT_AN_ANSWER: "Only an answer can be played now. Flames are laid at the beginning of a round.",
  ILLEGAL_TARGET: "That is not a legal target.",
  NO_SUCH_LAMP: "Say at which of the nine lamps.",
  NOT_IN_HAND: "That card is not in your hand.",
  NOT_NOW: "That cannot be done in this part of the round.",
} as const;

export type LamplightCode = keyof typeof LAMPLIGHT_REFUSALS;
