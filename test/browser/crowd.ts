/** A set of cards that fill a table: some send 128 tokens to the Expeditions at once, the others one more. */

const COPIES = 3;

const spells = (name: string, names: number, effects: number, count: number) =>
  Array.from({ length: names }, (_, n) => ({
    id: `${name.toLowerCase()}-${n + 1}`,
    name: `${name} ${n + 1}`,
    type: "spell",
    faction: "ordis",
    rarity: "common",
    hand: 0,
    reserve: 0,
    effect: Array.from({ length: effects }, () => ({
      do: "create",
      card: "crowd-guard",
      count,
      where: effects > 1 ? "each" : "companion",
    })),
  }));

const deck = [...spells("Muster", 2, 16, 4), ...spells("Recruit", 11, 1, 1)];

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
    ...deck,
  ],
  decks: [
    {
      id: "crowd",
      name: "The Crowd",
      cards: Object.fromEntries([["crowd-marshal", 1], ...deck.map(({ id }) => [id, COPIES])]),
    },
  ],
};
