import starter from "../../../sets/nullshapers/starter.json" with { type: "json" };
import type { Lesson } from "../../lesson.ts";

/** Three turns of the Solar Vanguard: anomalies, the queue, a battle, and an answer in it. */
export const lesson: Lesson = {
  set: starter,
  // A first match is a short one.
  options: { firstPlayer: 0, durability: 2 },
  decks: [
    { "lantern-cadet": 4, "sunrise-courier": 4, "battle-hymn": 4, "long-table": 7 },
    { "gutter-spy": 8, "drowned-notary": 6, "tithe-collector": 6 },
  ],
  seed: "c78aff2290346a783a3ac1fab5ae4fa28be41372dfc3bb2694b80b65ccc133a1",
  steps: [
    { id: "welcome" },
    { id: "convert", you: { action: "convert", card: "long-table", anomaly: "light" } },
    { id: "anomaly", you: { action: "playAnomaly", card: "long-table" } },
    { id: "cadet", you: { action: "playCard", card: "lantern-cadet" } },
    { id: "queue", you: { action: "pass" } },
    { they: { action: "convert", card: "drowned-notary", anomaly: "dark" } },
    { they: { action: "playAnomaly" } },
    { id: "theirs", they: { action: "playCard", card: "gutter-spy" } },
    { id: "convert2", you: { action: "convert", card: "long-table", anomaly: "light" } },
    { id: "anomaly2", you: { action: "playAnomaly", card: "long-table" } },
    { id: "courier", you: { action: "playCard", card: "sunrise-courier" } },
    { id: "advance", you: { action: "advance", moves: ["lantern-cadet/1"] } },
    { id: "attack", you: { action: "attack" } },
    { id: "lost", they: { action: "convert", card: "tithe-collector", anomaly: "dark" } },
    { they: { action: "playAnomaly" } },
    { id: "notary", they: { action: "playCard", card: "drowned-notary" } },
    { id: "convert3", you: { action: "convert", card: "long-table", anomaly: "light" } },
    { id: "anomaly3", you: { action: "playAnomaly", card: "long-table" } },
    { id: "both", you: { action: "advance", moves: ["lantern-cadet/0", "sunrise-courier/2"] } },
    { id: "theyAdvance", they: { action: "advance", moves: ["drowned-notary/0"] } },
    { id: "attackBoth", you: { action: "attack", agents: ["lantern-cadet", "sunrise-courier"] } },
    { id: "defended", they: { action: "defend" } },
    { id: "hymn", you: { action: "playCard", card: "battle-hymn", target: ["lantern-cadet"] } },
    { id: "won", at: "over" },
  ],
};
