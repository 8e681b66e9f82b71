import type { GameWords } from "../../plan.ts";

/** Ce que disent les cartes de leurs prix, de leurs serrures et de la chance. */
export const prices: GameWords = {
  "Level Locked": "Niveau requis",
  "Class Locked": "Classe requise",
  Renewable: "Renouvelable",
  Scavenge: "Glanage",
  Aethercalling: "Appel de l’éther",
  Critical: "Critique",
  "Level Locked #": "Niveau requis #",
  "Critical #": "Critique #",
  "Scavenge # for a Human ally.": "Glanage # pour un allié Humain.",
  "As an additional cost to attack with this card, banish a card from your graveyard.":
    "En coût supplémentaire pour attaquer avec cette carte, bannissez une carte de votre cimetière.",
  "As you play this card, you may banish up to # actions from your graveyard. Each pays for # of its cost.":
    "En jouant cette carte, vous pouvez bannir jusqu’à # actions de votre cimetière. Chacune paie # de son coût.",
  "Deal # damage divided as you choose among # to # target allies.":
    "Infligez # de dégâts, répartis comme vous voulez entre # à # alliés ciblés.",
};
