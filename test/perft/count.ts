import {
  type Action,
  canonical,
  type Data,
  type Domain,
  enumerate,
  fork,
  isRefusal,
  isSliced,
  type Json,
  type Match,
  narrow,
  options,
  requests,
  type Seat,
  same,
  submit,
  viewOf,
} from "../../shared/kernel/index.ts";
import { conceivable } from "./conceivable.ts";
import type { Shapes } from "./shapes.ts";

/** The leaves of a position for one seat: what each does, under what tells it from the others. */
export type Leaves = ReadonlyMap<string, Data>;
export type Counter = (match: Match, seat: Seat) => Leaves;

/** What options offer; one intent offered twice is a fault of theirs. */
export const offeredLeaves: Counter = (match, seat) => {
  const leaves = new Map<string, Data>();
  for (const intent of enumerate(match, seat)) {
    const key = leafOf(match, seat, intent);
    if (leaves.has(key)) throw new Error(`offered twice: ${key}`);
    leaves.set(key, intent);
  }
  return leaves;
};

/** What is accepted of everything conceivable. */
export const triedLeaves =
  (shapes: Shapes): Counter =>
  (match, seat) => {
    const offers = options(match, seat);
    const whole = (intent: Data) => leafOf(match, seat, wholeHead(match, seat, offers, intent));
    return new Map(conceivable(match, seat, shapes).map((intent) => [whole(intent), intent]));
  };

/** An intent that leaves a part of its head out, with the part of the offer that does the very same. */
function wholeHead(match: Match, seat: Seat, offers: readonly Action[], intent: Data): Data {
  const { head = [] } = match.game.actions[intent.action as string] ?? {};
  if (head.every((key) => intent[key] !== undefined)) return intent;
  const agreeing = offers.filter(
    (offer) =>
      offer.action === intent.action &&
      head.every((key) => intent[key] === undefined || same(offer[key] ?? null, intent[key])),
  );
  if (agreeing.some((offer) => head.every((key) => same(offer[key] ?? null, intent[key] ?? null))))
    return intent;
  // Not by hash: what is hidden as yet is stored as it was said.
  const wanted = seen(after(match, seat, intent), seat);
  const does = (offer: Action): boolean => {
    const next = fork(match);
    return submit(next, seat, { ...offer, ...intent }).ok && seen(settled(next), seat) === wanted;
  };
  const offer = agreeing.find(does);
  return offer === undefined ? intent : { ...offer, ...intent };
}

const seen = (match: Match, seat: Seat): string => canonical(viewOf(match, seat) as unknown as Json);

/**
 * What tells one leaf from another. A slot left out counts as the value it then has; a set counts once, in whatever
 * order it is said; and payments that differ by alike things alone count once, as `values` lists them.
 */
function leafOf(match: Match, seat: Seat, intent: Data): string {
  const { action, request } = intent;
  const head = match.game.actions[action as string]?.head ?? [];
  let draft: Data = { action, request };
  for (const key of head) if (intent[key] !== undefined) draft = { ...draft, [key]: intent[key] };
  const said: Record<string, Json> = { ...draft };
  for (;;) {
    const slot = narrow(match, seat, draft);
    if (slot === "complete") break;
    const value = isRefusal(slot) ? undefined : (intent[slot.slot] ?? slot.omitted);
    // Accepted, and no offer leads to it: a leaf of its own.
    if (isRefusal(slot) || value === undefined || draft[slot.slot] !== undefined)
      return `not offered: ${JSON.stringify(intent)}`;
    draft = { ...draft, [slot.slot]: value };
    said[slot.slot] = plainly(slot.domain, value);
  }
  return JSON.stringify(said);
}

function plainly(domain: Domain, value: Json): Json {
  if (domain.kind === "subset") return (value as string[]).toSorted();
  if (domain.kind !== "pay") return value;
  const alike = new Map(domain.items.map((one) => [one.item, one.alike]));
  return (value as string[]).map((item) => alike.get(item) || item).toSorted();
}

/** The position after an intent that is accepted. */
function after(match: Match, seat: Seat, intent: Data): Match {
  const next = fork(match);
  const result = submit(next, seat, intent);
  if (!result.ok) throw new Error(`offered and refused: ${JSON.stringify({ intent, result })}`);
  return settled(next);
}

/** The match where it asks somebody, however long that takes. */
export function settled(match: Match): Match {
  while (isSliced(match)) submit(match, "host", { action: "continue" });
  return match;
}

/** So many lines of 1, 2, … intents lead from here, of whichever seats are asked. */
export function perft(match: Match, depth: number, leavesOf: Counter): number[] {
  const counts = new Array<number>(depth).fill(0);
  const from = (m: Match, at: number): void => {
    for (const { seat } of requests(m)) {
      const leaves = leavesOf(m, seat);
      counts[at] += leaves.size;
      if (at + 1 < depth) for (const intent of leaves.values()) from(after(m, seat, intent), at + 1);
    }
  };
  from(match, 0);
  return counts;
}

/** The first line after which the two counters part, and by which leaves; undefined where they never do. */
export function parting(match: Match, depth: number, one: Counter, other: Counter): string | undefined {
  for (const { seat } of requests(match)) {
    const [a, b] = [one(match, seat), other(match, seat)];
    const alone = [...keysBeside(a, b, "offered, not found"), ...keysBeside(b, a, "accepted, not offered")];
    if (alone.length > 0) return alone.slice(0, 4).join("\n");
    if (depth <= 1) continue;
    for (const [key, intent] of a) {
      const found = parting(after(match, seat, intent), depth - 1, one, other);
      if (found !== undefined) return `seat ${seat}: ${key}\n${found}`;
    }
  }
  return undefined;
}

const keysBeside = (a: Leaves, b: Leaves, why: string): string[] =>
  [...a.keys()].filter((key) => !b.has(key)).map((key) => `${why}: ${key}`);
