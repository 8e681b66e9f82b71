import { describe, expect, test } from "vitest";
import { depart } from "../../shared/kernel/flow/leaving.ts";
import { type Match, viewOf } from "../../shared/kernel/index.ts";
import { back, markOf } from "../../shared/kernel/model/match.ts";
import { placeOf } from "../../shared/kernel/model/pool.ts";
import type { Handle } from "../../shared/kernel/model/state.ts";
import { dropCache } from "../../shared/kernel/ops/cache.ts";
import { control, move, recast, zoneOf } from "../../shared/kernel/ops/objects.ts";
import { attrOf } from "../../shared/kernel/values/modifiers.ts";
import { addGift, addModifier } from "../../shared/kernel/values/stored.ts";
import { expire, tellComputed } from "../../shared/kernel/values/telling.ts";
import { at, pass, play, put, settleChain, table } from "./table.ts";
import { tableOf } from "./toy-zones.ts";

const power = (match: Match, handle: Handle): number => attrOf(match, handle, "power");
const change = { source: -1, controller: 0, attr: "power", until: "" };

describe("layers (kernel.md 9)", () => {
  test("within a layer by timestamp, layer after layer", () => {
    const match = table([[], []]);
    const imp = put(match, "imp", "field", 0);
    const refs = [imp];
    addModifier(match, { ...change, refs, layer: 1, add: 5, set: null });
    expect(power(match, imp)).toBe(7);
    addModifier(match, { ...change, refs, layer: 0, add: 0, set: 4 });
    expect(power(match, imp), "a lower layer comes first, however late").toBe(9);
    addModifier(match, { ...change, refs, layer: 1, add: 0, set: 1 });
    expect(power(match, imp), "later in the same layer").toBe(1);
    addModifier(match, { ...change, refs, layer: 1, add: 2, set: null });
    expect(power(match, imp)).toBe(3);
  });

  test("static abilities take part by their layer, as long as they work", () => {
    const match = table([["imp", "chief", "statue"], []]);
    const imp = put(match, "imp", "field", 0);
    put(match, "chief", "field", 0);
    expect(power(match, imp)).toBe(3);
    const statue = put(match, "statue", "field", 0);
    expect(power(match, imp), "set to 1 in layer 1, then 1 more in layer 2").toBe(2);
    expect(power(match, statue)).toBe(2);
    play(match, 0, "imp");
    settleChain(match);
    expect(viewOf(match, 1).public.things[at(match, imp).name].values.power).toBe(2);
  });
});

test("who was found listening in a try that was taken back listens no more", () => {
  const match = table([["imp", "chief"], []]);
  const imp = put(match, "imp", "field", 0);
  dropCache(match.cache);
  const before = markOf(match);
  put(match, "chief", "field", 0);
  expect(power(match, imp)).toBe(3);
  back(match, before);
  expect(power(match, imp)).toBe(2);
});

describe("what listeners reach is told wherever that is", () => {
  /** A twin, and beside it an imp whose power viewers are told. */
  const beside = (seats = 2) => {
    const match = table([["twin", "imp"], ...Array.from({ length: seats - 1 }, () => ["imp"])]);
    const [twin, imp] = [put(match, "twin", "field", 0), put(match, "imp", "field", 0)];
    dropCache(match.cache);
    const told = (): unknown => {
      tellComputed(match);
      match.facts.length = 0;
      return viewOf(match, 1).public.things[at(match, imp).name].values.power;
    };
    expect(told()).toBe(2);
    return { match, twin, told };
  };

  test("as one becomes a listener, and is one no more", () => {
    const { match, twin, told } = beside();
    recast(match, twin, placeOf(match, "chief"));
    expect(told(), "the chief is as strong as the twin was, so that nothing of its own is told").toBe(3);
    recast(match, twin, placeOf(match, "twin"));
    expect(told()).toBe(2);
  });

  test("as one that was given its ability goes to another player, and leaves", () => {
    const { match, twin, told } = beside();
    const gives = { card: placeOf(match, "chief"), ability: 0 };
    addGift(match, { source: twin, controller: 0, refs: [twin], until: "", gives });
    expect(told()).toBe(3);
    control(match, twin, 1);
    expect(told()).toBe(2);
    control(match, twin, 0);
    expect(told()).toBe(3);
    move(match, twin, zoneOf(match, "pile", 0));
    expect(told()).toBe(2);
  });

  test("as a player who was given it leaves", () => {
    const { match, twin, told } = beside(3);
    const gives = { card: placeOf(match, "gloom"), ability: 0 };
    addGift(match, { source: twin, controller: 2, refs: [], until: "", gives });
    expect(told()).toBe(1);
    depart(match, 2);
    expect(told()).toBe(2);
  });
});

test("a change lasts until its point of the agenda really happens", () => {
  const match = table([["surge"], ["imp"]]);
  const imp = put(match, "imp", "field", 1);
  play(match, 0, "surge", { target: [at(match, imp).name] });
  settleChain(match);
  expect(power(match, imp)).toBe(4);
  expire(match, "main");
  expect(power(match, imp)).toBe(4);
  pass(match, 0, 1);
  expect(tableOf(match).turn).toBe(2);
  expect(power(match, imp)).toBe(2);
});

test("a change follows its object inside a realm and ends with it", () => {
  const match = table([["clamp", "march", "retreat", "imp"], []]);
  const imp = put(match, "imp", "field", 0);
  const name = at(match, imp).name;
  play(match, 0, "clamp", { target: [name] });
  settleChain(match);
  play(match, 0, "march", { target: [name] });
  settleChain(match);
  expect(power(match, imp), "moved from field to row it is the same object").toBe(1);
  expect(viewOf(match, 0).public.zones["row:0"].things).toEqual([name, null, null]);
});
