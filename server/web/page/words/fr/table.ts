import type { table as english } from "../en/table.ts";
import type { Translation } from "../translation.ts";

export const table: Translation<typeof english> = {
  "table.label": "La table",
  "table.joining": "Vous prenez place…",
  "table.turn": "Tour {n}",
  "table.phases": "Phases",
  "table.away": "La ligne est coupée ; retour en cours…",
  "table.playHere": "Vous jouez dans une autre fenêtre. Jouer ici",
  "table.behind": "{n} secondes de retard",
  "table.paused": "En pause : le serveur enregistre",
  "table.halted": "Arrêtée après une erreur",
  "table.lost": "Le serveur a perdu des coups que vous aviez vus ; la partie reprend d’avant eux",

  "mat.label": "Côté de {name}",

  "seat.nobody": "Personne",
  "seat.away": "absent",
  "seat.turn": "a le tour",
  "seat.asked": "doit répondre",
  "seat.hand": "{n} en main",

  "hand.label": "{zone}, à vous seul : {n}",
  "hand.zones": "Ce que vous seul voyez",

  "pile.open": "{label}, ouvrir",
  "pile.close": "Fermer",

  "card.hidden": "Une carte face cachée",
  "card.down": "face cachée",

  "waiting.label": "En attente : {n}",
  "waiting.title": "En attente",
  "waiting.empty": "Rien n’attend.",

  "log.title": "Journal",
  "log.label": "Ce qui s’est passé",

  "track.adventure": "L’aventure",
  "track.unknown": "inconnu",
  "track.hero": "héros",
  "track.companion": "compagnon",
  "track.biomes": "Biomes",
  "track.biome": "Biome {n}",
  "track.lost": "perdu",

  "clock.away": "peut s’absenter {time}",
  "clock.claim": "Réclamer la victoire",

  "over.won": "Vous gagnez ({how}).",
  "over.lost": "{names} gagne ({how}).",
  "over.draw": "Égalité ({how}).",

  "series.score": "{score} · au meilleur des {n}",
  "series.next": "La partie suivante commence dans",
  "series.waiting": "On attend l’autre ; au plus tard dans",
  "series.ready": "Prêt pour la suivante",
  "series.rematch": "Rejouer",
  "series.wanted": "{names} veut rejouer.",
  "series.asked": "L’autre doit encore le vouloir…",
  "swap.title": "Échanger des cartes",
  "swap.deck": "Dans le deck : {n}",
  "swap.side": "À côté : {n}",
};
