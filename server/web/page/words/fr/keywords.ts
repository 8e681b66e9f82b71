import type { keywords as english } from "../en/keywords.ts";
import type { Translation } from "../translation.ts";

export const keywords: Translation<typeof english> = {
  "keyword.ucg.assist": "Peut aider un autre personnage dans une Rencontre.",
  "keyword.ucg.cunning": "Dans une Rencontre, elle peut utiliser ses capacités dont le coût est Activer.",
  "keyword.ucg.expertise": "Inflige ses dégâts avant les personnages qui ne l’ont pas.",
  "keyword.ucg.overpower": "Les dégâts que son bloqueur ne peut encaisser vont à l’adversaire.",
  "keyword.ucg.proficiency":
    "Inflige plus ou moins que son Combat ; elle encaisse toujours selon son Combat.",
  "keyword.ucg.revive": "Va en Zone Épuisée au lieu d’être tuée, jusqu’à autant de fois.",
  "keyword.ucg.swift": "Peut attaquer le tour où elle entre en jeu.",
  "keyword.ucg.unstoppable": "Ne peut pas être bloquée.",

  "keyword.nullshapers.evasion": "Seuls des agents avec évasion peuvent défendre contre elle.",
  "keyword.nullshapers.intercept": "Peut défendre dans tout biome.",
  "keyword.nullshapers.ready": "Peut se verrouiller le tour où elle arrive.",
  "keyword.nullshapers.secure": "Attaquer ne la verrouille pas.",
  "keyword.nullshapers.transfer":
    "Les dégâts qu’elle inflige à un agent dans un biome s’ajoutent aussi à votre secteur de ce biome.",

  "keyword.grand-archive.agility":
    "Au début de la phase de fin, autant de cartes reviennent de votre mémoire en main.",
  "keyword.grand-archive.ambush": "Peut riposter sans être attaquée.",
  "keyword.grand-archive.cleave": "Attaque un joueur : tout ce qui peut y être attaqué défend.",
  "keyword.grand-archive.command": "Un allié se repose et attaque à la place de votre champion.",
  "keyword.grand-archive.efficiency": "Coûte moins, selon le niveau de votre champion.",
  "keyword.grand-archive.fastActivation": "Peut être activée à vitesse rapide.",
  "keyword.grand-archive.floatingMemory":
    "Peut être bannie de votre cimetière pour payer 1 d’un coût en mémoire.",
  "keyword.grand-archive.foster":
    "Est cultivée au début de votre remémoration, si elle n’a pas subi de dégâts depuis la dernière.",
  "keyword.grand-archive.hindered": "Entre sur le terrain reposée.",
  "keyword.grand-archive.imbue":
    "Montrez autant de cartes de son élément parmi celles qui la paient ; elle est alors imprégnée.",
  "keyword.grand-archive.intercept": "Éveillée, peut prendre sur elle une attaque contre votre champion.",
  "keyword.grand-archive.interdiction": "Personne ne peut y répondre.",
  "keyword.grand-archive.kindle":
    "Jusqu’à autant de cartes de feu bannies de votre cimetière paient chacune 1 de son coût.",
  "keyword.grand-archive.multistrike": "Peut attaquer jusqu’à autant de cibles de plus.",
  "keyword.grand-archive.prepare":
    "Vous pouvez ôter autant de marqueurs de préparation à votre champion en la jouant ; elle est alors préparée.",
  "keyword.grand-archive.reservable": "Peut se reposer pour payer 1 d’un coût de réserve.",
  "keyword.grand-archive.retort": "Inflige d’autant plus de dégâts quand elle riposte.",
  "keyword.grand-archive.starcalling": "Peut être activée pour ce coût quand vous l’entrevoyez.",
  "keyword.grand-archive.steadfast": "Peut riposter en étant reposée, et ne se repose pas pour cela.",
  "keyword.grand-archive.stealth": "Ne peut être ni attaquée ni choisie par des attaques.",
  "keyword.grand-archive.taunt": "Doit être attaquée avant les autres unités.",
  "keyword.grand-archive.trueSight": "Peut attaquer ce qui est furtif.",
  "keyword.grand-archive.unblockable": "Son attaque ne peut pas être interceptée.",
  "keyword.grand-archive.vigor": "Ne se repose pas quand elle attaque.",

  "keyword.altered.defender": "Son Expédition n’avance pas au Crépuscule.",
  "keyword.altered.eternal": "Reste dans son Expédition la nuit.",
  "keyword.altered.gigantic": "Compte dans vos deux Expéditions.",
  "keyword.altered.seasoned": "Garde ses boosts quand elle va en Réserve.",
  "keyword.altered.tough": "Les adversaires paient plus pour la cibler.",
};
