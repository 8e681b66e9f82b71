import { expect, test } from "vitest";
import { parseScenario } from "./format.ts";
import { begins, missing, sameLine } from "./lines.ts";
import { ScenarioError } from "./scenario.ts";
import { ucgDialect } from "./ucg/dialect.ts";

const HEAD = "rule: UCG 1\nruleset: ucg\ncases:\n  - name: one\n";
const parse = (body: string) => parseScenario(HEAD + body, "x.yaml", ucgDialect);

function fault(body: string): string {
  try {
    parse(body);
  } catch (error) {
    if (error instanceof ScenarioError) return error.message;
    throw error;
  }
  return "no fault";
}

test("a case is read with its defaults", () => {
  const { sets, cases } = parse("    given: {}\n    play: [{ A: pass, then: [window B] }]\n    asked: {}\n");
  expect(sets).toEqual(["seed-examples"]);
  expect(cases[0].given).toMatchObject({ turn: 3, owner: "A", phase: "primary" });
  expect(cases[0].given.seats.B).toMatchObject({ deck: 20, hand: 1 });
  expect(cases[0].play[0]).toMatchObject({
    by: { kind: "seat", seat: "A", intent: { action: "pass" } },
    lines: [[{ text: "window B", times: 1 }]],
  });
});

test("counted cards and payments are spelt out", () => {
  const { cases } = parse(
    "    given: { A: { reserve: [standard-resource*2] } }\n" +
      "    play: [{ A: { ignite: final-clash, pay: [standard-resource*2], targets: [B.dave] } }]\n    asked: {}\n",
  );
  expect(cases[0].given.seats.A.zones.reserve.map((card) => card.card)).toEqual([
    "standard-resource",
    "standard-resource",
  ]);
  expect(cases[0].play[0].by).toMatchObject({
    intent: { mode: "play", pay: [{}, {}], targets: [{ owner: "B", card: "dave" }] },
  });
});

test.each([
  ["an unknown key of a case", "    given: {}\n    play: [{ A: pass }]\n    asked: {}\n    x: 1\n", /"x"/],
  ["an unknown zone", "    given: { A: { hnad: [] } }\n    play: [{ A: pass }]\n    asked: {}\n", /"hnad"/],
  [
    "an unknown action",
    "    given: {}\n    play: [{ A: { igntie: dave } }]\n    asked: {}\n",
    /one action of/,
  ],
  [
    "two actions",
    "    given: {}\n    play: [{ A: { block: a, assist: b } }]\n    asked: {}\n",
    /one action of/,
  ],
  [
    "an unknown key of an action",
    "    given: {}\n    play: [{ A: { block: a, pay: [] } }]\n    asked: {}\n",
    /"pay"/,
  ],
  ["two actors", "    given: {}\n    play: [{ A: pass, B: pass }]\n    asked: {}\n", /must act, not 2/],
  [
    "a misspelt line",
    "    given: {}\n    play: [{ A: pass, then: [windwo B] }]\n    asked: {}\n",
    /"windwo"/,
  ],
  [
    "a line in the wrong form",
    "    given: {}\n    play: [{ A: pass, then: [paid A] }]\n    asked: {}\n",
    /"paid SEAT/,
  ],
  ["an unknown refusal", "    given: {}\n    play: [{ A: pass, refused: NOPE }]\n    asked: {}\n", /refused/],
  [
    "events of a refusal",
    "    given: {}\n    play: [{ A: pass, refused: NO_WINDOW, then: [window B] }]\n    asked: {}\n",
    /no events/,
  ],
  ["no word on what is asked", "    given: {}\n    play: [{ A: pass }]\n", /asked/],
  [
    "a host who does two things",
    "    given: {}\n    play: [{ host: { leave: A, back: A } }]\n    asked: {}\n",
    /say timeout, leave or back/,
  ],
  ["nobody who acts", "    given: {}\n    play: [{ then: [window B] }]\n    asked: {}\n", /must act/],
  ["a step of nothing", "    given: {}\n    play: [{}]\n    asked: {}\n", /must act/],
  [
    "a moment without a time",
    "    given: {}\n    play: [{ A: pass, at: [{ state: { phase: end } }] }]\n    asked: {}\n",
    /step 1: at.0: say phase or line/,
  ],
  [
    "a moment of a phase that is none",
    "    given: {}\n    play: [{ A: pass, at: [{ phase: B dwan }] }]\n    asked: {}\n",
    /"B dwan" is not "SEAT PHASE"/,
  ],
  [
    "the way of a refusal",
    "    given: {}\n    play: [{ A: pass, refused: NO_WINDOW, at: [{ line: window B }] }]\n    asked: {}\n",
    /no way/,
  ],
  ["a doubled YAML key", "    given: {}\n    given: {}\n    play: [{ A: pass }]\n    asked: {}\n", /unique/],
])("%s is an error of the file", (_, body, message) => {
  expect(fault(body)).toMatch(message);
});

test("a fault names file, case and step", () => {
  const text = fault("    given: {}\n    play: [{ A: pass }, { B: pass, colour: red }]\n    asked: {}\n");
  expect(text).toContain('x.yaml: case "one": step 2: ');
  expect(text).toContain("colour");
});

test("lines: an unnumbered word stands for every number", () => {
  expect(sameLine("moved A.dave hand -> effect", "moved A.dave#2 hand -> effect3")).toBe(true);
  expect(sameLine("moved A.dave hand -> effect1", "moved A.dave hand -> effect2")).toBe(false);
  expect(sameLine("slain A.dave#1", "slain A.dave#2")).toBe(false);
  expect(begins("damage 2 B", "damage 2 B.dave")).toBe(false);
  expect(begins("damage 2", "damage 2 B.dave")).toBe(true);
});

test("lines: groups in order, free order inside, counts", () => {
  const lines = ["a 1", "b", "c", "a 1", "d"];
  const one = (text: string, times = 1) => ({ text, times });
  expect(missing([[one("a 1")], [one("c"), one("b")], [one("d")]], lines)).toBeUndefined();
  expect(missing([[one("a 1", 2)], [one("d")]], lines)).toBeUndefined();
  expect(missing([[one("c")], [one("b")]], lines)).toEqual({ line: "b", after: 3 });
});
