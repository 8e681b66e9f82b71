import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { casesOf } from "./games.ts";
import { mirrored } from "./mirror.ts";

const mirror = (one: object, seats: readonly string[], options = {}) =>
  (mirrored({ cases: [one] }, seats, { words: ["owner"], options }) as { cases: unknown[] }).cases[0];

test("seats change places in the position, what is done and what is expected", () => {
  const one = {
    name: "A plays for B",
    given: { turn: 4, A: { hand: ["dave"] }, B: { active: [{ card: "dave", on: "A.dave#2" }] } },
    play: [
      { A: { ignite: "dave", targets: ["B.dave", { seat: "B" }] }, then: ["moved A.dave hand -> ignition"] },
      { host: { leave: "B" }, state: { turn: "A", "base.A.attack": 2 }, sees: { B: { has: ["dave"] } } },
    ],
    asked: { A: "turn" },
  };
  expect(mirror(one, ["A", "B"])).toEqual({
    name: "A plays for B",
    given: {
      owner: "B",
      options: {},
      turn: 4,
      B: { hand: ["dave"] },
      A: { active: [{ card: "dave", on: "B.dave#2" }] },
    },
    play: [
      { B: { ignite: "dave", targets: ["A.dave", { seat: "A" }] }, then: ["moved B.dave hand -> ignition"] },
      { host: { leave: "A" }, state: { turn: "B", "base.B.attack": 2 }, sees: { A: { has: ["dave"] } } },
    ],
    asked: { B: "turn" },
  });
});

test("three seats move on by one, and keep the order of their turns", () => {
  const one = { given: { owner: "B", C: { hand: 1 } }, play: [{ C: "pass" }], asked: { A: "turn" } };
  expect(mirror(one, ["A", "B", "C", "D"])).toEqual({
    given: { owner: "C", options: {}, A: { hand: 1 }, B: {}, C: {} },
    play: [{ A: "pass" }],
    asked: { B: "turn" },
  });
});

test("an option that numbers a seat numbers the other, also where it is left out", () => {
  const options = (given: object) =>
    (
      mirror({ given }, ["A", "B"], { initiative: 0, firstPlayer: undefined }) as {
        given: { options: object };
      }
    ).given.options;
  expect(options({})).toEqual({ initiative: 1 });
  expect(options({ options: { firstPlayer: 1, initiative: 1 } })).toEqual({ firstPlayer: 0, initiative: 0 });
});

test("what holds for one seat only is noticed", () => {
  const folder = mkdtempSync(join(tmpdir(), "mirror-"));
  const cards = fileURLToPath(new URL("grand-archive/fixtures.json", import.meta.url));
  copyFileSync(cards, join(folder, "fixtures.json"));
  const path = join(folder, "one.yaml");
  // Each seat has dice of its own: what they take of A's memory they do not take of B's.
  const given = "{ phase: materialize, A: { memory: [f-uniq, f-study], material: [f-ch1] } }";
  const step = "{ A: { materialize: f-ch1 }, state: { A.memory: [f-study] } }";
  const one = `{ name: one, given: ${given}, play: [${step}], asked: { A: opportunity } }`;
  writeFileSync(path, `{ rule: G, ruleset: grand-archive, sets: [grand-archive-fixtures], cases: [${one}] }`);
  try {
    expect(casesOf(path)[0].play()).toBeUndefined();
    expect(casesOf(path, true)[0].play()?.message).toMatch(/expected B.memory/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
