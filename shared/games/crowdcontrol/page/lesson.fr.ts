import type { LessonTexts } from "../../lesson.ts";

export const texts: LessonTexts = {
  welcome:
    "Chacun a un Quartier général. Celui dont le Quartier général n’a plus de vie a perdu ; dans cette leçon, chacun en a 7. Personne n’a la main : tous deux préparent leur tour en même temps, et nul ne voit ce que prépare l’autre.",
  runner:
    "Votre Quartier général donne 1 mana, et 1 de plus chaque tour. Burr Runner coûte 1, inflige 2 et supporte 1. Jouez-le et choisissez la ligne d’Attaque : de là, il vise le Quartier général adverse.",
  commit: "Vous seul le savez encore. Validez : quand les deux l’ont fait, tout est révélé.",
  shown:
    "Elle a joué Soot Drone dans sa ligne d’Attaque. Personne n’a combattu : ce qui vient d’arriver n’attaque pas encore. Dès maintenant, son Drone le fera.",
  guard:
    "Vous avez 2 manas. La première de votre ligne de Défense barre la route à la première de sa ligne d’Attaque. Jouez Mosshide Guard, qui supporte 4, en Défense.",
  commitAgain: "Validez, et voyez ce qu’elle a préparé.",
  stay: "Elle a mis Cinder Adept à côté du Drone. Chacun peut maintenant déplacer des Entités entre ses lignes, toujours en secret. Les vôtres sont bien placées : verrouillez vos lignes.",
  fought:
    "Son Drone a frappé votre Guard, qui a riposté. Votre Runner n’avait personne en face : l’Ember Archive a pris 2, il lui reste 5.",
  cousin:
    "Vous avez 3 manas. Blood Cousin inflige 3 ; il pourra attaquer dès le tour suivant. Jouez-le en Attaque.",
  expect: "Validez.",
  home: "Pensez comme elle. Son Adept, 2 contre 1 de vie, veut cette fois barrer la route à votre Runner. Si vous le croyez, passez le Runner en Défense : choisissez de changer de ligne, puis le Runner.",
  lock: "Verrouillez vos lignes. Personne n’a vu ce que vous avez changé.",
  guessed:
    "Vous aviez raison : son Adept est passé en Défense et n’a trouvé personne, et son Drone est tombé devant votre Guard. Vous n’avez pas répondu à ce que vous voyiez, mais à ce que vous attendiez.",
  nothing:
    "Gardez vos cartes pour une fois : qui ne pose rien de nouveau n’a rien montré de nouveau. Validez.",
  charge:
    "Elle a vu votre Runner rentrer et veut attaquer avec l’Adept. Alors personne ne protège son Quartier général : 3 du Cousin et 2 du Runner font les 5 qui lui restent. Ramenez le Runner.",
  lockAll: "Verrouillez vos lignes, et voyez qui a mieux deviné.",
  won: "Son Adept est parti attaquer, et les deux vôtres n’ont trouvé personne. Le Quartier général est tombé : vous avez gagné ! Ensuite, découvrez les Actions et les Lieux : ce qui touche l’autre côté attend que chacun ait choisi ses cibles.",
};
