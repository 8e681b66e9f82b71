import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Domain, draw, fault, firstOf, isEmpty, values } from "../../shared/kernel/model/domains.ts";
import { dice } from "../property/dice.ts";

const names = fc.uniqueArray(fc.constantFrom("c0", "c1", "c2", "h3", "p0"), { maxLength: 4 });
const code = fc.constant("NO");
const few = fc.nat(4);

const payItem = fc.record({
  item: fc.constantFrom("c0", "c1", "c2", "c0/0", "c1/0", "c3"),
  gives: fc.integer({ min: 1, max: 3 }),
  plain: fc.boolean(),
});

/** Things that differ by name only are alike; one that has another use beside differs by that. */
const payItems = fc.uniqueArray(payItem, { selector: ({ item }) => item, maxLength: 5 }).map((items) =>
  items.map(({ item, gives, plain }) => {
    const [thing] = item.split("/");
    const other = items.some((one) => one.item !== item && one.item.split("/")[0] === thing);
    return { item, gives, alike: plain && !other && item === thing ? `r${gives}` : "" };
  }),
);

const domain: fc.Arbitrary<Domain> = fc.oneof(
  fc.record({
    kind: fc.constant("one" as const),
    of: fc.array(fc.oneof(names, fc.boolean(), few), { maxLength: 4 }),
    code,
  }),
  fc.record({ kind: fc.constant("subset" as const), of: names, min: few, max: few, code }),
  fc.record({ kind: fc.constant("order" as const), of: names, code }),
  fc.record({ kind: fc.constant("assign" as const), total: few, over: names, code }),
  fc.record({ kind: fc.constant("amount" as const), min: few, max: few, code }),
  fc.record({
    kind: fc.constant("pay" as const),
    due: few,
    items: payItems,
    code,
  }),
);

const holds = (law: (domain: Domain) => void): void =>
  fc.assert(
    fc.property(domain, (one) => {
      law(one);
    }),
    { seed: 1, numRuns: 400 },
  );

describe("a domain is judged, listed, drawn and counted alike (kernel.md 11)", () => {
  test("every value that is listed has no fault, and none is listed twice", () => {
    holds((one) => {
      const all = [...values(one)];
      for (const value of all) expect(fault(one, value), JSON.stringify(value)).toBeNull();
      if (one.kind !== "one")
        expect(new Set(all.map((value) => JSON.stringify(value))).size).toBe(all.length);
    });
  });

  test("it is empty exactly when nothing is listed", () => {
    holds((one) => expect(isEmpty(one)).toBe([...values(one)].length === 0));
  });

  test("a draw has no fault; from an empty domain nothing is drawn", () => {
    holds((one) => {
      for (let seed = 0; seed < 5; seed++) {
        const drawn = draw(one, dice(seed));
        if (isEmpty(one)) expect(drawn).toBeUndefined();
        else expect(fault(one, drawn ?? null), JSON.stringify(drawn)).toBeNull();
      }
    });
  });

  test("the first value, which is the default of a forced choice, has no fault", () => {
    holds((one) => {
      if (!isEmpty(one)) expect(fault(one, firstOf(one)), JSON.stringify(firstOf(one))).toBeNull();
    });
  });

  test("rubbish is a fault, and never an error", () => {
    fc.assert(
      fc.property(domain, fc.jsonValue({ maxDepth: 2 }), (one, value) => {
        const listed = [...values(one)].some((each) => JSON.stringify(each) === JSON.stringify(value));
        if (listed && !Object.is(value, -0)) expect(fault(one, value as never)).toBeNull();
        else if (one.kind === "amount" || one.kind === "assign")
          expect(fault(one, value as never)).not.toBeNull();
        else fault(one, value as never);
      }),
      { seed: 1, numRuns: 1000 },
    );
  });
});
