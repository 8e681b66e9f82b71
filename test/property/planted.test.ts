/** Mistakes that whoever writes a game makes, planted in the kernel's test game: the laws find them, and name them. */
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { Teller } from "../../shared/client/index.ts";
import { newCatalog, type Ruleset, type ViewEvent } from "../../shared/kernel/index.ts";
import type { Match } from "../../shared/kernel/model/match.ts";
import type { Next, Procedure } from "../../shared/kernel/model/ruleset.ts";
import { put } from "../../shared/kernel/model/undo.ts";
import { note } from "../../shared/kernel/ops/events.ts";
import { toy } from "../kernel/toy.ts";
import { silent } from "../web/unsaid.ts";
import { laws } from "./laws.ts";
import { advance, open } from "./play.ts";
import { type World, worlds } from "./worlds.ts";

/** The test game with some steps of its procedures written otherwise. */
function planted(steps: Readonly<Record<string, Procedure>>): World {
  const procedures = Object.fromEntries(
    Object.entries(toy.procedures).map(([name, own]) => [name, { ...own, ...steps[name] }]),
  );
  const ruleset: Ruleset = { ...toy, procedures };
  const world = worlds.find((one) => one.ruleset === toy) as World;
  return { ...world, ruleset, catalog: newCatalog([ruleset], world.sets) };
}

/** What a law says of matches of the world, until it is broken. */
function said(world: World, name: string, matches = 40, moves = 300): string {
  const law = laws.find((one) => one.name === name);
  if (law === undefined) throw new Error(`no law "${name}"`);
  for (let seed = 0; seed < matches; seed++) {
    try {
      law.holds(open(world, seed), moves);
    } catch (error) {
      return (error as Error).message;
    }
  }
  return "nothing";
}

const { match, phase } = toy.procedures;
const TIDIED = "law 5: each turn is tidied up at its end";
const ROUND = "law 5: the rules do not go round";
const PRIVATE = "law 6: what a game says of an event names nothing private";

/** The turn as it is, but for the counting of its steps. */
const uncounted: Procedure = {
  turn(m, frame) {
    const { turnWork } = m.state.counters;
    const next = match.turn(m, frame);
    put(m.undo, m.state.counters, "turnWork", turnWork);
    return next;
  },
};

/** The end of a turn without forgetting. */
const unforgotten: Procedure = {
  next(m, frame) {
    const { memories } = m.state;
    const next = match.next(m, frame);
    put(m.undo, m.state, "memories", memories);
    return next;
  },
};

/** A card of a hand by the name that its own seat has for it. */
const secret = (m: Match): string => m.state.objects.find(({ name }) => name.startsWith("h"))?.name ?? "";

const telling: Procedure = {
  begin(m, frame) {
    note(m, "gossip", { of: [secret(m)] });
    return phase.begin(m, frame);
  },
};

test.each([
  [
    "steps that are not counted anew",
    { match: uncounted },
    TIDIED,
    /turn \d+ has begun .*call resetTurnWork/,
  ],
  [
    "what nothing ends",
    { phase: { over: () => "done" } },
    TIDIED,
    /until "\w+" was made in turn \d+ .*nothing reaches/,
  ],
  ["what nothing forgets", { match: unforgotten }, TIDIED, /still remembered in turn \d+: call forget/],
  [
    "a procedure that never gives back",
    { place: { seat: (): Next => "announce", announce: () => "seat" } },
    ROUND,
    /go round .*place\.(seat|announce) → place\.\w+ → place\./,
  ],
  [
    "a label that is missing",
    { place: { seat: (): Next => "anounce" } },
    ROUND,
    /toy: procedure "place" has no step "anounce", only seat, announce, announced/,
  ],
  ["a procedure without an end", { phase: { over: () => undefined } }, ROUND, /"phase" ends without a word/],
  [
    "a note with a private name",
    { phase: telling },
    PRIVATE,
    /the note gossip tells \S+.* the private name h\d+/,
  ],
] as const)("%s is named", (_, steps, law, message) => {
  expect(said(planted(steps as Readonly<Record<string, Procedure>>), law)).toMatch(message);
});

test("a procedure that is missing is named", () => {
  const world = planted({ phase: { settle: (m) => void m.state.frames.at(-1) } });
  const { place: _, ...procedures } = world.ruleset.procedures;
  const ruleset = { ...world.ruleset, procedures };
  const lacking = { ...world, ruleset, catalog: newCatalog([ruleset], world.sets) };
  expect(() => advance(open(lacking, 1), 50)).toThrow('toy: no procedure or program "place"');
});

test("an attribute that counters change, and that the card alone is to say, is named", () => {
  const world = worlds.find(({ ruleset }) => ruleset.id === "altered") as World;
  const ruleset = { ...world.ruleset, printed: world.ruleset.attrs };
  const wrong = { ...world, ruleset, catalog: newCatalog([ruleset], world.sets) };
  expect(said(wrong, "law 2: the whole match is one JSON value")).toMatch(/attributes told/);
});

test("a cause of which the log says nothing is named, by each game's own phrases", () => {
  const pay = (why: string): ViewEvent => ({
    n: 1,
    kind: "step",
    turn: 1,
    phase: "primary",
    cause: { why, by: 0 },
    ops: [{ op: "count", from: "hand:0", to: "memory:0" }],
  });
  const faults = (ruleset: string, why: string) =>
    silent(ruleset, pay(why), new Teller({ ruleset, seats: ["Ada"], cards: [] }).tell([pay(why)]));
  expect(faults("grand-archive", "hide")).toEqual([
    expect.stringContaining('grand-archive: the log says nothing of the cause "hide" (hand.memory)'),
  ]);
  expect(faults("grand-archive", "search")).toEqual([]);
  expect(faults("grand-archive", "pay")).toEqual([]);
  expect(faults("altered", "pay")).toHaveLength(1);
});

test("the laws of a game that is not registered are refused in a line", () => {
  const main = fileURLToPath(new URL("main.ts", import.meta.url));
  expect(() => execFileSync(process.execPath, [main, "altred"], { stdio: "pipe" })).toThrow(
    /no game "altred" is registered; altered\n$/,
  );
});
