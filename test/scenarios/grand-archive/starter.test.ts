/** Grand Archive's starter set shows the game. */
import { describe, expect, test } from "vitest";
import { KEYWORDS, TYPES } from "../../../shared/games/grand-archive/card.ts";
import { problemsOf, starterOf, uses } from "../../sets/sets.ts";

const { nodes, valuesOf, keysUnder } = starterOf("grand-archive");

describe("together they use", () => {
  uses("every type", TYPES, valuesOf("type"));
  uses("every keyword, printed or given", KEYWORDS, [...keysUnder("keywords"), ...valuesOf("attr")]);
  uses("both speeds of actions", ["fast", "slow"], valuesOf("speed"));
  uses(
    "every cost of an ability",
    ["reserve", "rest", "sacrifice", "banish", "discard", "counters"],
    keysUnder("cost"),
  );
  uses("costs of all kinds", ["reserve", "memory", "brew"], nodes.flatMap(Object.keys));
  uses("X", ["x"], valuesOf("reserve"));
  uses("what happens to layers", ["negate", "copy", "redirect"], valuesOf("do"));
  uses(
    "abilities of other zones, of a lineage, and their loss",
    ["from", "inherited"],
    nodes.flatMap(Object.keys),
  );
  uses("a loss of all abilities", ["blank"], valuesOf("attr"));
  uses("every kind of ability", ["activated", "triggered", "static", "delayed"], valuesOf("kind"));
  uses(
    "the short triggers",
    ["enter", "death", "leave", "attack", "hit", "kill", "foster", "wake"],
    valuesOf("on"),
  );
  uses("phases and charges", ["phase", "charge", "act"], keysUnder("on"));
  uses("every kind of target", ["object", "layer"], keysUnder("targets"));
});

describe("what waits", () => {
  const item = (...abilities: object[]) => ({ id: "i", name: "I", type: "item", reserve: 0, abilities });
  const set = (card: object) => ({ id: "a-set", ruleset: "grand-archive", name: "A set", cards: [card] });
  const waits = (ability: number) => ({
    kind: "triggered",
    on: "enter",
    effect: [{ do: "delay", phase: "end", ability }],
  });
  const path = "abilities.0.effect.0.ability";

  test.each([
    ["an ability that is not there", item(waits(3)), /delayed ability of this card; there is none/],
    ["one that does not wait", item(waits(0)), /delayed ability of this card; it is triggered/],
  ])("is refused where it names %s", (_, card, message) => {
    const problem = { card: "i", path, message: expect.stringMatching(message) };
    expect(problemsOf(set(card) as never)).toEqual([expect.objectContaining(problem)]);
  });

  test("is right where it names one that does", () => {
    expect(
      problemsOf(set(item(waits(1), { kind: "delayed", effect: [{ do: "draw", count: 1 }] })) as never),
    ).toEqual([]);
  });
});
