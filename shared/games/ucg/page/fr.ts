import type { words as english } from "./en.ts";

export const words: Readonly<Record<keyof typeof english, string>> = {
  "waiting.ucg": "Chaîne",
  "yes.ucg.mulligan": "Piocher une nouvelle main",
  "no.ucg.mulligan": "Garder",
  "ask.ucg.turn": "votre tour : jouez, utilisez une capacité, attaquez, ou passez à la phase suivante",
  "ask.ucg.order.bide": "mettez en ordre les cartes dont l’heure est venue",
  "ask.ucg.window.chain": "ajoutez à la chaîne, ou passez",
  "game.ucg": "Universal Card Game",
  "pitch.ucg":
    "Des chaînes de réponses depuis des Zones d’Effet numérotées ; le dernier maillon se résout d’abord.",
  "zone.ucg.encounter": "Zone de Rencontre",
  "zone.ucg.active": "Zone Active",
  "zone.ucg.exhausted": "Zone Épuisée",
  "zone.ucg.effect": "Zones d’Effet",
  "zone.ucg.reserve": "Ressources",
  "zone.ucg.expended": "Dépensées",
  "zone.ucg.shadow": "Zone d’Ombre",
  "zone.ucg.ignition": "Zone d’Ignition",
  "keyword.ucg.assist": "Peut rejoindre un blocage qu’un autre personnage a commencé.",
  "keyword.ucg.cunning": "Dans une Rencontre, elle peut utiliser ses capacités dont le coût est Activer.",
  "keyword.ucg.expertise": "Inflige ses dégâts avant les personnages qui ne l’ont pas.",
  "keyword.ucg.overpower": "Les dégâts que son bloqueur ne peut encaisser vont à l’adversaire.",
  "keyword.ucg.proficiency":
    "Inflige plus ou moins que son Combat ; elle encaisse toujours selon son Combat.",
  "keyword.ucg.revive": "Va en Zone Épuisée au lieu d’être tuée, jusqu’à autant de fois.",
  "keyword.ucg.swift":
    "Ne peut être bloquée que par des personnages avec Swift, et peut elle-même bloquer tout personnage.",
  "keyword.ucg.unstoppable": "Ne peut pas être bloquée.",
};
