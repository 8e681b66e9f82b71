import { expect, test } from "vitest";
import { doStep } from "../../shared/kernel/flow/step.ts";
import type { Match } from "../../shared/kernel/index.ts";
import { move, zoneOf } from "../../shared/kernel/ops/ops.ts";
import { readValue } from "../../shared/kernel/values/evaluate.ts";
import { addModifier } from "../../shared/kernel/values/stored.ts";
import { tellComputed } from "../../shared/kernel/values/telling.ts";
import { tried } from "../../shared/kernel/view/options.ts";
import { at, put, table } from "./table.ts";

test("what is tried is told to nobody, and yet what leaves is remembered as it was then", () => {
  const match = table([["imp"], []]);
  const imp = put(match, "imp", "field", 0);
  tellComputed(match);
  const { attrs } = at(match, imp);
  let times = 0;
  const attempt = (leaves: boolean) => (m: Match) => {
    times++;
    const change = { source: -1, controller: 0, attr: "power", until: "", refs: [imp] };
    addModifier(m, { ...change, layer: 1, add: 5, set: null });
    doStep(m, { why: "test", by: 0 }, []);
    if (leaves) move(m, imp, zoneOf(m, "pile", 0));
    return readValue(m, imp, "power");
  };
  expect(tried(match, 0, {}, attempt(false))).toBe(7);
  expect(times).toBe(1);
  expect(tried(match, 0, {}, attempt(true))).toBe(7);
  expect(times, "once more, and told").toBe(3);
  expect(at(match, imp).attrs).toBe(attrs);
  expect(match.cache).toMatchObject({ trial: null, told: true });
});
