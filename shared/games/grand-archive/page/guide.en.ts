import type { GameWords, Guide } from "../../plan.ts";

export const guide: Guide = [
  {
    title: "How you win",
    lines: [
      "Each player has a champion. A champion whose damage reaches its life dies, and its player loses.",
      "Who must draw from an empty deck loses as well.",
    ],
  },
  {
    title: "What you pay with",
    lines: [
      "A card with a reserve cost is paid with cards of your hand: that many go to your memory, face down. At your next Recollection all of them come back to your hand.",
      "A card with a memory cost is paid with cards of your memory, chosen at random; those are banished and do not come back.",
      "So cards are your money. Playing much now leaves little to answer with until your next turn.",
    ],
  },
  {
    title: "Your champion",
    lines: [
      "Beside your main deck you have a material deck: champions of higher levels, and regalia. Once a turn, in the Materialize Phase, you may pay for one of its cards.",
      "A champion of the next level goes on top of the old one and keeps its damage. Its elements are yours from then on, and cards of other elements cannot be played.",
    ],
  },
  {
    title: "Your turn",
    lines: [
      "Wake up what is rested, materialize, take your memory back, draw a card. Then comes the Main Phase: allies, attacks, items and other slow cards, as long as nothing waits on the stack.",
      "Fast cards and most abilities can be used whenever you have Opportunity, in anybody's turn.",
    ],
  },
  {
    title: "Answers: Opportunity",
    lines: [
      "One player at a time has Opportunity. Whoever acts has it again, and may go on; whoever passes hands it on.",
      "When all have passed in a row, the newest thing on the stack happens, and the turn player has Opportunity again. When all pass and the stack is empty, the turn goes on.",
      "So your answer comes before what it answers.",
    ],
  },
  {
    title: "Attacking",
    lines: [
      "Rest an awake ally with power to attack. Your champion attacks with a weapon or with an attack card. Allies may attack on the turn they come.",
      "The defender may rest awake units that are attacked to retaliate: both sides then deal their power at once.",
      "Damage on an ally goes at the end of the turn. Damage on a champion stays.",
    ],
  },
];

/** What lies where. */
export const places: GameWords = {
  intent: "The attack card or weapon of the attack that goes on.",
  field: "Your champion, allies, items and whatever else stays.",
  main: "The cards you draw, face down.",
  material: "Champions of higher levels and regalia. Only you look into it.",
  memory: "Cards that have paid for others, face down. They come back at your Recollection.",
  graveyard: "Where used, destroyed and discarded cards go.",
  banishment: "Cards that are out of the match, unless a card says otherwise.",
  lineage: "The earlier levels that lie beneath a champion.",
  loaded: "Cards that lie in a weapon, ready to be shot with it.",
  aside: "Masteries: they lie beside the match and count for one player.",
  stack: "What has been played and has not happened yet. The newest happens first.",
  hand: "The cards that you alone see. You play them, and pay with them.",
};
