import type { GameWords } from "../../plan.ts";

/** Ce que disent les cartes, par leurs phrases anglaises. */
export const cards: GameWords = {
  // Types and keywords.
  ordis: "ordis",
  yzmir: "yzmir",
  axiom: "axiom",
  muna: "muna",
  hero: "héros",
  character: "personnage",
  spell: "sort",
  permanent: "permanent",
  Soldier: "Soldat",
  Animal: "Animal",
  Construct: "Construction",
  Spirit: "Esprit",
  Citizen: "Citoyen",
  Mage: "Mage",
  Elemental: "Élémentaire",
  Rogue: "Roublard",
  Artisan: "Artisan",
  Messenger: "Messager",
  Robot: "Robot",
  Bureaucrat: "Bureaucrate",
  Gear: "Équipement",
  Druid: "Druide",
  Plant: "Plante",
  Quarry: "Carrière",
  Defender: "Défenseur",
  Eternal: "Éternelle",
  Gigantic: "Gigantesque",
  Seasoned: "Aguerrie",
  Tough: "Coriace",
  Cooldown: "Recharge",
  Fleeting: "Fugace",
  Anchored: "Ancrée",
  Asleep: "Endormie",
  Sabotage: "Sabotage",
  Resupply: "Ravitaillement",
  "After You": "Après vous",
  Support: "Soutien",

  // Lines of text, with # where a figure stands.
  "When you pass: If you control # or more Characters, target Character you control gains a boost.":
    "Quand vous passez : si vous contrôlez # Personnages ou plus, un Personnage ciblé que vous contrôlez gagne un boost.",
  "When I am played from Reserve: Draw a card.": "Quand je suis jouée depuis la Réserve : piochez une carte.",
  "When I join the Expedition zone: Create a Levy Guard token in your Companion Expedition.":
    "Quand je rejoins la zone d’Expédition : créez un jeton Levy Guard dans votre Expédition du Compagnon.",
  "Tough #": "Coriace #",
  "Exhaust me: Another target Character you control gains a boost.":
    "Épuisez-moi : un autre Personnage ciblé que vous contrôlez gagne un boost.",
  "Support — Discard me from Reserve: Target Character gains # boosts.":
    "Soutien — Défaussez-moi de la Réserve : un Personnage ciblé gagne # boosts.",
  "When I join the Expedition zone: I gain Anchored.":
    "Quand je rejoins la zone d’Expédition : je gagne Ancrée.",
  "When a Character you control joins the Expedition zone: That Character gains a boost.":
    "Quand un Personnage que vous contrôlez rejoint la zone d’Expédition : ce Personnage gagne un boost.",
  "Eternal, Seasoned": "Éternelle, Aguerrie",
  "Create a Levy Guard token in each of your Expeditions. Create a Levy Guard token in target Expedition.":
    "Créez un jeton Levy Guard dans chacune de vos Expéditions. Créez un jeton Levy Guard dans une Expédition ciblée.",
  "Move target Character you control to its other Expedition. Ready it. It gains # boosts.":
    "Déplacez un Personnage ciblé que vous contrôlez vers son autre Expédition. Redressez-le. Il gagne # boosts.",
  "Fleeting.": "Fugace.",
  "Target Expedition of yours moves forward one Region.":
    "Une de vos Expéditions ciblée avance d’une Région.",
  "Each player chooses a Character they control. Exhaust each Permanent your opponent controls. The chosen Characters gain a boost.":
    "Chaque joueur choisit un Personnage qu’il contrôle. Épuisez chaque Permanent de l’adversaire. Les Personnages choisis gagnent un boost.",
  "At Noon: You may pay # and put a card from your hand in Reserve to create a Levy Guard token in target Expedition.":
    "À Midi : vous pouvez payer # et mettre une carte de votre main en Réserve pour créer un jeton Levy Guard dans une Expédition ciblée.",
  "Each token Character you control gets +# Mountain.":
    "Chaque Personnage jeton que vous contrôlez gagne +# Montagne.",
  'Characters you control have "When I am played from Reserve: I gain a boost."':
    "Les Personnages que vous contrôlez ont « Quand je suis jouée depuis la Réserve : je gagne un boost. »",
  "Each Permanent in your hand costs # less and can't cost less than #.":
    "Chaque Permanent de votre main coûte # de moins et ne peut coûter moins de #.",
  "#, Exhaust me: Resupply.": "#, épuisez-moi : Ravitaillement.",
  "Exhaust me: Discard the top card of your deck. Target Character you control gets +# Water this Day.":
    "Épuisez-moi : défaussez la carte du dessus de votre deck. Un Personnage ciblé que vous contrôlez gagne +# Eau ce Jour.",
  "Support — Discard me from Reserve: Sabotage.": "Soutien — Défaussez-moi de la Réserve : Sabotage.",
  "Support — Discard me from Reserve: After You.": "Soutien — Défaussez-moi de la Réserve : Après vous.",
  "When I am played from Hand: Each player may Resupply.":
    "Quand je suis jouée depuis la main : chaque joueur peut faire un Ravitaillement.",
  "When I join the Expedition zone: Roll a die. If that number is # or more, I gain # boosts; otherwise, draw a card.":
    "Quand je rejoins la zone d’Expédition : lancez un dé. Si le résultat est de # ou plus, je gagne # boosts ; sinon, piochez une carte.",
  "When I join the Expedition zone: I gain Asleep.":
    "Quand je rejoins la zone d’Expédition : je gagne Endormie.",
  "When I leave the Expedition zone: Sabotage.": "Quand je quitte la zone d’Expédition : Sabotage.",
  "When one or more cards go to the discard pile from Reserve: I gain a boost.":
    "Quand une ou plusieurs cartes vont de la Réserve à la défausse : je gagne un boost.",
  "#, Exhaust me: Put target Spell from your discard pile in Reserve.":
    "#, épuisez-moi : mettez en Réserve un Sort ciblé de votre défausse.",
  "When I join the Expedition zone: Each player sacrifices a Character they control.":
    "Quand je rejoins la zone d’Expédition : chaque joueur sacrifie un Personnage qu’il contrôle.",
  "When I am played from Reserve: Play up to one Spell from your Reserve for free.":
    "Quand je suis jouée depuis la Réserve : jouez gratuitement jusqu’à un Sort de votre Réserve.",
  "Sabotage, then Resupply.": "Sabotage, puis Ravitaillement.",
  "Choose one: Target Character gains Asleep; or Draw # cards, then discard a card at random.":
    "Choisissez un mode : un Personnage ciblé gagne Endormie ; ou piochez # cartes, puis défaussez une carte au hasard.",
  "Choose one: Return target Character to its owner's hand; or Each Character you control loses Asleep, then Resupply and draw a card; or Put target card from a Reserve on top of its owner's deck.":
    "Choisissez un mode : renvoyez un Personnage ciblé dans la main de son propriétaire ; ou chaque Personnage que vous contrôlez perd Endormie, puis Ravitaillement et piochez une carte ; ou mettez une carte ciblée d’une Réserve sur le deck de son propriétaire.",
  "Put target Character or Permanent in its owner's Mana zone as an exhausted Mana Orb.":
    "Mettez un Personnage ou un Permanent ciblé dans le Mana de son propriétaire, comme Orbe de Mana épuisé.",
  "Reveal the top # cards of your deck. Put up to # revealed Characters in your Expeditions. They gain Fleeting. Discard each revealed card.":
    "Révélez les # cartes du dessus de votre deck. Mettez jusqu’à # Personnages révélés dans vos Expéditions. Ils gagnent Fugace. Défaussez chaque carte révélée.",
  "I come into play with # counters.": "J’arrive en jeu avec # marqueurs.",
  "At Dusk: You may spend # counter to keep target Expedition from moving forward this Day.":
    "Au Crépuscule : vous pouvez dépenser # marqueur pour qu’une Expédition ciblée n’avance pas ce Jour.",
  "If a nontoken Character you control would be discarded or sacrificed from the Expedition zone, put that Character in Reserve instead.":
    "Si un Personnage non jeton que vous contrôlez devait être défaussé ou sacrifié de la zone d’Expédition, mettez-le en Réserve à la place.",
  "Exhaust me: The next Permanent you play this turn costs # less (down to a minimum of #).":
    "Épuisez-moi : le prochain Permanent que vous jouez ce tour coûte # de moins (# au minimum).",
  "When I join the Expedition zone: If you control a Landmark Permanent, I gain a boost.":
    "Quand je rejoins la zone d’Expédition : si vous contrôlez un Permanent Repère, je gagne un boost.",
  "When I join the Expedition zone: Create a Cut Block token in your Landmarks.":
    "Quand je rejoins la zone d’Expédition : créez un jeton Cut Block dans vos Repères.",
  "Exhaust me: The next Robot Character you play this turn costs # less (down to a minimum of #).":
    "Épuisez-moi : le prochain Personnage Robot que vous jouez ce tour coûte # de moins (# au minimum).",
  "Scout #": "Éclaireur #",
  "When I am played from Hand: Resupply.": "Quand je suis jouée depuis la main : Ravitaillement.",
  "When I join the Expedition zone: Resupply. Exhaust it. If it is a Permanent, I gain # boosts.":
    "Quand je rejoins la zone d’Expédition : Ravitaillement. Épuisez cette carte. Si c’est un Permanent, je gagne # boosts.",
  "I cost # less from hand for each Permanent you control.":
    "Je coûte # de moins depuis la main pour chaque Permanent que vous contrôlez.",
  "If a Character you control would gain Asleep, that Character gains Anchored instead.":
    "Si un Personnage que vous contrôlez devait gagner Endormie, il gagne Ancrée à la place.",
  "When one or more Robot Characters you control gain boosts: Resupply.":
    "Quand un ou plusieurs Personnages Robot que vous contrôlez gagnent des boosts : Ravitaillement.",
  "When I join the Expedition zone: Count the least of # and the number of Landmark Permanents you control. Do this that many times: choose a Character you control, then it gains a boost.":
    "Quand je rejoins la zone d’Expédition : comptez le plus petit de # et du nombre de Permanents Repère que vous contrôlez. Faites autant de fois : choisissez un Personnage que vous contrôlez, puis il gagne un boost.",
  "When a Permanent comes under another player's control: Draw a card.":
    "Quand un Permanent passe sous le contrôle d’un autre joueur : piochez une carte.",
  "When you play another Permanent: If it is your turn of the Afternoon, I gain a boost.":
    "Quand vous jouez un autre Permanent : si c’est votre tour de l’Après-midi, je gagne un boost.",
  "Put the top card of your deck in your Mana zone as an exhausted Mana Orb. Resupply.":
    "Mettez la carte du dessus de votre deck dans votre Mana, comme Orbe de Mana épuisé. Ravitaillement.",
  "Activate the J abilities of target Character you control. It gains a boost.":
    "Activez les capacités J d’un Personnage ciblé que vous contrôlez. Il gagne un boost.",
  "Each Asleep Character you control loses Asleep. Target Boosted Character gains Anchored. Each Character you control with Gigantic gains a boost.":
    "Chaque Personnage Endormi que vous contrôlez perd Endormie. Un Personnage boosté ciblé gagne Ancrée. Chaque Personnage que vous contrôlez avec Gigantesque gagne un boost.",
  "You may play a Permanent now for # less (down to a minimum of #) to draw a card.":
    "Vous pouvez jouer un Permanent maintenant pour # de moins (# au minimum) pour piocher une carte.",
  "Choose two: draw a card; or target Character gains # boosts; or it gains Asleep; or Resupply.":
    "Choisissez deux modes : piochez une carte ; ou un Personnage ciblé gagne # boosts ; ou il gagne Endormie ; ou Ravitaillement.",
  "Choose one: Target Landmark Permanent your opponent controls joins your Landmarks; or Put target Character your opponent controls with Mountain # or less in Reserve.":
    "Choisissez un mode : un Permanent Repère ciblé de l’adversaire rejoint vos Repères ; ou mettez en Réserve un Personnage ciblé de l’adversaire de Montagne # ou moins.",
  "Discard target Character or Expedition Permanent. Create # Cut Block tokens in its controller's Landmarks.":
    "Défaussez un Personnage ou un Permanent d’Expédition ciblé. Créez # jetons Cut Block dans les Repères de son contrôleur.",
  "Each Character you control in my Expedition gets +# Mountain and +# Water.":
    "Chaque Personnage que vous contrôlez dans mon Expédition gagne +# Montagne et +# Eau.",
  "#, Exhaust me, Your opponent Resupplies: Draw a card.":
    "#, épuisez-moi, l’adversaire fait un Ravitaillement : piochez une carte.",
  "Exhaust me, Sacrifice another Character or token Permanent you control: Draw a card.":
    "Épuisez-moi, sacrifiez un autre Personnage ou un Permanent jeton que vous contrôlez : piochez une carte.",
  "When you sacrifice a Permanent: Choose up to one Character you control, then it gains a boost.":
    "Quand vous sacrifiez un Permanent : choisissez jusqu’à un Personnage que vous contrôlez, puis il gagne un boost.",
  "Exhaust me: The next time you play a Character this Afternoon, activate the J abilities of that card.":
    "Épuisez-moi : la prochaine fois que vous jouez un Personnage cet Après-midi, activez les capacités J de cette carte.",
  "Create a Pit Lamp token in each of your Expeditions. Exhaust them. The next Spell you play this Day costs # less (down to a minimum of #).":
    "Créez un jeton Pit Lamp dans chacune de vos Expéditions. Épuisez-les. Le prochain Sort que vous jouez ce Jour coûte # de moins (# au minimum).",
  "When an Expedition of yours moves forward due to Forest: Up to one target Character you control gains a boost.":
    "Quand une de vos Expéditions avance grâce à la Forêt : jusqu’à un Personnage ciblé que vous contrôlez gagne un boost.",
  "When I join the Expedition zone: If my Expedition is in a Forest Region, I gain a boost.":
    "Quand je rejoins la zone d’Expédition : si mon Expédition est dans une Région de Forêt, je gagne un boost.",
  "When you pass: If you have passed first, I gain a boost; otherwise, Resupply.":
    "Quand vous passez : si vous avez passé en premier, je gagne un boost ; sinon, Ravitaillement.",
  "When an Expedition of yours Ascends: I gain a boost.":
    "Quand une de vos Expéditions s’élève : je gagne un boost.",
  "Each Character you control in an Ascended Expedition gets +# Forest.":
    "Chaque Personnage que vous contrôlez dans une Expédition élevée gagne +# Forêt.",
  "When I join the Expedition zone: Create a Seedling token in the Expedition facing me.":
    "Quand je rejoins la zone d’Expédition : créez un jeton Seedling dans l’Expédition qui me fait face.",
  "When I go to Reserve, the discard pile or your hand from the Expedition zone: Create a Seedling token in my Expedition.":
    "Quand je vais de la zone d’Expédition en Réserve, à la défausse ou dans votre main : créez un jeton Seedling dans mon Expédition.",
  "When my Expedition fails to move forward: Draw a card.":
    "Quand mon Expédition n’avance pas : piochez une carte.",
  "I get +X Water, where X is the number of Expeditions of yours in a Water Region.":
    "Je gagne +X Eau, où X est le nombre de vos Expéditions dans une Région d’Eau.",
  "While it is Dusk or Night, I get +# Forest.":
    "Tant que c’est le Crépuscule ou la Nuit, je gagne +# Forêt.",
  "I can't be played unless you control no Characters.":
    "Je ne peux être jouée que si vous ne contrôlez aucun Personnage.",
  "When I am played from Hand: If it is your turn of the Afternoon, your opponent draws a card.":
    "Quand je suis jouée depuis la main : si c’est votre tour de l’Après-midi, l’adversaire pioche une carte.",
  "I cost # less from hand for each Animal Character you control (down to a minimum of #).":
    "Je coûte # de moins depuis la main pour chaque Personnage Animal que vous contrôlez (# au minimum).",
  "When I join the Expedition zone: If the number of base statistics of # among Characters you control is # or more, draw a card.":
    "Quand je rejoins la zone d’Expédition : si le nombre de statistiques de base de # parmi les Personnages que vous contrôlez est de # ou plus, piochez une carte.",
  "Each other Character you control with a base statistic of # gets +# Water.":
    "Chaque autre Personnage que vous contrôlez avec une statistique de base de # gagne +# Eau.",
  "#, Exhaust me: Roll a die, then if that number is # or more, Resupply.":
    "#, épuisez-moi : lancez un dé, puis si le résultat est de # ou plus, Ravitaillement.",
  "When you roll a die: I gain a boost.": "Quand vous lancez un dé : je gagne un boost.",
  "When I join the Expedition zone: Create # Seedling tokens in my Expedition.":
    "Quand je rejoins la zone d’Expédition : créez # jetons Seedling dans mon Expédition.",
  "Each Character you control named Seedling gets +# Forest.":
    "Chaque Personnage nommé Seedling que vous contrôlez gagne +# Forêt.",
  "Target Character you control gains boosts equal to half the highest Forest among Characters you control, rounded up.":
    "Un Personnage ciblé que vous contrôlez gagne autant de boosts que la moitié de la plus haute Forêt parmi les Personnages que vous contrôlez, arrondie au-dessus.",
  "Each card in your Reserve can be played while exhausted.":
    "Chaque carte de votre Réserve peut être jouée épuisée.",
  "When I am played from Reserve: If the number of the day is odd, Resupply.":
    "Quand je suis jouée depuis la Réserve : si le nombre du jour est impair, Ravitaillement.",
  "If my Expedition would move forward, discard me and the Expedition facing me moves backward one Region instead.":
    "Si mon Expédition devait avancer, défaussez-moi et l’Expédition qui me fait face recule d’une Région à la place.",
  "I am In Contact and count as behind.": "Je suis au Contact et compte comme étant en arrière.",
  "When a Character you control changes Expeditions: That Character gains a boost.":
    "Quand un Personnage que vous contrôlez change d’Expédition : ce Personnage gagne un boost.",
  "Target Expedition of yours Ascends, then Resupply.":
    "Une de vos Expéditions ciblée s’élève, puis Ravitaillement.",
  "For each Character you control in a Forest Region, it gains a boost. If the number of visible Forest Regions is even, draw a card; otherwise, Resupply.":
    "Chaque Personnage que vous contrôlez dans une Région de Forêt gagne un boost. Si le nombre de Régions de Forêt visibles est pair, piochez une carte ; sinon, Ravitaillement.",
  "Each Character your opponent controls In Contact gains Asleep. Each Character you control in an Expedition that is behind gains a boost.":
    "Chaque Personnage de l’adversaire au Contact gagne Endormie. Chaque Personnage que vous contrôlez dans une Expédition en arrière gagne un boost.",
  "Move target Character your opponent controls with Forest # or less to the Expedition facing it.":
    "Déplacez un Personnage ciblé de l’adversaire de Forêt # ou moins vers l’Expédition qui lui fait face.",
  "Target Expedition of your opponent's that is ahead moves backward one Region. That Expedition's controller draws a card.":
    "Une Expédition ciblée de l’adversaire qui est en avant recule d’une Région. Le contrôleur de cette Expédition pioche une carte.",
  "If you are first player, Resupply; otherwise, you become first player, then draw a card.":
    "Si vous êtes premier joueur, Ravitaillement ; sinon, vous devenez premier joueur, puis piochez une carte.",
  "Draw # cards. Each Character you control in the Companion Expedition gains a boost. You pass.":
    "Piochez # cartes. Chaque Personnage que vous contrôlez dans l’Expédition du Compagnon gagne un boost. Vous passez.",
  "If the distance of your Hero Expedition plus the distance of your Companion Expedition is # or more, you win the match; otherwise, each Expedition of yours Ascends, then draw a card.":
    "Si la distance de votre Expédition du Héros plus celle de votre Expédition du Compagnon est de # ou plus, vous gagnez la partie ; sinon, chacune de vos Expéditions s’élève, puis piochez une carte.",
  "Each player chooses up to one card in their hand. For each of them, its owner plays it for free.":
    "Chaque joueur choisit jusqu’à une carte de sa main. Le propriétaire de chacune la joue gratuitement.",
  "Sacrifice me: Target Character you control gains a boost.":
    "Sacrifiez-moi : un Personnage ciblé que vous contrôlez gagne un boost.",
  "Sacrifice me: Resupply.": "Sacrifiez-moi : Ravitaillement.",
  "Look at the top # cards of your deck. Return a card among them from your deck to its owner's hand. Put each card among them from your deck on the bottom of your deck.":
    "Regardez les # cartes du dessus de votre deck. Renvoyez une carte parmi elles dans la main de son propriétaire. Mettez chaque carte parmi elles au-dessous de votre deck.",
  "Activate one of the J abilities of target Character you control.":
    "Activez une des capacités J d’un Personnage ciblé que vous contrôlez.",
};
