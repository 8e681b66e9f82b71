/**
 * Plays the moves of best prospect on until an opponent has answered, with greedy in all seats, and takes the one of
 * which most comes.
 *
 * This is information-set Monte Carlo search (Cowling, Powley, Whitehouse 2012: each line of play has a world of its
 * own that the seat may imagine, so that none rests on a card it cannot know) with the rollouts of a policy (Tesauro,
 * Galperin 1996: a policy that looks at what comes of its own choices plays better than by itself). Its tree is the
 * moves of the root alone: three plies and no policy were no better than greedy. All moves are tried in the same worlds,
 * since what differs between worlds is more than what differs between moves, and the worse half is given up time and
 * again (sequential halving: Karnin, Koren, Somekh 2013).
 */
import {
  canonical,
  type Data,
  type Draw,
  determinize,
  fork,
  type Match,
  options,
  type Request,
  requests,
  type Seat,
  submit,
} from "../../shared/kernel/index.ts";
import type { Brain, Thought } from "./brain.ts";
import { weightsOf } from "./evaluation-weights.ts";
import { type Move, moves } from "./greedy.ts";
import { isWithin, outlook, prospect, tryIntent, turnOf } from "./lookahead.ts";

/** Moves whose prospects are looked at in so many worlds, and those of them that are played on. */
const MOST = 16;
const WORLDS = 3;
const KEPT = 4;

/** Worlds in which all that are kept are played on; twice as many for each half. */
const ROUND = 2;

/** Moves the seats of a line look at, and decisions after which it is taken as it stands. */
const LINE_MOST = 3;
const LINE_LONGEST = 24;

/** A move that is played on: what it promised counts as one line. */
interface Line {
  readonly intent: Data;
  lines: number;
  sum: number;
  /** Worlds in which no other came to more. */
  led: number;
}

const begin = ({ intent, promise }: Move): Line => ({ intent, lines: 1, sum: promise, led: 0 });

const mean = ({ sum, lines }: Line): number => sum / lines;

export const thinkerBrain: Brain = (thought) => {
  let left = moves(thought, prospect, MOST, WORLDS).slice(0, KEPT).map(begin);
  const [first] = left;
  for (let round = ROUND; left.length > 1; round *= 2) {
    // The most promising that came out best in every world that let it through is not looked at any longer.
    if (first !== undefined && first.led > 0 && first.led === first.lines - 1) return first.intent;
    const isLast = left.length === 2 && round > ROUND;
    for (let worlds = 0; isLast || worlds < round; worlds++) if (!playOn(left, thought)) return best(left);
    left = left.toSorted((a, b) => mean(b) - mean(a)).slice(0, Math.ceil(left.length / 2));
  }
  return left[0]?.intent;
};

const best = (left: readonly Line[]): Data => left.reduce((a, b) => (mean(b) > mean(a) ? b : a)).intent;

/** All of them in one more world; false when time is up, and then none counts that others did not have. */
function playOn(left: readonly Line[], { imagine, seat, random, hasTime }: Thought): boolean {
  const world = imagine();
  const values: (number | undefined)[] = [];
  for (const { intent } of left) {
    if (!hasTime()) return false;
    const ahead = fork(world);
    const turn = turnOf(ahead) + weightsOf(ahead).horizon - 1;
    // A world in which it cannot be done says nothing against it.
    values.push(tryIntent(ahead, seat, intent) ? follow(ahead, turn, seat, random) : undefined);
  }
  const most = Math.max(...values.map((value) => value ?? 0));
  left.forEach((line, at) => {
    const value = values[at];
    if (value === undefined) return;
    line.lines++;
    line.sum += value;
    if (value === most) line.led++;
  });
  return true;
}

/** Plays on as greedy would in every seat, and says how the seat stands when that turn is over. */
function follow(world: Match, turn: number, seat: Seat, random: Draw): number {
  const declined = new Map<Seat, string>();
  for (let i = 0; i < LINE_LONGEST && isWithin(world, turn); i++) {
    const asked = requests(world);
    // Of those asked at once each has its turn to answer: a line cut short would else be the first one's alone.
    const request = asked[i % asked.length];
    if (request === undefined) submit(world, "host", { action: "continue" });
    else if (!answer(world, request, random, declined)) break;
  }
  return outlook(world, turn, seat, random);
}

/**
 * Each seat answers by what it may know: one that saw what another has in hand, or commits in secret, would teach
 * nothing. A seat that let pass what it may do lets the same pass again: most windows of a turn offer nothing new.
 */
function answer(world: Match, asked: Request, random: Draw, declined: Map<Seat, string>): boolean {
  const { seat, fallback } = asked;
  const offered = canonical(options(world, seat).map((action) => ({ ...action, request: turnOf(world) })));
  if (declined.get(seat) === offered) return tryIntent(world, seat, { ...fallback, request: asked.id });
  const imagine = (): Match => determinize(world, seat, `${random(2 ** 32)}`);
  const [move] = moves({ imagine, seat, random, hasTime: () => false }, outlook, LINE_MOST, 1);
  if (move?.intent.action === fallback.action && asked.domain === null) declined.set(seat, offered);
  return move !== undefined && tryIntent(world, seat, move.intent);
}
