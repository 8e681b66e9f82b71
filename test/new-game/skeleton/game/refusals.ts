/** Codes this game refuses with, each with the sentence a player reads. */
export const SKELETON_REFUSALS = {
  NOT_YOUR_TURN: "Only the player whose turn it is may do that.",
  STACK_NOT_EMPTY: "Not while something waits on the stack: answer it, or pass.",
  NOT_ENOUGH_MANA: "You have not enough mana.",
  TIRED: "It has attacked, or came this turn.",
  ILLEGAL_TARGET: "That is not a legal target.",
  WRONG_ZONE: "It does not lie where it could be used from.",
} as const;

export type SkeletonCode = keyof typeof SKELETON_REFUSALS;
