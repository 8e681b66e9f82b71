/**
 * Information-set Monte Carlo tree search: one tree over what the players do, walked each time in another world
 * the seat may imagine, so that no line of play rests on a card it cannot know.
 */
import { type Data, type Match, requests, type Seat } from "../../shared/kernel/index.ts";
import type { Brain, Thought } from "./brain.ts";
import { candidates } from "./candidates.ts";
import { outlook, tryIntent } from "./look.ts";

/** Ways looked at where the seat itself decides now, and further down. */
const ROOT_MOST = 24;
const MOST = 10;

/** Decisions of a line, and how much of what is little known is tried. */
const DEPTH = 6;
const EXPLORE = 0.35;

interface Node {
  readonly intent: Data | undefined;
  /** Who came here by it. */
  readonly by: Seat;
  readonly children: Map<string, Node>;
  visits: number;
  /** Times it could have been chosen. */
  seen: number;
  /** Of the seat that came here by it. */
  sum: number;
}

const newNode = (by: Seat, intent?: Data): Node => ({
  intent,
  by,
  children: new Map(),
  visits: 0,
  seen: 0,
  sum: 0,
});

export const thinkerBrain: Brain = (thought) => {
  const { seat, imagine, random, hasTime } = thought;
  const root = newNode(seat);
  const first = candidates(imagine(), seat, random, ROOT_MOST);
  if (first.size <= 1) return first.values().next().value;
  do walk(root, thought, first);
  while (hasTime());
  const ranked = [...root.children.values()].sort((a, b) => b.visits - a.visits || b.sum - a.sum);
  return ranked[0]?.intent;
};

/** One line through the tree in a world of its own, and what it says of the nodes on the way. */
function walk(root: Node, { imagine, seat, random }: Thought, first: ReadonlyMap<string, Data>): void {
  const world = imagine();
  const path: Node[] = [];
  let node = root;
  for (let depth = 0; depth < DEPTH && world.state.over === null; depth++) {
    const actor = depth === 0 ? seat : actorOf(world);
    if (actor === undefined) break;
    const ways = depth === 0 ? first : candidates(world, actor, random, MOST);
    const next = step(node, world, actor, ways);
    if (next === undefined) break;
    path.push(next);
    node = next;
    if (next.visits === 0) break;
  }
  const values = outlook(world);
  for (const visited of path) {
    visited.visits++;
    visited.sum += values[visited.by];
  }
}

const actorOf = (world: Match): Seat | undefined => requests(world)[0]?.seat;

/** Goes to the most promising child this world allows, making one where there is none yet. */
function step(node: Node, world: Match, actor: Seat, ways: ReadonlyMap<string, Data>): Node | undefined {
  const children = [...ways].map(([key, intent]) => {
    const known = node.children.get(key) ?? newNode(actor, intent);
    node.children.set(key, known);
    known.seen++;
    return known;
  });
  children.sort((a, b) => promise(b) - promise(a));
  return children.find(({ intent }) => tryIntent(world, actor, intent as Data));
}

const promise = ({ visits, sum, seen }: Node): number =>
  visits === 0 ? Infinity : sum / visits + EXPLORE * Math.sqrt(Math.log(seen) / visits);
