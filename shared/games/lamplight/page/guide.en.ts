import type { GameWords, Guide } from "../../plan.ts";

export const guide: Guide = [
  {
    title: "How you win",
    lines: [
      "Nine lamps stand in a square. Who has three in a line at the end of a round, along a row, a column or across, wins.",
      "After eight rounds the day comes, and who has more lamps wins.",
    ],
  },
  {
    title: "The round",
    lines: [
      "Draw: two cards each. Who has fewer lamps draws one more.",
      "Lay: both choose a card and a lamp, at once and in secret. Then you see where the other has laid, but not what.",
      "Answer: now you may play answers, by turns. They happen from the last to the first, so an answer can spoil the one before it.",
      "Light: what lies face down is turned up. At each lamp the brightest flame stays and the others go out.",
    ],
  },
  {
    title: "Flames",
    lines: [
      "The number is a flame's glow. As bright as the one that burns there already is not enough; two new flames that are equally bright put each other out.",
      "You may lay at any lamp: a dark one, to light it; theirs, to take it; your own, to guard it.",
    ],
  },
  {
    title: "Answers and bluffs",
    lines: [
      "An answer costs nothing but itself, and most are about cards that still lie face down.",
      "You may also lay an answer at a lamp. That is a bluff: it lights nothing, but you take it back and draw a card, and the other may have spent an answer on it.",
    ],
  },
  {
    title: "Who is first",
    lines: [
      "Who has more lamps must speak first in the answers; with as many, who has the taper, which changes hands each round.",
      "So who is behind sees more, and draws more. No lead is safe.",
    ],
  },
];

/** What lies where. */
export const places: GameWords = {
  lamp0: "A place of the square. Whoever has the brightest flame there has the lamp.",
  veil: "The card that you lay this round, until both have chosen.",
  deck: "Your cards, face down.",
  ashes: "Where flames that are out and answers that are spent lie.",
  hand: "The cards that you alone see, and may play.",
};
