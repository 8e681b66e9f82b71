import type { LessonTexts } from "../../lesson.ts";

export const texts: LessonTexts = {
  welcome:
    "Three biomes lie between you, and each of you has a sector in every one. A sector whose durability is gone takes its biome with it. Who has lost two sectors loses. In this lesson a sector bears 2.",
  convert:
    "Any card can become an anomaly, which makes energy. Once a turn you may convert one. Convert The Long Table, and choose light.",
  anomaly: "Once a turn you may play an anomaly, free. Play The Long Table.",
  cadet: "Lantern Cadet costs 1 light, which your anomaly makes. Play it.",
  queue:
    "The Cadet is in the queue now. She let it pass; she could have answered. When both pass, the newest entry happens. Pass.",
  theirs: "Her turn. She made energy of darkness, and plays Gutter Spy.",
  convert2: "Your Cadet may fight now. First a second anomaly: convert The Long Table to light again.",
  anomaly2: "Play it.",
  courier:
    "Sunrise Courier costs 1 light and 1 of any kind. It is Ready: it may attack on the turn it comes. Play it.",
  advance:
    "Now the battle. First agents advance from your staging area into biomes. Advance the Cadet, 2 attack, into biome 2; the Courier stays home this time.",
  attack: "She sent nobody there. Attack with the Cadet.",
  lost: "Nobody defended: 2 damage, and her sector is gone. One more, and you have won. Her turn: she converts a card.",
  notary:
    "With two anomalies she plays Drowned Notary, 2 attack and 2 defense. When it arrives, you discard a card.",
  convert3: "Your turn. Convert The Long Table once more.",
  anomaly3: "Play it: you have 3 light now. Keep them.",
  both: "Two biomes are left. Advance the Cadet into biome 1 and the Courier into biome 3, both at once.",
  theyAdvance: "She may advance only after you, and has one Notary for two places. It goes to biome 1.",
  attackBoth: "Attack with both.",
  defended:
    "The Notary defends against the Cadet, and would terminate it: 2 against a defense of 1. The Courier meets nobody.",
  hymn: "Battle Hymn has speed 3, so it may answer anything at any moment: 2 attack and 2 defense for an agent. Play it on the Cadet.",
  won: "The Hymn came first: your Cadet bore the blow and terminated the Notary. Meanwhile the Courier broke her second sector. You have won! Next, look at speeds: what answers what is written on the cards.",
};
