import type { LessonTexts } from "../../lesson.ts";

export const texts: LessonTexts = {
  welcome:
    "Chacun de vous est un champion. Celui dont le champion a subi autant de dégâts qu’il a de vie a perdu ; dans cette leçon, c’est 8. Votre premier tour a pioché votre main.",
  recruit:
    "Les cartes se paient avec des cartes. Cinder Recruit coûte 1 : jouez-le, et une carte de votre main va dans votre mémoire en échange.",
  paid: "Le Recruit attend sur la pile, pour que l’adversaire puisse répondre. La carte avec laquelle vous avez payé est dans votre mémoire, face cachée ; elle revient en main à votre prochaine Remémoration.",
  attack: "Un allié peut attaquer le tour où il arrive. Attaquez son champion avec le Recruit.",
  strike:
    "Avant les dégâts, chacun a l’Opportunité d’utiliser des cartes rapides. Vous n’avez rien à ajouter : passez, elle passera aussi.",
  falcon: "1 dégât. C’est son tour : elle paie deux cartes pour Gale Falcon, qui a 3 de puissance.",
  theyAttack:
    "Et il vous attaque aussitôt. Vous ne pouvez pas encore l’arrêter : votre champion va prendre 3.",
  level:
    "À vous. Une fois par tour, vous pouvez matérialiser une carte de votre deck matériel. Ashka, Ember Duelist coûte 1 mémoire : une carte de votre mémoire, prise au hasard, qui ne revient pas. Matérialisez-la.",
  slash:
    "Votre champion a grandi, et les cartes de feu peuvent être jouées. Burning Slash est une carte d’attaque : votre champion attaque avec elle pour 3. Jouez-la et choisissez son champion.",
  recruitAgain: "Elle a pris 4. Attaquez aussi avec le Recruit : son champion, pas le Falcon.",
  comes: "Son Falcon attaque encore. Cette fois, vous avez une réponse.",
  bolt: "Flame Bolt est rapide : il se joue dès que vous avez l’Opportunité. Jouez-le sur le Falcon, 2 dégâts contre ses 2 de vie.",
  saved:
    "Votre Bolt est au sommet de la pile : il a lieu en premier. Le Falcon mourra avant de frapper, et son attaque avec lui.",
  last: "À vous, et elle a pris 5 sur 8. Attaquez son champion avec le Recruit.",
  finish:
    "1 ne suffit pas. Mais une carte rapide se joue aussi au milieu d’un combat : Flame Bolt sur son champion.",
  won: "2 du Bolt et 1 du Recruit : son champion est tombé, vous avez gagné ! Ensuite, surveillez votre mémoire : qui dépense tout pendant son tour n’a plus rien pour répondre.",
};
