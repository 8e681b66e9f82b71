import { describe, expect, test } from "vitest";
import { type Data, loadSet, type Match, type Ruleset } from "../../shared/kernel/index.ts";
import { NONE } from "../../shared/kernel/model/state.ts";
import { addEntry } from "../../shared/kernel/ops/ops.ts";
import { asked, attempt, cardsIn, nameOf, notes, pass, play, say, table, toldOps } from "./table.ts";
import { toy } from "./toy.ts";
import { toySet } from "./toy-set.ts";

/** A game like Altered: what triggers find becomes an entry of the very event. */
const eager: Ruleset = {
  ...toy,
  additive(m, matched) {
    for (const { source, ability, controller, event } of matched)
      addEntry(
        m,
        {
          kind: "emblem",
          controller,
          source,
          ability,
          mode: "",
          targets: [],
          x: 0,
          price: "",
          paid: 0,
          hold: null,
          data: { event },
        },
        { kind: "emblem" },
      );
  },
};

describe("additive modifiers (A R-15.1b, R-15.1d)", () => {
  test("what a trigger adds is part of the event that it matched", () => {
    const match = table([["greeter"], []], {}, eager);
    play(match, 0, "greeter");
    pass(match, 1);
    const result = attempt(match, 0, { action: "pass" });
    if (!result.ok) throw new Error(result.code);
    const found = result.events.filter(({ facts }) => facts.some(({ op }) => op === "entry"));
    // The greeter does not see itself come; its own coming is no "another".
    expect(found.every(({ kind }) => kind === "step")).toBe(true);
    expect(match.state.waiting).toEqual([]);
  });

  test("the object that an act is about is known as what it has become", () => {
    const match = table([["greeter", "imp"], []], {}, eager);
    play(match, 0, "greeter");
    pass(match, 1, 0);
    play(match, 0, "imp");
    pass(match, 1, 0);
    for (const { data } of match.state.entries) {
      const { object, became } = data.event as Data;
      expect(became).not.toBe(NONE);
      expect(typeof object).toBe("number");
    }
  });
});

const extra: readonly Data[] = [
  {
    id: "council",
    name: "council",
    kind: "spell",
    cost: 0,
    effect: [
      { do: "may", who: "each", as: "keen", then: [{ do: "draw", who: { ref: "var", name: "keen" } }] },
    ],
  },
  {
    id: "levy",
    name: "levy",
    kind: "spell",
    cost: 0,
    effect: [
      {
        do: "choose",
        who: "each",
        from: { in: ["hand"], owner: "you", kind: "unit" },
        min: 1,
        max: 1,
        as: "paid",
      },
      { do: "bury", what: { ref: "var", name: "paid" } },
    ],
  },
];
const { cards } = toySet as unknown as { cards: readonly Data[] };
const loaded = loadSet({ ...(toySet as Data), cards: [...cards, ...extra] }, [toy]);
if ("problems" in loaded) throw new Error(JSON.stringify(loaded.problems));
const { set } = loaded;

/** The spell is played and resolves. */
function resolved(spell: string, mine: readonly string[], theirs: readonly string[]): Match {
  const match = table([[spell, ...mine], theirs], {}, toy, set);
  play(match, 0, spell);
  pass(match, 1, 0);
  return match;
}

describe("decisions of several players (A R-13.2 to R-13.6)", () => {
  test("yes or no one after the other, told at once; the step comes when all have answered", () => {
    const match = resolved("council", [], []);
    expect(asked(match)).toEqual([0]);
    const first = say(match, 0, { action: "may", choice: true });
    expect(notes(match, first, 1, "may")).toEqual([{ seat: 0, yes: true }]);
    expect(cardsIn(match, "hand", 0)).toEqual([]);
    expect(asked(match)).toEqual([1]);
    say(match, 1, { action: "may", choice: false });
    expect(cardsIn(match, "hand", 0)).toHaveLength(1);
    expect(cardsIn(match, "hand", 1)).toHaveLength(0);
  });

  test("a hidden choice is told as made, not which", () => {
    const match = resolved("levy", ["imp", "greeter"], ["herald", "imp"]);
    const events = say(match, 0, { action: "choose", choice: [nameOf(match, "greeter", "hand", 0)] });
    expect(notes(match, events, 1, "chose")).toEqual([{ seat: 0, count: 1 }]);
    expect(JSON.stringify(toldOps(match, events, 1))).not.toContain("greeter");
    expect(cardsIn(match, "hand", 0)).toContain("greeter");
    say(match, 1, { action: "choose", choice: [nameOf(match, "herald", "hand", 1)] });
    expect(cardsIn(match, "hand", 0)).toEqual(["imp"]);
    expect(cardsIn(match, "hand", 1)).toEqual(["imp"]);
  });

  test("who alone knows that nothing fits is asked all the same (law 6); whose hand is empty is not", () => {
    const match = resolved("levy", ["jab"], []);
    expect(asked(match)).toEqual([0]);
    say(match, 0, { action: "choose", choice: [] });
    expect(cardsIn(match, "hand", 0)).toEqual(["jab"]);
    expect(match.state.requests[0]).toMatchObject({ kind: "window" });
  });
});
