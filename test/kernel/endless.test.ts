/** Work inside one step: what a set asks for is done, or the match ends by name; no process stands still for it. */
import { describe, expect, test } from "vitest";
import { isSliced } from "../../shared/kernel/flow/machine.ts";
import {
  type Data,
  type Json,
  loadSet,
  type Match,
  options,
  type Seat,
  submit,
} from "../../shared/kernel/index.ts";
import { create, zoneOf } from "../../shared/kernel/ops/ops.ts";
import { beginWork, Endless, spend } from "../../shared/kernel/ops/step-budget.ts";
import { attempt, cardsIn, holder, nameOf, pass, play, put, table } from "./table.ts";
import { toy } from "./toy.ts";
import { toySet } from "./toy-set.ts";

const field = { in: ["field"] };
const you = { ref: "you" };

/** How many units have as many units that have as many …: each looks at all of them for each of them. */
const nested = (deep: number): Json =>
  deep === 0
    ? { num: "count", of: field }
    : {
        num: "count",
        of: { ...field, has: { attr: "power", least: { num: "sub", of: [nested(deep - 1), 99] } } },
      };

const spell = (id: string, effect: Json): Json => ({ id, name: id, kind: "spell", cost: 0, effect });
const cards: readonly Json[] = [
  spell("ponder", [{ do: "hurt", who: you, amount: nested(6) }]),
  spell("ponder-often", [
    {
      do: "repeat",
      times: 9_999,
      then: [{ do: "hurt", who: { ref: "opponent" }, amount: { num: "sub", of: [nested(3), 12] } }],
    },
  ]),
  spell("sum", [{ do: "hurt", who: you, amount: { num: "min", of: [nested(2), 1] } }]),
];
const UNITS = 12;

function withUnits(...hand: readonly string[]): Match {
  const loaded = loadSet({ ...(toySet as Data), cards: [...((toySet as Data).cards as Json[]), ...cards] }, [
    toy,
  ]);
  if ("problems" in loaded) throw new Error(JSON.stringify(loaded.problems));
  const units = Array.from({ length: UNITS }, () => "imp");
  const match = table([[...hand, ...units], []], {}, toy, loaded.set);
  for (let n = 0; n < UNITS; n++) put(match, "imp", "field", 0);
  return match;
}

/** Plays the card and lets it resolve; resolves to the number of slices it took. */
function resolve(match: Match, id: string): number {
  play(match, 0, id);
  while (match.state.entries.length > 0 && !isSliced(match) && match.state.over === null)
    pass(match, holder(match));
  let slices = 1;
  for (; isSliced(match); slices++)
    expect(submit(match, "host", { action: "continue" })).toMatchObject({ ok: true });
  return slices;
}

describe("a step without an end in sight", () => {
  test("is taken back whole, and the match ends by name", () => {
    const match = withUnits("ponder");
    play(match, 0, "ponder");
    pass(match, holder(match));
    const before = structuredClone(match.state);
    const answer = attempt(match, holder(match), { action: "pass" });
    expect(match.state.over).toEqual({ winners: [], reason: "exhausted" });
    expect(answer).toMatchObject({ ok: true });
    const facts = "events" in answer ? answer.events.flatMap((event) => event.facts) : [];
    expect(facts).toContainEqual({ op: "over", winners: [], reason: "exhausted" });
    expect(match.state.objects).toEqual(before.objects);
    expect(match.state.seats.map(({ vars }) => vars)).toEqual(before.seats.map(({ vars }) => vars));
  });

  test("is known by the things it makes, too", () => {
    const match = withUnits();
    const swarm = () => {
      while (match.state.over === null) create(match, 0, 0, zoneOf(match, "field", 0));
    };
    beginWork(match);
    expect(swarm).toThrow(Endless);
    expect(cardsIn(match, "field", 0).length).toBeLessThan(10_000);
  });

  test("is known by what the match has come to have, however few things each step makes", () => {
    const match = withUnits();
    const made = () => {
      beginWork(match);
      create(match, 0, 0, zoneOf(match, "field", 0));
    };
    while (match.state.objects.length < 5_000) made();
    expect(() => {
      for (let n = 0; n < 10; n++) made();
    }).toThrow(Endless);
  });

  test("fails what is only asked, instead of never answering", () => {
    const match = withUnits("sum");
    const heads = (m: Match, seat: Seat): Data[] => {
      while (seat === 0) spend(m);
      return [];
    };
    const game = { ...toy, actions: { ...toy.actions, play: { ...toy.actions.play, heads } } };
    expect(() => options({ ...match, game }, 0)).toThrow(Endless);
    expect(options(match, 0).length).toBeGreaterThan(0);
  });
});

test("many heavy steps count as more of them, so that slices stay short and a turn has its cap", () => {
  const match = withUnits("ponder-often");
  expect(resolve(match, "ponder-often")).toBeGreaterThan(2);
  expect(match.state.over).toEqual({ winners: [], reason: "exhausted" });
});

test("what has an end is done, however much was looked at before", () => {
  const match = withUnits("sum");
  beginWork(match);
  const { work } = match.state.counters;
  resolve(match, "sum");
  expect(match.state.over).toBeNull();
  expect(match.state.counters.work - work).toBeLessThan(50);
  expect(nameOf(match, "sum", "pile", 0)).toBeDefined();
});
