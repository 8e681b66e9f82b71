/** The law of the mirror in hidden segments, where a name comes, or comes and goes, within one intent. */
import { expect, test } from "vitest";
import { loadSet, newCatalog } from "../../shared/kernel/index.ts";
import { laws } from "./laws/mirrored.ts";
import { open } from "./play.ts";
import { type World, worlds } from "./worlds.ts";

const game = worlds.find(({ ruleset }) => ruleset.id === "crowdcontrol")!;
const CARDS = {
  hall: { type: "hq", health: 20, growth: 8, insight: 8, delay: 1 },
  scout: { type: "entity", cost: 0, attack: 1, health: 1 },
  salvage: { type: "action", cost: 0, extra: { discard: 1 }, effects: [{ do: "recoverEntity" }] },
  clerk: {
    type: "entity",
    cost: 0,
    attack: 1,
    health: 1,
    abilities: [{ kind: "onSpawn", effects: [{ do: "recoverAction" }, { do: "withdraw", on: "this" }] }],
  },
};

function worldWith(...ids: readonly (keyof typeof CARDS)[]): World {
  const cards = Object.entries(CARDS).map(([id, card]) => ({ id, name: id, classes: ["nature"], ...card }));
  const read = loadSet({ id: "mirrored", ruleset: "crowdcontrol", name: "Mirrored", cards }, [game.ruleset]);
  if ("problems" in read) throw new Error(JSON.stringify(read.problems));
  const deck = ["hall", ...Array.from({ length: 24 }, (_, at) => ids[at % ids.length])];
  return {
    ...game,
    options: { deckRules: false },
    sets: [read.set],
    decks: () => [deck, deck],
    catalog: newCatalog([game.ruleset], [read.set]),
  };
}

test.each([
  ["a card that pays is what the same intent aims at", worldWith("scout", "salvage")],
  ["a source has gone back to the hand when its effect waits", worldWith("clerk", "salvage")],
])("a match and its mirror image are alike where %s", (_, world) => {
  for (let seed = 0; seed < 3; seed++)
    for (const law of laws) expect(() => law.holds(open(world, seed), 40)).not.toThrow();
});
