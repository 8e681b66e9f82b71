import starter from "../../../sets/crowdcontrol/starter.json" with { type: "json" };
import type { Lesson } from "../../lesson.ts";

/** A first match is a short one: each Headquarter bears this much. */
const HEALTH = 7;

const set = {
  ...starter,
  cards: starter.cards.map((card) => (card.type === "hq" ? { ...card, health: HEALTH } : card)),
};

/** Four turns of the Rootmoot: planning in secret, the reveal, lanes and the fight, and a guess that is better than hers. */
export const lesson: Lesson = {
  set,
  options: {},
  decks: [
    { "the-rootmoot": 1, "burr-runner": 4, "mosshide-guard": 4, "blood-cousin": 4 },
    { "the-ember-archive": 1, "soot-drone": 6, "cinder-adept": 8 },
  ],
  seed: "91a67c52ec5b9f1cbcc2063d4830ea179807845f0ac673b8681bd8380d1f692d",
  steps: [
    { id: "welcome" },
    { id: "runner", you: { action: "playCard", card: "burr-runner", lane: "attack" } },
    { they: { action: "playCard", card: "soot-drone", lane: "attack" } },
    { they: { action: "commit" } },
    { id: "commit", you: { action: "commit" } },
    { id: "shown", at: "commit" },
    { id: "guard", you: { action: "playCard", card: "mosshide-guard", lane: "defense" } },
    { they: { action: "playCard", card: "cinder-adept", lane: "attack" } },
    { id: "commitAgain", you: { action: "commit" } },
    { id: "stay", you: { action: "lockLanes" } },
    { id: "fought", at: "commit" },
    { id: "cousin", you: { action: "playCard", card: "blood-cousin", lane: "attack" } },
    { id: "expect", you: { action: "commit" } },
    { they: { action: "switchLanes", list: ["cinder-adept"] } },
    { id: "home", you: { action: "switchLanes", list: ["burr-runner"] } },
    { id: "lock", you: { action: "lockLanes" } },
    { id: "guessed", at: "commit" },
    { id: "nothing", you: { action: "commit" } },
    { they: { action: "switchLanes", list: ["cinder-adept"] } },
    { id: "charge", you: { action: "switchLanes", list: ["burr-runner"] } },
    { id: "lockAll", you: { action: "lockLanes" } },
    { id: "won", at: "commit" },
  ],
};
