/** What triggers say of acts, and what else was said in a way that no player would say it. */
import { expect, test } from "vitest";
import { acts } from "../../../shared/games/grand-archive/acts.ts";
import { HAPPENS, happensAlone } from "../../../shared/games/grand-archive/happens-text.ts";
import { rulesets } from "../../../shared/games/index.ts";
import { type Json, loadSet } from "../../../shared/kernel/index.ts";

/** What an item with this ability says. */
function said(ability: Json): string {
  const card = { id: "a-card", name: "A card", type: "item", reserve: 1, abilities: [ability] };
  const set = { id: "said", ruleset: "grand-archive", name: "Said", cards: [card] };
  const result = loadSet(set, rulesets);
  return "problems" in result ? JSON.stringify(result.problems) : result.set.cards[0].text.join(" ");
}
const draws = [{ do: "draw", count: 1 }];
const when = (on: Json): string => said({ kind: "triggered", on, effect: draws });
const holds = (condition: Json): string =>
  said({ kind: "static", while: condition, changes: [{ on: { kind: "ally" }, attr: "power", add: 1 }] });
const yours = { kind: "ally", controller: "you" };
const omens = { kind: "omen", in: ["banishment"], owner: "you" };
const attr = (of: Json, key: string): Json => ({ num: "attr", of, attr: key });

test("every act has a sentence", () => {
  const names = Object.keys(acts) as (keyof typeof acts)[];
  const silent = names.filter((act) => act !== "become" && HAPPENS[act] === undefined);
  expect(silent.filter((act) => happensAlone(act, undefined) === undefined)).toEqual([]);
});

test.each([
  [{ act: "materialized", object: { kind: "weapon" }, by: "you" }, "Whenever you materialize a weapon"],
  [{ act: "fostered", object: yours }, "Whenever an ally you control becomes fostered"],
  [{ act: "searched" }, "Whenever a player searches a deck"],
  [{ act: "verdict", by: "opponent" }, "Whenever an opponent wins or loses the game"],
  [
    {
      act: "targeted",
      object: { kind: "ally" },
      by: "you",
      when: { is: "matches", what: { ref: "event", field: "source" }, filter: { kind: "action" } },
    },
    "Whenever an ally becomes a target of yours, if what targets it is an action",
  ],
])("%j", (on, sentence) => {
  expect(when(on)).toBe(`${sentence}, draw a card.`);
});

const sum: Json = { is: ">=", left: attr({ ref: "all", of: omens }, "cost"), right: 10 };
const awake: Json = { is: "any", of: { kind: "ally", state: "awake" } };
const turn: Json = { is: "yourTurn" };

test.each([
  [sum, "the total reserve cost of omens in your banishment is 10 or more"],
  [
    { is: "or", of: [{ is: "and", of: [turn, awake] }, sum] },
    "either it is your turn and there is an awake ally, or the total reserve cost of omens in your banishment is 10 or more",
  ],
  [
    { is: "and", of: [awake, { is: "or", of: [turn, sum] }] },
    "there is an awake ally and either it is your turn or the total reserve cost of omens in your banishment is 10 or more",
  ],
] as [Json, string][])("%j", (condition, sentence) => {
  expect(holds(condition)).toBe(`As long as ${sentence}, each ally gets +1 Power.`);
});

test("what is less than nothing is less, and what is removed is removed", () => {
  const less = { num: "sub", of: [0, { num: "count", of: yours }] };
  const change = { on: { kind: "ally", in: ["hand"], owner: "you" }, attr: "cost", add: less };
  expect(said({ kind: "static", changes: [change] })).toBe(
    "Each ally in your hand costs X less to activate, where X is the number of allies you control.",
  );
  const off = { do: "counter", what: { ref: "self" }, kind: "buff", amount: less };
  expect(said({ kind: "activated", cost: { rest: true }, effect: [off] })).toBe(
    "Rest: Remove buff counters equal to the number of allies you control from this card.",
  );
});
