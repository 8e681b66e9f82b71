/**
 * Payments (kernel.md 6, 11): a price in one currency, or in several kinds of which some
 * part takes any. Each thing pays once and yields a constant, so that payability is a sum.
 */
import type { Json } from "./state.ts";

/** One way to pay: `c7` spends the thing itself, `c7/0` uses its ability 0. */
export interface PayItem {
  readonly item: string;
  readonly gives: number;
  /** Items of one kind, and what else their things can do, differ by name only; "" for one of its own kind. */
  readonly alike: string;
  /** What it yields, where the price asks for kinds. */
  readonly of?: string;
}

export interface Price {
  readonly due: number;
  /** The parts of `due` that one kind alone pays; the rest takes any. */
  readonly kinds?: Readonly<Record<string, number>>;
  readonly items: readonly PayItem[];
}

/** What is still to be paid: of each kind, and of any. */
interface Need {
  readonly kinds: Readonly<Record<string, number>>;
  readonly rest: number;
}

export function thingOf(item: string): string {
  const end = item.indexOf("/");
  return end < 0 ? item : item.slice(0, end);
}

const noKinds: Need["kinds"] = {};

function needOf({ due, kinds = noKinds }: Price): Need {
  let rest = due;
  for (const kind in kinds) rest -= kinds[kind];
  return { kinds, rest };
}

function isMet({ kinds, rest }: Need): boolean {
  if (rest > 0) return false;
  for (const kind in kinds) if (kinds[kind] > 0) return false;
  return true;
}

/** What is left once the item has paid, or null when it pays nothing of it. */
function paidBy(need: Need, item: PayItem): Need | null {
  const left = paidByAll(need, [item]);
  const { of } = item;
  const isAsBefore = left.rest === need.rest && (of === undefined || left.kinds[of] === need.kinds[of]);
  return isAsBefore ? null : left;
}

/** Whether these items can meet the need together. */
function covers(need: Need, items: readonly PayItem[]): boolean {
  if (isTooLittle(need, items)) return false;
  // An item without a slash is its thing's only way, as long as none has one.
  if (!items.some(({ item }) => item.includes("/"))) return isMet(paidByAll(need, items));
  const things = new Map<string, PayItem[]>();
  for (const item of items) {
    const thing = thingOf(item.item);
    const known = things.get(thing);
    if (known === undefined) things.set(thing, [item]);
    else known.push(item);
  }
  const sure: PayItem[] = [];
  const open: PayItem[][] = [];
  for (const ways of things.values()) {
    // Ways of one kind differ in amount only; those of several kinds are few, and tried.
    if (ways.some(({ of }) => of !== ways[0].of)) open.push(ways);
    else sure.push(ways.reduce((a, b) => (b.gives > a.gives ? b : a)));
  }
  return reaches(paidByAll(need, sure), open);
}

/** Whether not even all ways of all things together come to the sum; most prices out of reach are so by far. */
function isTooLittle({ kinds, rest }: Need, items: readonly PayItem[]): boolean {
  let due = rest;
  for (const kind in kinds) due += kinds[kind];
  for (const { gives } of items) due -= gives;
  return due > 0;
}

/** What is left once each of these has paid what it can, of its kind first. */
function paidByAll(need: Need, items: readonly PayItem[]): Need {
  let { rest } = need;
  const kinds: Record<string, number> = { ...need.kinds };
  for (const { of, gives } of items) {
    const wanted = of === undefined ? 0 : (kinds[of] ?? 0);
    const typed = Math.min(wanted, gives);
    if (typed > 0) kinds[of as string] = wanted - typed;
    rest -= Math.min(rest, gives - typed);
  }
  return { kinds, rest };
}

/**
 * Whether one way of each thing can meet the need. What has paid alike of every kind is followed once, where least
 * is left of the rest: so there are never more to follow than ways to have paid the kinds.
 */
function reaches(need: Need, open: readonly (readonly PayItem[])[]): boolean {
  let lefts: Iterable<Need> = [need];
  if (isMet(need)) return true;
  for (const ways of open) {
    const next = new Map<string, Need>();
    for (const left of lefts) {
      for (const after of paidByOne(left, ways)) {
        if (isMet(after)) return true;
        const key = Object.values(after.kinds).join();
        const known = next.get(key);
        if (known === undefined || after.rest < known.rest) next.set(key, after);
      }
    }
    lefts = next.values();
  }
  return false;
}

/** What is left by each way of a thing that pays something, or all where none does. */
function paidByOne(need: Need, ways: readonly PayItem[]): readonly Need[] {
  const lefts = ways.map((way) => paidBy(need, way)).filter((left) => left !== null);
  return lefts.length === 0 ? [need] : lefts;
}

export const isPayable = (price: Price): boolean => covers(needOf(price), price.items);

/** The most these items can yield together; each thing pays once, by its best item. */
export function payable(items: readonly PayItem[]): number {
  const best = new Map<string, number>();
  for (const { item, gives } of items) {
    const thing = thingOf(item);
    best.set(thing, Math.max(best.get(thing) ?? 0, gives));
  }
  let sum = 0;
  for (const gives of best.values()) sum += gives;
  return sum;
}

/** Why these items do not pay the price, or null when they do. */
export function payFault(price: Price & { readonly code: string }, value: Json): string | null {
  if (!Array.isArray(value)) return price.code;
  let need = needOf(price);
  const spent = new Set<string>();
  for (const item of value as readonly Json[]) {
    if (isMet(need)) return "NOTHING_TO_PAY";
    const found = price.items.find((one) => one.item === item);
    if (found === undefined || spent.has(thingOf(found.item))) return price.code;
    const left = paidBy(need, found);
    if (left === null) return "NOTHING_TO_PAY";
    spent.add(thingOf(found.item));
    need = left;
  }
  return isMet(need) ? null : price.code;
}

const byYield = (items: readonly PayItem[]): PayItem[] => items.slice().sort((a, b) => a.gives - b.gives);

/** Payments once per set of unlike items, the smallest yields first: the order in which they always fit. */
export const payments = (price: Price): Iterable<readonly string[]> =>
  paymentsFrom(byYield(price.items), needOf(price), 0, []);

function* paymentsFrom(
  items: readonly PayItem[],
  need: Need,
  from: number,
  taken: readonly string[],
): Iterable<readonly string[]> {
  if (isMet(need)) {
    yield taken;
    return;
  }
  const skipped = new Set<string>();
  for (let i = from; i < items.length; i++) {
    const { item, alike } = items[i];
    if (skipped.has(alike) || taken.some((one) => thingOf(one) === thingOf(item))) continue;
    const left = paidBy(need, items[i]);
    if (left === null) continue;
    if (alike !== "") skipped.add(alike);
    // What the others cannot meet any more is not gone through.
    const thing = thingOf(item);
    if (
      !covers(
        left,
        items.slice(i + 1).filter((one) => thingOf(one.item) !== thing),
      )
    )
      continue;
    yield* paymentsFrom(items, left, i + 1, [...taken, item]);
  }
}

/** Things in the order given, each by the first item after which the rest can still reach the price. */
export function payInOrder(price: Price, order: readonly PayItem[]): string[] {
  const taken: string[] = [];
  let left = order.slice();
  let need = needOf(price);
  while (!isMet(need) && left.length > 0) {
    const [next] = left;
    const after = paidBy(need, next);
    const rest = left.filter((one) => thingOf(one.item) !== thingOf(next.item));
    if (after === null || !covers(after, rest)) left = left.slice(1);
    else {
      taken.push(next.item);
      need = after;
      left = rest;
    }
  }
  return taken;
}
