import { describe, expect, test } from "vitest";
import type { Match } from "../../shared/kernel/index.ts";
import { handleAt, NONE, objectOf, slotOf, type Waiting } from "../../shared/kernel/model/state.ts";
import { move, zoneOf } from "../../shared/kernel/ops/ops.ts";
import { reach } from "../../shared/kernel/values/agenda.ts";
import { addGift } from "../../shared/kernel/values/stored.ts";
import { addWaiting, nextToPlace, takeFirstWaiting, waitingOf } from "../../shared/kernel/values/triggers.ts";
import {
  asked,
  at,
  attempt,
  cardsIn,
  holder,
  leave,
  nameOf,
  pass,
  play,
  put,
  say,
  settleChain,
  table,
} from "./table.ts";
import { varsOf } from "./toy-zones.ts";

const kinds = (match: Match): unknown[] =>
  match.state.entries.map(({ kind, controller }) => `${kind} ${controller}`);

describe("triggers (kernel.md 9)", () => {
  test("an entering trigger sees its own coming, a general one does not", () => {
    const match = table([["greeter", "herald"], []]);
    play(match, 0, "greeter");
    pass(match, 1, 0);
    expect(kinds(match), "not there before it came").toEqual([]);
    play(match, 0, "herald");
    pass(match, 1, 0);
    expect(match.state.requests[0]).toMatchObject({ kind: "order" });
    say(match, 0, { action: "order", choice: ["t1", "t0"] });
    expect(match.state.requests[0], "one opponent alone, but it is a choice").toMatchObject({
      kind: "target",
    });
    say(match, 0, { action: "target", choice: ["p1"] });
    expect(kinds(match)).toEqual(["trigger 0", "trigger 0"]);
  });

  test("the turn owner's are placed first, so that they resolve last", () => {
    const match = table([["clock", "herald"], ["martyr"]]);
    put(match, "martyr", "field", 1);
    play(match, 0, "herald");
    pass(match, 1, 0);
    expect(kinds(match)).toEqual(["trigger 0"]);
    expect(asked(match)).toEqual([1]);
  });

  test("who is asked for a target that leaves is asked again", () => {
    const match = table([["greeter", "imp"], [], []]);
    put(match, "greeter", "field", 0);
    play(match, 0, "imp");
    pass(match, 1, 2, 0);
    expect(match.state.requests[0]).toMatchObject({ kind: "target" });
    const { id } = match.state.requests[0] ?? { id: 0 };
    leave(match, 1);
    expect(match.state.requests[0], "asked again: one of two could not be meant any more").toMatchObject({
      id: id + 1,
      domain: { of: ["p2"] },
    });
    leave(match, 2);
    expect(match.state.over).toEqual({ winners: [0], reason: "last" });
  });
});

describe("last-known information and traces", () => {
  test("what leaves play is known as it was just before", () => {
    const match = table([["surge", "jab", "jab"], ["martyr"]]);
    const martyr = put(match, "martyr", "field", 1);
    const target = [at(match, martyr).name];
    for (const id of ["surge", "jab", "jab"]) {
      play(match, 0, id, { target });
      settleStep(match);
    }
    expect(kinds(match)).toEqual(["trigger 1"]);
    expect(match.state.memories).toHaveLength(1);
    settleChain(match);
    expect(varsOf(match, 0).life, "its power was 3, with the surge").toBe(5);
    expect(cardsIn(match, "hand", 1), "the trace led to the pile, from where it came back").toEqual([
      "martyr",
    ]);
  });

  test("a reference to it resolves to nothing, once it is another object", () => {
    const match = table([["surge", "jab"], ["imp"]]);
    const imp = put(match, "imp", "field", 1);
    const target = [at(match, imp).name];
    play(match, 0, "jab", { target });
    settleStep(match);
    const slot = slotOf(imp);
    move(match, handleAt(match.state, slot), zoneOf(match, "field", 1));
    expect(objectOf(match.state, imp)).toBeUndefined();
    expect(at(match, handleAt(match.state, slot)).vars, "nothing is carried over").toEqual([0, 0, 0]);
    expect(
      attempt(match, 0, { action: "play", card: nameOf(match, "surge", "hand", 0), target }),
    ).toMatchObject({ ok: true });
  });

  const settleStep = (match: Match): void => {
    pass(match, holder(match));
    pass(match, holder(match));
  };
});

test("an ability given for a time is the object's own, and nobody's afterwards", () => {
  for (const [until, fired] of [
    ["turn", ["trigger 1"]],
    ["over", []],
  ] as const) {
    const match = table([["jab"], ["imp", "martyr"]]);
    const imp = put(match, "imp", "field", 1);
    const { card } = at(match, put(match, "martyr", "pile", 1));
    const { controller } = at(match, imp);
    addGift(match, { source: imp, controller, refs: [imp], gives: { card, ability: 0 }, until });
    reach(match, "over");
    play(match, 0, "jab", { target: [at(match, imp).name] });
    pass(match, holder(match), 1 - holder(match));
    expect(kinds(match)).toEqual(fired);
  }
});

test("an ability given to a player belongs to no object", () => {
  const match = table([["imp"], ["herald", "greeter"]]);
  const { card } = at(match, put(match, "greeter", "pile", 1));
  addGift(match, { source: NONE, controller: 0, refs: [], gives: { card, ability: 0 }, until: "turn" });
  play(match, 0, "imp");
  pass(match, 1, 0);
  expect(match.state.requests[0], "it is its player's to aim").toMatchObject({ kind: "target", seat: 0 });
});

test("triggers wait seat by seat, in the rules' order, and are taken in their own", () => {
  const match = table([["imp"], ["imp"]]);
  const [mine, theirs] = [put(match, "imp", "field", 0), put(match, "imp", "field", 1)];
  const waits = (source: number, controller: number): Waiting => {
    const { card, time } = at(match, source);
    return { source, controller, card, time, ability: 0, granter: NONE, event: {} };
  };
  expect(nextToPlace(match)).toBeUndefined();
  const [first, second, own] = [waits(theirs, 1), waits(theirs, 1), waits(mine, 0)];
  addWaiting(match, [first, second, own]);
  expect(nextToPlace(match), "the turn owner's come first").toBe(0);
  expect(nextToPlace(match, [1])).toBe(1);
  expect(waitingOf(match, 1)).toEqual([first, second]);
  expect(takeFirstWaiting(match, 0)).toBe(own);
  expect(takeFirstWaiting(match, 0)).toBeUndefined();
  expect(nextToPlace(match)).toBe(1);
  expect(match.state.waiting).toEqual([first, second]);
});
