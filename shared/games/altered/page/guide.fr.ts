import type { GameWords, Guide } from "../../plan.ts";

export const guide: Guide = [
  {
    title: "Comment on gagne",
    lines: [
      "Huit régions sont en ligne. Votre héros part d’un bout, votre compagnon de l’autre, et les leurs aussi. Gagne qui a le premier ses deux pions réunis, ou croisés.",
      "Si les deux y arrivent le même soir, le plus avancé gagne ; à égalité, une dernière bataille dans l’Arène décide.",
    ],
  },
  {
    title: "Comment on avance",
    lines: [
      "Vos personnages forment deux expéditions : celle du héros et celle du compagnon. Chacune fait face à la même expédition adverse.",
      "Au Crépuscule, une expédition avance d’une région si ses personnages ont ensemble plus que celle d’en face, dans au moins un terrain de la région où elle se trouve : Forêt, Montagne ou Eau. 0 ne suffit jamais.",
    ],
  },
  {
    title: "De quoi payer",
    lines: [
      "Vous commencez par mettre trois cartes de votre main en mana, et chaque Matin vous pouvez en mettre une de plus. Elles sont face cachée, et se redressent chaque Matin.",
      "Une carte a deux coûts : un pour la jouer de votre main, un pour la jouer de votre Réserve.",
    ],
  },
  {
    title: "La journée",
    lines: [
      "Matin : redressez tout, piochez 2 cartes, mettez une carte en mana. Après-midi : on joue à tour de rôle. À votre tour, autant d’actions rapides que vous voulez, puis une carte ou passer ; qui a passé ne joue plus de la journée.",
      "Crépuscule : les expéditions avancent. Nuit : tous les personnages vont dans votre Réserve, où il n’en reste qu’autant que votre héros le permet (2, sauf autre mention).",
    ],
  },
  {
    title: "Les cartes reviennent",
    lines: [
      "Un personnage de votre Réserve peut être joué une seconde fois, de là. Il est alors Fugace : il ira ensuite à la défausse.",
      "Un sort va aussi dans votre Réserve, une fois qu’il a eu lieu.",
    ],
  },
  {
    title: "Les réponses : les Réactions",
    lines: [
      "Rien ne se joue au tour de l’adversaire. Les cartes répondent d’elles-mêmes : quand arrive ce qu’attend une Réaction, elle va dans les Limbes.",
      "Après l’action de chaque tour, toutes les Réactions en attente sont jouées, d’abord toutes celles du joueur dont c’est le tour (sinon du premier joueur), dans l’ordre qu’il veut.",
    ],
  },
];

/** What lies where. */
export const places: GameWords = {
  heroExpedition: "Les personnages qui voyagent avec votre héros.",
  companionExpedition: "Les personnages qui voyagent avec votre compagnon.",
  hero: "Votre héros : il reste toute la partie, avec sa capacité et les limites de votre Réserve et de vos Repères.",
  reserve: "Les cartes qui peuvent être jouées encore une fois, pour leur second coût.",
  landmark: "Vos permanents qui ne vont en aucune expédition.",
  mana: "Les cartes, face cachée, qui en paient d’autres. Toutes sont prêtes chaque matin.",
  deck: "Vos cartes, face cachée. Quand il est vide, la défausse y est mélangée.",
  discard: "Les cartes jouées et perdues.",
  limbo: "Les cartes qui sont en train d’être jouées, et les Réactions qui attendent.",
  hand: "Les cartes que vous seul voyez, et que vous pouvez jouer.",
};
