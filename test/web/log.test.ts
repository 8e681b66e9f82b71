import { expect, test } from "vitest";
import { toldBy, written } from "../../server/web/page/match/stage.ts";
import { Teller } from "../../shared/client/index.ts";
import type { Data, ViewEvent } from "../../shared/kernel/index.ts";

const note = (name: string, data: Data): ViewEvent => ({
  n: 1,
  kind: "note",
  turn: 1,
  phase: "primary",
  cause: { why: "note", by: -1 },
  ops: [{ op: "note", note: name, data }],
});
const passed = (seat: number) => note("passed", { seat });

test("the log folds passes that follow each other, however they come", () => {
  const teller = new Teller({ ruleset: "ucg", seats: ["ada", "Bob"], cards: [] });
  const events = [passed(0), passed(1), note("drew", { seat: 0 }), passed(1)];
  const whole = written([], toldBy(teller, events));
  expect(whole.map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
    "pass: Ada passes. Bob passes.",
    "event: Ada draws a card.",
    "pass: Bob passes.",
  ]);
  expect(new Set(whole.map(({ key }) => key)).size).toBe(whole.length);
  const parts = events.reduce<typeof whole>((log, event) => written(log, toldBy(teller, [event])), []);
  expect(parts).toEqual(whole);
});
