/** Codes this game refuses with (C R13.2), each with the sentence a player reads. */
export const CROWDCONTROL_REFUSALS = {
  E_SEGMENT: "That cannot be done in this segment.",
  E_SEGMENT_OVER: "Your time in this segment is over.",
  E_LOCKED_IN: "You are locked in for this segment.",
  E_PROMPT: "A decision must be made first.",
  E_NOT_IN_HAND: "That card is not in your hand.",
  E_NOT_YOURS: "That is not yours.",
  E_NO_ABILITY: "It has no such ability to activate.",
  E_HQ_DELAYED: "Your Headquarter is not active yet.",
  E_MANA: "You do not have enough mana.",
  E_COST: "The additional cost cannot be paid that way.",
  E_X_RANGE: "X must be a number that you can pay.",
  E_LANE_REQUIRED: "Say which lane it enters.",
  E_BOARD_FULL: "There is no room for it on your side.",
  E_TARGET_REQUIRED: "A target must be chosen.",
  E_TARGET_INVALID: "That is not a legal target.",
} as const;

export type CcCode = keyof typeof CROWDCONTROL_REFUSALS;
