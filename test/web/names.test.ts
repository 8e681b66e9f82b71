import { describe, expect, test } from "vitest";
import { cardName, choiceName, namesApart } from "../../server/web/page/match/names.ts";
import type { Snapshot } from "../../server/web/page/match/stage.ts";
import { createMatch, publicView } from "../../shared/kernel/index.ts";
import { worlds } from "../bench/worlds.ts";

const SQUIRE = { name: "Squire", text: ["Expend: Generate 1 Terra."], face: { abilities: [{}] } };

/** A table on which the things named lie in the zones given, all of one card. */
function tableWith(lying: Readonly<Record<string, string>>, ruleset = "ucg"): Snapshot {
  const [{ catalog, setup }] = worlds;
  const picture = publicView(createMatch(setup(1), catalog).match);
  const [some] = Object.values(picture.things);
  const things = Object.fromEntries(
    Object.entries(lying).map(([name, zone]) => [name, { ...some, zone, card: "squire" }]),
  );
  const cards = new Map([["squire", SQUIRE]]);
  const table = { ruleset, sittings: [{ name: "Ann" }, { name: "Bob" }] };
  const seat = { own: { ask: null } };
  return { picture: { ...picture, things }, cards, table, seat } as unknown as Snapshot;
}

describe("values side by side", () => {
  const named = (lying: Readonly<Record<string, string>>): string[] => {
    const now = tableWith(lying);
    return namesApart(now, Object.keys(lying), (value) => cardName(now, String(value)));
  };

  test("are called by their names alone where these differ", () => {
    expect(named({ a: "active:0" })).toEqual(["Squire"]);
  });

  test("of one name are told apart by where they lie", () => {
    expect(named({ a: "active:0", b: "active:1" })).toEqual([
      "Squire · Active Zone of Ann",
      "Squire · Active Zone of Bob",
    ]);
  });

  test("of one name in one place are numbered", () => {
    expect(named({ a: "active:0", b: "active:0", c: "active:1" })).toEqual([
      "Squire · Active Zone of Ann · 1",
      "Squire · Active Zone of Ann · 2",
      "Squire · Active Zone of Bob",
    ]);
  });
});

describe("a number is called by what it stands for", () => {
  const now = tableWith({ a: "staging:0" }, "nullshapers");

  test.each([
    ["biome", 1, "Biome 2"],
    ["biome", -1, "Staging area"],
    ["moves", "a/0", "Squire → Biome 1"],
    ["pay", "a/0", "Squire → Expend: Generate 1 Terra."],
    ["slot", 0, "1"],
    ["condition", 0, "the card's way 1"],
    ["x", 3, "3"],
  ])("in %s, %s is %s", (slot, value, name) => {
    expect(choiceName(now, slot, value, undefined)).toBe(name);
  });
});
