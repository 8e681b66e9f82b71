import { expect, test } from "vitest";
import { hash, load, type Match, type Saved, save, viewOf } from "../../shared/kernel/index.ts";
import { objectOf } from "../../shared/kernel/model/state.ts";
import { exchange, setVar, varOf } from "../../shared/kernel/ops/ops.ts";
import { attrOf } from "../../shared/kernel/values/modifiers.ts";
import { addModifier } from "../../shared/kernel/values/stored.ts";
import { at, put, table } from "./table.ts";
import { toy } from "./toy.ts";

test("two objects that change items go on as the objects they were", () => {
  const match = table([["imp", "chief"], []]);
  const imp = put(match, "imp", "field", 0);
  const chief = put(match, "chief", "field", 0);
  setVar(match, imp, "damage", 1);
  const { name } = at(match, imp);
  exchange(match, imp, chief);
  expect(objectOf(match.state, imp), "the handle still means it").toBeDefined();
  expect(varOf(match, at(match, imp), "damage")).toBe(1);
  expect(viewOf(match, 1).public.things[name].card).toBe("chief");
  const again = load(JSON.parse(JSON.stringify(save(match))) as Saved, match.catalog) as Match;
  expect(hash(again)).toBe(hash(match));
});

test("what comes after every layer comes last", () => {
  const match = table([["imp"], []]);
  const imp = put(match, "imp", "field", 0);
  const change = { source: -1, controller: 0, attr: "power", until: "", refs: [imp] };
  addModifier(match, { ...change, layer: 5, add: 0, set: 4 });
  const after: Match = { ...match, game: { ...toy, afterAttr: (_m, _handle, _attr, value) => value + 10 } };
  expect(attrOf(after, imp, "power")).toBe(14);
});
