import type { LessonTexts } from "../../lesson.ts";

export const texts: LessonTexts = {
  welcome:
    "Your deck is your life. Damage to you puts cards from its top into the Void, and whoever has no deck left has lost. The number at each player's side says how many cards are left.",
  resource:
    "Below is your hand, which nobody else sees. Cards are paid with Terra. Once a turn you may lay out a Resource: click a Dune Well. What you can use now has a bright edge.",
  play: "Each Resource gives one Terra a turn. Wagon Guard costs 1: click it.",
  came: "Before your card came, the other player could have answered it. She let it pass. Now the Guard stands in your Active Zone, with a Combat of 2: it deals 2 and bears 2.",
  conflict: "Nothing is left to pay with. Go on to the Conflict Phase, in which characters attack.",
  attack: "A character may attack on the turn it comes. Click the Guard.",
  damage:
    "Nobody blocked, so 2 damage went to the player: two cards from the top of her deck lie in the Void now. Your Guard is exhausted until your next turn.",
  theirCard:
    "Her turn. She lays out a Resource, pays 1 and plays Lantern Scribe. You could answer, if you held an answer that you can pay.",
  second:
    "Your turn again: your Guard and your Resource are back, and you drew a card. Lay out a second Resource.",
  trap: "Sand Pit is a Hidden Pitfall. It costs nothing and lies face down until a character attacks you. Click it to set it.",
  again: "Attack with the Guard. Her Scribe has a Combat of 1 and would die, so it will not block.",
  warden:
    "Two more cards of her deck are gone. With two Resources she plays Reef Warden, with a Combat of 3.",
  third: "Lay out your third Resource.",
  march:
    "Attack with the Guard, though the Warden can block it. You have 3 Terra and a surprise in your hand.",
  blocked:
    "She blocks with Reef Warden: 3 against your 2. Before any damage is dealt you may answer. That is what this game is about.",
  answer: "Rally the Wagons gives a character 2 Combat until the turn ends. Click it, then your Guard.",
  chain:
    "What was added last happened first: your Guard had 4 when the damage was dealt. The Warden is slain, and Rally the Wagons sent the damage that was left over to her deck.",
  theyAttack:
    "She plays another Warden and attacks you with it at once. A character of hers attacks: that is what your Sand Pit waits for.",
  spring: "Click the Sand Pit. It asks for its target: the Warden.",
  sprung:
    "3 damage, and the Warden is slain before it reached you. A trap costs no Terra, so it works on any turn.",
  fourth: "Her deck has 5 cards left. Lay out your fourth Resource: you will need 4 Terra.",
  lancer: "Play Red Road Lancer for 3. One Terra is left.",
  swift: "The Lancer is Swift: her slow Scribe cannot block it. Attack with it: 3 damage.",
  close: "Two cards are left. Attack with the Guard.",
  stopped: "The Scribe throws itself in the way. It will die, but the damage would not reach her deck.",
  last: "You have one Terra, and you know what to do. Answer with Rally the Wagons on your Guard.",
  won: "4 damage: 1 for the Scribe, and what was left over emptied her deck. You have won! You paid, attacked, laid a trap and answered. Next, meet cards that answer yours: a chain may grow as long as both can pay.",
};
