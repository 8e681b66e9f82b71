import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { toy } from "../kernel/toy.ts";
import { toySet } from "../kernel/toy-set.ts";
import { parseScenario } from "./format.ts";
import { plainGame } from "./plain.ts";
import type { Plain } from "./plain-words.ts";
import { playCase } from "./play.ts";
import { wordList } from "./words.ts";

/** The kernel's own test game, which has no words for scenarios but those of its ruleset. */
const plain: Plain = {
  ruleset: toy,
  letter: "T",
  refusals: { NO_MANA: "", ILLEGAL_TARGET: "" },
  phases: ["upkeep", "bid", "main", "end"],
  phase: "main",
  asks: ["bid"],
  filler: "statue",
};
const game = plainGame(plain);

const folder = mkdtempSync(join(tmpdir(), "plain-"));
afterAll(() => rmSync(folder, { recursive: true }));
writeFileSync(join(folder, "fixtures.json"), JSON.stringify({ ...toySet, id: "fixtures" }));

/** What the runner says of a case. */
function told(given: string, play: readonly string[], asked: string, of = game): string {
  const steps = play.map((step) => `      - ${step}`).join("\n");
  const text = `rule: T 1\nruleset: toy\nsets: [fixtures]\ncases:\n  - name: one\n    given: ${given}\n    play:\n${steps}\n    asked: ${asked}\n`;
  const path = join(folder, "one.yaml");
  const scenario = parseScenario(text, path, of.dialect);
  return playCase(of, scenario, scenario.cases[0], path)?.message ?? "as it says";
}

test("a position is told by zones and values, and stands where the match comes by itself", () => {
  const given =
    "{ table: { _secret: 7 }, A: { hand: [jab, imp*2], field: [{ card: chief, counters: { damage: 0, charge: 2 } }], " +
    "row: [{ card: twin, slot: 2 }], life: 5 }, B: { hand: 0, deck: [wall, imp], pile: [nix] } }";
  const state =
    "{ state: { turn: A, phase: main, _secret: 7, A.life: 5, B.life: 8, A.hand: [jab, imp*2], B.hand: 0, entries: [], " +
    "A.field: [{ card: chief, counters: { charge: 2, power: 1 } }], A.row: [{ card: twin, counters: { power: 2 } }], " +
    "B.pile: [nix], A.deck: 20, chain: 0, A.charged: false }, order: { B.deck: [wall, imp] }, " +
    "sees: { B: { has: [chief], hasNot: [jab] } } }";
  expect(told(given, [state], "{ A: window }")).toBe("as it says");
});

test("an action is taken by its name, with cards, seats and entries as its slots want them", () => {
  const given = "{ A: { hand: [jab, spark], mana: 4 }, B: { hand: [nix], field: [chief], mana: 2 } }";
  const jab =
    "{ A: { play: jab, target: B.chief }, then: [event cast, moved A.jab hand -> chain, entered A.jab, asked B window], " +
    "state: { entries: [jab], A.mana: 3 } }";
  const nix = "{ B: { play: nix, target: { entry: jab } }, then: [entered B.nix] }";
  const steps = [
    jab,
    nix,
    "{ A: pass }",
    "{ B: pass, then: [left A.jab cancelled, moved A.jab chain -> pile, left B.nix resolved], not: [set damage], state: { B.field: [chief] } }",
    "{ A: { play: spark, x: 1, target: B }, state: { A.mana: 2 } }",
    "{ B: pass }",
    "{ A: pass, then: [event hurt, set life 6 B], state: { B.life: 6 } }",
  ];
  const outcome = told(given, steps, "{ A: window }");
  expect(outcome).toBe("as it says");
});

