import type { words as english } from "./en.ts";

export const words: Readonly<Record<keyof typeof english, string>> = {
  "waiting.grand-archive": "Pile d’effets",
  "yes.grand-archive.may.due": "Payer {n}",
  "no.grand-archive.may.due": "La sacrifier",
  "yes.grand-archive.may.mulligan": "Piocher une nouvelle main",
  "no.grand-archive.may.mulligan": "Garder",
  "rule.grand-archive.0": "Immortalité",
  "rule.grand-archive.1": "protection contre les dégâts",
  "rule.grand-archive.2": "marqueurs de rempart",
  "rule.grand-archive.3": "un bouclier contre les dégâts de combat",
  "rule.grand-archive.4": "un bouclier contre les dégâts",
  "ask.grand-archive.may.due": "payer {n} pour les marqueurs de flétrissement, ou sacrifier la carte ?",
  "ask.grand-archive.choose.due": "payez {n} pour les marqueurs de flétrissement",
  "ask.grand-archive.window": "Opportunité : jouez ou utilisez quelque chose, ou passez",
  "ask.grand-archive.may.mulligan": "garder cette main ?",
  "game.grand-archive": "Grand Archive",
  "pitch.grand-archive": "Champions, mémoire et matériaux ; chaque action laisse une Opportunité.",
  "zone.grand-archive.main": "Deck principal",
  "zone.grand-archive.material": "Deck matériel",
  "zone.grand-archive.memory": "Mémoire",
  "zone.grand-archive.field": "Terrain",
  "zone.grand-archive.intent": "Intention",
  "zone.grand-archive.stack": "Sur la pile",
  "zone.grand-archive.lineage": "Lignée",
  "zone.grand-archive.loaded": "Chargé",
  "zone.grand-archive.graveyard": "Cimetière",
  "zone.grand-archive.banishment": "Bannissement",
  "keyword.grand-archive.agility":
    "Au début de la phase de fin, remettez autant de cartes de votre mémoire dans votre main.",
  "keyword.grand-archive.ambush": "Peut riposter sans être attaquée.",
  "keyword.grand-archive.cleave": "Attaque un joueur : tout ce qui peut y être attaqué défend.",
  "keyword.grand-archive.command": "Un allié se repose et attaque à la place de votre champion.",
  "keyword.grand-archive.efficiency": "Coûte moins, selon le niveau de votre champion.",
  "keyword.grand-archive.fastActivation": "Peut être activée à vitesse rapide.",
  "keyword.grand-archive.floatingMemory":
    "Peut être bannie de votre cimetière pour payer 1 d’un coût en mémoire.",
  "keyword.grand-archive.foster":
    "Est cultivée au début de votre phase de remémoration, si elle n’a pas subi de dégâts depuis la fin de votre dernier tour.",
  "keyword.grand-archive.hindered": "Entre sur le terrain reposée.",
  "keyword.grand-archive.immortality":
    "Ne peut aller du terrain au cimetière, sauf par la règle des objets uniques.",
  "keyword.grand-archive.onEnter": "Se produit quand elle entre sur le terrain.",
  "keyword.grand-archive.onDeath": "Se produit quand elle va du terrain au cimetière.",
  "keyword.grand-archive.onLeave": "Se produit quand elle quitte le terrain.",
  "keyword.grand-archive.onAttack": "Se produit quand elle attaque.",
  "keyword.grand-archive.onHit": "Se produit quand elle inflige des dégâts de combat.",
  "keyword.grand-archive.onKill": "Se produit quand ce à quoi elle inflige des dégâts de combat en meurt.",
  "keyword.grand-archive.onFoster": "Se produit quand elle est cultivée.",
  "keyword.grand-archive.onCharge":
    "Au début de votre phase de remémoration, elle reçoit un marqueur de charge ; ceci se produit une fois, à ce nombre.",
  "keyword.grand-archive.inheritedEffect":
    "Le champion le garde quand il monte de niveau depuis cette carte.",
  "keyword.grand-archive.lineage": "Seul un champion de cette lignée peut monter de niveau vers cette carte.",
  "keyword.grand-archive.link": "Entre sur le terrain liée à cet objet, et est sacrifiée sans lui.",
  "keyword.grand-archive.siegeable": "Peut être attaquée ; les dégâts lui ôtent des marqueurs de durabilité.",
  "keyword.grand-archive.brew":
    "Au lieu de son coût, vous pouvez sacrifier ceux-ci ; elle est alors infusée.",
  "keyword.grand-archive.glimpse":
    "Regardez autant de cartes du dessus de votre deck ; remettez chacune dessus ou au-dessous.",
  "keyword.grand-archive.suppress":
    "Est bannie, et revient sur le terrain au début de la prochaine phase de fin.",
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
  "keyword.grand-archive.trueSight": "Peut attaquer ce qui a Stealth.",
  "keyword.grand-archive.unblockable": "Son attaque ne peut pas être interceptée.",
  "keyword.grand-archive.vigor": "Se réveille au début de votre phase de fin.",
};
