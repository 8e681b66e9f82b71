import type { GameWords, Guide } from "../../plan.ts";

export const guide: Guide = [
  {
    title: "How you win",
    lines: [
      "Three biomes lie between you. In each, both players have a sector with 10 durability. Damage lowers it; at 0 the sector is lost, and its biome leaves the match.",
      "Who has lost two sectors loses, as soon as nothing waits in the queue.",
      "Who must draw from an empty deck loses a biome of his choice.",
    ],
  },
  {
    title: "What you pay with",
    lines: [
      "Every card has a second side: an anomaly, which makes energy. Once a turn you may convert a card of your hand into an anomaly, for good, and once a turn you may play an anomaly from your hand. Neither costs anything.",
      "Lock an anomaly to make one energy of its kind, at any moment you could act. Void in a cost can be paid with any kind.",
      "Energy that is left is gone at the end of each phase.",
    ],
  },
  {
    title: "Your turn",
    lines: [
      "You unlock what is yours and draw 2. Then come a primary phase, the battle, and a second primary phase. In both primary phases you play cards.",
      "An agent cannot lock on the turn it arrives, so it cannot attack yet; it can defend.",
      "At the end you discard down to 7 cards.",
    ],
  },
  {
    title: "Answers: the queue",
    lines: [
      "Whatever you play enters a queue. The other player may answer it, then you may answer that. When both pass, the newest entry happens, and both may act again.",
      "Speed decides what may answer: speed 1 answers nothing and needs your own primary phase; speed 2 answers what has speed 1 or 2; speed 3 answers anything, in any step with actions.",
      "You pay and choose targets when a card enters the queue. An entry whose targets have all gone is cancelled.",
    ],
  },
  {
    title: "The battle",
    lines: [
      "Advance: send agents from your staging area into biomes; then the other player may do so. Attack: agents in a biome attack the enemy sector there, and lock.",
      "Defend: agents of the other player in that biome may stand in the way.",
      "Ranged agents deal damage first, then melee ones. An attacker nobody defends against takes durability off the sector. Afterwards all go back to staging.",
    ],
  },
];

/** What lies where. */
export const places: GameWords = {
  sector0: "Your part of a biome. Its number is its durability: at 0 it is lost.",
  biome0: "A field between both players, in which agents meet in the battle.",
  staging:
    "Your agents outside the battle, and whatever else of yours stays: software, hardware and anomalies.",
  deck: "Your cards, face down.",
  cache: "Where used, discarded and terminated cards go.",
  archive: "Deleted cards: they are out of the match.",
  hand: "The cards that you alone see, and may play.",
};
