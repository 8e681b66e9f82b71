import type { looks as english } from "../en/looks.ts";
import type { Translation } from "../translation.ts";

export const looks: Translation<typeof english> = {
  "looks.title": "Apparence",
  "looks.theme": "Thème",
  "looks.dark": "Sombre",
  "looks.light": "Clair",
  "looks.system": "Celui de la machine",
  "looks.cards": "Cartes",
  "looks.small": "Petites",
  "looks.usual": "Moyennes",
  "looks.large": "Grandes",
  "looks.contrast": "Contraste élevé",

  "result.label": "Le résultat",
  "result.won": "Victoire",
  "result.lost": "Défaite",
  "result.draw": "Partie nulle",
  "result.over": "La partie est finie",
  "result.last": "Les derniers coups",
  "result.see": "Voir la table",
  "rating.now": "Votre classement : {n}. Il change dès que tous peuvent voir la fin.",
  "rating.changed": "Votre classement : {before} → {n} ({change})",

  "home.next": "À apprendre ensuite",

  "stat.combat": "combat",
  "stat.power": "puissance",
  "stat.toughness": "endurance",
  "stat.requirement": "exigence",
  "stat.attack": "attaque",
  "stat.defense": "défense",
  "stat.level": "niveau",
  "stat.life": "vie",
  "stat.durability": "durabilité",
  "stat.forest": "forêt",
  "stat.mountain": "montagne",
  "stat.water": "eau",
  "stat.health": "santé",
  "stat.glow": "éclat",
};
