import type { GameWords, Guide } from "../../plan.ts";

export const guide: Guide = [
  {
    title: "Comment on gagne",
    lines: [
      "Neuf lampes forment un carré. Qui en a trois alignées à la fin d’une manche, en rangée, en colonne ou en diagonale, gagne.",
      "Après huit manches le jour se lève, et qui a le plus de lampes gagne.",
    ],
  },
  {
    title: "La manche",
    lines: [
      "Pioche : deux cartes chacun. Qui a moins de lampes en pioche une de plus.",
      "Pose : chacun choisit une carte et une lampe, en même temps et en secret. Puis vous voyez où l’autre a posé, mais pas quoi.",
      "Réponse : jouez maintenant des réponses, à tour de rôle. Elles se produisent de la dernière à la première : une réponse peut donc gâcher celle d’avant.",
      "Lumière : ce qui est face cachée est retourné. À chaque lampe la flamme la plus vive reste et les autres s’éteignent.",
    ],
  },
  {
    title: "Les flammes",
    lines: [
      "Le nombre est l’éclat d’une flamme. Égaler celle qui brûle déjà ne suffit pas ; deux nouvelles flammes de même éclat s’éteignent l’une l’autre.",
      "Vous pouvez poser à toute lampe : éteinte, pour l’allumer ; à lui, pour la prendre ; à vous, pour la garder.",
    ],
  },
  {
    title: "Réponses et bluffs",
    lines: [
      "Une réponse ne coûte qu’elle-même, et la plupart visent des cartes encore face cachée.",
      "Vous pouvez aussi poser une réponse à une lampe. C’est un bluff : elle n’allume rien, mais vous la reprenez et piochez une carte, et l’autre a peut-être gâché une réponse.",
    ],
  },
  {
    title: "Qui commence",
    lines: [
      "Qui a le plus de lampes parle en premier lors des réponses ; à égalité, qui a la mèche, qui change de main à chaque manche.",
      "Qui est mené voit donc plus, et pioche plus. Aucune avance n’est sûre.",
    ],
  },
];

/** What lies where. */
export const places: GameWords = {
  lamp0: "Une place du carré. Qui y a la flamme la plus vive a la lampe.",
  veil: "La carte que vous posez cette manche, jusqu’à ce que les deux aient choisi.",
  deck: "Vos cartes, face cachée.",
  ashes: "Les flammes éteintes et les réponses jouées.",
  hand: "Les cartes que vous seul voyez, et que vous pouvez jouer.",
};