test("a request is answered by its kind", () => {
  const given = "{ A: { hand: [gift, imp], ward: 0 }, B: { hand: [herald, imp] } }";
  const steps = [
    "{ A: { play: gift } }",
    "{ B: pass }",
    "{ A: pass, then: [asked A may] }",
    "{ A: { may: true }, state: { A.hand: 3, A.ward: 1 } }",
  ];
  expect(told(given, steps, "{ A: window }")).toBe("as it says");
  const tithe = [
    "{ A: { play: tithe } }",
    "{ B: pass }",
    "{ A: pass, sees: { A: { offered: [{ things: [A.imp, A.twin] }] } } }",
    "{ A: { choose: twin } }",
    "{ B: { choose: [imp] }, state: { A.hand: [imp], B.hand: [herald] } }",
  ];
  expect(
    told("{ A: { hand: [tithe, imp, twin] }, B: { hand: [herald, imp] } }", tithe, "{ A: window }"),
  ).toBe("as it says");
});

test("time goes on where nobody does anything, also past sealed requests", () => {
  const steps = [
    "{ advanceTo: B bid }",
    "{ B: { bid: 2 } }",
    "{ A: { bid: 1 }, then: [note bids, event bid] }",
  ];
  expect(told("{}", steps, "{ B: window }")).toBe("as it says");
});

test("a match may be new, with its decks alone", () => {
  const steps = ["{ state: { A.hand: 5, A.deck: 0 }, asked: { A: bid, B: bid } }", "{ A: { bid: 0 } }"];
  expect(told("{ start: true, A: { deck: [imp*5] }, B: { deck: 9 } }", steps, "{ B: bid }")).toBe(
    "as it says",
  );
});

test("what lies in a zone of which nothing is said is the game's affair", () => {
  const steps = ["{ state: { A.field: [chief], B.field: [imp], A.deck: 20 } }"];
  const lying = plainGame({ ...plain, lying: { field: ["chief"] } });
  expect(told("{ B: { field: [imp] } }", steps, "{ A: window }", lying)).toBe("as it says");
});

test.each([
  ["a record that seats have not", "{ A: { lief: 3 } }", "A: pass", /A has no "lief"; life/],
  [
    "a record that the table has not",
    "{ table: { round: 3 } }",
    "A: pass",
    /the table has no "round"; only turn, /,
  ],
  ["a card of no set", "{ A: { hand: [jabb] } }", "A: pass", /no card "jabb" in fixtures/],
  ["a phase that never asks", "{ phase: upkeep }", "A: pass", /upkeep of A does not come by itself/],
  ["a zone that is none", "{}", "state: { A.feild: 1 }", /there is no "feild"; field/],
  ["a number of a record", "{}", "state: { A.life: 7 }", /expected A.life: 7, it is 8/],
  ["a word of a record", "{}", "state: { A.charged: true }", /expected A.charged: true, it is false/],
  ["an action with nothing to do it with", "{}", "A: { pass: imp }", /"pass" is done with nothing/],
  ["an answer nobody asked for", "{}", "A: { may: true }", /refused: MALFORMED/],
  ["a thing of which nobody heard", "{}", "A: { play: twins }", /refused: UNKNOWN_THING/],
])("%s is named", (_, given, step, message) => {
  expect(told(given, [step], "{ A: window }")).toMatch(message);
});

test.each([
  ["A: { plya: imp }", /one action of play, charge, pass, bid, order, choose, may, modifier/],
  ["A: pass\n        then: [moved A.imp hand -> sky]", /is not of the form "moved CARD ZONE -> ZONE"/],
  ["A: pass\n        asked: { B: windwo }", /windwo|expected one of/],
])("a word that the game has not is an error of the file", (step, message) => {
  expect(() => told("{}", [step], "{}")).toThrow(message);
});

test("the words are those of the ruleset", () => {
  expect(wordList(game.dialect)).toContain("- does: `play`, `charge`, `pass`, `bid`");
  expect(wordList(game.dialect)).toContain(
    "- ZONE: `deck`, `hand`, `row`, `field`, `secret`, `chain`, `pile`",
  );
});
