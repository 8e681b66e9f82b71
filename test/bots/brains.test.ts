/** Every bot decides something legal, in every game, whatever it is asked. */
import { describe, expect, test } from "vitest";
import { type Brain, randomBrain } from "../../server/bots/brain.ts";
import { evaluate } from "../../server/bots/evaluation.ts";
import { greedyBrain } from "../../server/bots/greedy.ts";
import { outlook, prospect, tryIntent, turnOf } from "../../server/bots/lookahead.ts";
import { thinkerBrain } from "../../server/bots/thinker.ts";
import {
  completion,
  createMatch,
  type Data,
  determinize,
  fork,
  type Match,
  offers,
  requests,
  type Seat,
  submit,
} from "../../shared/kernel/index.ts";
import { worlds } from "../bench/worlds.ts";
import { dice } from "../property/dice.ts";

const brains: readonly (readonly [string, Brain, number])[] = [
  ["random", randomBrain, 60],
  ["greedy", greedyBrain, 20],
  ["thinker", thinkerBrain, 10],
];

/** Turns that are played, and decisions that are more than a turn has. */
const TURNS = 4;
const BUSY = 60;

/** Worlds the thinker looks at in a decision. */
const LOOKS = 8;

function decide(match: Match, brain: Brain, random: ReturnType<typeof dice>): boolean {
  const [asked] = requests(match);
  if (asked === undefined) return submit(match, "host", { action: "continue" }).ok;
  let looked = 0;
  const intent = brain({
    seat: asked.seat,
    random,
    imagine: () => determinize(match, asked.seat, `${random(2 ** 32)}`),
    hasTime: () => ++looked < LOOKS,
  });
  return intent !== undefined && submit(match, asked.seat, intent).ok;
}

for (const world of worlds)
  describe(world.ruleset.id, () => {
    for (const [name, brain, decisions] of brains)
      test(`${name} answers what it is asked`, () => {
        const { match } = createMatch(world.setup(3), world.catalog);
        const random = dice(7);
        for (let i = 0; i < decisions && match.state.over === null; i++)
          expect(decide(match, brain, random)).toBe(true);
      });

    test("greedy does not do and undo what comes to the same, it goes on", () => {
      const { match } = createMatch(world.setup(1), world.catalog);
      const random = dice(1);
      let decisions = 0;
      while (match.state.over === null && turnOf(match) <= TURNS && decisions < TURNS * BUSY) {
        expect(decide(match, greedyBrain, random)).toBe(true);
        decisions++;
      }
      expect(decisions).toBeLessThan(TURNS * BUSY);
    }, 20_000);

    test("a match is worth something between lost and won, and nothing else once it is over", () => {
      const { match } = createMatch(world.setup(4), world.catalog);
      for (const value of evaluate(match)) expect(value).toBeGreaterThan(0.02);
      for (const value of evaluate(match)) expect(value).toBeLessThan(0.98);
      submit(match, "host", { action: "leave", seat: 1 });
      expect(evaluate(match)).toEqual([1, 0]);
    });
  });

describe("a move that is the first of several", () => {
  const world = worlds.find(({ ruleset }) => ruleset.id === "nullshapers") as (typeof worlds)[number];
  const random = dice(2);

  /** What it is worth to stay, to advance and do nothing more, and to advance and perhaps go on. */
  function weightsOf(match: Match, seat: Seat, action: Data): readonly number[] {
    const turn = turnOf(match);
    const [still, alone, hoped] = [fork(match), fork(match), fork(match)];
    for (const ahead of [alone, hoped])
      expect(tryIntent(ahead, seat, completion(match, seat, action) as Data)).toBe(true);
    return [
      outlook(still, turn, seat, random),
      outlook(alone, turn, seat, random),
      prospect(hoped, turn, seat, random),
    ];
  }

  /** The same of the first moves of this action that random play offers; it begins anew where a match ends. */
  function movesOf(name: string, count: number): readonly (readonly number[])[] {
    const found: (readonly number[])[] = [];
    for (let n = 2; found.length < count; n++) {
      const { match } = createMatch(world.setup(n), world.catalog);
      while (found.length < count && match.state.over === null) {
        const [asked] = requests(match);
        for (const { action } of asked === undefined ? [] : offers(match, asked.seat))
          if (action.action === name) found.push(weightsOf(match, asked.seat, action));
        expect(decide(match, randomBrain, random)).toBe(true);
      }
    }
    return found;
  }

  // N R6.5a: energy is made first, and spent by another move.
  test("has a prospect where it has no outlook", () => {
    const makes = movesOf("makeEnergy", 24);
    for (const [still, alone, hoped] of makes) {
      expect(alone).toBeLessThanOrEqual(still);
      expect(hoped).toBeGreaterThanOrEqual(alone);
    }
    expect(makes.some(([still, , hoped]) => hoped > still)).toBe(true);
  });

  // N R12.6, R12.12: agents advance first, and attack in a later step.
  test("has an outlook where a habit follows it", () => {
    expect(movesOf("advance", 6).some(([still, alone]) => alone > still)).toBe(true);
  });

  // N R9.4, R9.5: nobody sees what was converted before it is played.
  test("has an outlook where it brings means", () => {
    for (const [still, alone] of movesOf("convert", 6)) expect(alone).toBeGreaterThan(still);
  });
});
