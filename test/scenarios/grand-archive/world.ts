import type { ZodType } from "zod";
import { grandArchive } from "../../../shared/games/grand-archive/index.ts";
import type { CardSet, Data, Draw } from "../../../shared/kernel/index.ts";
import type { Decks } from "../../property/decks.ts";
import { pick } from "../../property/dice.ts";
import type { GameWorlds, Row } from "../worlds.ts";

/** A Level 0 champion, a few more of the material deck, and any cards of the main deck. */
const anyChampions =
  (seats: number) =>
  (random: Draw, sets: readonly CardSet[]): Decks => {
    const cards = sets.flatMap((set) => set.cards).filter(({ data }) => data.token !== true);
    const material = cards.filter(({ data }) => data.type === "champion" || data.regalia === true);
    const main = cards.filter((card) => !material.includes(card));
    const deck = (): string[] => [
      pick(
        random,
        material.filter(({ data }) => data.level === 0),
      ).id,
      ...Array.from({ length: 6 }, () => pick(random, material).id),
      ...Array.from({ length: 24 + random(16) }, () => pick(random, main).id),
    ];
    return Array.from({ length: seats }, deck);
  };

function row(seats: number, profile: string, rulings: Data = {}): Row {
  const other = Object.keys(rulings).length > 0;
  return {
    name: `grand-archive, ${seats} seats, ${profile}${other ? ", the other rulings" : ""}`,
    profile,
    sets: [
      "shared/sets/grand-archive",
      "test/scenarios/grand-archive/fixtures.json",
      "test/scenarios/grand-archive/card-words.json",
    ],
    options: { deckRules: false, ...rulings },
    decks: anyChampions(seats),
    ...(seats === 2 && { first: (firstPlayer) => ({ firstPlayer }) }),
  };
}

/** Cards that look, show, dig, pay and remember, and next to no others. */
const hidden = (seats: number): Row => ({
  ...row(seats, "seed"),
  name: `grand-archive, ${seats} seats, digging and showing`,
  sets: ["test/scenarios/grand-archive/hidden.json"],
});

/** Cards that give, copy, name and replace. */
const given: Row = {
  ...row(2, "seed"),
  name: "grand-archive, 2 seats, given and copied",
  sets: ["test/scenarios/grand-archive/given.json", "test/scenarios/grand-archive/lent.json"],
};

/** Every gap ruling the other way round. */
const otherRulings = (options: ZodType<Data>): Data =>
  Object.fromEntries(
    Object.entries(options.parse({})).flatMap(([name, value]) =>
      typeof value === "boolean" && options.safeParse({ [name]: !value }).success ? [[name, !value]] : [],
    ),
  );

export const world: GameWorlds = {
  rows: [
    row(2, "seed"),
    row(3, "seed"),
    row(4, "current"),
    hidden(2),
    hidden(3),
    given,
    row(3, "seed", otherRulings(grandArchive.options)),
  ],
  anyCards: anyChampions(2),
  secrets: {},
  plays: { actions: ["materialize", "activateCard"], floor: 1.5 },
  starters: [
    { seats: 2, matches: 16, wins: 0 },
    { seats: 3, matches: 9, wins: 0 },
    { set: "the-fen-and-court", seats: 2, matches: 16, wins: 0 },
  ],
};
