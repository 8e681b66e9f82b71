/** Energy (N 6): the store, the energy of anomalies, and the payment of a cost. */

import {
  type Announced,
  dataOf,
  type Handle,
  isPayable,
  type Obj,
  objAt,
  objectOf,
  onceAState,
  type PayItem,
  type Price,
  payable,
  present,
  refuse,
  type Seat,
  seatVarsOf,
  thingOf,
  values,
  varOf,
  wordsIn,
} from "../../kernel/game.ts";
import { thingsIn } from "../zones.ts";
import { type Energy, energyValue, isAnomaly, KINDS, modeOf, TYPED, UNCOMMON } from "./card.ts";
import type { Cost, NsCard } from "./card-schema.ts";
import type { Act, Domain, Match, Refusal, Stage } from "./typed.ts";
import { isHost } from "./zones.ts";

/** The energy that an anomaly makes when it is locked: one kind, or one of several (N R6.5, R9.3). */
export function makesOf(m: Match, obj: Obj): NonNullable<NsCard["anomaly"]>["makes"] {
  const mode = modeOf(m, obj);
  if (mode === UNCOMMON) return dataOf(m, obj).anomaly?.makes ?? [];
  return mode === 0 ? [] : [{ kind: TYPED[mode - 1], amount: 1 }];
}

/** Own anomalies that may be locked for energy (N R6.5a). */
export const anomaliesOf = (m: Match, seat: Seat): Handle[] =>
  thingsIn(m, "staging", seat).filter((handle) => {
    const obj = objAt(m, handle);
    return isAnomaly(m, obj) && varOf(m, obj, "locked") === 0;
  });

/** `light.2`: the second light of the store; `c7`, `c7/1`: locking an anomaly (N R6.5c). */
export const payItems = onceAState((m: Match, seat: Seat): readonly PayItem[] => {
  const { energy } = seatVarsOf(m, seat);
  const items: PayItem[] = [];
  for (const kind of KINDS) {
    for (let n = 1; n <= energy[kind]; n++)
      items.push({ item: `${kind}.${n}`, gives: 1, alike: kind, of: kind });
  }
  for (const handle of anomaliesOf(m, seat)) items.push(...anomalyItems(m, handle));
  return items;
});

/** The same without those of a thing that cannot lock for energy. */
function itemsBut(m: Match, seat: Seat, not: Handle): readonly PayItem[] {
  const items = payItems(m, seat);
  const name = objectOf(m.state, not)?.name;
  return name === undefined ? items : items.filter(({ item }) => thingOf(item) !== name);
}

function anomalyItems(m: Match, handle: Handle): PayItem[] {
  const obj = objAt(m, handle);
  const makes = makesOf(m, obj);
  const plain = makes.length === 1 && makes[0].amount === 1 && !isHost(m, handle);
  return makes.map(({ kind, amount }, index) => ({
    item: makes.length === 1 ? obj.name : `${obj.name}/${index}`,
    gives: amount,
    // Energy of the store is lost with the phase. So it is as good as an anomaly of its kind, and goes first.
    alike: plain ? kind : "",
    of: kind,
  }));
}

/** Whether these could pay a cost. Later choices only add to it. */
export const affords = (items: readonly PayItem[], cost: Cost): boolean =>
  isPayable({ ...symbolsOf(cost), due: energyValue(cost), items });

/** The typed symbols of a cost. */
function symbolsOf(cost: Cost): Required<Pick<Price, "kinds">> {
  const kinds: Partial<Record<Energy, number>> = {};
  for (const kind of TYPED) if (cost[kind]) kinds[kind] = cost[kind];
  return { kinds };
}

/** N R6.2, R6.3, R6.10: a symbol takes energy of its kind; the void amount and every X take any energy. */
export function priceOf(m: Match, seat: Seat, cost: Cost, x: number, not: Handle): Price {
  return { ...symbolsOf(cost), due: energyValue(cost) + x * (cost.x ?? 0), items: itemsBut(m, seat, not) };
}

