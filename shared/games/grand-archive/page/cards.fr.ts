import type { GameWords } from "../../plan.ts";
import { prices } from "./prices.fr.ts";

/** Ce que disent les cartes, par leurs phrases anglaises. */
export const cards: GameWords = {
  ...prices,
  // Types and keywords.
  warrior: "guerrier",
  champion: "champion",
  fire: "feu",
  mage: "mage",
  water: "eau",
  wind: "vent",
  ally: "allié",
  human: "humain",
  ogre: "ogre",
  beast: "bête",
  attack: "attaque",
  fast: "rapide",
  action: "action",
  slow: "lent",
  domain: "domaine",
  spirit: "esprit",
  regalia: "regalia",
  weapon: "arme",
  item: "objet",
  dragon: "dragon",
  phantasia: "phantasia",
  unique: "unique",
  herb: "herbe",
  ranger: "rôdeur",
  umbra: "umbra",
  Bow: "Arc",
  Aetherwing: "Aile d’éther",
  Knight: "Chevalier",
  Spell: "Sort",
  cleric: "clerc",
  luxem: "luxem",
  astra: "astra",
  exia: "exia",
  exalted: "exalté",
  status: "statut",
  mastery: "maîtrise",
  Agility: "Agilité",
  Ambush: "Embuscade",
  Cleave: "Fauchage",
  Command: "Ordre",
  Efficiency: "Efficacité",
  "Fast Activation": "Activation rapide",
  "Floating Memory": "Mémoire flottante",
  Foster: "Culture",
  Hindered: "Entrave",
  Immortality: "Immortalité",
  "On Enter": "À l’arrivée",
  "On Death": "À la mort",
  "On Sacrifice": "Au sacrifice",
  "On Banish": "Au bannissement",
  "On Leave": "Au départ",
  "On Attack": "À l’attaque",
  "On Hit": "À l’impact",
  "On Kill": "Au coup fatal",
  "On Foster": "À la culture",
  "On Charge": "À la charge",
  "Inherited Effect": "Effet hérité",
  Lineage: "Lignée",
  Link: "Lien",
  Siegeable: "Assiégeable",
  Brew: "Infusion",
  Glimpse: "Aperçu",
  Suppress: "Suppression",
  Imbue: "Imprégnation",
  Intercept: "Interception",
  Interdiction: "Interdiction",
  Kindle: "Embrasement",
  Multistrike: "Attaque multiple",
  Prepare: "Préparation",
  Reservable: "Réservable",
  Retort: "Réplique",
  Starcalling: "Appel des astres",
  Steadfast: "Constance",
  Stealth: "Discrétion",
  Taunt: "Provocation",
  "True Sight": "Vraie vue",
  Unblockable: "Imblocable",
  Ranged: "Distance",
  Spellshroud: "Voile contre les sorts",
  Omnishroud: "Voile total",
  Pride: "Orgueil",
  "Divine Relic": "Relique divine",
  Distant: "Distant",
  Ephemerate: "Éphémérité",
  Ephemeral: "Éphémère",
  Empower: "Pouvoir",
  Vigor: "Vigueur",

  // Lines of text, with # where a figure stands.
  "Ashka Lineage.": "Lignée d’Ashka.",
  "On Enter, draw # cards.": "À l’arrivée, piochez # cartes.",
  "On Enter, draw a card.": "À l’arrivée, piochez une carte.",
  "Inherited Effect: Pay #, Rest: Target ally gets +# Power until end of turn.":
    "Effet hérité : payez #, Repos : un allié ciblé gagne +# Puissance jusqu’à la fin du tour.",
  "Inherited Effect: Each attack you control gets +# Power.":
    "Effet hérité : chaque attaque que vous contrôlez gagne +# Puissance.",
  "Retort #": "Réplique #",
  "On Enter, your champion recovers #.": "À l’arrivée, votre champion récupère #.",
  "Maren Lineage.": "Lignée de Maren.",
  "On Enter, glimpse #. Draw a card.": "À l’arrivée, Aperçu #. Piochez une carte.",
  "Rest: Put a preparation counter on this card.":
    "Repos : mettez un marqueur de préparation sur cette carte.",
  "Remove # preparation counters: Draw a card.": "Retirez # marqueurs de préparation : piochez une carte.",
  "On Enter, put # enlighten counters on this card.":
    "À l’arrivée, mettez # marqueurs d’éveil sur cette carte.",
  "On Enter, return each rested ally your opponent controls to its owner's hand.":
    "À l’arrivée, renvoyez chaque allié reposé de l’adversaire dans la main de son propriétaire.",
  "Taunt, Steadfast": "Provocation, Constance",
  "On Attack, deal # damage to your opponent's champion.":
    "À l’attaque, infligez # de dégâts au champion de l’adversaire.",
  "Cleave, Hindered": "Fauchage, Entrave",
  "In your hand: Pay #, Discard this: Draw a card.":
    "Dans votre main : payez #, défaussez ceci : piochez une carte.",
  "Multistrike #": "Attaque multiple #",
  "On Kill, draw a card.": "Au coup fatal, piochez une carte.",
  "On Foster, put # buff counters on this card.":
    "À la culture, mettez # marqueurs de renfort sur cette carte.",
  "Agility #": "Agilité #",
  "On Enter, deal # damage to target unit.": "À l’arrivée, infligez # de dégâts à une unité ciblée.",
  "Kindle #": "Embrasement #",
  "On Hit, draw a card.": "À l’impact, piochez une carte.",
  "Deal # damage to target unit.": "Infligez # de dégâts à une unité ciblée.",
  "Choose one — Target unit gets +# Power until end of turn; or Wake up target rested ally you control.":
    "Choisissez un mode — une unité ciblée gagne +# Puissance jusqu’à la fin du tour ; ou éveillez un allié reposé ciblé que vous contrôlez.",
  "Deal X damage to target ally.": "Infligez X de dégâts à un allié ciblé.",
  "Siegeable.": "Assiégeable.",
  "Each ally you control gets +# Power.": "Chaque allié que vous contrôlez gagne +# Puissance.",
  "Draw # cards.": "Piochez # cartes.",
  "In your graveyard: Pay #, Banish this: Deal # damage to your opponent's champion.":
    "Dans votre cimetière : payez #, bannissez ceci : infligez # de dégâts au champion de l’adversaire.",
  "Brew — Sacrifice a Herb card.": "Infusion — sacrifiez une carte Herbe.",
  "Deal # damage to target unit. If this card is brewed, draw a card.":
    "Infligez # de dégâts à une unité ciblée. Si cette carte est infusée, piochez une carte.",
  "On Hit, your champion recovers #.": "À l’impact, votre champion récupère #.",
  "Rest: Load target attack from your graveyard into this card.":
    "Repos : chargez dans cette carte une attaque ciblée de votre cimetière.",
  "On Enter, put # bulwark counters on your champion.":
    "À l’arrivée, mettez # marqueurs de rempart sur votre champion.",
  "Pay #, Banish this: Prevent the next # damage that would be dealt to target unit this turn.":
    "Payez #, bannissez ceci : prévenez les # prochains dégâts qui seraient infligés à une unité ciblée ce tour.",
  "Pay #, Rest: Summon a Firebloom token. Activate this ability only at slow speed.":
    "Payez #, Repos : invoquez un jeton Firebloom. N’activez cette capacité qu’à vitesse lente.",
  "Each attack in your hand costs # less to activate.":
    "Chaque attaque de votre main coûte # de moins à activer.",
  "On Charge #, summon a Banner Bearer token.": "À la charge #, invoquez un jeton Banner Bearer.",
  "Stealth, Fast Activation": "Discrétion, Activation rapide",
  "Retort #, Intercept": "Réplique #, Interception",
  "On Leave, draw a card.": "Au départ, piochez une carte.",
  "On Enter, glimpse #.": "À l’arrivée, Aperçu #.",
  "On Death, deal # damage to your opponent's champion.":
    "À la mort, infligez # de dégâts au champion de l’adversaire.",
  "Whenever this wakes up, your champion recovers #.":
    "Chaque fois que ceci s’éveille, votre champion récupère #.",
  "On Attack, rest up to one target awake ally your opponent controls.":
    "À l’attaque, reposez jusqu’à un allié éveillé ciblé de l’adversaire.",
  "Negate target card activation an opponent controls.":
    "Contrez l’activation ciblée d’une carte d’un adversaire.",
  "Copy target card activation you control. You may change a target of it to another.":
    "Copiez l’activation ciblée d’une carte que vous contrôlez. Vous pouvez en changer une cible.",
  "Change a target of target layer an opponent controls to another. Draw a card.":
    "Changez une cible d’une strate ciblée d’un adversaire. Piochez une carte.",
  "Target unit loses all abilities until end of turn. Rest that unit.":
    "Une unité ciblée perd toutes ses capacités jusqu’à la fin du tour. Reposez cette unité.",
  "Suppress target ally.": "Suppression d’un allié ciblé.",
  "Starcalling #": "Appel des astres #",
  "Prepare #": "Préparation #",
  "If this card is prepared, deal # damage to target unit; otherwise, deal # damage to that unit.":
    "Si cette carte est préparée, infligez # de dégâts à une unité ciblée ; sinon, infligez # de dégâts à cette unité.",
  "Imbue #": "Imprégnation #",
  "Return target ally to its owner's hand. If this card is imbued, draw # cards.":
    "Renvoyez un allié ciblé dans la main de son propriétaire. Si cette carte est imprégnée, piochez # cartes.",
  "Link: target ally.": "Lien : un allié ciblé.",
  "The linked object cannot attack and gets -# Power.":
    "L’objet lié ne peut pas attaquer et prend -# Puissance.",
  "At the beginning of your main phase, deal # damage to your opponent's champion. Your champion recovers #.":
    "Au début de votre phase principale, infligez # de dégâts au champion de l’adversaire. Votre champion récupère #.",
  "Put a wither counter on target object your opponent controls that is not a champion.":
    "Mettez un marqueur de flétrissement sur un objet ciblé de l’adversaire qui n’est pas un champion.",
  "Target ally gains Immortality until end of turn. At the beginning of the next end phase, draw a card.":
    "Un allié ciblé gagne Immortalité jusqu’à la fin du tour. Au début de la prochaine phase de fin, piochez une carte.",
  "Put target action from your graveyard into your material deck preserved. Your champion recovers #.":
    "Mettez une action ciblée de votre cimetière dans votre deck matériel, préservée. Votre champion récupère #.",
  "Each other ally you control gets +# Life.": "Chaque autre allié que vous contrôlez gagne +# Vie.",
  "Rest: Glimpse #.": "Repos : Aperçu #.",
  "Sacrifice this: Prevent the next # damage that would be dealt to target unit this turn.":
    "Sacrifiez ceci : prévenez les # prochains dégâts qui seraient infligés à une unité ciblée ce tour.",
  "Your champion has time distorted.": "Votre champion a le temps distordu.",
  "Rest, Banish this: Your opponent skips their next draw phase. Activate this ability only at slow speed.":
    "Repos, bannissez ceci : l’adversaire saute sa prochaine phase de pioche. N’activez cette capacité qu’à vitesse lente.",
  "Whenever you return one or more cards from memory to hand, your champion recovers #.":
    "Chaque fois que vous remettez une ou plusieurs cartes de la mémoire en main, votre champion récupère #.",
  "Rest: Target ally switches its power and life until end of turn.":
    "Repos : un allié ciblé échange sa puissance et sa vie jusqu’à la fin du tour.",
  "Sedge Lineage.": "Lignée de Sedge.",
  "On Enter, draw a card into your memory.": "À l’arrivée, piochez une carte dans votre mémoire.",
  "Inherited Effect: Rest: Target ally you control becomes distant.":
    "Effet hérité : Repos : un allié ciblé que vous contrôlez devient distant.",
  "On Enter, banish up to one card in your graveyard. Put an omen counter on it.":
    "À l’arrivée, bannissez jusqu’à une carte de votre cimetière. Mettez un marqueur de présage dessus.",
  "As long as there is an omen in your banishment, each distant ally you control gains Ranged #.":
    "Tant qu’il y a un présage dans votre bannissement, chaque allié distant que vous contrôlez gagne Distance #.",
  "On Enter, deal damage to your opponent's champion equal to the least of # and the number of omens in your banishment.":
    "À l’arrivée, infligez au champion de l’adversaire autant de dégâts que le plus petit de # et du nombre de présages dans votre bannissement.",
  "Rest: The next ally you activate this turn costs # less and may be activated at fast speed.":
    "Repos : le prochain allié que vous activez ce tour coûte # de moins et peut être activé à vitesse rapide.",
  "On Hit, if # or more cards you control have attacked this turn, draw a card.":
    "À l’impact, si # cartes ou plus que vous contrôlez ont attaqué ce tour, piochez une carte.",
  "Pay #, Rest: Load target action from your graveyard into target unloaded weapon you control.":
    "Payez #, Repos : chargez une action ciblée de votre cimetière dans une arme ciblée non chargée que vous contrôlez.",
  "Whenever a weapon you control becomes loaded, your champion recovers #.":
    "Chaque fois qu’une arme que vous contrôlez est chargée, votre champion récupère #.",
  "This enters the field with # eel counters on it.":
    "Ceci entre sur le terrain avec # marqueurs d’anguille.",
  "Remove an eel counter: Your champion recovers #. Activate this ability only once each turn.":
    "Retirez un marqueur d’anguille : votre champion récupère #. N’activez cette capacité qu’une fois par tour.",
  "Whenever this card has an eel counter removed from it, if the number of eel counters on this card is #, gather # times (at random, a Bog Bean token, a Marsh Mint token or a Fen Moss token).":
    "Chaque fois qu’un marqueur d’anguille est retiré de cette carte, s’il en reste #, cueillez # fois (au hasard, un jeton Bog Bean, un jeton Marsh Mint ou un jeton Fen Moss).",
  "Before the game: Put the top card of your deck into the graveyard.":
    "Avant la partie : mettez la carte du dessus de votre deck au cimetière.",
  "In your material deck: As long as you control a distant ally, this card costs # less to materialize.":
    "Dans votre deck matériel : tant que vous contrôlez un allié distant, cette carte coûte # de moins à matérialiser.",
  "Rest, Sacrifice this: Your opponent gains Fen Fever.":
    "Repos, sacrifiez ceci : l’adversaire gagne Fen Fever.",
  "The first time each turn your champion would be dealt damage, prevent # of that damage.":
    "La première fois de chaque tour que votre champion devrait subir des dégâts, prévenez # de ces dégâts.",
  "Ranged #": "Distance #",
  "This enters the field distant.": "Ceci entre sur le terrain distant.",
  "Whenever an ally you control becomes distant, draw a card into your memory.":
    "Chaque fois qu’un allié que vous contrôlez devient distant, piochez une carte dans votre mémoire.",
  "On Enter, look at the top # cards of your deck. Reveal up to one ally among them. Return it to its owner's hand. Put each card among them on the bottom of your deck.":
    "À l’arrivée, regardez les # cartes du dessus de votre deck. Révélez jusqu’à un allié parmi elles. Renvoyez-le dans la main de son propriétaire. Mettez chaque carte parmi elles au-dessous de votre deck.",
  "Ephemerate — Pay #.": "Éphémérité — payez #.",
  "On Banish, your champion recovers #.": "Au bannissement, votre champion récupère #.",
  "Intercept, Pride #": "Interception, Orgueil #",
  "The first time each turn your champion would be dealt damage, that much damage is dealt to this card instead.":
    "La première fois de chaque tour que votre champion devrait subir des dégâts, autant de dégâts sont infligés à cette carte à la place.",
  "You may activate this card from your graveyard.":
    "Vous pouvez activer cette carte depuis votre cimetière.",
  "Activate only if you control another ally.": "À n’activer que si vous contrôlez un autre allié.",
  "On Enter, if this card came from a graveyard, this card becomes ephemeral.":
    "À l’arrivée, si cette carte vient d’un cimetière, elle devient éphémère.",
  "Whenever you sacrifice an ally you control, deal # damage to up to one target ally your opponent controls.":
    "Chaque fois que vous sacrifiez un allié que vous contrôlez, infligez # de dégâts à jusqu’à un allié ciblé de l’adversaire.",
  "Sacrifice another ally you control: Draw a card. Summon a rested Bog Mite token with a buff counter. The summoned tokens gain Stealth until end of turn. Activate this ability only once each turn.":
    "Sacrifiez un autre allié que vous contrôlez : piochez une carte. Invoquez un jeton Bog Mite reposé avec un marqueur de renfort. Les jetons invoqués gagnent Discrétion jusqu’à la fin du tour. N’activez cette capacité qu’une fois par tour.",
  "On Enter, if this card is prepared, choose a card in your opponent's memory at random, then banish it; otherwise, put a preparation counter on your champion.":
    "À l’arrivée, si cette carte est préparée, choisissez au hasard une carte de la mémoire de l’adversaire, puis bannissez-la ; sinon, mettez un marqueur de préparation sur votre champion.",
  "On Hit, draw a card unless your opponent pays #.":
    "À l’impact, piochez une carte à moins que l’adversaire ne paie #.",
  "Command Knight": "Ordre Chevalier",
  "Target ally you control becomes distant. That ally cannot be retaliated against until end of turn.":
    "Un allié ciblé que vous contrôlez devient distant. Personne ne peut riposter contre cet allié jusqu’à la fin du tour.",
  "For each distant ally you control, choose up to one ally your opponent controls, then deal # damage to it.":
    "Pour chaque allié distant que vous contrôlez, choisissez jusqu’à un allié de l’adversaire, puis infligez-lui # de dégâts.",
  "Each player puts the top # cards of their deck into the graveyard. Put up to one ally from your graveyard into its owner's memory.":
    "Chaque joueur met les # cartes du dessus de son deck au cimetière. Mettez jusqu’à un allié de votre cimetière dans la mémoire de son propriétaire.",
  "As an additional cost to play this card, sacrifice an ally.":
    "En coût supplémentaire pour jouer cette carte, sacrifiez un allié.",
  "Destroy target ally. If that ally entered the field this turn or that ally has Power # or more, that ally's controller draws a card.":
    "Détruisez un allié ciblé. S’il est entré sur le terrain ce tour ou a # de Puissance ou plus, son contrôleur pioche une carte.",
  "You may rest # allies rather than pay this card's reserve cost.":
    "Vous pouvez reposer # alliés au lieu de payer le coût de réserve de cette carte.",
  "Brew — Sacrifice a Herb card and a card named Fen Moss with different names.":
    "Infusion — sacrifiez une carte Herbe et une carte nommée Fen Moss, de noms différents.",
  "Draw # cards. If this card is brewed, your champion recovers #.":
    "Piochez # cartes. Si cette carte est infusée, votre champion récupère #.",
  "Choose one — Summon # Bog Mite tokens; or Each ally you control becomes distant; or Target ally your opponent controls cannot wake up until the end of its controller's next turn. If this is prepared, choose two instead.":
    "Choisissez un mode — invoquez # jetons Bog Mite ; ou chaque allié que vous contrôlez devient distant ; ou un allié ciblé de l’adversaire ne peut pas s’éveiller jusqu’à la fin du prochain tour de son contrôleur. Si ceci est préparé, choisissez-en deux à la place.",
  "Put target ally your opponent controls into its owner's deck third from the top.":
    "Mettez un allié ciblé de l’adversaire dans le deck de son propriétaire, troisième à partir du dessus.",
  "The next time an ally you control attacks this turn, that card gets +# Power until end of turn. Draw a card. The next attack you activate this turn costs # less.":
    "La prochaine fois qu’un allié que vous contrôlez attaque ce tour, il gagne +# Puissance jusqu’à la fin du tour. Piochez une carte. La prochaine attaque que vous activez ce tour coûte # de moins.",
  "Whenever a card you control attacks for the second time each turn, draw a card into your memory.":
    "Chaque fois qu’une carte que vous contrôlez attaque pour la deuxième fois d’un tour, piochez une carte dans votre mémoire.",
  "As long as it is the combat phase and it is your turn, each ally you control gets +# Power.":
    "Tant que c’est la phase de combat et votre tour, chaque allié que vous contrôlez gagne +# Puissance.",
  "You may activate up to one ally in your hand without paying its cost. Banish this card as it resolves.":
    "Vous pouvez activer jusqu’à un allié de votre main sans payer son coût. Bannissez cette carte à sa résolution.",
  "At the beginning of your end phase, deal # damage to the linked object. Your champion recovers #.":
    "Au début de votre phase de fin, infligez # de dégâts à l’objet lié. Votre champion récupère #.",
  "Sacrifice an ally you control. When you do, put target ally from your graveyard onto the field.":
    "Sacrifiez un allié que vous contrôlez. Si vous le faites, mettez sur le terrain un allié ciblé de votre cimetière.",
  "Vesper Lineage.": "Lignée de Vesper.",
  "On Enter, gain The Clear Hour.": "À l’arrivée, gagnez The Clear Hour.",
  "Inherited Effect: Rest: Empower #.": "Effet hérité : Repos : Pouvoir #.",
  "On Enter, search your deck for a Spell action, put it into your hand and shuffle.":
    "À l’arrivée, cherchez dans votre deck une action Sort, mettez-la dans votre main et mélangez.",
  "Whenever you glimpse, your champion recovers #.":
    "Chaque fois que vous avez un Aperçu, votre champion récupère #.",
  "On Enter, summon a token that is a copy of each ally you control with the highest Power among allies you control.":
    "À l’arrivée, invoquez un jeton qui est une copie de chaque allié que vous contrôlez de la plus haute Puissance parmi les alliés que vous contrôlez.",
  "On Enter, return each card from your memory to hand.":
    "À l’arrivée, remettez chaque carte de votre mémoire en main.",
  "Pay #, Rest: Deal damage to target unit equal to half your champion's Level, rounded up. This ability works as a Spell.":
    "Payez #, Repos : infligez à une unité ciblée autant de dégâts que la moitié du Niveau de votre champion, arrondie au-dessus. Cette capacité agit comme un Sort.",
  "Each item you control has activated abilities that cost # less.":
    "Chaque objet que vous contrôlez a des capacités activées qui coûtent # de moins.",
  "Pay #, Rest: Negate target activated ability an opponent controls and banish its card.":
    "Payez #, Repos : contrez une capacité activée ciblée d’un adversaire et bannissez sa carte.",
  "Materialize only if your champion is a Vesper champion.":
    "À ne matérialiser que si votre champion est un champion Vesper.",
  "At the beginning of your recollection phase, if the number of cards in your memory is odd, glimpse #; otherwise, your champion recovers #.":
    "Au début de votre phase de remémoration, si le nombre de cartes de votre mémoire est impair, Aperçu # ; sinon, votre champion récupère #.",
  "As an additional cost to play this card, banish a card from your graveyard.":
    "En coût supplémentaire pour jouer cette carte, bannissez une carte de votre cimetière.",
  "This card deals damage that cannot be prevented.":
    "Cette carte inflige des dégâts qui ne peuvent pas être prévenus.",
  "Rest, Sacrifice this: Materialize an item from your material deck without paying its memory cost.":
    "Repos, sacrifiez ceci : matérialisez un objet de votre deck matériel sans payer son coût en mémoire.",
  "Lineage Release — Banish this: Draw a card.": "Libération de lignée — bannissez ceci : piochez une carte.",
  "This card gets +X Power, where X is the greatest number of allies you control with the same name.":
    "Cette carte gagne +X Puissance, où X est le plus grand nombre d’alliés du même nom que vous contrôlez.",
  "Hindered, Omnishroud": "Entrave, Voile total",
  "On Attack, reveal the top card of your deck. If there is an action among them, draw a card.":
    "À l’attaque, révélez la carte du dessus de votre deck. Si c’est une action, piochez une carte.",
  "Whenever another ally you control becomes a target of an opponent, your champion recovers #.":
    "Chaque fois qu’un autre allié que vous contrôlez devient la cible d’un adversaire, votre champion récupère #.",
  "Whenever you activate a Spell card, put a buff counter on this card.":
    "Chaque fois que vous activez une carte Sort, mettez un marqueur de renfort sur cette carte.",
  "On Enter, if you control no Cleric allies, look at each card in your opponent's hand, then choose up to one action among them, then discard it.":
    "À l’arrivée, si vous ne contrôlez aucun allié Clerc, regardez chaque carte de la main de l’adversaire, puis choisissez jusqu’à une action parmi elles, puis défaussez-la.",
  "Allies your opponent controls with Stealth cannot attack and this card cannot be intercepted.":
    "Les alliés de l’adversaire avec Discrétion ne peuvent pas attaquer, et cette carte ne peut pas être interceptée.",
  "On Attack, you may discard a card at random, then draw a card.":
    "À l’attaque, vous pouvez défausser une carte au hasard, puis piochez une carte.",
  "Deal damage to target unit equal to # plus your champion's Level. If this card is empowered, draw a card.":
    "Infligez à une unité ciblée # de dégâts, plus le Niveau de votre champion. Si cette carte a Pouvoir, piochez une carte.",
  "Glimpse #. Draw a card and your champion recovers #.":
    "Aperçu #. Piochez une carte et votre champion récupère #.",
  "Gain control of target ally your opponent controls with Power # or less.":
    "Prenez le contrôle d’un allié ciblé de l’adversaire de Puissance # ou moins.",
  "Choose two — Draw a card into your memory; or Put a buff counter on target ally; or Your champion recovers #.":
    "Choisissez deux modes — piochez une carte dans votre mémoire ; ou mettez un marqueur de renfort sur un allié ciblé ; ou votre champion récupère #.",
  "Imbue # (luxem or astra)": "Imprégnation # (luxem ou astra)",
  "Count the different elements among allies you control. Do this a number of times equal to # plus that number: choose up to one ally your opponent controls, then deal # damage to it.":
    "Comptez les éléments différents parmi les alliés que vous contrôlez. Faites # fois, plus ce nombre de fois : choisissez jusqu’à un allié de l’adversaire, puis infligez-lui # de dégâts.",
  "Return up to # cards from your memory to hand.": "Remettez jusqu’à # cartes de votre mémoire en main.",
  "Until end of turn, you may activate up to one Spell action in your graveyard. Banish this card as it resolves.":
    "Jusqu’à la fin du tour, vous pouvez activer jusqu’à une action Sort de votre cimetière. Bannissez cette carte à sa résolution.",
  "You may pay #. If you do, draw # cards.": "Vous pouvez payer #. Si vous le faites, piochez # cartes.",
  "Activate only if it is the combat phase.": "À n’activer que pendant la phase de combat.",
  "Negate all triggered abilities an opponent controls. Redirect that attack to target ally you control.":
    "Contrez toutes les capacités déclenchées d’un adversaire. Redirigez cette attaque vers un allié ciblé que vous contrôlez.",
  "Each ally your opponent controls gets -# Power until the end of your next turn. Each ally you control gets +# Power until the end of your next turn.":
    "Chaque allié de l’adversaire prend -# Puissance jusqu’à la fin de votre prochain tour. Chaque allié que vous contrôlez gagne +# Puissance jusqu’à la fin de votre prochain tour.",
  "De-level target champion your opponent controls with Level # or more.":
    "Faites descendre de niveau un champion ciblé de l’adversaire de Niveau # ou plus.",
  "You may level up your champion to a champion with Level # plus your champion's base level in your material deck.":
    "Vous pouvez faire monter votre champion vers un champion de votre deck matériel dont le Niveau est # plus le niveau de base de votre champion.",
  "Put target ally from your graveyard on the bottom of your champion's lineage. Foster each unique ally you control. Draw a card.":
    "Mettez un allié ciblé de votre cimetière au-dessous de la lignée de votre champion. Culture de chaque allié unique que vous contrôlez. Piochez une carte.",
  "As long as you control a mastery, allies your opponent controls cannot retaliate.":
    "Tant que vous contrôlez une maîtrise, les alliés de l’adversaire ne peuvent pas riposter.",
  "The next time a unique ally you control would leave the field, return that ally to its owner's hand instead.":
    "La prochaine fois qu’un allié unique que vous contrôlez devrait quitter le terrain, renvoyez-le dans la main de son propriétaire à la place.",
  "Activate only if it is not your turn.": "À n’activer que si ce n’est pas votre tour.",
  "End the current phase.": "Terminez la phase en cours.",
  "Sacrifice this: Your champion recovers #.": "Sacrifiez ceci : votre champion récupère #.",
  "Sacrifice this: Target ally you control becomes distant.":
    "Sacrifiez ceci : un allié ciblé que vous contrôlez devient distant.",
  "At the beginning of your end phase, deal # damage to your champion.":
    "Au début de votre phase de fin, infligez # de dégâts à votre champion.",
  "Whenever you activate a Spell card, put a glimmer counter on this card.":
    "Chaque fois que vous activez une carte Sort, mettez un marqueur de lueur sur cette carte.",
  "Remove # glimmer counters: Draw a card. Activate this ability only once each turn.":
    "Retirez # marqueurs de lueur : piochez une carte. N’activez cette capacité qu’une fois par tour.",
  "At the beginning of your end phase, if the number of glimmer counters on this card is # or more, you win the game.":
    "Au début de votre phase de fin, si le nombre de marqueurs de lueur sur cette carte est de # ou plus, vous gagnez la partie.",
  "You may let this enter the field as a copy of an ally.":
    "Vous pouvez faire arriver ceci sur le terrain comme copie d’un allié.",
  "Other side: Unmasked Guest.": "Autre face : Unmasked Guest.",
  "Pay #: Transform this card.": "Payez # : transformez cette carte.",
  "Whenever this card transforms, draw a card.":
    "Chaque fois que cette carte se transforme, piochez une carte.",
  "On Enter, banish target ally your opponent controls with Life # or less.":
    "À l’arrivée, bannissez un allié ciblé de l’adversaire de Vie # ou moins.",
  "On Leave, put each card banished by this object onto the field under its owner's control.":
    "Au départ, mettez chaque carte bannie par cet objet sur le terrain sous le contrôle de son propriétaire.",
  "You play with the top card of your deck revealed and each ally on top of your deck may be activated from there.":
    "Vous jouez avec la carte du dessus de votre deck révélée, et chaque allié du dessus de votre deck peut être activé de là.",
  "Swap your hand and your memory.": "Échangez votre main et votre mémoire.",
  "Pay #: Your champion recovers #. Any player may activate this ability. Activate this ability only once each turn.":
    "Payez # : Votre champion récupère #. Tout joueur peut activer cette capacité. N’activez cette capacité qu’une fois par tour.",
  "This card attacks using its life in place of its power.":
    "Cette carte attaque avec sa vie à la place de sa puissance.",
  "The next ally you activate this turn is a Beast in addition to its other subtypes. The next ally you activate this turn enters the field distant with a buff counter on it.":
    "Le prochain allié que vous activez ce tour-ci est une Bête en plus de ses autres sous-types. Le prochain allié que vous activez ce tour-ci arrive sur le terrain distant et avec un marqueur de renfort.",
  "Deal # damage to any number of target rested allies.":
    "Infligez # dégât à autant d’alliés reposés ciblés que vous voulez.",
  "Put target attack from your graveyard into each attacking unit's Intent, where it gets +# Power.":
    "Mettez une attaque ciblée de votre cimetière dans l’Intention de chaque unité qui attaque, où elle gagne +# en Puissance.",
  "Each action that you glimpse gains Starcalling #.":
    "Chaque action que vous voyez par un Aperçu gagne Appel des astres #.",
  "On Enter, name an ally card.": "À l’arrivée, nommez une carte d’allié.",
  "Allies your opponent controls with the named name cannot attack.":
    "Les alliés de l’adversaire qui portent le nom choisi ne peuvent pas attaquer.",
  "Name a number. Rest each ally your opponent controls with reserve cost equal to the named number.":
    "Nommez un nombre. Reposez chaque allié de l’adversaire dont le coût de réserve est égal au nombre nommé.",
  "Name an element. Each ally you control of the named element gets +# Power until end of turn.":
    "Nommez un élément. Chaque allié que vous contrôlez de l’élément nommé gagne +# en Puissance jusqu’à la fin du tour.",
  "Summon a token that is a copy of target ally in your graveyard, except it is a Spirit in addition to its other subtypes.":
    "Invoquez un jeton qui est une copie d’un allié ciblé de votre cimetière, si ce n’est qu’il est un Esprit en plus de ses autres sous-types.",
  "Copy target activation of an action you control twice.":
    "Copiez deux fois l’activation ciblée d’une action que vous contrôlez.",
  "Target rested ally you control may attack an additional time this turn, even while rested.":
    "Un allié reposé ciblé que vous contrôlez peut attaquer une fois de plus ce tour-ci, même reposé.",
  "There is an additional materialize phase after this phase.":
    "Il y a une phase de matérialisation supplémentaire après cette phase.",
  "The next attack you activate this turn gets +# Power. Draw a card into your memory.":
    "La prochaine attaque que vous activez ce tour-ci gagne +# en Puissance. Piochez une carte dans votre mémoire.",
  "Name a type. Put the top # cards of your deck into the graveyard. Put up to one card of the named type from your graveyard into its owner's memory.":
    "Nommez un type. Mettez les # cartes du dessus de votre deck au cimetière. Mettez jusqu’à une carte du type nommé de votre cimetière dans la mémoire de son propriétaire.",
  "Name a class. Deal # damage to each unit your opponent controls of the named class.":
    "Nommez une classe. Infligez # dégâts à chaque unité de l’adversaire de la classe nommée.",
  "As this enters the field, name a subtype.":
    "Quand ceci arrive sur le terrain, nommez d’abord un sous-type.",
  "Each ally you control of the named subtype gets +# Power.":
    "Chaque allié que vous contrôlez du sous-type nommé gagne +# en Puissance.",
  "Each ally that you glimpse gains Aethercalling.":
    "Chaque allié que vous voyez par un Aperçu gagne Appel de l’éther.",
  "You may let this enter the field as a copy of an ally, except it gets +# Power.":
    "Vous pouvez faire arriver ceci sur le terrain comme copie d’un allié, si ce n’est qu’il gagne +# en Puissance.",
  "Target ally you control becomes a copy of target ally until end of turn, except it gets +# Power.":
    "Un allié ciblé que vous contrôlez devient une copie d’un allié ciblé jusqu’à la fin du tour, si ce n’est qu’il gagne +# en Puissance.",
  "You may let this enter the field as a copy of an ally, except it keeps its own name.":
    "Vous pouvez faire arriver ceci sur le terrain comme copie d’un allié, si ce n’est qu’il garde son propre nom.",
};
