/**
 * Information-set Monte Carlo tree search: one tree over what the players do, walked in many worlds the seat may
 * imagine, so that no line of play rests on a card it cannot know. All moves of the root are tried in the same worlds,
 * since what differs between worlds is more than what differs between moves; the worse half is given up time and again.
 */
import { type Data, fork, type Match, requests, type Seat } from "../../shared/kernel/index.ts";
import type { Brain, Thought } from "./brain.ts";
import { candidates } from "./candidates.ts";
import { outlook, tryIntent } from "./look.ts";

/** Ways looked at where the seat itself decides now, and further down. */
const ROOT_MOST = 24;
const MOST = 8;

/** Worlds after which the worse half of the moves is given up. */
const ROUND = 3;

/** Decisions of a line; times a move is looked at before what follows it; and how much of what is little known is tried. */
const DEPTH = 3;
const ALONE = 3;
const EXPLORE = 0.5;

/** What a move is taken to be worth that no world has let through yet. */
const UNKNOWN = 0.5;

interface Node {
  readonly intent: Data;
  /** Who came here by it. */
  readonly by: Seat;
  readonly children: Map<string, Node>;
  visits: number;
  /** Times it could have been chosen. */
  seen: number;
  /** Of the seat that came here by it. */
  sum: number;
}

const newNode = (by: Seat, intent: Data): Node => ({
  intent,
  by,
  children: new Map(),
  visits: 0,
  seen: 0,
  sum: 0,
});

const mean = ({ sum, visits }: Node): number => (visits === 0 ? UNKNOWN : sum / visits);

export const thinkerBrain: Brain = (thought) => {
  const { seat, imagine, random, hasTime } = thought;
  const moves = [...candidates(imagine(), seat, random, ROOT_MOST).values()];
  let left = moves.map((intent) => newNode(seat, intent));
  for (let worlds = 1; left.length > 1; worlds++) {
    const world = imagine();
    for (const node of left) walk(node, fork(world), thought);
    if (worlds % ROUND === 0 || !hasTime()) left.sort((a, b) => mean(b) - mean(a));
    if (!hasTime()) break;
    if (worlds % ROUND === 0 && left.length > 2) left = left.slice(0, Math.ceil(left.length / 2));
  }
  return left[0]?.intent;
};

/** One line through the tree from a move of the root, in a world of its own, and what it says of the nodes on the way. */
function walk(root: Node, world: Match, thought: Thought): void {
  // A world in which it cannot be done says nothing against it.
  if (!tryIntent(world, root.by, root.intent)) return;
  const path = [root];
  for (let node: Node = root; path.length <= DEPTH && node.visits >= ALONE; ) {
    const actor = world.state.over === null ? requests(world)[0]?.seat : undefined;
    const next = actor === undefined ? undefined : follow(node, world, actor, thought);
    if (next === undefined) break;
    path.push(next);
    node = next;
  }
  const values = outlook(world);
  for (const visited of path) {
    visited.visits++;
    visited.sum += values[visited.by];
  }
}

/** Goes to the most promising child this world allows; each new one is looked at once before. */
function follow(node: Node, world: Match, actor: Seat, { random }: Thought): Node | undefined {
  const children = [...candidates(world, actor, random, MOST)].flatMap(([key, intent]) => {
    const known = node.children.get(key) ?? newNode(actor, intent);
    if (known.visits === 0) {
      const ahead = fork(world);
      if (!tryIntent(ahead, actor, intent)) return [];
      known.sum = outlook(ahead)[actor];
      known.visits = 1;
      node.children.set(key, known);
    }
    known.seen++;
    return [known];
  });
  const promise = promiseAmong(children);
  children.sort((a, b) => promise(b) - promise(a));
  return children.find(({ intent }) => tryIntent(world, actor, intent));
}

/** Moves differ by little of a whole match, so each is measured by the best and the worst of them. */
function promiseAmong(children: readonly Node[]): (child: Node) => number {
  const means = children.map(mean);
  const [least, most] = [Math.min(...means), Math.max(...means)];
  return (child) =>
    (mean(child) - least) / (most - least || 1) + EXPLORE * Math.sqrt(Math.log(child.seen) / child.visits);
}
