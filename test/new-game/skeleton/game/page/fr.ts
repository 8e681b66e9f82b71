import type { SkeletonCode } from "../refusals.ts";
import type * as english from "./en.ts";

export const words: Readonly<Record<keyof typeof english.words, string>> = {
  "game.skeleton": "Skeleton",
  "pitch.skeleton": "Des créatures, des sorts, et une pile où la dernière réponse se produit d’abord.",
  "goal.skeleton": "Privez l’adversaire de ses points de vie, ou de ses cartes.",
  "waiting.skeleton": "Pile",
  "ask.skeleton.window.stack": "jouez une carte, attaquez, ou passez",
  "zone.skeleton.field": "Créatures",
  "zone.skeleton.stack": "Pile",
  "zone.skeleton.discard": "Défausse",
  "gauge.skeleton.life": "vie",
  "gauge.skeleton.mana": "mana",
};

export const told: Readonly<Record<keyof typeof english.told, string>> = {
  "phase.start": "La phase initiale commence.",
  "phase.main": "La phase principale commence.",
  "phase.end": "La phase de fin commence.",
  "entry.play": "{seat} joue {card}{on}.",
  "entry.attack": "{seat} déclare l’attaque de {card}{on}.",
  "called.attack": "l’attaque de {card}",
  "note.hurt": "{seat} subit {amount} dégâts.",
  "went.field.discard": "{thing} meurt.",
  "reason.life": "plus de vie",
  "move.cast": "",
  "move.spent": "",
  "move.enter": "{thing} arrive en jeu.",
};

export const refused: Readonly<Record<SkeletonCode, string>> = {
  NOT_YOUR_TURN: "Seul le joueur dont c’est le tour peut le faire.",
  STACK_NOT_EMPTY: "Pas tant que la pile contient quelque chose : répondez, ou passez.",
  NOT_ENOUGH_MANA: "Vous n’avez pas assez de mana.",
  TIRED: "Elle a attaqué, ou est arrivée ce tour.",
  ILLEGAL_TARGET: "Ce n’est pas une cible valable.",
  WRONG_ZONE: "Elle n’est pas là d’où elle pourrait servir.",
};
