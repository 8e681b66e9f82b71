/** How texts of Lamplight are read: the sentence, and the acts that it names. */
import type { Tongue } from "../../effects/said.ts";

export const tongue: Tongue = {
  sayings: [
    { says: /gets? (?<amount>[+-]\d+) glow this round/, tells: { act: "glow" } },
    { says: /^Look at/, tells: { act: "peek" }, looker: true },
    {
      says: /^Move .* to target (dark )?lamp/,
      tells: { act: "shift" },
      idle: "a lamp may be lit when it comes to it (LA 1.4)",
    },
    { says: /change lamps/, tells: { act: "swap" }, idle: "nothing changes lamps with itself" },
    { says: /^Cancel/, tells: { act: "cancel" } },
    { says: /[Dd]raws? (?<amount>\d+|an?) cards?/, tells: { act: "drawn" } },
    { says: /^Put out/, tells: { act: "out" } },
    { says: /^Return .* to its player's hand/, tells: { act: "back" } },
  ],
  zones: {},
  besides: {
    "cast cast": "the answer is played (LA 3.1)",
    "spent spent": "an answer that has happened goes to the ashes (LA 3.3)",
  },
};
