/** A set of cards that fill a table at once: each sends 32 tokens to both Expeditions. */

const COPIES = 3;
const SPELLS = 13;

const musters = Array.from({ length: SPELLS }, (_, n) => ({
  id: `muster-${n + 1}`,
  name: `Muster ${n + 1}`,
  type: "spell",
  faction: "ordis",
  rarity: "common",
  hand: 1,
  reserve: 1,
  effect: Array.from({ length: 8 }, () => ({ do: "create", card: "crowd-guard", count: 4, where: "each" })),
}));

/** As a set file of Altered holds it. */
export const CROWD = {
  id: "crowd",
  ruleset: "altered",
  name: "The Crowd",
  cards: [
    {
      id: "crowd-marshal",
      name: "Marshal of the Crowd",
      type: "hero",
      faction: "ordis",
      limits: { reserve: 2, landmark: 2 },
    },
    {
      id: "crowd-guard",
      name: "Crowd Guard",
      type: "character",
      token: true,
      forest: 1,
      mountain: 1,
      water: 1,
    },
    ...musters,
  ],
  decks: [
    {
      id: "crowd",
      name: "The Crowd",
      cards: Object.fromEntries([["crowd-marshal", 1], ...musters.map(({ id }) => [id, COPIES])]),
    },
  ],
};
