import starter from "../../../sets/lamplight/starter.json" with { type: "json" };
import type { Lesson } from "../../lesson.ts";

/** Three rounds of the Hearth: a secret lay, an answer and its answer, a bluff, and the middle row. */
export const lesson: Lesson = {
  set: starter,
  options: {},
  decks: [
    { "storm-lantern": 5, "great-candle": 7, "glass-hood": 8 },
    { "paper-lantern": 5, "red-lantern": 5, "cold-breath": 6, peephole: 4 },
  ],
  seed: "d23514b707d8fcfb295466e3ce3b33263453d7a9c2a3fcd37998f0c809545fac",
  steps: [
    { id: "welcome" },
    { id: "first", you: { action: "lay", card: "storm-lantern", lamp: "zlamp4" } },
    { they: { action: "lay", card: "paper-lantern", lamp: "zlamp0" } },
    { id: "laid", at: "window" },
    { id: "lit", at: "lay" },
    { id: "second", you: { action: "lay", card: "great-candle", lamp: "zlamp3" } },
    { they: { action: "lay", card: "red-lantern", lamp: "zlamp5" } },
    { id: "breath", they: { action: "play", card: "cold-breath" } },
    { id: "hood", you: { action: "play", card: "glass-hood" } },
    { id: "happened", at: "lay" },
    { id: "third", you: { action: "lay", card: "great-candle", lamp: "zlamp5" } },
    { they: { action: "lay", card: "cold-breath", lamp: "zlamp8" } },
    { id: "waits", at: "window" },
    { id: "peep", they: { action: "play", card: "peephole" } },
    { id: "pass", you: { action: "pass" } },
    { id: "won", at: "over" },
  ],
};
