import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  isPayable,
  type PayItem,
  type Price,
  payable,
  payFault,
  payments,
  thingOf,
} from "../../shared/kernel/model/pay.ts";

const KINDS = ["ember", "frost", "gale"] as const;

/** A price and things to pay it with: each has one way or several, of one kind, another or none. */
const prices = fc
  .record({
    things: fc.array(
      fc.array(
        fc.record(
          { of: fc.constantFrom(...KINDS), gives: fc.integer({ min: 0, max: 3 }) },
          { requiredKeys: ["gives"] },
        ),
        { minLength: 1, maxLength: 3 },
      ),
      { maxLength: 6 },
    ),
    kinds: fc.record(
      { ember: fc.integer({ min: 1, max: 3 }), frost: fc.integer({ min: 1, max: 3 }) },
      { requiredKeys: [] },
    ),
    rest: fc.integer({ min: 0, max: 4 }),
  })
  .map(({ things, kinds, rest }): Price & { code: string } => ({
    due: rest + (kinds.ember ?? 0) + (kinds.frost ?? 0),
    kinds: kinds as Record<string, number>,
    items: things.flatMap((ways, thing) =>
      ways.map((way, at): PayItem => ({ item: `c${thing}/${at}`, alike: "", ...way })),
    ),
    code: "UNPAID",
  }));

/** Every choice of at most one way of each thing. */
function* choices(items: readonly PayItem[]): Iterable<readonly PayItem[]> {
  const [first, ...others] = [...new Set(items.map(({ item }) => thingOf(item)))];
  if (first === undefined) return yield [];
  const rest = items.filter(({ item }) => others.includes(thingOf(item)));
  for (const chosen of choices(rest)) {
    yield chosen;
    for (const way of items) if (thingOf(way.item) === first) yield [way, ...chosen];
  }
}

/** Whether these pay: of each kind what it asks for, and as much as is due in all. */
function pays({ due, kinds = {} }: Price, chosen: readonly PayItem[]): boolean {
  const sum = (some: readonly PayItem[]) => some.reduce((all, { gives }) => all + gives, 0);
  const typed = Object.keys(kinds).every(
    (kind) => sum(chosen.filter(({ of }) => of === kind)) >= kinds[kind],
  );
  return typed && sum(chosen) >= due;
}

describe("a price", () => {
  test("is payable where some choice among the ways pays it, and not else", () => {
    const check = (price: Price) => {
      const pay = [...choices(price.items)].some((chosen) => pays(price, chosen));
      expect(isPayable(price)).toBe(pay);
    };
    fc.assert(fc.property(prices, check), { numRuns: 2_000, seed: 20261122 });
  });

  test("has a payment exactly where it is payable, and each that is found is one", () => {
    const check = (price: Price & { code: string }) => {
      const found = [...payments(price)];
      expect(found.length > 0).toBe(isPayable(price));
      for (const payment of found) expect(payFault(price, payment)).toBeNull();
    };
    fc.assert(fc.property(prices, check), { numRuns: 500, seed: 20261122 });
  });

  test("one short, of things that yield one kind or the other, is soon known to be unpayable", () => {
    let looks = 0;
    const way = (item: string, of: string): PayItem => ({
      ...{ item, of, alike: "" },
      get gives() {
        looks++;
        return 1;
      },
    });
    const things = Array.from({ length: 22 }, (_, n) => [way(`c${n}/0`, "ember"), way(`c${n}/1`, "frost")]);
    const price = { due: 23, kinds: { ember: 11, frost: 12 }, items: things.flat() };
    expect(isPayable(price)).toBe(false);
    expect([...payments(price)]).toEqual([]);
    // 22 things in 4 million combinations.
    expect(looks).toBeLessThan(200_000);
  });
});

test("what things yield at most is each one's best way, and nothing where none yields anything", () => {
  const item = (item: string, gives: number): PayItem => ({ item, gives, alike: "" });
  expect(payable([item("c1/0", 1), item("c1/1", 3), item("c1/2", 2), item("c2", 2)])).toBe(5);
  expect(payable([item("c1", 0), item("c2/0", 0)])).toBe(0);
});
