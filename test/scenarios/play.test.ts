import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { casesOf, failureText } from "./games.ts";

/** What the runner is for is to notice: each kind of expectation is broken once. */

const folder = mkdtempSync(join(tmpdir(), "scenarios-"));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
function written(body: string, head = "rule: UCG 1\nruleset: ucg\n"): string {
  const path = join(folder, `${files++}.yaml`);
  writeFileSync(path, head + body);
  return path;
}

const GIVEN = `cases:
  - name: one
    given:
      A: { hand: [ignorance], reserve: [standard-resource], effect: [{ card: arclight, down: true }] }
      B: { active: [{ card: dave, counters: { damage: 1 } }] }
`;
const PLAY = "A: { ignite: ignorance, targets: [B.dave] }";

function difference(step: string, asked = "{ B: window }"): string {
  const [one] = casesOf(written(`${GIVEN}    play:\n      - ${step}\n    asked: ${asked}\n`));
  const failure = one.play();
  return failure === undefined ? "none" : failureText(one, failure);
}

test("a case that is as it says has no difference", () => {
  const more = [
    "then: [moved A.ignorance hand -> ignition, paid A 1/1, targeted B.dave, window B]",
    "not: [passed]",
    "count: { window: 1 }",
    "state: { A.hand: 0, A.ignition: [ignorance], B.active: [{ card: dave, damage: 1, combat: 2 }] }",
    "sees: { A: { has: [arclight] }, B: { has: [ignorance], hasNot: [arclight] } }",
    "asked: { B: window }",
  ];
  expect(difference([PLAY, ...more].join("\n        "))).toBe("none");
});

test.each([
  ["a line", "then: [paid A 2/2]", /expected line: paid A 2\/2/],
  ["the order of lines", "then: [window B, paid A 1/1]", /expected line: paid A 1\/1 {3}\(after line 5\)/],
  ["a line that must not be", "not: [paid]", /not expected: paid A 1\/1/],
  ["a count", "count: { window: 2 }", /expected 2 lines "window", came 1/],
  ["a number of cards", "state: { A.hand: 1 }", /expected A.hand: 1, there are 0/],
  ["a card's damage", "state: { B.active: [{ card: dave, damage: 0 }] }", /expected B.active:/],
  ["a card too many", "state: { B.active: [] }", /there is:\n.*dave/],
  ["the phase", "state: { phase: dawn }", /it is primary/],
  ["a card unseen", "sees: { B: { has: [arclight] } }", /B should see arclight/],
  ["a card seen", "sees: { A: { hasNot: [arclight] } }", /A sees arclight/],
  ["who is asked", "asked: { A: turn }", /is asked: B window/],
  ["an acceptance", "refused: CANNOT_PAY", /it was accepted/],
])("%s is noticed", (_, more, message) => {
  expect(difference(`${PLAY}\n        ${more}`)).toMatch(message);
});

test("a refusal, the wrong one and one nobody expects are noticed", () => {
  expect(difference("A: pass", "{ A: turn }")).toMatch(/refused: NO_WINDOW/);
  expect(difference("A: pass\n        refused: BAD_TIMING", "{ A: turn }")).toMatch(
    /expected refusal: BAD_TIMING/,
  );
});

test("a request at the end that the case does not mention is a failure", () => {
  expect(difference(PLAY, "{}")).toMatch(/expected to be asked: nobody, is asked: B window/);
});

test("an action nobody can say is a failure of its step, not of the run", () => {
  expect(difference("A: { ignite: final-clash }")).toMatch(/step 1: .*\n.*no card "final-clash"/);
  expect(difference("advanceTo: B dawn\n      - A: pass")).toMatch(/step 2/);
});

test("a position with an unknown card is a failure", () => {
  const [one] = casesOf(
    written("cases:\n  - { name: x, given: { A: { hand: [nobody] } }, play: [{ A: pass }], asked: {} }\n"),
  );
  expect(one.play()?.message).toMatch(/no card "nobody"/);
});

test("a set may lie beside the scenario", () => {
  const card = { id: "lone-wolf", name: "Lone Wolf", type: "character", cost: 0, combat: 1 };
  const set = (id: string, cards: unknown[]) => JSON.stringify({ id, ruleset: "ucg", name: "Mine", cards });
  writeFileSync(join(folder, "my-set.json"), set("my-set", [card]));
  writeFileSync(join(folder, "bad-set.json"), set("bad-set", [{ ...card, combta: 1 }]));
  const body = (sets: string) => `sets: [seed-examples, ${sets}]
cases:
  - name: one
    given: { A: { hand: [lone-wolf] } }
    play:
      - A: { ignite: lone-wolf }
      - B: pass
        then: [moved A.lone-wolf ignition -> active]
    asked: { A: turn }
`;
  expect(casesOf(written(body("my-set")))[0].play()).toBeUndefined();
  expect(casesOf(written(body("bad-set")))[0].play()?.message).toMatch(/unknown key.*"combat"/);
  expect(casesOf(written(body("no-set")))[0].play()?.message).toMatch(/no set "no-set"/);
});

test("the command counts in its last line and says so by its exit code", () => {
  const script = fileURLToPath(new URL("run.ts", import.meta.url));
  const run = (...paths: string[]) => {
    try {
      return { code: 0, out: execFileSync(process.execPath, [script, ...paths], { encoding: "utf8" }) };
    } catch (error) {
      const { status, stdout } = error as { status: number; stdout: string };
      return { code: status, out: stdout };
    }
  };
  const good = written(`${GIVEN}    play:\n      - ${PLAY}\n    asked: { B: window }\n`);
  const bad = written(`${GIVEN}    play:\n      - ${PLAY}\n    asked: { A: window }\n`);
  const broken = written("cases: 3\n");
  expect(run(good)).toEqual({ code: 0, out: "1 passed, 0 failed\n" });
  const all = run(good, bad, broken);
  expect(all.code).toBe(1);
  expect(all.out).toMatch(/\n1 passed, 2 failed\n$/);
  expect(run(good, join(folder, "nowhere")).out).toMatch(/\n1 passed, 1 failed\n$/);
});
