/** Target words as several games read them, tried on the kernel's own test game. */
import { expect, test } from "vitest";
import {
  boundsOf,
  entryTargets,
  isOpenTarget,
  isWhose,
  lacksTargets,
  seatTargets,
  targetDomain,
  targetSlot,
  targetsLeft,
} from "../../shared/games/targets.ts";
import { entryRef, objectRef, seatRef } from "../../shared/kernel/model/state.ts";
import { turnFace } from "../../shared/kernel/ops/ops.ts";
import { scopeOf } from "../../shared/kernel/values/modifiers.ts";
import { at, find, leave, play, put, table } from "../kernel/table.ts";

test("a word asks for one thing where it does not say, and never for more than it allows", () => {
  expect(boundsOf({ player: "any" })).toEqual({ min: 1, max: 1 });
  expect(boundsOf({ object: {}, min: 0, max: 3 })).toEqual({ min: 0, max: 3 });
  expect(boundsOf({ object: {}, min: 2 })).toEqual({ min: 2, max: 2 });
  expect([0, 1, 2].map((word) => targetSlot(word))).toEqual(["target", "target2", "target3"]);
  expect(targetSlot(1, "moreTarget")).toBe("moreTarget2");
});

test("its targets are chosen by the names that the seat has for them", () => {
  const match = table([["imp"], []]);
  const imp = find(match, "imp", "hand", 0);
  const refs = [objectRef(imp), seatRef(1)];
  expect(targetDomain(match, 0, { object: {}, max: 2 }, refs)).toEqual({
    kind: "subset",
    of: [at(match, imp).name, "p1"],
    min: 1,
    max: 2,
    code: "ILLEGAL_TARGET",
  });
  expect(lacksTargets([{ min: 2 }, {}], () => refs)).toBe(false);
  expect(lacksTargets([{ min: 3 }, {}], () => refs)).toBe(true);
});

test("players are those who are still there", () => {
  const match = table([[], [], []]);
  const scope = scopeOf(-1, 0);
  expect(seatTargets(match, scope, "any")).toEqual([seatRef(0), seatRef(1), seatRef(2)]);
  expect(seatTargets(match, scope, "opponent")).toEqual([seatRef(1), seatRef(2)]);
  leave(match, 1);
  expect(seatTargets(match, scope, "opponent")).toEqual([seatRef(2)]);
});

test("entries are named from the top down, and by who controls them", () => {
  const match = table([["imp", "twins"], []], { system: "stack" });
  play(match, 0, "imp");
  play(match, 0, "twins");
  const [below, top] = match.state.entries;
  expect(entryTargets(match, () => true)).toEqual([entryRef(top.id), entryRef(below.id)]);
  expect(entryTargets(match, ({ id }) => id === below.id)).toEqual([entryRef(below.id)]);
  const [mine, theirs] = [scopeOf(-1, 0), scopeOf(-1, 1)];
  expect([isWhose(mine, top, "you"), isWhose(mine, top, "opponent")]).toEqual([true, false]);
  expect([isWhose(theirs, top, "you"), isWhose(theirs, top, undefined)]).toEqual([false, true]);
});

test("a thing that not everybody sees is no target", () => {
  const match = table([["twins"], []]);
  const scope = scopeOf(-1, 0);
  const imp = put(match, "imp", "field", 0);
  const twins = find(match, "twins", "hand", 0);
  expect(isOpenTarget(match, scope, imp, {})).toBe(true);
  expect(isOpenTarget(match, scope, imp, { in: ["pile"] })).toBe(false);
  expect(isOpenTarget(match, scope, twins, { in: ["hand"] })).toBe(false);
  turnFace(match, imp, true);
  expect(isOpenTarget(match, scope, imp, {})).toBe(false);
});

test("of each word's targets those stay that still stand", () => {
  const targets = [[seatRef(0), seatRef(1)], [seatRef(0)]];
  expect(targetsLeft(targets, [1, 2], ({ id }, word) => id === word)).toEqual([[seatRef(1)], []]);
});
