import type { GameWords, Guide } from "../../plan.ts";

export const guide: Guide = [
  {
    title: "Comment on gagne",
    lines: [
      "Qui n’a plus de carte dans son deck perd. Les dégâts à un joueur mettent autant de cartes du dessus de son deck dans le Vide.",
      "Piocher vide aussi votre deck : le temps coûte une carte par tour.",
      "Un Architecte de l’Ombre prend tous les dégâts à la place de son joueur, jusqu’à l’épuisement de sa Puissance ; le surplus est perdu.",
    ],
  },
  {
    title: "De quoi payer",
    lines: [
      "Une fois par tour, en Phase Principale, vous pouvez poser une Ressource de votre main. Chaque Ressource donne 1 Terra, une fois par tour : elle passe des Ressources aux Dépensées, et revient à votre Phase de Préparation.",
      "Le Terra ne se garde pas : vous jouez une carte, la payez, et alors seulement jouez la suivante.",
      "Un Personnage Épique ne coûte pas de Terra ; sa carte dit ce qu’il demande. Vous pouvez en jouer un par tour.",
    ],
  },
  {
    title: "Votre tour",
    lines: [
      "Préparation : vos personnages et Ressources reviennent. Aube : ce qui attend son heure s’en approche. Pioche : une carte.",
      "Principale : jouez personnages, effets, Pièges et une Ressource, autant que vous pouvez payer.",
      "Conflit : attaquez avec un personnage après l’autre. Un personnage peut attaquer le tour où il arrive.",
      "Vous choisissez quand passer à la phase suivante.",
    ],
  },
  {
    title: "Les réponses : la chaîne",
    lines: [
      "Après tout ce que vous jouez, attaque ou blocage compris, l’adversaire peut ajouter une réponse, puis vous pouvez y répondre, et ainsi de suite. Seuls répondent les effets Immédiats, les capacités et les Pièges dont le Contact est rempli.",
      "Qui passe clôt la chaîne aussitôt. La dernière réponse a lieu d’abord, et ce qui a tout commencé en dernier.",
      "Une réponse attend dans une de vos cinq Zones d’Effet. Sans zone libre vous ne pouvez pas répondre, et un Piège qui s’y trouve prend sa place.",
      "Ce qui a perdu sa cible ne fait rien. Ce qui est annulé ne fait rien. Aucun coût n’est rendu.",
    ],
  },
  {
    title: "Attaquer",
    lines: [
      "L’attaquant va dans la Zone de Rencontre. Le défenseur peut répondre, puis bloquer avec un personnage de la Zone Active.",
      "Attaquant et bloqueur s’infligent leur Combat en même temps. Des dégâts égaux à son propre Combat tuent un personnage.",
      "Un attaquant que personne ne bloque blesse le joueur. Il est ensuite épuisé jusqu’à votre prochaine Préparation, et ne peut donc pas bloquer.",
    ],
  },
  {
    title: "Les Pièges",
    lines: [
      "Ils ne coûtent rien et restent dans vos Zones d’Effet. Un Mandataire est face visible et reçoit un marqueur à chacune de vos Aubes ; avec assez de marqueurs il commence de lui-même.",
      "Un Piège Caché est face cachée. Vous pouvez le retourner dès que son Contact est rempli, même le tour où vous le posez.",
    ],
  },
];

/** What lies where. */
export const places: GameWords = {
  encounter: "L’attaquant et ses bloqueurs s’y rencontrent, jusqu’à la fin de l’affrontement.",
  active: "Les personnages qui peuvent attaquer, bloquer et servir.",
  exhausted: "Les personnages qui ont agi. Votre phase de préparation les ramène.",
  effect:
    "Cinq places pour les réponses qui attendent leur tour, et pour les cartes qui attendent, face cachée, leur moment.",
  reserve: "De quoi payer : chacune donne 1 Terra par tour.",
  expended: "Les ressources qui ont payé ce tour-ci.",
  deck: "Vos cartes, face cachée. Elles sont aussi votre vie : qui a un deck vide perd.",
  void: "Les cartes jouées, détruites et perdues, la plus récente dessus.",
  shadow: "Votre Architecte de l’Ombre, dès que vous avez les ressources qu’il demande.",
  ignition: "La carte ou la capacité qui est jouée en ce moment.",
  hand: "Les cartes que vous seul voyez, et que vous pouvez jouer.",
};
