/** Les sets de cartes des joueurs. */
import type { sets as english } from "../en/sets.ts";
import type { Translation } from "../translation.ts";

export const sets: Translation<typeof english> = {
  "sets.title": "{game} : sets de cartes des joueurs",
  "sets.lead":
    "Un set est un fichier JSON de cartes et de decks. Une table qui le joue en nomme la version ; ce qui se joue la garde, quoi qu’il advienne du set.",
  "sets.mine": "Mes sets de cartes",
  "sets.off": "Personne ne peut garder de sets de cartes sur ce serveur.",
  "sets.account": "Les sets sont gardés pour les comptes : connectez-vous sur la première page.",
  "sets.own": "Les vôtres",
  "sets.none": "Vous n’en gardez aucun de ce jeu.",
  "sets.others": "Ceux des autres",
  "sets.of": "de {name}, {n} cartes",
  "sets.version": "Version {version} : l’empreinte de son contenu",
  "sets.access": "Qui peut le jouer",
  "sets.access.private": "Moi seul",
  "sets.access.link": "Qui a le lien",
  "sets.access.public": "Tout le monde",
  "sets.link": "Copier le lien",
  "sets.remove": "Retirer",
  "sets.sure": "Retirer pour de bon ?",
  "sets.hidden": "L’exploitant a caché ce set : personne ne commence plus avec lui.",
  "sets.keep": "Garder un set",
  "sets.file": "Choisir un fichier",
  "sets.place": "Comme quoi il est gardé",
  "sets.asNew": "Comme un nouveau set",
  "sets.instead": "Comme nouvelle version de {name}",
  "sets.keeping": "Le serveur lit le set…",
  "sets.kept": "{name} est gardé.",
  "sets.atTable": "Sets de joueurs à la table",
  "sets.noQueue": "Les sets de joueurs se jouent aux tables : pas quand on attend n’importe qui.",
  "sets.toBuild": "Construire avec les cartes de",
  "sets.played": "Avec",
  "sets.gone": "{name} (un set n’est plus là)",
};
