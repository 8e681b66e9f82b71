/** What cards written at random (`test/volume`) were let through with, and are refused for now. */
import { expect, test } from "vitest";
import type { Json } from "../../shared/kernel/index.ts";
import { problemsOf } from "./sets.ts";

test.each(["startOfTurn", "startOfAttack", "endOfTurn", "spend", "allowance"])(
  "no card of nullshapers replaces %s: the turn takes its course, and a cost is paid",
  (on) => {
    const card = { id: "a-card", name: "A card", types: ["hardware"], cost: { void: 1 } };
    const withIt = { ...card, abilities: [{ kind: "instead", on }] };
    expect(
      problemsOf({ id: "a-set", ruleset: "nullshapers", name: "A set", cards: [withIt] })[0],
    ).toMatchObject({
      path: "abilities.0.on",
    });
  },
);

const hero = { id: "a-card", name: "A card", type: "hero", limits: { reserve: 2, landmark: 2 } };
test.each<readonly [what: string, ability: Json, path: string, message: RegExp]>([
  [
    "the denial of every Expedition",
    {
      kind: "reaction",
      on: { act: "move", object: { expedition: { whose: "you", not: {} } } },
      effect: [{ do: "draw", count: 1 }],
    },
    "abilities.0.on.object.expedition.not",
    /every Expedition is so/,
  ],
  [
    "a question that asks for nothing",
    {
      kind: "reaction",
      on: { act: "move", when: { is: "expedition", what: { ref: "self" }, that: {} } },
      effect: [{ do: "draw", count: 1 }],
    },
    "abilities.0.on.when.that",
    /every Expedition is so/,
  ],
  [
    "a bound that is not there, in what is granted",
    {
      kind: "grant",
      on: { type: "character" },
      reaction: {
        on: { act: "move", object: { has: { attr: "boost" } } },
        effect: [{ do: "draw", count: 1 }],
      },
    },
    "abilities.0.reaction.on.object",
    /needs `least` or `most`/,
  ],
])("altered refuses %s", (_, ability, path, message) => {
  const cards = [{ ...hero, abilities: [ability] }];
  const problems = problemsOf({ id: "a-set", ruleset: "altered", name: "A set", cards });
  expect(problems.find((one) => one.path.startsWith(path))?.message).toMatch(message);
});

const item = { id: "a-card", name: "A card", type: "item", reserve: 1 };
const action = { ...item, type: "action", speed: "fast" };
const asked = (act: string): Json => ({ is: ">=", left: { num: "happened", act }, right: 1 });
test.each<readonly [what: string, card: Json, path: string, message: RegExp]>([
  [
    "a cost that buys nothing",
    { ...item, abilities: [{ kind: "activated", cost: { rest: true } }] },
    "abilities.0.effect",
    /does nothing without it/,
  ],
  [
    "a next card of which nothing changes",
    { ...action, effect: [{ do: "nextCard", of: { kind: "ally" } }] },
    "effect.0.cost",
    /nothing of that card changes/,
  ],
  [
    "a link to what is hidden",
    { ...item, link: { object: { in: ["banishment", "material"] } } },
    "link.object.in",
    /"material" is hidden/,
  ],
  ["a count of what no text says", { ...item, when: asked("shuffleDeck") }, "when.left.act", /shuffleDeck/],
])("grand-archive refuses %s", (_, card, path, message) => {
  const problems = problemsOf({ id: "a-set", ruleset: "grand-archive", name: "A set", cards: [card] });
  expect(problems.find((one) => one.path === path)?.message).toMatch(message);
});
