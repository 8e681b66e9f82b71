import type { LessonTexts } from "../../lesson.ts";

export const texts: LessonTexts = {
  welcome:
    "Each of you is a champion. Whose champion has taken as much damage as it has life has lost; in this lesson that is 8. Your first turn drew your hand.",
  recruit:
    "Cards are paid with cards. Cinder Recruit costs 1: play it, and one card of your hand goes to your memory in exchange.",
  paid: "The Recruit waits on the stack, so that she may answer. The card you paid with lies in your memory, face down; it comes back to your hand at your next Recollection.",
  attack: "An ally may attack on the turn it comes. Attack her champion with the Recruit.",
  strike:
    "Before the damage each of you has Opportunity to use fast cards. You have nothing to add: pass, and she will pass too.",
  falcon: "1 damage. Her turn: she pays two cards for Gale Falcon, with a power of 3.",
  theyAttack: "And it attacks you at once. You cannot stop it yet: your champion will take 3.",
  level:
    "Your turn. Once a turn you may materialize a card of your material deck. Ashka, Ember Duelist costs 1 memory: a card of your memory, chosen at random, that does not come back. Materialize her.",
  slash:
    "Your champion has grown, and fire cards can be played now. Burning Slash is an attack card: your champion attacks with it for 3. Play it, and choose her champion.",
  recruitAgain: "She has taken 4. Attack with the Recruit as well: her champion, not the Falcon.",
  comes: "Her Falcon attacks again. This time you have an answer.",
  bolt: "Flame Bolt is fast: it may be played whenever you have Opportunity. Play it on the Falcon, 2 damage against its 2 life.",
  saved:
    "Your Bolt is on top of the stack, so it happens first. The Falcon will die before it strikes, and its attack with it.",
  last: "Your turn, and she has taken 5 of 8. Attack her champion with the Recruit.",
  finish:
    "1 will not do. But you may play a fast card in the middle of a combat: Flame Bolt on her champion.",
  won: "2 of the Bolt and 1 of the Recruit: her champion has fallen, and you have won! Next, watch your memory: whoever spends everything in her own turn has nothing left to answer with.",
};
