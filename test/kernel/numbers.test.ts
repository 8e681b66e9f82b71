import { describe, expect, test } from "vitest";
import schema from "../../shared/games/lamplight/set.schema.json" with { type: "json" };
import { type Data, hash, type Json, loadSet, type Match, viewOf } from "../../shared/kernel/index.ts";
import { type Handle, NONE, objectRef, slotOf } from "../../shared/kernel/model/state.ts";
import { put as write } from "../../shared/kernel/model/undo.ts";
import { addVar, setSeat, setTable, setVar, tellAttrs } from "../../shared/kernel/ops/ops.ts";
import { NUMBER_MOST, numberOf } from "../../shared/kernel/values/evaluate.ts";
import { scopeOf } from "../../shared/kernel/values/modifiers.ts";
import { addModifier } from "../../shared/kernel/values/stored.ts";
import { at, holder, nameOf, pass, play, put, settleChain, table } from "./table.ts";
import { toy } from "./toy.ts";
import { toySet } from "./toy-set.ts";

const field = { in: ["field"] };
const cases: readonly (readonly [Json, number])[] = [
  [{ num: "count", of: field }, 2],
  [{ num: "attr", of: { ref: "all", of: field }, attr: "power" }, 3],
  [{ num: "event", field: "amount" }, 4],
  [{ num: "var", name: "n" }, 5],
  [{ num: "x" }, 6],
  [{ num: "add", of: [7, { num: "x" }, 1] }, 14],
  [{ num: "sub", of: [7, { num: "x" }, 3] }, -2],
  [{ num: "mul", of: [7, { num: "x" }, -1] }, -42],
  [{ num: "min", of: [7, { num: "x" }, 9] }, 6],
  [{ num: "max", of: [7, { num: "x" }, 9] }, 9],
  [{ num: "min", of: [8, 3, 9, 4] }, 3],
  [{ num: "max", of: [8, 3] }, 8],
  [{ num: "highest", of: field, attr: "power" }, 2],
  [{ num: "lowest", of: field, attr: "power" }, 1],
  [{ num: "highest", of: { in: ["deck"], self: true }, attr: "power" }, 0],
  [{ num: "half", of: 7 }, 3],
  [{ num: "half", of: -7 }, -4],
  [{ num: "half", of: 7, up: true }, 4],
];

/** Every word that stands at `num` anywhere in a game's schema. */
function wordsOf(node: unknown, found = new Set<string>()): Set<string> {
  if (typeof node !== "object" || node === null) return found;
  for (const [key, value] of Object.entries(node)) {
    const { const: one, enum: some } = (key === "num" ? value : {}) as { const?: string; enum?: string[] };
    for (const word of some ?? (one === undefined ? [] : [one])) found.add(word);
    wordsOf(value, found);
  }
  return found;
}

/** A set with one more unit, whose power is raised by this much. */
function withPassive(add: Json) {
  const card = {
    ...{ id: "odd", name: "odd", kind: "unit", cost: 0, power: 1 },
    abilities: [{ kind: "static", on: { in: ["field"], self: true }, attr: "power", layer: 2, add }],
  };
  const loaded = loadSet({ ...(toySet as Data), cards: [...((toySet as Data).cards as Json[]), card] }, [
    toy,
  ]);
  if ("problems" in loaded) throw new Error(JSON.stringify(loaded.problems));
  return loaded.set;
}

describe("numbers of an effect", () => {
  const match = table([["imp", "twin"], []]);
  const self = put(match, "imp", "field", 0);
  put(match, "twin", "field", 0);
  const scope = {
    ...scopeOf(self, 0, { amount: 4 }),
    ...{ x: 6, vars: { n: 5 }, targets: [[objectRef(self)]] },
  };

  test.each(cases)("%j is %d", (term, value) => {
    expect(numberOf(match, scope, term)).toBe(value);
  });

  test("there is no other word for one", () => {
    const tried = new Set(cases.map(([term]) => (term as Data).num));
    expect([...wordsOf(schema)].filter((word) => !tried.has(word))).toEqual([]);
  });

  test("they have an end, however they are multiplied", () => {
    let term: Json = 9_999;
    for (let n = 0; n < 40; n++) term = { num: "mul", of: [term, -9_999, 9_999, 9_999] };
    expect(numberOf(match, scope, term)).toBe(NUMBER_MOST);
    expect(numberOf(match, scope, { num: "mul", of: [term, -1] })).toBe(-NUMBER_MOST);
  });
});

test.each([
  ["min", 1 + 2],
  ["max", 1 + 3],
])("a passive that uses %s is told as it is", (num, power) => {
  const match = table(
    [["odd", "imp"], []],
    {},
    toy,
    withPassive({ num, of: [{ num: "count", of: field }, 3] }),
  );
  put(match, "imp", "field", 0);
  play(match, 0, "odd");
  settleChain(match);
  const { things } = viewOf(match, 1).public;
  expect(things[nameOf(match, "odd", "field", 0)].values.power).toBe(power);
});

describe("a number that is none does not enter state", () => {
  const ways: readonly (readonly [string, (m: Match, imp: Handle, n: number) => void])[] = [
    ["a mark", (m, imp, n) => setVar(m, imp, "damage", n)],
    ["what is added to a mark", (m, imp, n) => addVar(m, imp, "damage", n)],
    ["the table's", (m, _, n) => setTable(m, "turn", n)],
    ["a seat's", (m, _, n) => setSeat(m, 0, "mana", n)],
    [
      "an attribute",
      (m, imp, n) =>
        tellAttrs(
          m,
          slotOf(imp),
          at(m, imp).attrs.map(() => n),
          1,
        ),
    ],
    [
      "a change",
      (m, imp, n) =>
        addModifier(m, {
          ...{ source: NONE, controller: 0, attr: "power", until: "", refs: [imp], layer: 1 },
          ...{ add: n, set: null },
        }),
    ],
    ["a counter of the machine's", (m, _, n) => write(m.undo, m.state.counters, "work", n)],
  ];

  test.each(
    ways.flatMap(([what, way]) => [Number.NaN, Number.POSITIVE_INFINITY, 0.5].map((n) => ({ what, way, n }))),
  )("$what: $n", ({ way, n }) => {
    const match = table([["imp"], []]);
    const imp = put(match, "imp", "field", 0);
    match.undo.log.length = 0;
    const before = hash(match);
    expect(() => way(match, imp, n)).toThrow(`would be ${n}`);
    expect(hash(match)).toBe(before);
  });

  test("and one that a ruleset computes fails that intent alone", () => {
    const power: typeof toy.baseAttr = (m, obj, attr) =>
      m.state.cards[obj.card] === "twin" && !obj.down ? Number.NaN : toy.baseAttr(m, obj, attr);
    const match = table([["imp", "twin"], []], {}, { ...toy, baseAttr: power });
    play(match, 0, "twin");
    let before = "";
    const resolve = () => {
      while (match.state.entries.length > 0) {
        before = hash(match);
        pass(match, holder(match));
      }
    };
    expect(resolve).toThrow("power would be NaN");
    expect(hash(match)).toBe(before);
  });
});
