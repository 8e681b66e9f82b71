import { describe, expect, test } from "vitest";
import { beginMaking, choose, goOn, isForced, isPlain } from "../../server/web/page/match/draft.ts";
import type { Slot } from "../../shared/kernel/index.ts";
import type { Offer } from "../../shared/protocol/index.ts";

const offer = (next: Slot | null): Offer => ({ action: { action: "play", request: 1, card: "h1" }, next });
const target = (...of: string[]): Slot => ({
  slot: "target",
  domain: { kind: "one", of, code: "ILLEGAL_TARGET" },
});
const price = (...alike: string[]): Slot => ({
  slot: "pay",
  domain: {
    kind: "pay",
    due: 1,
    items: alike.map((one, at) => ({ item: `c${at}`, gives: 1, alike: one })),
    code: "CANNOT_PAY",
  },
  omitted: ["c0"],
});

describe("what is sent without a second look", () => {
  test("is a play with nothing to choose", () => {
    expect(isPlain(beginMaking(offer(null)))).toBe(true);
  });

  test("is one with a single target, or a price of things that are alike", () => {
    for (const slot of [target("c1"), price("land", "land")]) {
      expect(isForced(slot)).toBe(true);
      expect(isPlain(choose(beginMaking(offer(slot)), true))).toBe(true);
    }
  });

  test("is none whose price could be paid otherwise: the usual way is shown first", () => {
    for (const slot of [price("land", "creature"), price("", "")]) {
      expect(isForced(slot)).toBe(true);
      expect(isPlain(choose(beginMaking(offer(slot)), true))).toBe(false);
      // Confirmed by hand it is.
      expect(isPlain(choose(beginMaking(offer(slot))))).toBe(true);
    }
  });

  test("is none with something open", () => {
    expect(isPlain(beginMaking(offer(target("c1", "c2"))))).toBe(false);
    const half = choose({ ...beginMaking(offer(target("c1", "c2"))), value: "c1" });
    expect(isPlain(goOn(half, target("c3", "c4")))).toBe(false);
  });
});
