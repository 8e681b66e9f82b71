/** Every bot decides something legal, in every game, whatever it is asked. */
import { describe, expect, test } from "vitest";
import { type Brain, randomBrain } from "../../server/bots/brain.ts";
import { evaluate } from "../../server/bots/evaluation.ts";
import { greedyBrain } from "../../server/bots/greedy.ts";
import { turnOf } from "../../server/bots/look.ts";
import { thinkerBrain } from "../../server/bots/thinker.ts";
import { createMatch, determinize, type Match, requests, submit } from "../../shared/kernel/index.ts";
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