/** The most X can be; below 0 when the rest cannot be paid. */
export function mostX(m: Match, seat: Seat, cost: Cost, not: Handle): number {
  const price = priceOf(m, seat, cost, 0, not);
  return isPayable(price) ? Math.floor((payable(price.items) - price.due) / (cost.x ?? 1)) : -1;
}

const energyOf = (of: string | undefined): Energy => present(KINDS.find((kind) => kind === of));

/** The energy that an item gives towards the rest of the price. */
function taken(price: Price, items: readonly PayItem[]): Partial<Record<Energy, number>> {
  const kinds: Record<string, number> = { ...price.kinds };
  let rest = Object.values(kinds).reduce((left, one) => left - one, price.due);
  const spent: Partial<Record<Energy, number>> = {};
  for (const { of, gives } of items) {
    const kind = energyOf(of);
    const typed = Math.min(kinds[kind] ?? 0, gives);
    const more = Math.min(rest, gives - typed);
    kinds[kind] = (kinds[kind] ?? 0) - typed;
    rest -= more;
    spent[kind] = (spent[kind] ?? 0) + typed + more;
  }
  return spent;
}

/** The acts of a payment: anomalies lock and make, then all is spent at once (N R6.7). */
export function payActs(m: Match, seat: Seat, price: Price, names: readonly string[]): Act[] {
  if (price.due === 0) return [];
  const items = names.map((name) => present(price.items.find(({ item }) => item === name)));
  const locks = items.filter(({ item }) => !item.includes("."));
  const acts = locks.flatMap(({ item, of, gives }): Act[] => {
    const object = present(
      anomaliesOf(m, seat).find((handle) => objectOf(m.state, handle)?.name === item.split("/")[0]),
    );
    return [
      { act: "lock", object, seat },
      { act: "make", seat, kind: energyOf(of), amount: gives },
    ];
  });
  return [...acts, { act: "spend", seat, spent: taken(price, items) }];
}

/**
 * The payment where every way to pay is alike: void energy goes first, since it pays for nothing else (kernel.md
 * 6).
 */
function onlyWay(domain: Domain & { kind: "pay" }): readonly string[] | undefined {
  const typed = Object.values(domain.kinds ?? {}).reduce((sum, one) => sum + one, 0);
  const free = domain.items.filter(({ item }) => item.startsWith("void.")).slice(0, domain.due - typed);
  const items = domain.items.filter((item) => !free.includes(item));
  const ways = values({ ...domain, due: domain.due - free.length, items });
  let only: readonly string[] | undefined;
  for (const way of ways) {
    if (only !== undefined) return undefined;
    only = wordsIn(way);
  }
  return only && [...free.map(({ item }) => item), ...only];
}

/** The parts of an announcement that a payment stage needs. */
export type Payer = Announced & {
  readonly seat: Seat;
  cost: Cost;
  x: number;
  pay: readonly string[];
  /** The thing that cannot lock for energy, since it locks for itself. */
  readonly not: Handle;
};

/** N R6.7, R6.8: all at once, from the store and by locking anomalies. */
export const payStage: Stage<Payer, readonly string[]> = {
  slot: "pay",
  price: true,
  domain(m, ctx): Domain<readonly string[]> | Refusal | null {
    const { seat, cost, x, not } = ctx;
    const price = priceOf(m, seat, cost, x, not);
    if (price.due === 0) return null;
    if (!isPayable(price)) return refuse("E_CANNOT_PAY", { due: price.due });
    return { kind: "pay", ...price, code: "E_CANNOT_PAY" };
  },
  apply(_m, ctx, value) {
    ctx.pay = value;
  },
  omitted: (_m, _ctx, domain) => (domain.kind === "pay" ? onlyWay(domain) : undefined),
  code: (_m, _ctx, _domain, value) => (value === undefined ? undefined : "E_CANNOT_PAY"),
};
