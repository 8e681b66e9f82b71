import type { words as english } from "./en.ts";

export const words: Readonly<Record<keyof typeof english, string>> = {
  "waiting.crowdcontrol": "Déclenchements",
  "game.crowdcontrol": "CrowdControl",
  "pitch.crowdcontrol": "Chacun prépare en secret, puis tout est révélé et se résout d’un coup.",
  "zone.crowdcontrol.attack": "Voie d’attaque",
  "zone.crowdcontrol.defense": "Voie de défense",
  "zone.crowdcontrol.places": "Lieux",
  "zone.crowdcontrol.hq": "Quartier général",
  "zone.crowdcontrol.action": "Actions",
  "zone.crowdcontrol.dust": "Poussière",
  "zone.crowdcontrol.away": "En route",
  "phase.crowdcontrol.S1": "croissance",
  "phase.crowdcontrol.S2": "pioche",
  "phase.crowdcontrol.M1": "engagement",
  "phase.crowdcontrol.M2": "cibles",
  "phase.crowdcontrol.M3": "résolution",
  "phase.crowdcontrol.B1": "voies",
  "phase.crowdcontrol.B2": "bataille",
  "phase.crowdcontrol.B3": "combat",
  "keyword.crowdcontrol.periodic": "Se produit au début de chaque tour.",
  "keyword.crowdcontrol.battlecry": "Se produit au début de chaque combat.",
  "keyword.crowdcontrol.onSpawn": "Se produit quand elle arrive sur le plateau.",
  "keyword.crowdcontrol.arrival": "Se produit quand une Entité amie arrive sur le plateau.",
  "keyword.crowdcontrol.onConstruction": "Se produit quand un autre Lieu ami arrive sur le plateau.",
  "keyword.crowdcontrol.onDeath": "Se produit quand elle va du plateau au Tas de poussière.",
  "keyword.crowdcontrol.avenge": "Se produit quand une autre Entité amie meurt.",
  "keyword.crowdcontrol.channel": "Se produit quand vous avez joué une Action.",
  "keyword.crowdcontrol.furious": "Se produit quand elle subit des dégâts.",
  "keyword.crowdcontrol.loot":
    "Se produit quand des dégâts de combat de vos Entités ont atteint le Quartier général adverse ou un Lieu.",
  "keyword.crowdcontrol.pay": "Au segment d’Engagement, payez autant de mana pour l’utiliser.",
  "keyword.crowdcontrol.tribute": "Au segment d’Engagement, sacrifiez une Entité amie pour l’utiliser.",
  "keyword.crowdcontrol.dismantle": "Au segment d’Engagement, sacrifiez un Lieu ami pour l’utiliser.",
  "keyword.crowdcontrol.dissolve":
    "Au segment d’Engagement, mettez autant de cartes de votre Tas de poussière dans le Néant pour l’utiliser.",
  "keyword.crowdcontrol.discardPay":
    "Au segment d’Engagement, défaussez une carte et payez autant de mana pour l’utiliser.",
  "keyword.crowdcontrol.grow":
    "Gagnez autant de points de croissance, un Quartier général à chaque segment de Ravitaillement ; 4 font 1 Taille.",
  "keyword.crowdcontrol.produce":
    "À chaque segment de Ravitaillement, gagnez autant de mana que votre Taille.",
  "keyword.crowdcontrol.insight": "À chaque segment de Ravitaillement, gagnez autant de sagesse.",
  "keyword.crowdcontrol.delay": "Ce qu’elle sait faire d’autre agit à partir de ce tour.",
  "keyword.crowdcontrol.silence": "L’Entité perd ses capacités.",
};
