/** What the eye is shown of events: who attacks what, as each game's notes name it. */
import { expect, test } from "vitest";
import { motionOf } from "../../server/web/page/match/stage.ts";
import type { Data, ViewEvent } from "../../shared/kernel/index.ts";

const noted = (note: string, data: Data): ViewEvent => ({
  n: 1,
  kind: "note",
  turn: 1,
  phase: "",
  cause: { why: "rule", by: -1 },
  ops: [{ op: "note", note, data }],
});

test.each([
  ["fight", { hits: [["a", "b", 2]] }, [["a", "b"]]],
  ["defendersSet", { pairs: [["a", "b"]] }, [["a", "b"]]],
  [
    "attackersSet",
    { things: ["a", "c"] },
    [
      ["a", undefined],
      ["c", undefined],
    ],
  ],
  ["attacks", { thing: "a" }, [["a", undefined]]],
  ["fight", { hits: [[1, 2, 3]] }, []],
  ["drew", { thing: "a" }, []],
])("%s names who attacks", (note, data, attacks) => {
  expect([...motionOf([noted(note, data)], 1).attacks]).toEqual(attacks);
});
