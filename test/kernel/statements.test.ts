/** Statements of the effect language: what may be written, and the instructions it comes to (kernel.md 9). */
import { describe, expect, test } from "vitest";
import type { Verb } from "../../shared/kernel/model/ruleset.ts";
import type { Json } from "../../shared/kernel/model/state.ts";
import { effectSchema, flatten } from "../../shared/kernel/text/statements.ts";
import { termSchemas } from "../../shared/kernel/text/terms.ts";
import { filters } from "./toy-cards.ts";
import { verbs } from "./toy-verbs.ts";
import { ATTRS, VARS, zones } from "./toy-zones.ts";

const draw = { do: "draw" };
const ward = { do: "ward" };
const when = { is: "yourTurn" };
const asks = (...then: Json[]): Json => ({ do: "foresee", then });
const step = (...of: Json[]) => ({ op: "step", verbs: of });
const you = { ref: "you" };

describe("instructions", () => {
  test("one step for one verb, one for several together", () => {
    expect(flatten([draw, ward])).toEqual([step(draw), step(ward)]);
    expect(flatten([{ do: "together", verbs: [draw, ward] }])).toEqual([step(draw, ward)]);
  });

  test("what asks first goes by itself, and the others before it and behind it", () => {
    const asking = asks(ward);
    const call = (to: number) => ({ op: "call", node: asking, to });
    expect(flatten([{ do: "together", verbs: [draw, ward, asking, draw] }])).toEqual([
      ...[step(draw, ward), call(3), step(ward)],
      step(draw),
    ]);
    expect(flatten([{ do: "together", verbs: [asking, draw] }])).toEqual([call(2), step(ward), step(draw)]);
    expect(flatten([{ do: "together", verbs: [asking, asking] }])).toEqual([
      ...[call(2), step(ward)],
      ...[call(4), step(ward)],
    ]);
    expect(flatten([asking, draw])).toEqual([call(2), step(ward), step(draw)]);
  });

  test("a branch leads to the other, and that past it", () => {
    expect(flatten([{ do: "if", when, then: [draw] }, ward])).toEqual([
      { op: "test", when, to: 2 },
      step(draw),
      step(ward),
    ]);
    expect(flatten([{ do: "if", when, then: [draw], else: [ward] }, draw])).toEqual([
      { op: "test", when, to: 3 },
      step(draw),
      { op: "jump", to: 4 },
      step(ward),
      step(draw),
    ]);
  });

  test("may is one seat's, or everybody's in turn", () => {
    const may = (more: object) => flatten([{ do: "may", then: [draw], ...more }, ward] as Json)[0];
    expect(may({})).toEqual({ op: "may", who: you, text: "", to: 2 });
    expect(may({ who: "opponent" })).toEqual({ op: "may", who: { ref: "opponent" }, text: "", to: 2 });
    expect(may({ who: "each" })).toEqual({ op: "mayEach", as: "willing", to: 2 });
    expect(may({ who: "each", as: "eager" })).toEqual({ op: "mayEach", as: "eager", to: 2 });
  });

  test("a choice and a number are one instruction each", () => {
    const choice = { from: { in: ["hand"] }, min: 0, max: 1, as: "it" };
    expect(flatten([{ do: "choose", ...choice }])).toEqual([{ op: "choose", ...choice, who: you }]);
    expect(flatten([{ do: "choose", ...choice, who: "each" }])).toEqual([
      { op: "choose", ...choice, who: "each" },
    ]);
    expect(flatten([{ do: "let", as: "n", value: 3 }])).toEqual([{ op: "set", as: "n", value: 3 }]);
  });

  test("loops go back to their head and have lists of their own", () => {
    const all = { ref: "players" };
    expect(
      flatten([
        { do: "each", of: all, as: "one", then: [draw] },
        { do: "repeat", times: 2, then: [ward] },
        draw,
      ]),
    ).toEqual([
      { op: "gather", of: all, list: "#0" },
      { op: "next", list: "#0", as: "one", to: 4 },
      step(draw),
      { op: "jump", to: 1 },
      { op: "set", as: "#1", value: 2 },
      { op: "count", as: "#1", to: 8 },
      step(ward),
      { op: "jump", to: 5 },
      step(draw),
    ]);
  });

  test("for each, if: every one is judged before any of it happens, however deep the ifs stand at the front", () => {
    const inner = { do: "if", when: { is: "not", of: when }, then: [ward] };
    const other = { do: "if", when: { is: "any", of: {} }, then: [draw] };
    const then = [{ do: "if", when, then: [inner], else: [other] }];
    const judged = (condition: Json, verdicts: string) => ({
      ...{ op: "judge", list: "#0", as: "one", when: condition, verdicts },
    });
    const heed = (verdicts: string, to: number) => ({ op: "heed", list: "#0", verdicts, to });
    expect(flatten([{ do: "each", of: you, as: "one", then }])).toEqual([
      { op: "gather", of: you, list: "#0" },
      ...[judged(when, "#1"), judged(inner.when, "#2"), judged(other.when, "#3")],
      { op: "next", list: "#0", as: "one", to: 12 },
      heed("#1", 9),
      ...[heed("#2", 8), step(ward)],
      { op: "jump", to: 11 },
      ...[heed("#3", 11), step(draw)],
      { op: "jump", to: 4 },
    ]);
  });

  test("an if that something stands before is judged when it is reached", () => {
    const then = [draw, { do: "if", when, then: [ward] }];
    expect(flatten([{ do: "each", of: you, as: "one", then }]).map(({ op }) => op)).toEqual([
      ...["gather", "next", "step", "test", "step", "jump"],
    ]);
  });
});

describe("what may be written", () => {
  const foresee: Verb = { text: () => "", shape: () => ({}), plan: () => [], then: true };
  const terms = termSchemas({ zones: zones.map(({ id }) => id), vars: VARS, attrs: ATTRS, filters });
  const schema = effectSchema(terms, { ...verbs, foresee });
  const fits = (...effect: Json[]): boolean => schema.safeParse(effect).success;
  const many = (n: number): Json[] => new Array<Json>(n).fill(draw);

  test("one to sixteen statements", () => {
    expect([0, 1, 16, 17].map((n) => fits(...many(n)))).toEqual([false, true, true, false]);
  });

  test("two to eight verbs together, and verbs alone", () => {
    const together = (...of: Json[]): boolean => fits({ do: "together", verbs: of });
    expect([1, 2, 8, 9].map((n) => together(...many(n)))).toEqual([false, true, true, false]);
    expect(together(draw, { do: "if", when, then: [draw] })).toBe(false);
    expect(together(draw, asks(draw))).toBe(true);
  });

  test("statements follow a verb that says so, and no other", () => {
    expect(fits(asks(draw))).toBe(true);
    expect(fits({ do: "foresee" })).toBe(false);
    expect(fits({ do: "draw", then: [draw] })).toBe(false);
  });

  test("an else, a name and a decider may be left out", () => {
    expect(fits({ do: "if", when, then: [draw] })).toBe(true);
    expect(fits({ do: "if", when, then: [draw], else: [] })).toBe(false);
    expect(fits({ do: "may", then: [draw] }, { do: "may", who: "each", as: "eager", then: [draw] })).toBe(
      true,
    );
    expect(fits({ do: "may", who: "nobody", then: [draw] })).toBe(false);
    expect(fits({ do: "choose", from: {}, min: 1, max: 1, as: "it" })).toBe(true);
    expect(fits({ do: "choose", from: {}, min: 1, max: 1 })).toBe(false);
  });
});
