import type { GameWords } from "../../plan.ts";

/** Ce que disent les cartes, par leurs phrases anglaises. */
export const cards: GameWords = {
  // Types and keywords.
  flame: "flamme",
  answer: "réponse",
  Glow: "Éclat",
  Bluff: "Bluff",

  // Lines of text, with # where a figure stands.
  "When this lights its lamp, draw a card.": "Quand ceci allume sa lampe, piochez une carte.",
  "When this goes out, draw # cards.": "Quand ceci s’éteint, piochez # cartes.",
  "Your flames beside this get +# glow.": "Vos flammes à côté de celle-ci gagnent +# Éclat.",
  "Target face-down card of yours gets +# glow this round.":
    "Une de vos cartes face cachée ciblée gagne +# Éclat cette manche.",
  "Cancel target answer of your opponent.": "Annulez une réponse ciblée de l’adversaire.",
  "Return target face-down card of yours to its player's hand. Draw a card.":
    "Remettez une de vos cartes face cachée ciblée dans la main de son joueur. Piochez une carte.",
  "Put out target flame your opponent controls with glow # or less.":
    "Éteignez une flamme ciblée de l’adversaire d’Éclat # ou moins.",
  "Move target flame you control to target dark lamp.":
    "Déplacez une de vos flammes ciblée vers une lampe sombre ciblée.",
  "When this lights its lamp, draw # cards.": "Quand ceci allume sa lampe, piochez # cartes.",
  "When this lights its lamp, put out each flame your opponent controls beside it with glow # or less.":
    "Quand ceci allume sa lampe, éteignez chaque flamme de l’adversaire à côté d’Éclat # ou moins.",
  "When this goes out, put out each flame beside it.": "Quand ceci s’éteint, éteignez chaque flamme à côté.",
  "Put out target face-down card of your opponent.": "Éteignez une carte face cachée ciblée de l’adversaire.",
  "Target face-down card and another target face-down card change lamps. Draw a card.":
    "Une carte face cachée ciblée et une autre carte face cachée ciblée échangent leurs lampes. Piochez une carte.",
  "Look at target face-down card of your opponent. Draw a card.":
    "Regardez une carte face cachée ciblée de l’adversaire. Piochez une carte.",
  "Target flame your opponent controls gets -# glow this round.":
    "Une flamme ciblée de l’adversaire prend -# Éclat cette manche.",
  "Put out target flame your opponent controls with glow # or less. Draw a card.":
    "Éteignez une flamme ciblée de l’adversaire d’Éclat # ou moins. Piochez une carte.",
};
