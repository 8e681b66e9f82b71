import type { LessonTexts } from "../../lesson.ts";

export const texts: LessonTexts = {
  welcome:
    "Votre pioche est votre vie. Les dégâts que vous subissez mettent les cartes du dessus dans le Néant, et qui n’a plus de pioche a perdu. Le nombre à côté de chaque joueur dit combien de cartes il reste.",
  resource:
    "En bas se trouve votre main, que personne d’autre ne voit. Les cartes se paient en Terra. Une fois par tour, vous pouvez poser une Ressource : cliquez sur un Dune Well. Ce qui peut servir maintenant a un bord clair.",
  play: "Chaque Ressource donne un Terra par tour. Wagon Guard coûte 1 : cliquez dessus.",
  came: "Avant l’arrivée de votre carte, l’adversaire pouvait y répondre. Elle a laissé passer. Le Guard est maintenant dans votre zone active, avec 2 de Combat : il inflige 2 et supporte 2.",
  conflict:
    "Vous n’avez plus de quoi payer. Passez à la phase de Conflit, pendant laquelle les personnages attaquent.",
  attack: "Un personnage peut attaquer le tour où il arrive. Cliquez sur le Guard.",
  damage:
    "Personne n’a bloqué : 2 dégâts au joueur. Deux cartes du dessus de sa pioche sont maintenant dans le Néant. Votre Guard est épuisé jusqu’à votre prochain tour.",
  theirCard:
    "C’est son tour. Elle pose une Ressource, paie 1 et joue Lantern Scribe. Vous pourriez répondre, si vous aviez une réponse que vous pouvez payer.",
  second:
    "À vous : votre Guard et votre Ressource sont revenus, et vous avez pioché une carte. Posez une deuxième Ressource.",
  trap: "Sand Pit est un Piège caché. Il ne coûte rien et reste face cachée jusqu’à ce qu’un personnage vous attaque. Cliquez dessus pour le poser.",
  again: "Attaquez avec le Guard. Son Scribe a 1 de Combat et mourrait : il ne bloquera pas.",
  warden:
    "Deux cartes de plus ont quitté sa pioche. Avec deux Ressources, elle joue Reef Warden, qui a 3 de Combat.",
  third: "Posez votre troisième Ressource.",
  march:
    "Attaquez avec le Guard, même si le Warden peut le bloquer. Vous avez 3 Terra et une surprise en main.",
  blocked:
    "Elle bloque avec Reef Warden : 3 contre vos 2. Avant les dégâts, vous pouvez répondre. C’est le cœur de ce jeu.",
  answer:
    "Rally the Wagons donne 2 de Combat à un personnage jusqu’à la fin du tour. Cliquez dessus, puis sur votre Guard.",
  chain:
    "Ce qui a été ajouté en dernier s’est passé en premier : votre Guard avait 4 au moment des dégâts. Le Warden est abattu, et Rally the Wagons a envoyé les dégâts restants à sa pioche.",
  theyAttack:
    "Elle joue un autre Warden et vous attaque aussitôt avec lui. Un de ses personnages attaque : votre Sand Pit n’attendait que cela.",
  spring: "Cliquez sur le Sand Pit. Il demande sa cible : le Warden.",
  sprung:
    "3 dégâts : le Warden est abattu avant de vous atteindre. Un piège ne coûte pas de Terra, il sert à tous les tours.",
  fourth: "Il reste 5 cartes dans sa pioche. Posez votre quatrième Ressource : il vous faudra 4 Terra.",
  lancer: "Jouez Red Road Lancer pour 3. Il vous reste un Terra.",
  swift: "Le Lancer est Rapide : son Scribe, trop lent, ne peut pas le bloquer. Attaquez : 3 dégâts.",
  close: "Il reste deux cartes. Attaquez avec le Guard.",
  stopped: "Le Scribe s’interpose. Il va mourir, mais les dégâts n’atteindraient pas sa pioche.",
  last: "Vous avez un Terra, et vous savez quoi faire. Répondez avec Rally the Wagons sur votre Guard.",
  won: "4 dégâts : 1 pour le Scribe, et le reste a vidé sa pioche. Vous avez gagné ! Vous avez payé, attaqué, tendu un piège et répondu. Ensuite, affrontez des cartes qui répondent aux vôtres : une chaîne grandit tant que les deux joueurs peuvent payer.",
};
