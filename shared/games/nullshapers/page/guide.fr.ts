import type { GameWords, Guide } from "../../plan.ts";

export const guide: Guide = [
  {
    title: "Comment on gagne",
    lines: [
      "Trois biomes vous séparent. Dans chacun, chaque joueur a un secteur de 10 de durabilité. Les dégâts la baissent ; à 0 le secteur est perdu, et son biome quitte la partie.",
      "Qui a perdu deux secteurs perd, dès que rien n’attend dans la file.",
      "Qui doit piocher dans un deck vide perd un biome de son choix.",
    ],
  },
  {
    title: "De quoi payer",
    lines: [
      "Chaque carte a un second visage : une anomalie, qui produit de l’énergie. Une fois par tour vous pouvez convertir une carte de votre main en anomalie, pour de bon, et une fois par tour jouer une anomalie de votre main. Ni l’un ni l’autre ne coûte rien.",
      "Verrouillez une anomalie pour produire une énergie de sa sorte, à tout moment où vous pourriez agir. Le vide d’un coût se paie avec n’importe quelle sorte.",
      "L’énergie qui reste est perdue à la fin de chaque phase.",
    ],
  },
  {
    title: "Votre tour",
    lines: [
      "Vous déverrouillez ce qui est à vous et piochez 2 cartes. Viennent une phase principale, la bataille, et une seconde phase principale. C’est dans les phases principales qu’on joue ses cartes.",
      "Un agent ne peut pas se verrouiller le tour où il arrive : il n’attaque donc pas encore ; il peut défendre.",
      "À la fin vous défaussez jusqu’à 7 cartes.",
    ],
  },
  {
    title: "Les réponses : la file",
    lines: [
      "Tout ce que vous jouez entre dans une file. L’adversaire peut y répondre, puis vous à lui. Quand les deux passent, la dernière entrée a lieu, et chacun peut agir de nouveau.",
      "La vitesse décide de ce qui répond : la vitesse 1 ne répond à rien et veut votre propre phase principale ; la vitesse 2 répond à ce qui a la vitesse 1 ou 2 ; la vitesse 3 répond à tout, dans toute étape où l’on agit.",
      "Vous payez et choisissez les cibles quand la carte entre dans la file. Une entrée dont toutes les cibles ont disparu est annulée.",
    ],
  },
  {
    title: "La bataille",
    lines: [
      "Avance : envoyez des agents de votre zone de préparation dans les biomes ; puis l’adversaire peut le faire. Attaque : les agents d’un biome y attaquent le secteur ennemi, et se verrouillent.",
      "Défense : les agents adverses de ce biome peuvent s’interposer.",
      "Les agents à distance frappent d’abord, puis ceux de mêlée. Un attaquant que personne n’arrête ôte de la durabilité au secteur. Ensuite tous retournent en préparation.",
    ],
  },
];

/** What lies where. */
export const places: GameWords = {
  sector0: "Votre part d’un biome. Son nombre est sa durabilité : à 0 il est perdu.",
  biome0: "Un terrain entre les deux joueurs, où les agents se rencontrent dans la bataille.",
  staging: "Vos agents hors de la bataille, et tout ce qui reste à vous : logiciels, matériels et anomalies.",
  deck: "Vos cartes, face cachée.",
  cache: "Là où vont les cartes utilisées, défaussées et détruites.",
  archive: "Les cartes effacées : elles ont quitté la partie.",
  hand: "Les cartes que vous seul voyez, et que vous pouvez jouer.",
};
