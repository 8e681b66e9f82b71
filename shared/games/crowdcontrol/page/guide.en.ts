import type { GameWords, Guide } from "../../plan.ts";

export const guide: Guide = [
  {
    title: "How you win",
    lines: [
      "A Headquarter at 0 health is lost, and its player with it. If both fall at the same moment, it is a draw.",
      "Drawing from an empty deck damages your own Headquarter, more each time.",
    ],
  },
  {
    title: "Both at once",
    lines: [
      "There is no turn of yours or theirs: both plan in secret at the same time. What you do while planning is shown when both have committed.",
      "So you cannot answer what you see; you answer what you expect.",
    ],
  },
  {
    title: "What you pay with",
    lines: [
      "Each turn your Headquarter grows and gives mana equal to its Size. Mana that you do not spend is lost when you commit; you get 1 wisdom for it.",
      "At 4 wisdom you draw a card, by itself. Your Headquarter gives 4 each turn, which is one card.",
    ],
  },
  {
    title: "The turn",
    lines: [
      "Commit: play Entities, Places and Actions and use abilities. What touches only your own side happens at once; what touches the other side waits.",
      "Targets: everything is revealed, and both choose targets in secret. Resolve: first what concerns one's own side, then what concerns the other's.",
      "Lanes: move any Entities between your two lanes, in secret. Then targets once more, resolve once more, and the fight.",
    ],
  },
  {
    title: "The fight",
    lines: [
      "The Entity at each position of your Attack lane fights the one at the same position of their Defense lane, and theirs yours. Both deal their attack at once.",
      "An attacker with nobody opposite damages the Headquarter, or a Place that you have put first in your priorities. A defender with nobody opposite does nothing.",
      "An Entity that came this turn does not attack yet. Damage stays until it is healed.",
    ],
  },
];

/** What lies where. */
export const places: GameWords = {
  attack: "Its Entities fight the other player's Defense lane, position by position.",
  defense: "Its Entities stand against the other player's Attack lane, position by position.",
  hq: "Your Headquarter. Its health is your life, and its Size the mana of each turn.",
  places: "Your buildings, at most 4 of them.",
  action: "The Actions that are played this turn.",
  deck: "Your cards, face down.",
  dust: "Where destroyed, used and discarded cards go.",
  void: "Cards that do not come back.",
  away: "Cards that left in secret for the other player's side: they arrive when all is revealed.",
  hand: "The cards that you alone see, and may play.",
};
