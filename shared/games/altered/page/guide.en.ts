import type { GameWords, Guide } from "../../plan.ts";

export const guide: Guide = [
  {
    title: "How you win",
    lines: [
      "Eight regions lie in a row. Your hero starts at one end, your companion at the other, and theirs do too. Whose two counters meet or pass each other first wins.",
      "If both do so on the same evening, who is further wins; if that is even, a last battle in the Arena decides.",
    ],
  },
  {
    title: "How you move",
    lines: [
      "Your characters stand in two expeditions: the hero's and the companion's. Each faces the same expedition of the other player.",
      "At Dusk, an expedition moves one region forward if its characters together have more than the one it faces, in at least one terrain of the region it stands on: Forest, Mountain or Water. 0 is never enough.",
    ],
  },
  {
    title: "What you pay with",
    lines: [
      "You begin by making three cards of your hand mana, and each Morning you may make one more. They lie face down, and come ready each Morning.",
      "A card has two costs: one to play it from your hand, one to play it from your Reserve.",
    ],
  },
  {
    title: "The day",
    lines: [
      "Morning: ready everything, draw 2, make a card mana. Afternoon: you take turns. In a turn you use any quick actions and then play one card or pass; who has passed is out for the day.",
      "Dusk: the expeditions move. Night: all characters go to your Reserve, where only as many stay as your hero allows (2 without other word).",
    ],
  },
  {
    title: "Cards come back",
    lines: [
      "A character in your Reserve can be played a second time, from there. It is then Fleeting: afterwards it goes to the discard pile.",
      "A spell goes to your Reserve as well, once it has happened.",
    ],
  },
  {
    title: "Answers: Reactions",
    lines: [
      "There is nothing to play in the other player's turn. Cards answer by themselves: when something happens that a Reaction waits for, it is put in Limbo.",
      "After each turn's action all waiting Reactions are played, first all of the player whose turn it is (at other times of the first player), in the order he likes.",
    ],
  },
];

/** What lies where. */
export const places: GameWords = {
  heroExpedition: "The characters that travel with your hero.",
  companionExpedition: "The characters that travel with your companion.",
  hero: "Your hero: it stays all match, with its ability and the limits of your Reserve and Landmarks.",
  reserve: "Cards that may be played once more, for their second cost.",
  landmark: "Your permanents that go on no expedition.",
  mana: "Cards, face down, that pay for others. All are ready again each Morning.",
  deck: "Your cards, face down. When it is empty, the discard pile is shuffled into it.",
  discard: "Where spent and lost cards lie.",
  limbo: "Cards that are being played, and Reactions that wait.",
  hand: "The cards that you alone see, and may play.",
};
