/** What the page says of this game; the keys name it. */
export const words = {
  "game.skeleton": "Skeleton",
  "pitch.skeleton": "Creatures, spells, and a stack on which the last answer happens first.",
  "goal.skeleton": "Bring the other player to no life, or their deck to its end.",
  "waiting.skeleton": "Stack",
  "ask.skeleton.window.stack": "play a card, attack, or pass",
  "zone.skeleton.field": "Creatures",
  "zone.skeleton.stack": "Stack",
  "zone.skeleton.discard": "Discard pile",
  "gauge.skeleton.life": "life",
  "gauge.skeleton.mana": "mana",
} as const;

/** The sentences of its log, besides those that all games share. */
export const told = {
  "phase.start": "The start phase begins.",
  "phase.main": "The main phase begins.",
  "phase.end": "The end phase begins.",
  "entry.play": "{seat} plays {card}{on}.",
  "entry.attack": "{seat} declares {card}'s attack{on}.",
  "called.attack": "{card}'s attack",
  "note.hurt": "{seat} takes {amount} damage.",
  "went.field.discard": "{thing} dies.",
  "reason.life": "no life left",
  // A card that is cast is told with its entry, and a spell that is done goes without saying.
  "move.cast": "",
  "move.spent": "",
  "move.enter": "{thing} comes into play.",
} as const;
