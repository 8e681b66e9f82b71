import type { GameWords, Guide } from "../../plan.ts";

export const guide: Guide = [
  {
    title: "Comment on gagne",
    lines: [
      "Chaque joueur a un champion. Un champion dont les dégâts atteignent la vie meurt, et son joueur perd.",
      "Qui doit piocher dans un deck vide perd aussi.",
    ],
  },
  {
    title: "De quoi payer",
    lines: [
      "Une carte à coût de réserve se paie avec des cartes de votre main : autant vont dans votre mémoire, face cachée. À votre prochaine Remémoration toutes reviennent en main.",
      "Une carte à coût de mémoire se paie avec des cartes de votre mémoire, prises au hasard ; celles-là sont bannies et ne reviennent pas.",
      "Vos cartes sont donc votre argent. Jouer beaucoup maintenant laisse peu pour répondre jusqu’à votre prochain tour.",
    ],
  },
  {
    title: "Votre champion",
    lines: [
      "À côté de votre deck principal vous avez un deck matériel : des champions de niveaux plus hauts, et des regalia. Une fois par tour, en Phase de Matérialisation, vous pouvez payer une de ses cartes.",
      "Un champion du niveau suivant se pose sur l’ancien et garde ses dégâts. Ses éléments sont alors les vôtres ; les cartes d’autres éléments ne se jouent pas.",
    ],
  },
  {
    title: "Votre tour",
    lines: [
      "Réveillez ce qui est incliné, matérialisez, reprenez votre mémoire, piochez une carte. Vient la Phase principale : alliés, attaques, objets et autres cartes lentes, tant que rien n’attend sur la pile.",
      "Les cartes rapides et la plupart des capacités servent dès que vous avez l’Opportunité, au tour de n’importe qui.",
    ],
  },
  {
    title: "Les réponses : l’Opportunité",
    lines: [
      "Un seul joueur à la fois a l’Opportunité. Qui agit l’a de nouveau, et peut continuer ; qui passe la transmet.",
      "Quand tous ont passé de suite, la plus récente chose de la pile a lieu, et le joueur actif a de nouveau l’Opportunité. Quand tous passent et que la pile est vide, le tour avance.",
      "Votre réponse a donc lieu avant ce à quoi elle répond.",
    ],
  },
  {
    title: "Attaquer",
    lines: [
      "Inclinez un allié éveillé qui a de la puissance pour attaquer. Votre champion attaque avec une arme ou une carte d’attaque. Un allié peut attaquer le tour où il arrive.",
      "Le défenseur peut incliner des unités éveillées qu’on attaque pour riposter : les deux camps s’infligent alors leur puissance en même temps.",
      "Les dégâts d’un allié s’effacent à la fin du tour. Ceux d’un champion restent.",
    ],
  },
];

/** What lies where. */
export const places: GameWords = {
  intent: "La carte d’attaque ou l’arme de l’attaque en cours.",
  field: "Votre champion, vos alliés, vos objets et tout ce qui reste.",
  main: "Les cartes que vous piochez, face cachée.",
  material: "Les champions de niveau supérieur et les regalia. Vous seul y regardez.",
  memory: "Les cartes qui en ont payé d’autres, face cachée. Elles reviennent à votre Remémoration.",
  graveyard: "Là où vont les cartes utilisées, détruites et défaussées.",
  banishment: "Les cartes qui ont quitté la partie, sauf si une carte dit autre chose.",
  lineage: "Les niveaux d’avant, qui sont sous un champion.",
  loaded: "Les cartes qui sont dans une arme, prêtes à être tirées.",
  aside: "Les maîtrises : elles sont à côté de la partie et comptent pour un joueur.",
  stack: "Ce qui a été joué et n’est pas encore arrivé. Le plus récent arrive en premier.",
  hand: "Les cartes que vous seul voyez. Vous les jouez, et vous payez avec.",
};
