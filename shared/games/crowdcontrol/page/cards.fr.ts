import type { GameWords } from "../../plan.ts";

/** Ce que disent les cartes, par leurs phrases anglaises. */
export const cards: GameWords = {
  // Types and keywords.
  entity: "entité",
  place: "lieu",
  action: "action",
  headquarter: "quartier général",
  culture: "culture",
  technology: "technologie",
  nature: "nature",
  mysticism: "mysticisme",
  Kin: "Clan",
  Machine: "Machine",
  Beast: "Bête",
  Spirit: "Esprit",
  Avatar: "Avatar",
  Stone: "Pierre",
  Grove: "Bosquet",
  Village: "Village",
  Song: "Chant",
  Hunt: "Chasse",
  Vault: "Caveau",
  Adept: "Adepte",
  Rite: "Rite",
  Paper: "Papier",
  Works: "Atelier",
  Order: "Ordre",
  Pond: "Étang",
  Tide: "Marée",
  Periodic: "Périodique",
  Battlecry: "Cri de guerre",
  "On Spawn": "À l’arrivée",
  Arrival: "Accueil",
  "On Construction": "À la construction",
  "On Death": "À la mort",
  Avenge: "Vengeance",
  Channel: "Canalisation",
  Furious: "Furie",
  Loot: "Butin",
  Pay: "Payer",
  Tribute: "Tribut",
  Dismantle: "Démantèlement",
  Dissolve: "Dissolution",
  "Discard Pay": "Défausser et payer",
  Grow: "Croissance",
  Produce: "Production",
  Insight: "Intuition",
  Delay: "Délai",
  Silence: "Silence",

  // Lines of text, with # where a figure stands.
  "On Death: Gain # wisdom.": "À la mort : gagnez # de sagesse.",
  "Pay #: Gain # wisdom. Deal # damage to this card.":
    "Payer # : gagnez # de sagesse. Infligez # de dégâts à cette carte.",
  "Pay #: Deal # damage to target opposing Entity. Deal # damage to this card.":
    "Payer # : infligez # de dégâts à une Entité adverse ciblée. Infligez # de dégâts à cette carte.",
  "Grow #. Produce. Insight #. Delay #.": "Croissance #. Production. Intuition #. Délai #.",
  "On Spawn: Create a Beast token.": "À l’arrivée : créez un jeton Beast.",
  "Pay #: Target friendly Entity gets +#/+#.": "Payer # : une Entité amie ciblée gagne +#/+#.",
  "Loot: Gain # wisdom.": "Butin : gagnez # de sagesse.",
  "Furious: This card gets +#/+#.": "Furie : cette carte gagne +#/+#.",
  "Battlecry: Target friendly Entity gets +#/+#.": "Cri de guerre : une Entité amie ciblée gagne +#/+#.",
  "On Spawn: Create a Recruit token.": "À l’arrivée : créez un jeton Recruit.",
  "Arrival: Your Headquarter gets +# health.": "Accueil : votre Quartier général gagne +# santé.",
  "Avenge: Deal # damage to target opposing Headquarter or Place.":
    "Vengeance : infligez # de dégâts à un Quartier général ou un Lieu adverse ciblé.",
  "Periodic: Heal a random friendly Entity to full health.":
    "Périodique : soignez entièrement une Entité amie au hasard.",
  "Channel: A random friendly Entity gets +#/+#.": "Canalisation : une Entité amie au hasard gagne +#/+#.",
  "Periodic: Gain # mana.": "Périodique : gagnez # de mana.",
  "Periodic: Create a Recruit token.": "Périodique : créez un jeton Recruit.",
  "Tribute: Gain # wisdom.": "Tribut : gagnez # de sagesse.",
  "Gain # wisdom. Grow #.": "Gagnez # de sagesse. Croissance #.",
  "Create # Recruit tokens. Each friendly Kin gets +#/+#.":
    "Créez # jetons Recruit. Chaque Clan ami gagne +#/+#.",
  "X is the attack of target friendly Entity. Deal X damage to target opposing Entity.":
    "X est l’attaque d’une Entité amie ciblée. Infligez X de dégâts à une Entité adverse ciblée.",
  "Draw a Kin Entity. Target Entity in your hand gets +#/+#.":
    "Piochez une Entité Clan. Une Entité ciblée de votre main gagne +#/+#.",
  "Target friendly Entity may attack in the turn it entered. Combat damage left over from target friendly Entity (which may be the same) goes on to a Place or the Headquarter.":
    "Une Entité amie ciblée peut attaquer le tour de son arrivée. Les dégâts de combat restants d’une Entité amie ciblée (qui peut être la même) passent à un Lieu ou au Quartier général.",
  "Move target opposing Entity to its other lane. Gain # wisdom.":
    "Déplacez une Entité adverse ciblée vers son autre voie. Gagnez # de sagesse.",
  "Return target friendly Entity to your hand. Up to # Entities in your hand cost # less.":
    "Renvoyez une Entité amie ciblée dans votre main. Jusqu’à # Entités de votre main coûtent # de moins.",
  "Put target Entity that costs # or less from your Dust Pile onto the board.":
    "Mettez sur le plateau une Entité ciblée de votre Tas de poussière qui coûte # ou moins.",
  "Additional cost: sacrifice an Entity.": "Coût supplémentaire : sacrifiez une Entité.",
  "Gain # wisdom.": "Gagnez # de sagesse.",
  "On Spawn: Create a Powerstone token.": "À l’arrivée : créez un jeton Powerstone.",
  "Dissolve #: Gain # wisdom.": "Dissolution # : gagnez # de sagesse.",
  "On Death: Repair # health of a random friendly Headquarter or Place.":
    "À la mort : réparez # de santé d’un Quartier général ou d’un Lieu ami au hasard.",
  "On Spawn: Deal # damage to target opposing Entity.":
    "À l’arrivée : infligez # de dégâts à une Entité adverse ciblée.",
  "On Spawn: Return target Action from your Dust Pile to your hand.":
    "À l’arrivée : renvoyez une Action ciblée de votre Tas de poussière dans votre main.",
  "On Spawn: Discard a card.": "À l’arrivée : défaussez une carte.",
  "Battlecry: This card gets +#/+#. Deal # damage to this card.":
    "Cri de guerre : cette carte gagne +#/+#. Infligez # de dégâts à cette carte.",
  "On Construction: Create a Spirit token.": "À la construction : créez un jeton Spirit.",
  "Pay #: Deal # damage to target opposing Entity.":
    "Payer # : infligez # de dégâts à une Entité adverse ciblée.",
  "Pay X: Gain X wisdom.": "Payer X : gagnez X de sagesse.",
  "Dismantle: Gain # wisdom.": "Démantèlement : gagnez # de sagesse.",
  "Discard and pay #: Create a Bot token.": "Défausser et payer # : créez un jeton Bot.",
  "Deal # damage to target opposing Headquarter or Place.":
    "Infligez # de dégâts à un Quartier général ou un Lieu adverse ciblé.",
  "Silence target opposing Entity. Gain # wisdom.":
    "Réduisez au Silence une Entité adverse ciblée. Gagnez # de sagesse.",
  "Return target opposing Entity to its owner's hand.":
    "Renvoyez une Entité adverse ciblée dans la main de son propriétaire.",
  "Put the top # cards of your opponent's deck into the Dust Pile. Put a random card from your opponent's Dust Pile into the Void.":
    "Mettez les # cartes du dessus du deck adverse dans le Tas de poussière. Mettez une carte au hasard du Tas de poussière adverse dans le Néant.",
  "Kill target opposing Entity.": "Tuez une Entité adverse ciblée.",
  "Deal # damage to each opposing Entity. Deal # damage to each friendly Entity.":
    "Infligez # de dégâts à chaque Entité adverse. Infligez # de dégâts à chaque Entité amie.",
  "Draw an Action. Put the top card of your deck into the Dust Pile.":
    "Piochez une Action. Mettez la carte du dessus de votre deck dans le Tas de poussière.",
  "Draw a Place. Up to one Place in your hand costs # less.":
    "Piochez un Lieu. Jusqu’à un Lieu de votre main coûte # de moins.",
  "Up to # Actions in your hand cost # less. Gain # wisdom.":
    "Jusqu’à # Actions de votre main coûtent # de moins. Gagnez # de sagesse.",
  "Return target Place from your Dust Pile to your hand. Put target Place that costs # or less from your Dust Pile onto the board.":
    "Renvoyez un Lieu ciblé de votre Tas de poussière dans votre main. Mettez sur le plateau un Lieu ciblé de votre Tas de poussière qui coûte # ou moins.",
  "Choose target card in your opponent's Dust Pile. Put the chosen card into the Void. Gain # wisdom.":
    "Choisissez une carte ciblée du Tas de poussière adverse. Mettez la carte choisie dans le Néant. Gagnez # de sagesse.",
  "X is the number of your Machine cards on the board. Gain X wisdom. Return target Entity from your Dust Pile to your hand.":
    "X est le nombre de vos cartes Machine sur le plateau. Gagnez X de sagesse. Renvoyez une Entité ciblée de votre Tas de poussière dans votre main.",
  "Additional cost: put # cards from your Dust Pile into the Void.":
    "Coût supplémentaire : mettez # cartes de votre Tas de poussière dans le Néant.",
  "X is the number of Actions in your Dust Pile. Create an Avatar token of size X.":
    "X est le nombre d’Actions dans votre Tas de poussière. Créez un jeton Avatar de taille X.",
  "Additional cost: discard a card.": "Coût supplémentaire : défaussez une carte.",
  "Sacrifice a random friendly Entity. Deal # damage to a random friendly Headquarter or Place. Gain # wisdom.":
    "Sacrifiez une Entité amie au hasard. Infligez # de dégâts à un Quartier général ou un Lieu ami au hasard. Gagnez # de sagesse.",
  "On Spawn: Create a Rivet token.": "À l’arrivée : créez un jeton Rivet.",
  "On Spawn: This card may attack in the turn it entered.":
    "À l’arrivée : cette carte peut attaquer le tour de son arrivée.",
  "On Spawn: Each friendly Machine gets +#/+#.": "À l’arrivée : chaque Machine amie gagne +#/+#.",
  "Periodic: Create a Rivet token.": "Périodique : créez un jeton Rivet.",
  "Create # Apprentice tokens. Each friendly Kin gets +#/+#.":
    "Créez # jetons Apprentice. Chaque Clan ami gagne +#/+#.",
  "Draw a Machine Entity. Target Entity in your hand gets +#/+#.":
    "Piochez une Entité Machine. Une Entité ciblée de votre main gagne +#/+#.",
  "On Spawn: Create a Toad token.": "À l’arrivée : créez un jeton Toad.",
  "On Spawn: Create a Wisp token.": "À l’arrivée : créez un jeton Wisp.",
  "Periodic: Deal # damage to target opposing Headquarter or Place.":
    "Périodique : infligez # de dégâts à un Quartier général ou un Lieu adverse ciblé.",
  "Look at the top # cards of your deck, put one of them into your hand, and the rest on the bottom of your deck.":
    "Regardez les # cartes du dessus de votre deck, mettez-en une dans votre main et les autres au-dessous de votre deck.",
  "Draw an Entity named Old Heron.": "Piochez une Entité nommée Old Heron.",
  "On Construction: Create a Wisp token.": "À la construction : créez un jeton Wisp.",
  "Periodic: Create a Toad token.": "Périodique : créez un jeton Toad.",
  "X is the number of Entities in your Dust Pile. Deal X damage to target opposing Headquarter or Place.":
    "X est le nombre d’Entités dans votre Tas de poussière. Infligez X de dégâts à un Quartier général ou un Lieu adverse ciblé.",
};
