import starter from "../../../sets/altered/starter.json" with { type: "json" };
import type { Lesson } from "../../lesson.ts";

/** Four days of two expeditions: mana, the contest of each region, the Reserve, and where not to fight. */
export const lesson: Lesson = {
  set: starter,
  options: { firstPlayer: 0 },
  decks: [
    { "sable-and-quill": 1, "inkwell-sprite": 7, "courteous-duelist": 15 },
    { "sable-and-quill": 1, "lamplighter-recruit": 9, "toll-gate-ox": 9 },
  ],
  seed: "0b1d657bb2d8a031172ba1f49e21e31f445421243ad65c561a38895a43e5f818",
  steps: [
    { id: "welcome" },
    {
      id: "mana",
      you: { action: "chooseMana", choice: ["courteous-duelist", "courteous-duelist", "courteous-duelist"] },
    },
    { id: "duelist", you: { action: "play", card: "courteous-duelist", expedition: "companion" } },
    { id: "against", they: { action: "play", card: "lamplighter-recruit", expedition: "companion" } },
    { id: "sprite", you: { action: "play", card: "inkwell-sprite", expedition: "hero" } },
    { they: { action: "pass" } },
    { id: "pass", you: { action: "pass" } },
    { id: "moved", at: "expand" },
    { id: "expand", you: { action: "expand", choice: ["courteous-duelist"] } },
    { they: { action: "play", card: "lamplighter-recruit", expedition: "hero" } },
    { id: "again", you: { action: "play", card: "courteous-duelist", expedition: "hero" } },
    { they: { action: "pass" } },
    { id: "other", you: { action: "play", card: "inkwell-sprite", expedition: "companion" } },
    { id: "done", you: { action: "pass" } },
    { id: "half", at: "expand" },
    { id: "expand3", you: { action: "expand", choice: ["courteous-duelist"] } },
    { id: "third", you: { action: "play", card: "courteous-duelist", expedition: "hero" } },
    { id: "ox", they: { action: "play", card: "toll-gate-ox", expedition: "companion" } },
    { id: "leave", you: { action: "play", card: "inkwell-sprite", expedition: "hero" } },
    { they: { action: "pass" } },
    { id: "evening", you: { action: "pass" } },
    { id: "close", at: "expand" },
    { id: "expand4", you: { action: "expand", choice: ["courteous-duelist"] } },
    { they: { action: "play", card: "lamplighter-recruit", expedition: "hero" } },
    { id: "heroLast", you: { action: "play", card: "courteous-duelist", expedition: "hero" } },
    { they: { action: "pass" } },
    { id: "companionLast", you: { action: "play", card: "courteous-duelist", expedition: "companion" } },
    { id: "set", you: { action: "pass" } },
    { id: "won", at: "over" },
  ],
};
