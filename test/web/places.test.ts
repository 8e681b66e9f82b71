import { describe, expect, test } from "vitest";
import { beginMaking, type Making } from "../../server/web/page/match/draft.ts";
import { aimAt, joined, placesFor, reachedFrom } from "../../server/web/page/match/places.ts";
import { planOf } from "../../shared/games/pages.ts";
import type { Json, PublicView, Slot } from "../../shared/kernel/index.ts";

const NO_PICTURE: PublicView = {
  table: {},
  seats: [],
  zones: {},
  things: {},
  entries: [],
  asks: {},
  over: null,
} as never; // Only a game without a plan is drawn from its picture.

const one = (slot: string, ...of: Json[]): Slot => ({ slot, domain: { kind: "one", of, code: "WRONG" } });
const some = (slot: string, ...of: string[]): Slot => ({
  slot,
  domain: { kind: "subset", of, min: 0, max: of.length, code: "WRONG" },
});
const places = (game: string, slot: Slot) => placesFor(planOf(game, NO_PICTURE), 1, slot);

describe("a place may be clicked, too", () => {
  const plan = planOf("nullshapers", NO_PICTURE);
  const moves: Slot = {
    slot: "moves",
    domain: { kind: "subset", of: ["c1/0", "c1/1", "c2/0"], min: 0, max: 2, once: true, code: "WRONG" },
  };
  const begun = beginMaking({ action: { action: "advance", request: 1 }, next: moves });
  const found = placesFor(plan, 1, moves);
  const clicked = (making: Making, ...names: string[]): Making =>
    names.reduce((now, name) => {
      const aim = aimAt(now, moves, found, name);
      return aim !== undefined && "making" in aim ? aim.making : now;
    }, making);

  test("after the card that goes there, and not before", () => {
    expect(reachedFrom(begun, moves, found)).toEqual([]);
    expect(reachedFrom(clicked(begun, "c2"), moves, found)).toEqual(["zbiome0", "zsector0:1"]);
    expect(clicked(begun, "c1", "zbiome1").value).toEqual(["c1/1"]);
  });

  test("and stays where it was where the card goes there already", () => {
    expect(clicked(begun, "c1", "zsector0:1").value).toEqual(["c1/0"]);
    expect(clicked(begun, "c1", "zbiome1", "zbiome1", "c2").value).toEqual(["c1/1", "c2/0"]);
  });

  test("at once, where but one card can go anywhere", () => {
    const single = some("moves", "c1/0", "c1/1");
    const making = beginMaking({ action: { action: "advance", request: 1 }, next: single });
    const at = placesFor(plan, 1, single);
    expect(reachedFrom(making, single, at)).toEqual(["zbiome0", "zbiome1", "zsector0:1", "zsector1:1"]);
    const aim = aimAt(making, single, at, "zbiome1");
    expect(aim !== undefined && "making" in aim && aim.making.value).toEqual(["c1/1"]);
  });

  test("and answers a request that asks for one", () => {
    const pick = one("choice", 0, 2);
    const asked = placesFor(plan, 1, pick, "pickBiome");
    expect([...asked.keys()]).toEqual(["zbiome0", "zbiome2", "zsector0:1", "zsector2:1"]);
    const making = beginMaking({ action: { action: "pickBiome", request: 1 }, next: pick });
    expect(aimAt(making, pick, asked, "zbiome2")).toEqual({ value: 2 });
  });
});

describe("a place of one's own stands for the value that it is", () => {
  test.each([
    ["crowdcontrol", one("lane", "attack", "defense"), ["zattack:1", "zdefense:1"]],
    ["crowdcontrol", one("slot", 1, 3), ["zplaces:1/1", "zplaces:1/3"]],
    ["altered", one("expedition", "hero", "companion"), ["zheroExpedition:1", "zcompanionExpedition:1"]],
    // One biome is lost.
    ["nullshapers", one("biome", -1, 0, 2), ["zbiome0", "zbiome2", "zsector0:1", "zsector2:1", "zstaging:1"]],
    ["ucg", one("condition", 0, 1), []],
  ])("%s", (game, slot, names) => {
    const found = places(game, slot);
    expect([...found.keys()]).toEqual(names);
    for (const value of found.values()) expect(JSON.stringify(slot.domain)).toContain(JSON.stringify(value));
  });

  test("what is dropped there is joined with it, where both may be", () => {
    const moves = some("moves", "c1/0", "c1/1", "c2/1");
    const found = places("nullshapers", moves);
    expect(joined(moves, found, "c1", "zsector1:1")).toBe("c1/1");
    expect(joined(moves, found, "c1", "zbiome1")).toBe("c1/1");
    expect(joined(moves, found, "c2", "zsector0:1")).toBeUndefined();
    expect(joined(some("pairs", "c1/c9"), new Map(), "c1", "c9")).toBe("c1/c9");
    expect(joined(some("cards", "c1", "c9"), new Map(), "c1", "c9")).toBeUndefined();
  });
});
