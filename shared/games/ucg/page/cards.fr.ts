import type { GameWords } from "../../plan.ts";

/** Ce que disent les cartes, par leurs phrases anglaises. */
export const cards: GameWords = {
  // Types and keywords.
  resource: "ressource",
  character: "personnage",
  epic: "épique",
  action: "action",
  immediate: "immédiat",
  permanent: "permanent",
  status: "statut",
  proxy: "mandataire",
  hidden: "caché",
  Ember: "Braise",
  Tidal: "Marée",
  architect: "architecte",
  Frost: "Givre",
  Gale: "Bourrasque",
  Assist: "Renfort",
  Cunning: "Ruse",
  Expertise: "Expertise",
  Overpower: "Débordement",
  Proficiency: "Maîtrise",
  Revive: "Retour",
  Swift: "Célérité",
  Unstoppable: "Inarrêtable",

  // Lines of text, with # where a figure stands.
  "Expend: Generate # Terra.": "Dépensez : produisez # Terra.",
  "Dispose of this card: The playing of target card costs # Terra more.":
    "Jetez cette carte : jouer la carte ciblée coûte # Terra de plus.",
  "# Terra: Deal # damage to target character.": "# Terra : infligez # de dégâts à un personnage ciblé.",
  "Activate: Move target character your opponent controls to the Exhausted Zone.":
    "Activez : déplacez un personnage ciblé de l’adversaire dans la Zone Épuisée.",
  "Support # Terra (Immediate): Deal # damage to target character.":
    "Soutien # Terra (Immédiat) : infligez # de dégâts à un personnage ciblé.",
  "Epic Condition: Dispose of an Epic Character you control, or this card comes into play with a -# Combat Counter.":
    "Condition Épique : jetez un Personnage Épique que vous contrôlez, ou cette carte arrive en jeu avec un marqueur Combat -#.",
  "Epic Condition: You control a card named Drakkonen Reaver.":
    "Condition Épique : vous contrôlez une carte nommée Drakkonen Reaver.",
  "Decimate target character.": "Décimez un personnage ciblé.",
  "You may pay # more Terra.": "Vous pouvez payer # Terra de plus.",
  "Slay target character.": "Tuez un personnage ciblé.",
  "Return target character to its owner's hand.":
    "Renvoyez un personnage ciblé dans la main de son propriétaire.",
  "Nullify the playing of target card.": "Annulez le jeu d’une carte ciblée.",
  "Activate, Dispose of this card: Generate # Terra for a card in the Ignition Zone.":
    "Activez, jetez cette carte : produisez # Terra pour une carte de la Zone d’Ignition.",
  "Activate, Dispose of this card: Deal # damage to target character.":
    "Activez, jetez cette carte : infligez # de dégâts à un personnage ciblé.",
  "Activate, Decimate this card: Generate # Terra.": "Activez, décimez cette carte : produisez # Terra.",
  "Attach to target character.": "Attachez à un personnage ciblé.",
  "Bide # (optional): Draw # cards.": "Attente # (facultative) : piochez # cartes.",
  "Bide #: This card becomes a character with Combat #.":
    "Attente # : cette carte devient un personnage de Combat #.",
  "Contact: Your opponent plays a card or uses an ability that targets a character you control.":
    "Contact : l’adversaire joue une carte ou utilise une capacité qui cible un personnage que vous contrôlez.",
  "Nullify it.": "Annulez-la.",
  "Revive #": "Retour #",
  "When another Ember character you control is Slain, deal # damage to your opponent.":
    "Quand un autre personnage Braise que vous contrôlez est tué, infligez # de dégâts à l’adversaire.",
  "Support # Terra (Immediate): Target character gets +# Combat until end of turn.":
    "Soutien # Terra (Immédiat) : un personnage ciblé gagne +# Combat jusqu’à la fin du tour.",
  "When another Ember character you control attacks, deal # damage to your opponent.":
    "Quand un autre personnage Braise que vous contrôlez attaque, infligez # de dégâts à l’adversaire.",
  "Each other Ember character you control gets +# Combat.":
    "Chaque autre personnage Braise que vous contrôlez gagne +# Combat.",
  "Epic Condition: You control # or more Ember characters.":
    "Condition Épique : vous contrôlez # personnages Braise ou plus.",
  "Epic Condition: Dispose of an Ember character you control, or this card comes into play with a -# Combat Counter.":
    "Condition Épique : jetez un personnage Braise que vous contrôlez, ou cette carte arrive en jeu avec un marqueur Combat -#.",
  "Deal # damage to target character. Deal # damage to your opponent.":
    "Infligez # de dégâts à un personnage ciblé. Infligez # de dégâts à l’adversaire.",
  "You may pay # more Terra. X is the Terra paid this way.":
    "Vous pouvez payer # Terra de plus. X est le Terra payé ainsi.",
  "Deal # plus X damage to target opponent.": "Infligez # plus X de dégâts à un adversaire ciblé.",
  "Create # Ember Spark tokens.": "Créez # jetons Ember Spark.",
  "Deal # damage to target character.": "Infligez # de dégâts à un personnage ciblé.",
  "Target character gets +# Combat and gains Overpower until end of turn.":
    "Un personnage ciblé gagne +# Combat et Débordement jusqu’à la fin du tour.",
  "Move target character you control to the Active Zone. Remove all Damage Counters from that character.":
    "Déplacez un personnage ciblé que vous contrôlez dans la Zone Active. Retirez-lui tous ses marqueurs Dégâts.",
  "Activate: Generate # Terra.": "Activez : produisez # Terra.",
  "Dispose of this card: Generate # Terra for a card in the Ignition Zone.":
    "Jetez cette carte : produisez # Terra pour une carte de la Zone d’Ignition.",
  "Activate, Decimate this card: Deal # damage to target character.":
    "Activez, décimez cette carte : infligez # de dégâts à un personnage ciblé.",
  "Attached character gets +# Combat and gains Swift.": "Le personnage attaché gagne +# Combat et Célérité.",
  "Contact: Your opponent controls a character in the Encounter Zone.":
    "Contact : l’adversaire contrôle un personnage dans la Zone de Rencontre.",
  "Deal # damage to target character in the Encounter Zone.":
    "Infligez # de dégâts à un personnage ciblé dans la Zone de Rencontre.",
  "Contact: Your opponent plays an Action or Immediate.":
    "Contact : l’adversaire joue une Action ou un Immédiat.",
  "Bide #: Deal # damage to target opponent.": "Attente # : infligez # de dégâts à un adversaire ciblé.",
  "When this card comes into play, draw a card.": "Quand cette carte arrive en jeu, piochez une carte.",
  "Proficiency -#": "Maîtrise -#",
  "When this card comes into play, return up to one Action or Immediate from your Void to its owner's hand.":
    "Quand cette carte arrive en jeu, renvoyez jusqu’à une Action ou un Immédiat de votre Néant dans la main de son propriétaire.",
  "# Terra, Activate: Return target character to its owner's hand.":
    "# Terra, Activez : renvoyez un personnage ciblé dans la main de son propriétaire.",
  "Expertise, Revive #": "Expertise, Retour #",
  "While it is not your turn, each other Tidal character you control gets +# Combat.":
    "Tant que ce n’est pas votre tour, chaque autre personnage Marée que vous contrôlez gagne +# Combat.",
  "This card cannot be the target of Effects or Abilities.":
    "Cette carte ne peut pas être la cible d’effets ou de capacités.",
  "Support # Terra (Action): Return target character to its owner's hand.":
    "Soutien # Terra (Action) : renvoyez un personnage ciblé dans la main de son propriétaire.",
  "Activate: Target character gets -# Combat until end of turn.":
    "Activez : un personnage ciblé prend -# Combat jusqu’à la fin du tour.",
  "Epic Condition: There are # or more cards in your Void, or this card comes into play with a -# Combat Counter.":
    "Condition Épique : il y a # cartes ou plus dans votre Néant, ou cette carte arrive en jeu avec un marqueur Combat -#.",
  "Draw # cards. Discard a card from your hand.": "Piochez # cartes. Défaussez une carte de votre main.",
  "Your opponent discards # cards at random.": "L’adversaire défausse # cartes au hasard.",
  "For each character, if it has Combat # or less, Slay it; otherwise, deal # damage to it.":
    "Pour chaque personnage, s’il a # de Combat ou moins, tuez-le ; sinon, infligez-lui # de dégâts.",
  "Put target character from your Void into your Active Zone.":
    "Mettez un personnage ciblé de votre Néant dans votre Zone Active.",
  "Do this # times: your opponent Disposes of a character they control.":
    "Faites ceci # fois : l’adversaire jette un personnage qu’il contrôle.",
  "Additional cost: # Terra.": "Coût supplémentaire : # Terra.",
  "Draw a card and put a Retribution Counter on each Shadow Architect you control.":
    "Piochez une carte et mettez un marqueur Vengeance sur chaque Architecte de l’Ombre que vous contrôlez.",
  "Nullify target ability of a character. You may draw a card.":
    "Annulez une capacité ciblée d’un personnage. Vous pouvez piocher une carte.",
  "Count the Resources you control. Deal that much damage to target character. Deal # damage to yourself.":
    "Comptez les Ressources que vous contrôlez. Infligez autant de dégâts à un personnage ciblé. Infligez-vous # de dégâts.",
  "Each Immediate you own costs # Terra less.": "Chaque Immédiat que vous possédez coûte # Terra de moins.",
  "# Terra, Activate: Put a -# Combat Counter on target character.":
    "# Terra, Activez : mettez un marqueur Combat -# sur un personnage ciblé.",
  "If attached character would be Slain, remove all Damage Counters from it and Dispose of this card instead.":
    "Si le personnage attaché devait être tué, retirez-lui tous ses marqueurs Dégâts et jetez cette carte à la place.",
  "Contact: Your opponent plays a character with Terra Cost # or less.":
    "Contact : l’adversaire joue un personnage dont le coût en Terra est de # ou moins.",
  "Move target character in the Encounter Zone to the Exhausted Zone.":
    "Déplacez un personnage ciblé de la Zone de Rencontre dans la Zone Épuisée.",
  "Bide # (optional): Return each character to its owner's hand.":
    "Attente # (facultative) : renvoyez chaque personnage dans la main de son propriétaire.",
  "Bide # (counted at the beginning of your End Phase): Deal damage to your opponent equal to the number of Tidal cards you control.":
    "Attente # (comptée au début de votre phase de fin) : infligez à l’adversaire autant de dégâts que de cartes Marée que vous contrôlez.",
  "Bide # (# counters at a time): This card becomes a character with Combat #.":
    "Attente # (# marqueurs à la fois) : cette carte devient un personnage de Combat #.",
  "Assimilate: Draw a card.": "Assimilation : piochez une carte.",
  "At the beginning of your End Phase, deal damage to your opponent equal to the number of Retribution Counters on this card.":
    "Au début de votre phase de fin, infligez à l’adversaire autant de dégâts que de marqueurs Vengeance sur cette carte.",
  "Dispose of this card: Deal # damage to target character.":
    "Jetez cette carte : infligez # de dégâts à un personnage ciblé.",
  "When another Frost character you control is Slain, draw a card.":
    "Quand un autre personnage Givre que vous contrôlez est tué, piochez une carte.",
  "While a character you control has been Slain this turn, each Frost character you control gets +# Combat.":
    "Tant qu’un personnage que vous contrôlez a été tué ce tour, chaque personnage Givre que vous contrôlez gagne +# Combat.",
  "This card costs # Terra less for each Frost character you control.":
    "Cette carte coûte # Terra de moins pour chaque personnage Givre que vous contrôlez.",
  "Draw # cards.": "Piochez # cartes.",
  "While a character you control has been Slain this turn, this card costs # Terra less.":
    "Tant qu’un personnage que vous contrôlez a été tué ce tour, cette carte coûte # Terra de moins.",
  "Deal damage to your opponent equal to # plus the number of times characters have been Slain this turn.":
    "Infligez à l’adversaire # de dégâts, plus le nombre de fois que des personnages ont été tués ce tour.",
  "Slay target character your opponent controls.": "Tuez un personnage ciblé de l’adversaire.",
  "Attach to target character your opponent controls.": "Attachez à un personnage ciblé de l’adversaire.",
  "Attached character gets -# Combat.": "Le personnage attaché prend -# Combat.",
  "When this card attacks, deal # damage to your opponent.":
    "Quand cette carte attaque, infligez # de dégâts à l’adversaire.",
  "When this card comes into play, create a Paper Kite token.":
    "Quand cette carte arrive en jeu, créez un jeton Paper Kite.",
  "Epic Condition: You control # or more Gale characters.":
    "Condition Épique : vous contrôlez # personnages Bourrasque ou plus.",
  "Deal damage to your opponent equal to # plus the number of times characters you control have attacked this turn.":
    "Infligez à l’adversaire # de dégâts, plus le nombre de fois que vos personnages ont attaqué ce tour.",
  "Return target character with Terra Cost # or less to its owner's hand.":
    "Renvoyez un personnage ciblé dont le coût en Terra est de # ou moins dans la main de son propriétaire.",
  "Target character you control gets +# Combat until end of turn.":
    "Un personnage ciblé que vous contrôlez gagne +# Combat jusqu’à la fin du tour.",
  "Create # Paper Kite tokens.": "Créez # jetons Paper Kite.",
  "Each Immediate your opponent owns costs # Terra more.":
    "Chaque Immédiat que l’adversaire possède coûte # Terra de plus.",
  "This card costs # Terra less for each Gale character you control.":
    "Cette carte coûte # Terra de moins pour chaque personnage Bourrasque que vous contrôlez.",
  "Look at the top # cards of your deck. Reveal up to one character among them in your deck. Return it to its owner's hand. Put each card among them from your deck on the bottom of your deck.":
    "Regardez les # cartes du dessus de votre deck. Révélez jusqu’à un personnage parmi elles. Renvoyez-le dans la main de son propriétaire. Mettez chaque carte parmi elles au-dessous de votre deck.",
  "Choose one: draw a card; or deal # damage to your opponent.":
    "Choisissez un mode : piochez une carte ; ou infligez # de dégâts à l’adversaire.",
  "Deal damage to your opponent equal to the number of different names among characters you control.":
    "Infligez à l’adversaire autant de dégâts qu’il y a de noms différents parmi les personnages que vous contrôlez.",
  "Deal # damage to each character with the same name as target character.":
    "Infligez # de dégâts à chaque personnage qui porte le même nom qu’un personnage ciblé.",
  "Shuffle up to # target cards in your Void into their owners' decks.":
    "Mélangez jusqu’à # cartes ciblées de votre Vide dans les pioches de leurs propriétaires.",
};
