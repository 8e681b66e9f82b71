import type { LessonTexts } from "../../lesson.ts";

export const texts: LessonTexts = {
  welcome:
    "Each of you has a Headquarter. Whose Headquarter has no health left has lost; in this lesson each bears 7. Nobody has the turn: both plan at the same time, and neither sees what the other plans.",
  runner:
    "Your Headquarter gives 1 mana now, and 1 more each turn. Burr Runner costs 1, deals 2 and bears 1. Play it, and choose the Attack lane: from there it goes for the other Headquarter.",
  commit: "So far nobody but you knows. Commit: when both have, all is revealed.",
  shown:
    "She played Soot Drone into her Attack lane. Nobody fought, since what came this turn does not attack yet. From now on her Drone will.",
  guard:
    "You have 2 mana. The first of your Defense lane stands in the way of the first of her Attack lane. Play Mosshide Guard, which bears 4, into Defense.",
  commitAgain: "Commit, and see what she planned.",
  stay: "She has put Cinder Adept beside the Drone. Now both may move Entities between their lanes, again in secret. Yours stand well: lock your lanes.",
  fought:
    "Her Drone hit your Guard, who hit back. Your Runner found nobody opposite, so the Ember Archive took 2: it has 5 left.",
  cousin: "You have 3 mana. Blood Cousin deals 3; it can attack from the next turn on. Play it into Attack.",
  expect: "Commit.",
  home: "Think as she does. Her Adept, 2 against your Runner's 1 health, wants to stand in its way this time. If you think so, move the Runner to Defense. Choose “Switch lanes”, then the Runner.",
  lock: "Lock your lanes. Nobody has seen what you changed.",
  guessed:
    "You were right: her Adept went to Defense and met nobody, and her Drone fell against your Guard. You did not answer what you saw, but what you expected.",
  nothing:
    "You may keep your cards for once: who has nothing new on the table has shown nothing new. Commit.",
  charge:
    "She saw your Runner go home, and wants to attack with the Adept. Then nobody stands before her Headquarter: 3 of the Cousin and 2 of the Runner are the 5 that it has. Move the Runner back.",
  lockAll: "Lock your lanes, and see who has guessed better.",
  won: "Her Adept went to attack, and your two met nobody. The Headquarter has fallen: you have won! Next, meet Actions and Places: what touches the other side waits until both have chosen their targets.",
};
