import { expect, test } from "vitest";
import { toldBy, toldUpTo, written } from "../../server/web/page/match/stage.ts";
import { LANGUAGES } from "../../server/web/page/words/index.ts";
import { phrasesIn } from "../../server/web/page/words/translation.ts";
import { Teller } from "../../shared/client/index.ts";
import type { Data, ViewEvent } from "../../shared/kernel/index.ts";

const note = (name: string, data: Data, n = 1): ViewEvent => ({
  n,
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

test("who heard nothing of an effect hears all the same that it came to nothing", () => {
  const teller = new Teller({ ruleset: "crowdcontrol", seats: ["Ada", "Bob"], cards: [] });
  expect(teller.tell([note("fizzled", { entry: "e4", seat: 1 })])).toEqual(["It comes to nothing."]);
});

test("what was taken back is told no more, and a pass that was folded before it is", () => {
  const teller = new Teller({ ruleset: "ucg", seats: ["ada", "Bob"], cards: [] });
  const batches = [
    note("drew", { seat: 0 }, 1),
    note("passed", { seat: 0 }, 2),
    note("passed", { seat: 1 }, 3),
  ];
  const log = batches.reduce<ReturnType<typeof written>>(
    (all, one) => written(all, toldBy(teller, [one])),
    [],
  );
  const textsTo = (head: number) => toldUpTo(log, head).map(({ text }) => text);
  expect(textsTo(3)).toEqual(["Ada draws a card.", "Ada passes. Bob passes."]);
  expect(textsTo(2)).toEqual(["Ada draws a card.", "Ada passes."]);
  expect(textsTo(1)).toEqual(["Ada draws a card."]);
});

test("what a player names is told by its word in each language", async () => {
  const event = note("namedOne", { seat: 0, value: "attack" });
  const inTongue = async (tag: string) => {
    const phrases = phrasesIn(await LANGUAGES[tag].load(), "grand-archive");
    return new Teller({ ruleset: "grand-archive", seats: ["Ada"], cards: [], phrases }).tell([event]);
  };
  expect(await inTongue("en")).toEqual(["Ada names: attack."]);
  expect(await inTongue("fr")).toEqual(["Ada nomme : attaque."]);
});
