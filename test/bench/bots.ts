/**
 * `npm run bench -- bots [--matches 200] [--looks 12] [--only ucg]`: the bots against each other. Both play
 * the same deck, the two of each set of the house by turns, and each setup twice with the seats changed about. A look is
 * one line the thinker plays on.
 */
import { type Brain, randomBrain } from "../../server/bots/brain.ts";
import { greedyBrain } from "../../server/bots/greedy.ts";
import { thinkerBrain } from "../../server/bots/thinker.ts";
import {
  createMatch,
  type Draw,
  determinize,
  type Match,
  type MatchSetup,
  requests,
  type Seat,
  submit,
} from "../../shared/kernel/index.ts";
import { dice } from "../property/dice.ts";
import { houseWorlds, type World } from "./worlds.ts";

interface Player {
  readonly name: string;
  readonly brain: Brain;
  /** Milliseconds spent, and decisions made. */
  spent: number;
  decisions: number;
}

/** Decisions after which a match counts as drawn. */
const LONGEST = 3_000;

const newPlayer = (name: string, brain: Brain): Player => ({ name, brain, spent: 0, decisions: 0 });

/** @param only the ruleset of the matches; without it all are played */
export function benchBots(matches: number, looks: number, only: string | undefined): void {
  console.log(`${matches} seeded matches a pair and game, thinker with ${looks} looks a decision`);
  for (const world of houseWorlds.filter(({ ruleset }) => (only ?? ruleset.id) === ruleset.id)) {
    duel(world, newPlayer("greedy", greedyBrain), newPlayer("random", randomBrain), matches, looks);
    duel(world, newPlayer("thinker", thinkerBrain), newPlayer("greedy", greedyBrain), matches, looks);
  }
}

function duel(world: World, one: Player, other: Player, matches: number, looks: number): void {
  let won = 0;
  let drawn = 0;
  for (let n = 0; n < matches; n++) {
    const seats = n % 2 === 0 ? [one, other] : [other, one];
    const winners = playOut(world, seats, n >> 1, dice(n), looks);
    if (winners.length !== 1) drawn++;
    else if (seats[winners[0]] === one) won++;
  }
  const share = (won + drawn / 2) / matches;
  // 95 % of a binomial share.
  const margin = 1.96 * Math.sqrt((share * (1 - share)) / matches);
  const percent = (part: number): string => (100 * part).toFixed(1);
  const pace = ({ name, spent, decisions }: Player): string =>
    `${name} ${(spent / Math.max(1, decisions)).toFixed(1)} ms a decision`;
  console.log(
    `  ${`${world.ruleset.id} ${world.set}`.padEnd(24)} ${one.name} beats ${other.name} ${percent(share)} % (± ${percent(margin)}; ${won} won, ${drawn} drawn); ${pace(one)}, ${pace(other)}`,
  );
}

/** Two decks are not equally strong, and what a match says is to be said of the bots. */
function evenSetup(world: World, n: number): MatchSetup {
  const setup = world.setup(n);
  const { deck } = setup.seats[n % 2];
  return { ...setup, seats: [{ deck }, { deck }] };
}

function playOut(
  world: World,
  players: readonly Player[],
  n: number,
  random: Draw,
  looks: number,
): readonly Seat[] {
  const { match } = createMatch(evenSetup(world, n), world.catalog);
  for (let i = 0; i < LONGEST && match.state.over === null; i++) {
    const [asked] = requests(match);
    if (asked === undefined) submit(match, "host", { action: "continue" });
    else decide(match, asked.seat, players[asked.seat], random, looks);
  }
  return match.state.over?.winners ?? [];
}

function decide(match: Match, seat: Seat, player: Player, random: Draw, looks: number): void {
  const began = performance.now();
  let looked = 0;
  const intent = player.brain({
    seat,
    random,
    imagine: () => determinize(match, seat, `${random(2 ** 32)}`),
    hasTime: () => ++looked < looks,
  });
  player.spent += performance.now() - began;
  player.decisions++;
  if (intent !== undefined && submit(match, seat, intent).ok) return;
  throw new Error(
    `${player.name} of ${match.setup.ruleset} decided ${JSON.stringify(intent)}, which is refused`,
  );
}
