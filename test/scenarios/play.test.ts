import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { casesOf, failureText } from "./games.ts";
import { tracer } from "./trace.ts";

/** What the runner is for is to notice: each kind of expectation is broken once. */

const folder = mkdtempSync(join(tmpdir(), "scenarios-"));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
function written(body: string, head = "rule: UCG 1\nruleset: ucg\n"): string {
  const path = join(folder, `${files++}.yaml`);
  writeFileSync(path, head + body);
  return path;
}

const script = fileURLToPath(new URL("run.ts", import.meta.url));
function run(...words: string[]): { code: number; out: string } {
  try {
    return { code: 0, out: execFileSync(process.execPath, [script, ...words], { encoding: "utf8" }) };
  } catch (error) {
    const { status, stdout } = error as { status: number; stdout: string };
    return { code: status, out: stdout };
  }
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
  [
    "the order of a deck",
    "order: { A.deck: [standard-resource, dave] }",
    /on top of A.deck: standard-resource, dave; there lies: standard-resource, standard-resource/,
  ],
  ["a card unseen", "sees: { B: { has: [arclight] } }", /B should see arclight/],
  ["a card seen", "sees: { A: { hasNot: [arclight] } }", /A sees arclight/],
  ["a card that nobody can see", "sees: { B: { hasNot: [A.arclight] } }", /without a word of whose it is/],
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

test("an intent may be put as it comes over the wire, which no game's words could say", () => {
  const end = "{ A: turn }";
  expect(difference("A: { raw: { action: ignite, card: 3 } }\n        refused: UNKNOWN_THING", end)).toBe(
    "none",
  );
  expect(difference("A: { raw: { action: 7, request: -1 } }", end)).toMatch(
    /step 1: A: {"action":7.*\n.*refused: /,
  );
  expect(difference("A: { raw: { action: advancePhase } }\n        then: [phase conflict]", end)).toBe(
    "none",
  );
});

test("a move is taken back by whoever made it last", () => {
  const back = "host: { back: A }\n        state: { A.hand: 1, A.reserve: 1 }\n        asked: { A: turn }";
  expect(difference(`${PLAY}\n      - ${back}`, "{ A: turn }")).toBe("none");
  expect(difference(`${PLAY}\n      - ${back}\n      - ${PLAY}`)).toBe("none");
  expect(difference(`${PLAY}\n      - host: { back: B }\n        refused: NO_WAY_BACK`)).toBe("none");
  expect(difference("host: { back: A }")).toMatch(/step 1: host: back A\n.*refused: NO_WAY_BACK/);
});

test("what lies on top of a deck is read from its top", () => {
  const given = "{ A: { deck: [dave, arclight, dave] } }";
  const step = "{ A: { raw: { action: advancePhase } }, order: { A.deck: [dave, arclight] } }";
  const one = `{ name: one, given: ${given}, play: [${step}], asked: { A: turn } }`;
  expect(casesOf(written(`cases: [${one}]\n`))[0].play()).toBeUndefined();
});

test.each([
  [
    "a state",
    "at: [{ line: paid A, state: { A.reserve: 1 } }]",
    /at paid A: expected A.reserve: 1, there are 0/,
  ],
  ["a state that comes later", "at: [{ line: moved A.ignorance, state: { A.reserve: 0 } }]", /there are 1/],
  ["a card unseen", "at: [{ line: paid A, sees: { B: { has: [arclight] } } }]", /at paid A: B should see/],
  ["a line that does not come", "at: [{ line: passed }]", /on the way does not come: passed/],
  ["a line that comes once", "at: [{ line: window B *2 }]", /does not come: window B \*2/],
  ["a line that came before", "at: [{ line: window B }, { line: paid A }]", /does not come: paid A/],
  ["a phase that does not begin", "at: [{ phase: A primary }]", /does not come: A primary/],
])("on the way %s is noticed", (_, more, message) => {
  expect(difference(`${PLAY}\n        ${more}`)).toMatch(message);
});

test("looking at the way changes nothing of it", () => {
  const way =
    "at: [{ line: moved A.ignorance, state: { A.ignition: [ignorance], A.reserve: 1 } }, { line: window }]";
  expect(difference(`${PLAY}\n        ${way}\n        state: { A.reserve: 0 }`)).toBe("none");
});

test.each([
  ["a target too many", "{ to: { ignite: ignorance }, things: [B.dave, A.arclight] }", /there is: B.dave$/m],
  [
    "a target too few",
    "{ to: { ignite: ignorance }, things: [] }",
    /A is offered: nothing\n.*there is: B.dave/,
  ],
  ["a slot that is none", "{ to: { ignite: ignorance }, slot: x, things: [] }", /no slot "x", but: .*target/],
  ["what may not be", "{ to: { ignite: arclight }, things: [] }", /that may not be: NO_SUCH_MODE/],
  ["nothing said", "{ things: [] }", /say the intent after `to`/],
])("of what is offered %s is noticed", (_, offered, message) => {
  const look = `sees: { A: { offered: [${offered}] } }`;
  expect(difference(`${look}\n      - ${PLAY}`)).toMatch(message);
});

test.each([
  [
    "pointed at",
    "B: { targets: { ignorance: [] } }",
    /B sees ignorance point at: nothing\n.*there is: B.dave/,
  ],
  ["waiting", "B: { targets: { dave: [] } }", /B sees no dave that waits/],
  ["offered to nobody", "spectator: { offered: [{ things: [] }] }", /it has no seat/],
  ["offered when not asked", "A: { offered: [{ things: [] }] }", /A is asked nothing/],
])("what is %s is noticed", (_, sees, message) => {
  expect(difference(`${PLAY}\n        sees: { ${sees} }`)).toMatch(message);
});

test("a step in which nobody acts looks only", () => {
  expect(difference(`state: { A.hand: 1 }\n      - ${PLAY}`)).toBe("none");
  expect(difference(`state: { A.hand: 0 }\n      - ${PLAY}`)).toMatch(
    /step 1: nobody\n.*A.hand: 0, there are 1/,
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
  expect(() => casesOf(written(body("bad-set")))).toThrow(/unknown key.*"combat"/);
  expect(() => casesOf(written(body("no-set")))).toThrow(/no set "no-set"/);
  // However many files and cases play with it, it is told of once.
  const { out } = run(written(body("bad-set")), written(body("bad-set")), written(body("my-set")));
  expect(out.match(/unknown key/g)).toHaveLength(1);
  expect(out).toMatch(/\n1 passed, 1 failed\n$/);
});

test("the command counts in its last line and says so by its exit code", () => {
  const good = written(`${GIVEN}    play:\n      - ${PLAY}\n    asked: { B: window }\n`);
  const bad = written(`${GIVEN}    play:\n      - ${PLAY}\n    asked: { A: window }\n`);
  const broken = written("cases: 3\n");
  expect(run(good)).toEqual({ code: 0, out: "1 passed, 0 failed\n" });
  const all = run(good, bad, broken);
  expect(all.code).toBe(1);
  expect(all.out).toMatch(/\n1 passed, 2 failed\n$/);
  expect(run(good, join(folder, "nowhere")).out).toMatch(/\n1 passed, 1 failed\n$/);
});

test("a case that passes is traced, also as one viewer is told of it", () => {
  const good = written(`${GIVEN}    play:\n      - ${PLAY}\n    asked: { B: window }\n`);
  const traced = (viewer?: string): string => {
    const [steps, trace] = [[] as string[], tracer(viewer)];
    const failure = casesOf(good)[0].play((played) => steps.push(...trace(played)));
    return [...steps, failure?.message].join("\n");
  };
  expect(traced()).toMatch(/^ {2}step 1: A: .*\n {4}moved A\.ignorance hand -> ignition\n/);
  expect(traced()).toMatch(/\n {4}asked: B window\n$/);
  expect(traced("B")).toMatch(/\n {4}A plays Ignorance/);
  expect(traced("C")).toMatch(/nobody here is called "C"/);
  const { out } = run("--mirror", "--as", "A", good);
  expect(out).toMatch(/one {3}\(UCG 1\)\n {2}step 1: B: .*(\n {4}.*)*\n {4}B plays Ignorance/);
});
