/** Codes this game refuses with (UCG 23), each with the sentence a player reads. */
export const UCG_REFUSALS = {
  NOT_TURN_OWNER: "Only the player whose turn it is may do that.",
  BAD_TIMING: "This cannot be played now.",
  CHAIN_OPEN: "A chain is open: answer it or pass.",
  ENCOUNTER_OPEN: "Not while an Encounter is going on.",
  NOT_YOUR_OPPORTUNITY: "It is the other player's opportunity.",
  NO_WINDOW: "There is nothing to respond to now.",
  NO_FREE_EFFECT_ZONE: "You have no free Effect Zone.",
  CANNOT_PAY: "The cost cannot be paid that way.",
  NOTHING_TO_PAY: "There is nothing to pay for.",
  ILLEGAL_TARGET: "That is not a legal target.",
  EPIC_LIMIT: "You have played an Epic Character this turn.",
  RESOURCE_LIMIT: "You have played a Resource this turn.",
  SHADOW_ZONE_TAKEN: "You control a Shadow Architect already.",
  CONTACT_NOT_MET: "Its Contact condition is not met.",
  BIDE_NOT_MET: "Its Bide value is not reached.",
  NOT_IN_ACTIVE_ZONE: "It is not in your Active Zone.",
  NO_ASSIST: "It has no Assist.",
  NO_BLOCKER: "It cannot block this attacker.",
  WRONG_ZONE: "It does not lie where it could be used from.",
  NO_SUCH_MODE: "It cannot be used in that way.",
} as const;

export type UcgCode = keyof typeof UCG_REFUSALS;
