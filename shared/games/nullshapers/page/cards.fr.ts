import type { GameWords } from "../../plan.ts";

/** Ce que disent les cartes, par leurs phrases anglaises. */
export const cards: GameWords = {
  // Types and keywords.
  agent: "agent",
  melee: "mêlée",
  ranged: "distance",
  Speed: "Vitesse",
  "speed #": "vitesse #",
  hardware: "matériel",
  software: "logiciel",
  event: "événement",
  modification: "modification",
  gear: "équipement",
  spawn: "apparition",
  influence: "influence",
  Evasion: "Esquive",
  Intercept: "Interception",
  Ready: "Alerte",
  Secure: "Ancrage",
  Transfer: "Transfert",
  Deploy: "Déploiement",
  Initiate: "Assaut",
  Global: "Global",
  Overclock: "Surcadence",
  Shift: "Bascule",
  Attach: "Attachez",

  // Lines of text, with # where a figure stands.
  "Deploy – create a Sproutling spawn.": "Déploiement – créez une apparition Sproutling.",
  "Initiate – put an increase marker on this card.":
    "Assaut – mettez un marqueur d’augmentation sur cette carte.",
  "Speed #, lock this: Target agent you control gets +# defense until end of turn.":
    "Vitesse #, verrouillez ceci : un agent ciblé que vous contrôlez gagne +# défense jusqu’à la fin du tour.",
  "Each other agent you control gets +# attack.": "Chaque autre agent que vous contrôlez gagne +# attaque.",
  "Deal # damage to target agent your opponent controls. Global # void: it may have target agent instead.":
    "Infligez # de dégâts à un agent ciblé de l’adversaire. Global # néant : ceci peut viser un agent ciblé à la place.",
  "Pick one – Mend: Target friendly sector gains # durability; or Train: Put an increase marker on target agent you control; or Study: Draw a card.":
    "Au choix – Mend : un secteur allié ciblé gagne # de durabilité ; ou Train : mettez un marqueur d’augmentation sur un agent ciblé que vous contrôlez ; ou Study : piochez une carte.",
  "Target agent you control gets +# attack and +# defense until end of turn.":
    "Un agent ciblé que vous contrôlez gagne +# attaque et +# défense jusqu’à la fin du tour.",
  "Create # Sproutling spawns.": "Créez # apparitions Sproutling.",
  "Deal X damage to target enemy sector.": "Infligez X de dégâts à un secteur ennemi ciblé.",
  "Attach to target agent you control.": "Attachez à un agent ciblé que vous contrôlez.",
  "Attached agent gets +# defense.": "L’agent attaché gagne +# défense.",
  "Anomaly mode – Lamplit Court: lock, make # light or # growth.":
    "Mode anomalie – Lamplit Court : verrouillez, produisez # lumière ou # croissance.",
  "Attached agent gets +# attack.": "L’agent attaché gagne +# attaque.",
  "Overclock – Speed #, lock this: Functions you play are # speed faster until end of turn.":
    "Surcadence – vitesse #, verrouillez ceci : les fonctions que vous jouez sont plus rapides de # jusqu’à la fin du tour.",
  "At the start of attack in your turn, target agent you control gets +# attack until end of turn.":
    "Au début de l’attaque de votre tour, un agent ciblé que vous contrôlez gagne +# attaque jusqu’à la fin du tour.",
  "Speed #, forfeit an agent you control: Draw # cards.":
    "Vitesse #, abandonnez un agent que vous contrôlez : piochez # cartes.",
  "Speed #, # growth, lock this: Target friendly sector gains # durability.":
    "Vitesse #, # croissance, verrouillez ceci : un secteur allié ciblé gagne # de durabilité.",
  "Speed #, lock this: Make # light energy.": "Vitesse #, verrouillez ceci : produisez # énergie de lumière.",
  "Anomaly mode – Noonwell: lock, make # light.":
    "Mode anomalie – Noonwell : verrouillez, produisez # lumière.",
  "Put target agent with value # or less from your cache into your staging.":
    "Mettez un agent ciblé de valeur # ou moins de votre cache dans votre zone d’attente.",
  "Deploy – your opponent discards a card.": "Déploiement – l’adversaire défausse une carte.",
  "Deploy – deal # damage to target agent.": "Déploiement – infligez # de dégâts à un agent ciblé.",
  "Shift – Speed #, # void: This card turns from melee to ranged or back.":
    "Bascule – vitesse #, # néant : cette carte passe de la mêlée à la distance, ou l’inverse.",
  "When an agent your opponent controls is terminated, you may pay # void; if you do, draw a card.":
    "Quand un agent de l’adversaire est éliminé, vous pouvez payer # néant ; si vous le faites, piochez une carte.",
  "Deal # damage to each of # or # target agents.": "Infligez # de dégâts à chacun des # ou # agents ciblés.",
  "Deal # damage to target agent your opponent controls.":
    "Infligez # de dégâts à un agent ciblé de l’adversaire.",
  "Cancel target card your opponent controls in the queue.":
    "Annulez une carte ciblée de l’adversaire dans la file.",
  "Cancel target skill in the queue.": "Annulez une compétence ciblée dans la file.",
  "Deal X damage to target sector.": "Infligez X de dégâts à un secteur ciblé.",
  "Return target agent to its owner's hand.": "Renvoyez un agent ciblé dans la main de son propriétaire.",
  "Terminate target constant your opponent controls that is not an anomaly.":
    "Éliminez une constante ciblée de l’adversaire qui n’est pas une anomalie.",
  "Draw # cards.": "Piochez # cartes.",
  "Anomaly mode – Ferry Landing: lock, make # dark or # storm.":
    "Mode anomalie – Ferry Landing : verrouillez, produisez # ombre ou # tempête.",
  "Delete target card in a cache. Draw a card.": "Effacez une carte ciblée d’une cache. Piochez une carte.",
  "Attach to target agent your opponent controls.": "Attachez à un agent ciblé de l’adversaire.",
  "Attached agent gets -# attack.": "L’agent attaché prend -# attaque.",
  "Attached agent gains Evasion and gets +# attack.": "L’agent attaché gagne Esquive et +# attaque.",
  "Speed #, lock this: Deal # damage to target agent.":
    "Vitesse #, verrouillez ceci : infligez # de dégâts à un agent ciblé.",
  "When your opponent plays an anomaly, you may draw a card.":
    "Quand l’adversaire joue une anomalie, vous pouvez piocher une carte.",
  "Speed #, discard a card: Make # dark energy.":
    "Vitesse #, défaussez une carte : produisez # énergie d’ombre.",
  "At the end of your turn, deal # damage to each sector of target biome.":
    "À la fin de votre tour, infligez # de dégâts à chaque secteur d’un biome ciblé.",
  "When this card leaves the planet, draw a card.": "Quand cette carte quitte la planète, piochez une carte.",
  "When another agent you control that is not a spawn leaves the planet, create a Larva spawn.":
    "Quand un autre agent que vous contrôlez qui n’est pas une apparition quitte la planète, créez une apparition Larva.",
  "This card costs # void less for each agent you control.":
    "Cette carte coûte # néant de moins pour chaque agent que vous contrôlez.",
  "Create # Larva spawns.": "Créez # apparitions Larva.",
  "Deal # damage to target agent.": "Infligez # de dégâts à un agent ciblé.",
  "Pick one – Grow: Put an increase marker on target agent you control; or Wake: Unlock target locked agent you control.":
    "Au choix – Grow : mettez un marqueur d’augmentation sur un agent ciblé que vous contrôlez ; ou Wake : déverrouillez un agent verrouillé ciblé que vous contrôlez.",
  "Draw cards equal to # plus the number of times agents you control have left the planet this turn.":
    "Piochez # cartes, plus le nombre de fois que vos agents ont quitté la planète ce tour.",
  "Return target card your opponent controls in the queue to its owner's hand.":
    "Renvoyez une carte ciblée de l’adversaire dans la file dans la main de son propriétaire.",
  "Each event you own costs # void less.": "Chaque événement que vous possédez coûte # néant de moins.",
  "At the start of your turn, target friendly sector gains # durability.":
    "Au début de votre tour, un secteur allié ciblé gagne # de durabilité.",
  "Speed #, lock this: Make # growth energy.":
    "Vitesse #, verrouillez ceci : produisez # énergie de croissance.",
  "Anomaly mode – Press Yard: lock, make # growth.":
    "Mode anomalie – Press Yard : verrouillez, produisez # croissance.",
  "Each event your opponent owns costs # void more.":
    "Chaque événement que l’adversaire possède coûte # néant de plus.",
  "Initiate – your opponent discards a card.": "Assaut – l’adversaire défausse une carte.",
  "When an agent your opponent controls that is not a spawn leaves the planet, draw a card.":
    "Quand un agent de l’adversaire qui n’est pas une apparition quitte la planète, piochez une carte.",
  "Terminate target agent your opponent controls.": "Éliminez un agent ciblé de l’adversaire.",
  "This card costs # void less for each agent your opponent controls.":
    "Cette carte coûte # néant de moins pour chaque agent de l’adversaire.",
  "Return target card your opponent controls in the queue to its owner's hand. Draw a card.":
    "Renvoyez une carte ciblée de l’adversaire dans la file dans la main de son propriétaire. Piochez une carte.",
  "Deal damage to target enemy sector equal to # plus the number of cards you have played this turn.":
    "Infligez à un secteur ennemi ciblé # de dégâts, plus le nombre de cartes que vous avez jouées ce tour.",
  "Anomaly mode – Counting House: lock, make # dark or # light.":
    "Mode anomalie – Counting House : verrouillez, produisez # ombre ou # lumière.",
  "When an agent you control leaves the planet, deal # damage to target enemy sector.":
    "Quand un agent que vous contrôlez quitte la planète, infligez # de dégâts à un secteur ennemi ciblé.",
  "Each agent your opponent owns costs # void more.":
    "Chaque agent que l’adversaire possède coûte # néant de plus.",
  "Each agent here gets +# defense.": "Chaque agent ici gagne +# défense.",
  "When an agent you control advances, if it happens here, you may pay # void; if you do, draw a card.":
    "Quand un agent que vous contrôlez avance, si cela se passe ici, vous pouvez payer # néant ; si vous le faites, piochez une carte.",
  "Speed #, # void: Target agent you control here gets +# attack until end of turn.":
    "Vitesse #, # néant : un agent ciblé que vous contrôlez ici gagne +# attaque jusqu’à la fin du tour.",
  "The active player controls this.": "Le joueur actif contrôle ceci.",
  "The active player controls this; its skills are open to both players.":
    "Le joueur actif contrôle ceci ; ses compétences sont ouvertes aux deux joueurs.",
  "Attached agent gets +# attack and gains Evasion.": "L’agent attaché gagne +# attaque et Esquive.",
  "Speed #, lock this: Make # dark energy.": "Vitesse #, verrouillez ceci : produisez # énergie d’ombre.",
};
