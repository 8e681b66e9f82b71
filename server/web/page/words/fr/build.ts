import type { build as english } from "../en/build.ts";
import type { Translation } from "../translation.ts";

export const build: Translation<typeof english> = {
  "build.title": "{game} : composer un deck",
  "build.cards": "Cartes",
  "build.deck": "Deck : {n} cartes",
  "build.search": "Chercher nom, texte ou type",
  "build.type": "Type",
  "build.all": "tous les types",
  "build.found": "{n} cartes",
  "build.add": "{name}, {n} dans le deck : en ajouter une",
  "build.less": "{name} en moins",
  "build.more": "{name} en plus",
  "build.empty": "Cliquez sur une carte pour l’ajouter, clic droit pour la retirer.",
  "build.legal": "Ce deck est légal.",
  "build.illegal": "Ce deck n’est pas légal :",
  "build.load": "Partir d’un deck…",
  "build.name": "Nom du deck",
  "build.keep": "Garder",
  "build.kept": "Gardé",
  "build.drop": "Supprimer ce paquet",
  "build.curve": "Coûts",
  "build.types": "Types",
  "build.text": "En texte",
  "build.read": "Lire ce texte",
  "build.unknown": "Cartes inconnues : {lines}",
};
