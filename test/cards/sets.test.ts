/** Sets that were written with the kit alone: 15 cards and more of two games, none of them the house's. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { rulesets } from "../../shared/games/index.ts";
import { check } from "./check.ts";
import { tried } from "./matches.ts";
import { readHouse, readSet } from "./read.ts";

describe.each(["ucg", "altered"])("the example set of %s", (game) => {
  const file = fileURLToPath(new URL(`sets/${game}.json`, import.meta.url));

  test("has nothing against it, and a deck that its game allows", () => {
    const { problems, warnings } = check(readFileSync(file, "utf8"), file);
    expect([...problems, ...warnings]).toEqual([]);
  });

  test("has 15 cards and more of its own", () => {
    const house = readHouse(rulesets.find(({ id }) => id === game)!).flatMap(({ cards }) => cards);
    const own = readSet(file).cards.filter(({ name }) => !house.some((card) => card.name === name));
    expect(own.length).toBeGreaterThanOrEqual(15);
  });

  test("plays, and every card of it comes into play", () => {
    const { matches, over, lines, faults } = tried(readSet(file), 12);
    expect(faults).toEqual([]);
    expect(over).toBe(matches);
    expect(lines.filter((line) => line.includes("never came into play"))).toEqual([]);
  });
});
