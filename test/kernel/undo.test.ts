import fc from "fast-check";
import { expect, test } from "vitest";
import { append, insert, newUndo, put, remove, rollback } from "../../shared/kernel/model/undo.ts";

interface Thing {
  readonly a: number;
  readonly b: string;
  readonly list: readonly number[];
}

/** One write of each kind; the numbers are taken modulo what there is. */
const write = fc.record({
  kind: fc.constantFrom("put", "insert", "append", "remove", "slot", "table"),
  at: fc.nat(20),
  value: fc.integer(),
});
type Write = typeof write extends fc.Arbitrary<infer T> ? T : never;

const start = (): { things: Thing[]; table: Record<string, number> } => ({
  things: [
    { a: 1, b: "x", list: [1, 2, 3] },
    { a: 2, b: "y", list: [] },
  ],
  table: { one: 1 },
});

function carryOut(
  undo: ReturnType<typeof newUndo>,
  { things, table }: ReturnType<typeof start>,
  { kind, at, value }: Write,
): void {
  const thing = things[at % things.length];
  const { list } = thing;
  if (kind === "put") put(undo, thing, "a", value);
  else if (kind === "insert") insert(undo, list, at % (list.length + 1), value);
  else if (kind === "append") append(undo, list, value);
  else if (kind === "table") put(undo, table, "one", value);
  else if (list.length > 0 && kind === "remove") remove(undo, list, at % list.length);
  else if (list.length > 0) put(undo, list, at % list.length, value);
}

test("whatever was written is undone to the bit, back to any point", () => {
  fc.assert(
    fc.property(fc.array(write, { maxLength: 40 }), fc.array(write, { maxLength: 40 }), (before, after) => {
      const undo = newUndo();
      const state = start();
      for (const one of before) carryOut(undo, state, one);
      const [mark, text, version] = [undo.log.length, JSON.stringify(state), undo.version];
      for (const one of after) carryOut(undo, state, one);
      rollback(undo, mark);
      expect(JSON.stringify(state)).toBe(text);
      expect(undo.version, "caches hang on it").toBeGreaterThan(version);
      rollback(undo, 0);
      expect(state).toEqual(start());
      expect(undo.log).toEqual([]);
    }),
    { seed: 1 },
  );
});
