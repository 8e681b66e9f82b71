import { expect } from "vitest";
import { isSliced } from "../../../shared/kernel/flow/machine.ts";
import { createMatch, type Match, newCatalog, type Ruleset, submit } from "../../../shared/kernel/index.ts";
import { expectSame, type hostBytes } from "../bytes.ts";
import { dice } from "../dice.ts";
import type { Law } from "../law.ts";
import { chooseMove, type Play, step, submitMove } from "../play.ts";

/** The match of the same setup under other caps. */
export function underCaps(
  { world, setup }: Pick<Play, "world" | "setup">,
  caps: Partial<Ruleset["caps"]>,
  more: Partial<Ruleset> = {},
): ReturnType<typeof createMatch> {
  const ruleset = { ...world.ruleset, ...more, caps: { ...world.ruleset.caps, ...caps } };
  return createMatch(setup, newCatalog([ruleset], world.sets));
}

/** Says `continue` until somebody is asked or the match is over, and returns what was told on the way. */
function onward(match: Match): string[] {
  const told: string[] = [];
  while (isSliced(match))
    told.push(factsOf(submitMove(match, { by: "host", intent: { action: "continue" } })));
  return told;
}

/** Facts in order, without the numbering of events: a slice may end in the middle of a note. */
const factsOf = (events: Parameters<typeof hostBytes>[0]): string =>
  events.map(({ facts }) => facts.map((fact) => JSON.stringify(fact)).join("\n")).join("\n");

/** The state but for how much of a slice is used up and how the notes were numbered. */
const restOf = ({ state }: Match) => {
  const rest = (one: Match["state"]) => ({ ...one, counters: { ...one.counters, slice: 0, told: [] } });
  const { segment } = state;
  if (segment === null) return rest(state);
  const branches = segment.branches.map((branch) => branch?.start && rest(branch.start));
  return { ...rest(state), segment: { ...segment, branches } };
};

/** Law 5: a slice stops between two steps and changes nothing that is told or follows. */
function slices(play: Play, moves: number): void {
  const { match: sliced, events: first } = underCaps(play, { slice: 1 + (moves % 5) });
  const told = [factsOf(first), ...onward(sliced)].filter((text) => text !== "").join("\n");
  expect(told).toBe(factsOf(play.first));
  for (let i = 0; i < moves && play.match.state.over === null; i++) {
    const { move, events } = step(play);
    const parts = [factsOf(submitMove(sliced, move)), ...onward(sliced)].filter((text) => text !== "");
    expect(parts.join("\n")).toBe(factsOf(events));
    if (i % SELDOM === 0) expectAlike(sliced, play.match);
  }
  expectAlike(sliced, play.match);
}

/** Whole states are compared every so many moves; what is told, always. */
const SELDOM = 25;

function expectAlike(sliced: Match, match: Match): void {
  expect(restOf(sliced)).toEqual(restOf(match));
  expectSame(sliced, match);
}

/** Law 5: a cap ends in the outcome that the rules name for it, told like any other, and never refuses. */
function capped(play: Play, moves: number): void {
  const random = dice(moves);
  for (const caps of [{ match: 1 + random(600) }, { turn: 1 + random(200) }] as {
    match?: number;
    turn: number;
  }[]) {
    let reached = "";
    const exhausted: Ruleset["exhausted"] = (m, cap) => {
      reached = cap;
      play.world.ruleset.exhausted(m, cap);
    };
    const { match, events } = underCaps(play, caps, { exhausted });
    let last = events;
    for (let i = 0; match.state.over === null && i < 4 * moves && reached === ""; i++)
      last = submitMove(match, chooseMove(match, random));
    if (reached === "") {
      const { work, turnWork } = match.state.counters;
      expect(caps.match === undefined ? turnWork : work, "below its cap").toBeLessThan(
        caps.match ?? caps.turn,
      );
      continue;
    }
    expect(last.length, "an event tells it").toBeGreaterThan(0);
    if (reached === "match") expect(match.state.over, "the whole match is at its end").not.toBeNull();
    if (match.state.over === null) continue;
    const facts = last.flatMap((event) => event.facts);
    expect(facts).toContainEqual({ op: "over", ...match.state.over });
    expect(submit(match, 0, { action: "pass" })).toMatchObject({ ok: false, code: "MATCH_OVER" });
  }
}

export const laws: readonly Law[] = [
  {
    name: "law 5: slices change nothing",
    holds: slices,
    quick: { runs: 3, moves: 150 },
    long: { runs: 30, moves: 500 },
  },
  {
    name: "law 5: a cap ends in a named outcome",
    holds: capped,
    quick: { runs: 4, moves: 150 },
    long: { runs: 40, moves: 500 },
  },
];
