import type { GameWords, Guide } from "../../plan.ts";

export const guide: Guide = [
  {
    title: "Comment on gagne",
    lines: [
      "Un Quartier général à 0 de santé est perdu, et son joueur avec lui. Si les deux tombent au même moment, la partie est nulle.",
      "Piocher dans un deck vide blesse votre propre Quartier général, chaque fois davantage.",
    ],
  },
  {
    title: "Les deux à la fois",
    lines: [
      "Il n’y a ni votre tour ni le leur : chacun prépare en secret en même temps. Ce que vous faites est montré quand les deux ont engagé.",
      "On ne répond donc pas à ce qu’on voit, mais à ce qu’on attend.",
    ],
  },
  {
    title: "De quoi payer",
    lines: [
      "À chaque tour votre Quartier général grandit et donne autant de mana que sa Taille. Le mana non dépensé est perdu quand vous engagez ; il vous vaut 1 sagesse.",
      "À 4 de sagesse vous piochez une carte, de soi-même. Votre Quartier général en donne 4 par tour, soit une carte.",
    ],
  },
  {
    title: "Le tour",
    lines: [
      "Engagement : jouez Entités, Lieux et Actions et servez-vous des capacités. Ce qui ne touche que votre camp a lieu aussitôt ; ce qui touche l’autre attend.",
      "Cibles : tout est révélé, et chacun choisit ses cibles en secret. Résolution : d’abord ce qui concerne son propre camp, puis celui de l’autre.",
      "Voies : déplacez en secret des Entités entre vos deux voies. Puis de nouveau les cibles, la résolution, et le combat.",
    ],
  },
  {
    title: "Le combat",
    lines: [
      "L’Entité à chaque position de votre voie d’Attaque combat celle à la même position de leur voie de Défense, et les leurs les vôtres. Les deux infligent leur attaque en même temps.",
      "Un attaquant sans vis-à-vis blesse le Quartier général, ou un Lieu que vous avez mis en tête de vos priorités. Un défenseur sans vis-à-vis ne fait rien.",
      "Une Entité arrivée ce tour n’attaque pas encore. Les dégâts restent jusqu’à ce qu’on soigne.",
    ],
  },
];

/** What lies where. */
export const places: GameWords = {
  attack: "Ses Entités combattent la Voie de défense de l’autre joueur, position par position.",
  defense: "Ses Entités font face à la Voie d’attaque de l’autre joueur, position par position.",
  hq: "Votre Quartier général. Sa santé est votre vie, et sa Taille le mana de chaque tour.",
  places: "Vos bâtiments, 4 au plus.",
  action: "Les Actions jouées ce tour-ci.",
  deck: "Vos cartes, face cachée.",
  dust: "Là où vont les cartes détruites, utilisées et défaussées.",
  void: "Les cartes qui ne reviennent pas.",
  away: "Les cartes parties en secret vers le côté de l’autre joueur : elles arrivent quand tout est révélé.",
  hand: "Les cartes que vous seul voyez, et que vous pouvez jouer.",
};
