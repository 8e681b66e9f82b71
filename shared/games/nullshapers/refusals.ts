/** Codes this game refuses with (N R15.3), each with the sentence a player reads. E_STALE is the kernel's STALE_REQUEST. */
export const NULLSHAPERS_REFUSALS = {
  E_NOT_HOLDER: "It is not your turn to act or answer.",
  E_STEP_NO_ACTIONS: "Nobody takes actions in this step.",
  E_SPEED: "That is too slow to answer the last entry of the queue.",
  E_PHASE: "That cannot be done in this phase.",
  E_NOT_YOUR_TURN: "Only the player whose turn it is may do that.",
  E_TARGET_REQUIRED: "It needs a target.",
  E_TARGET_INVALID: "That is not a valid target.",
  E_TARGET_COUNT: "That is not the number of targets it asks for.",
  E_TARGET_DUPLICATE: "The same thing cannot be targeted twice.",
  E_OPTION_REQUIRED: "Pick one of its options.",
  E_OPTION_UNKNOWN: "It has no such option.",
  E_X_REQUIRED: "Say how much X is.",
  E_X_RANGE: "X must be a whole number, and not less than 0.",
  E_CANNOT_PAY: "The cost cannot be paid that way.",
  E_LOCKED: "It is locked.",
  E_ARRIVED: "It arrived this turn.",
  E_LIMIT: "You have done that as often as you may.",
  E_NOT_IN_ZONE: "It does not lie where it could be used from.",
  E_MODE: "The card is not in the mode for that.",
  E_QUEUE_NOT_EMPTY: "Not while the queue holds an entry.",
  E_BIOME_LOST: "That biome is lost.",
  E_MULLIGAN_LIMIT: "There is nothing left to redraw.",
  E_NO_SUCH_SKILL: "It has no such skill to activate.",
  E_CHOICE: "That may not be chosen.",
} as const;

export type NsCode = keyof typeof NULLSHAPERS_REFUSALS;
