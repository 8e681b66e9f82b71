import starter from "../../../sets/grand-archive/starter.json" with { type: "json" };
import type { Lesson } from "../../lesson.ts";

/** A first match is a short one: each champion bears this much. */
const LIFE = 8;

const set = {
  ...starter,
  cards: starter.cards.map((card) => (card.type === "champion" ? { ...card, life: LIFE } : card)),
};

/** Five turns of Ashka: paying with cards, the memory, a higher level, attacks, and a fast answer. */
export const lesson: Lesson = {
  set,
  options: { firstPlayer: 0 },
  decks: [
    {
      "ashka-spark": 1,
      "ashka-duelist": 1,
      "cinder-recruit": 8,
      "burning-slash": 8,
      "flame-bolt": 10,
    },
    { "maren-drift": 1, "gale-falcon": 14, "prismatic-tide": 10 },
  ],
  seed: "0658be65d6110b3f989a457b9f90db5f252c631d46481a08f40ed7f75321ca79",
  steps: [
    { id: "welcome" },
    { id: "recruit", you: { action: "activateCard", card: "cinder-recruit" } },
    { id: "paid" },
    { id: "attack", you: { action: "declareAttack", card: "cinder-recruit" } },
    { id: "strike", you: { action: "pass" } },
    { id: "falcon", they: { action: "activateCard", card: "gale-falcon" } },
    { id: "theyAttack", they: { action: "declareAttack", card: "gale-falcon" } },
    { id: "level", you: { action: "materialize", card: "ashka-duelist" } },
    { id: "slash", you: { action: "activateCard", card: "burning-slash" } },
    { id: "recruitAgain", you: { action: "declareAttack", card: "cinder-recruit" } },
    { id: "comes", they: { action: "declareAttack", card: "gale-falcon" } },
    { id: "bolt", you: { action: "activateCard", card: "flame-bolt", target: ["gale-falcon"] } },
    { id: "saved" },
    { id: "last", you: { action: "declareAttack", card: "cinder-recruit" } },
    { id: "finish", you: { action: "activateCard", card: "flame-bolt", target: ["maren-drift"] } },
    { id: "won", at: "over" },
  ],
};
