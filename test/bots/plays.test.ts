/** Every bot plays: a seat that only passes teaches nobody a game. */
import { describe, expect, test } from "vitest";
import type { Brain } from "../../server/bots/brain.ts";
import { greedyBrain } from "../../server/bots/greedy.ts";
import { turnOf } from "../../server/bots/lookahead.ts";
import { thinkerBrain } from "../../server/bots/thinker.ts";
import { createMatch, determinize, requests, submit } from "../../shared/kernel/index.ts";
import { houseWorlds, type World } from "../bench/worlds.ts";
import { dice } from "../property/dice.ts";
import { worldsOf } from "../scenarios/worlds.ts";

/** With the turns of a match that are played: long enough to have paid for something, in a game that begins with nothing. And so many matches: of one to another a bot may play twice as much. */
const bots: readonly (readonly [string, Brain, turns: number, matches: number])[] = [
  ["greedy", greedyBrain, 8, 6],
  ["thinker", thinkerBrain, 5, 1],
];

/** Worlds a decision looks at. */
const LOOKS = 2;

/** Plays a turn, with the bot in all seats from the start of a match. */
function rate(world: World, seed: number, brain: Brain, turns: number, counts: readonly string[]): number {
  const { match } = createMatch(world.setup(seed), world.catalog);
  const random = dice(seed);
  let plays = 0;
  while (match.state.over === null && turnOf(match) <= turns) {
    const [asked] = requests(match);
    if (asked === undefined) {
      expect(submit(match, "host", { action: "continue" }).ok).toBe(true);
      continue;
    }
    const { seat } = asked;
    let looked = 0;
    const intent = brain({
      seat,
      random,
      imagine: () => determinize(match, seat, `${random(2 ** 32)}`),
      hasTime: () => ++looked < LOOKS,
    });
    if (intent === undefined) throw new Error(`seat ${seat} has no answer`);
    expect(submit(match, seat, intent).ok).toBe(true);
    if (counts.includes(String(intent.action))) plays++;
  }
  return plays / Math.min(turnOf(match), turns);
}

for (const world of houseWorlds)
  describe(`${world.ruleset.id}, ${world.set}`, () => {
    const { actions, floor } = worldsOf(world.ruleset.id).plays;
    test("its actions of playing a card are the game's own", () => {
      for (const action of actions) expect(Object.keys(world.ruleset.actions)).toContain(action);
    });
    for (const [name, brain, turns, matches] of bots)
      test(`${name} plays cards`, () => {
        let sum = 0;
        // What was played enough for all of them is not less by those that come.
        for (let seed = 0; seed < matches && sum < floor * matches; seed++)
          sum += rate(world, seed, brain, turns, actions);
        expect(sum / matches).toBeGreaterThanOrEqual(floor);
      });
  });
