import {
  type Data,
  type Draw,
  type Json,
  type Match,
  type Seat,
  sample,
  viewOf,
} from "../../shared/kernel/index.ts";
import { pick } from "./dice.ts";
import type { Move } from "./play.ts";

/** Keys and words a stranger might try, the names of JavaScript's own machinery among them. */
const WORDS = ["card", "mode", "choice", "pay", "target", "request", "__proto__", "constructor", "toString"];
const ATOMS: readonly Json[] = [
  null,
  true,
  false,
  "",
  -1,
  -0,
  0,
  1,
  2.5,
  1e308,
  65536,
  "p0",
  "e1",
  "zdeck:0",
];

/** A wild JSON value of no more than this depth. */
export function wild(random: Draw, depth: number): Json {
  const kind = random(depth > 0 ? 4 : 2);
  if (kind === 0) return pick(random, ATOMS);
  if (kind === 1) return pick(random, WORDS);
  const size = random(4);
  if (kind === 2) return Array.from({ length: size }, () => wild(random, depth - 1));
  return Object.fromEntries(
    Array.from({ length: size }, () => [pick(random, WORDS), wild(random, depth - 1)]),
  );
}

/** Names the seat can see, names of nobody, and names that only another seat uses. */
function anyName(match: Match, seat: Seat, random: Draw): string {
  const { public: all, own } = viewOf(match, seat);
  const seen = [
    ...Object.keys(all.things),
    ...Object.keys(own?.things ?? {}),
    ...all.entries.map(([name]) => name),
  ];
  const far = `${pick(random, ["c", "h", "e", "p", "z", "k"])}${random(90)}`;
  return random(3) === 0 || seen.length === 0 ? far : pick(random, seen);
}

/** An intent of any action that names whatever comes to mind. */
export function wellFormed(match: Match, seat: Seat, random: Draw): Data {
  const { actions } = match.game;
  const intent: Record<string, Json> = {
    action: random(8) === 0 ? pick(random, WORDS) : pick(random, Object.keys(actions)),
    request: match.state.seats[seat]?.asked ?? 0,
  };
  for (const key of actions[intent.action as string]?.head ?? []) {
    if (random(4) > 0) intent[key] = key === "card" ? anyName(match, seat, random) : wild(random, 1);
  }
  if (random(2) === 0)
    intent[pick(random, WORDS)] = random(2) === 0 ? [anyName(match, seat, random)] : wild(random, 2);
  return intent;
}

/** A legal intent with one thing wrong. */
export function spoiled(match: Match, seat: Seat, random: Draw): Data {
  const legal = sample(match, seat, random);
  if (legal === undefined) return wellFormed(match, seat, random);
  const key = pick(random, Object.keys(legal));
  const change: Record<string, Json> = { ...legal };
  const kind = random(5);
  if (kind === 0) delete change[key];
  else if (kind === 1) change[pick(random, WORDS)] = wild(random, 2);
  else if (kind === 2) change.request = (legal.request as number) + 1 - random(3);
  else if (kind === 3)
    change[key] = Array.isArray(legal[key]) ? [anyName(match, seat, random)] : anyName(match, seat, random);
  else change[key] = wild(random, 2);
  return change;
}

const HOST: readonly Data[] = [
  { action: "continue" },
  { action: "timeout" },
  { action: "timeout", seats: [99] },
  { action: "timeout", seats: [] },
  { action: "timeout", seats: "0" },
  { action: "leave" },
  { action: "leave", seat: 99 },
  { action: "constructor" },
];

/** Something that is likely to be refused, from anybody. */
export function nuisance(match: Match, random: Draw): Move {
  const seat = random(match.state.seats.length + 1);
  switch (random(5)) {
    case 0:
      return { by: seat, intent: Object.assign({}, wild(random, 3)) as Data };
    case 1:
      return { by: "host", intent: pick(random, HOST) };
    case 2:
      return { by: Math.min(seat, match.state.seats.length - 1), intent: wellFormed(match, seat, random) };
    default:
      return { by: seat, intent: spoiled(match, seat, random) };
  }
}
