/** The decks of every game's house sets, played at random: both win their share, and matches end. */
import { expect, test } from "vitest";
import { rulesets } from "../../shared/games/index.ts";
import {
  createMatch,
  type Data,
  deckCards,
  type Match,
  newCatalog,
  requests,
  type Seat,
  sample,
  submit,
} from "../../shared/kernel/index.ts";
import { lcg } from "../bench/record.ts";
import { worldsOf } from "../scenarios/worlds.ts";
import { readJson, setOf } from "./sets.ts";

type Dice = ReturnType<typeof lcg>;

const STARTERS = rulesets.flatMap((ruleset) =>
  worldsOf(ruleset.id).starters.map((one) => ({ set: "starter", id: ruleset.id, ruleset, ...one })),
);

function choose(match: Match, seat: Seat, random: Dice, passesTwice: boolean): Data {
  const intent = sample(match, seat, random) as Data;
  return passesTwice && intent.action === "pass" ? (sample(match, seat, random) as Data) : intent;
}

function played(match: Match, random: Dice, passesTwice = false): readonly Seat[] {
  while (match.state.over === null) {
    const asked = requests(match);
    const { seat } = asked[random(asked.length)];
    expect(submit(match, seat, choose(match, seat, random, passesTwice)).ok).toBe(true);
  }
  return match.state.over.winners;
}

test.each(STARTERS)(
  "$id, $set, $seats seats",
  ({ id, ruleset, set: name, seats: count, matches, ...wanted }) => {
    const set = setOf(readJson(`shared/sets/${id}/${name}.json`));
    const catalog = newCatalog([ruleset], [set]);
    const wins = new Array<number>(count).fill(0);
    const lengths: number[] = [];
    for (let n = 0; n < matches; n++) {
      const seats = Array.from({ length: count }, (_, seat) => ({
        deck: deckCards(set.decks[(seat + n) % 2]),
      }));
      const seed = n.toString(16).padStart(64, "0");
      const setup = {
        ruleset: id,
        profile: ruleset.profiles[0],
        options: {},
        seed,
        seats,
        sets: [set.id],
      };
      const { match } = createMatch(setup, catalog);
      const winners = played(match, lcg(n + 1), wanted.passesTwice);
      for (const winner of winners) wins[count === 2 ? (winner + n) % 2 : winner]++;
      if (wanted.counter !== undefined) lengths.push(match.state.table[wanted.counter] as number);
    }
    expect(Math.min(...wins)).toBeGreaterThan(wanted.wins);
    if (wanted.half !== undefined)
      expect(lengths.sort((a, b) => a - b)[matches / 2]).toBeLessThan(wanted.half);
  },
);
