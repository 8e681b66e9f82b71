import { describe, expect, test } from "vitest";
import {
  type Domain,
  draw,
  fault,
  firstOf,
  isEmpty,
  type PayItem,
  values,
} from "../../shared/kernel/model/domains.ts";
import { dice } from "../property/dice.ts";

const item = (name: string, of: string, gives = 1): PayItem => ({ item: name, gives, alike: of, of });
const price = (
  kinds: Record<string, number>,
  due: number,
  ...items: PayItem[]
): Domain & { kind: "pay" } => ({
  kind: "pay",
  due,
  kinds,
  items,
  code: "NO",
});

describe("a price in kinds (N R6.3)", () => {
  const two = price({ dark: 2 }, 3, item("l", "light"), item("d1", "dark"), item("d2", "dark"));

  test("a kind pays its own part, anything the rest", () => {
    expect(fault(two, ["d1", "d2", "l"])).toBeNull();
    expect(fault(two, ["l", "d1", "d2"])).toBeNull();
    expect(fault(two, ["l", "d1"])).toBe("NO");
    expect([...values(two)]).toEqual([["l", "d1", "d2"]]);
  });

  test("what is not needed is not taken", () => {
    const one = price({ dark: 1 }, 1, item("l", "light"), item("d", "dark"));
    expect(fault(one, ["l", "d"])).toBe("NOTHING_TO_PAY");
    expect(fault(one, ["d", "l"])).toBe("NOTHING_TO_PAY");
    expect([...values(one)]).toEqual([["d"]]);
  });

  test("a thing of two kinds pays the one that is wanted", () => {
    const either = price(
      { light: 1, dark: 1 },
      2,
      item("a/0", "light"),
      item("a/1", "dark"),
      item("l", "light"),
    );
    expect(isEmpty(either)).toBe(false);
    expect([...values(either)]).toEqual([["a/1", "l"]]);
    expect(fault(either, ["a/0", "a/1"])).toBe("NO");
    for (let seed = 0; seed < 20; seed++) expect(fault(either, draw(either, dice(seed)) ?? null)).toBeNull();
    expect(isEmpty(price({ light: 2, dark: 1 }, 3, ...either.items))).toBe(true);
  });

  test("the first payment is one that pays", () => {
    expect(fault(two, firstOf(two))).toBeNull();
  });
});

describe("a subset that names each thing once (N R12.6)", () => {
  const moves: Domain = { kind: "subset", of: ["a/0", "a/1", "b/0"], min: 1, max: 9, once: true, code: "NO" };

  test("holds no two values of one thing", () => {
    expect(fault(moves, ["a/0", "b/0"])).toBeNull();
    expect(fault(moves, ["a/0", "a/1"])).toBe("NO");
    expect([...values(moves)]).toEqual([["a/0"], ["a/1"], ["b/0"], ["a/0", "b/0"], ["a/1", "b/0"]]);
    for (let seed = 0; seed < 20; seed++) expect(fault(moves, draw(moves, dice(seed)) ?? null)).toBeNull();
  });

  test("is empty when there are fewer things than it wants", () => {
    expect(isEmpty({ ...moves, min: 3 })).toBe(true);
  });
});
