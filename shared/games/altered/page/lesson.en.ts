import type { LessonTexts } from "../../lesson.ts";

export const texts: LessonTexts = {
  welcome:
    "Your hero stands at one end of eight regions, your companion at the other. They want to meet before those of the other player do. Each of the two leads an expedition, and cards that you play there help it on.",
  mana: "First, three cards of your hand become mana, for good. Choose three Courteous Duelists.",
  duelist:
    "A day begins. You take turns, one card at a time. The Duelist costs 2 and brings 2 Forest, 2 Mountain and 2 Water. Play one into the companion's expedition.",
  against: "She plays Lamplighter Recruit against it: 1 Forest, 1 Mountain, and no Water.",
  sprite: "You have 1 mana left. Play Inkwell Sprite into the hero's expedition.",
  pass: "She has passed, and is out for today. You have no mana left: pass, and the evening comes.",
  moved:
    "At Dusk an expedition moves one region if it has more than the one it faces, in a terrain of its region. Both of yours did. At Night your characters went to your Reserve. Now it is morning: all mana is ready, and you drew 2.",
  expand: "Each morning you may make one more card mana. Choose a Duelist.",
  again:
    "She began this time, and has come back with her Recruit from the Reserve. So can you: play the Duelist that lies in your Reserve into the hero's expedition.",
  other: "Nobody faces your companion, and more than 0 is enough. Play the Sprite of your Reserve there.",
  done: "Pass.",
  half: "Both moved again: your two are 3 regions apart now. What came from the Reserve is gone; in exchange it cost no card of your hand.",
  expand3: "Make another Duelist mana.",
  third: "You begin today. Play a Duelist into the hero's expedition.",
  ox: "She answers in the other expedition: Toll-Gate Ox, with 2 Forest, 4 Mountain and 2 Water.",
  leave:
    "You need more than the Ox in one terrain, and a Sprite does not have it. Do not fight where she is strong: play the Sprite beside your Duelist.",
  evening: "Pass.",
  close:
    "Your hero moved, and your companion waited. The Ox is a Defender, so her own expedition stayed as well. Two regions are left between yours.",
  expand4: "One more Duelist becomes mana: 6 in all.",
  heroLast: "Her Recruit faces your hero. A Duelist is more in every terrain: play one there.",
  companionLast: "She has passed. Nobody faces your companion: a Duelist is enough.",
  set: "Both will move. Pass.",
  won: "Hero and companion have met in region 5: you have won! Next, read what your cards do when they arrive. Nothing is played in the other's turn, but Reactions answer by themselves.",
};
