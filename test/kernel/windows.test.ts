import { describe, expect, test } from "vitest";
import { currentWindow } from "../../shared/kernel/flow/response.ts";
import type { WindowPolicy } from "../../shared/kernel/model/ruleset.ts";
import { attempt, cardsIn, holder, leave, nameOf, pass, play, put, say, table } from "./table.ts";
import { toy } from "./toy.ts";
import { exitEntry } from "./toy-acts.ts";
import { tableOf } from "./toy-zones.ts";

describe("a queue, by turns (N R8)", () => {
  test("after an entry the next seat answers, and its passes count anew", () => {
    const match = table([["gift", "gift"], ["gift"]]);
    play(match, 0, "gift");
    expect(holder(match)).toBe(1);
    play(match, 1, "gift");
    expect(holder(match)).toBe(0);
    pass(match, 0);
    expect(holder(match)).toBe(1);
    expect(currentWindow(match)?.passed).toEqual([0]);
  });

  test("own action too once the other has declined", () => {
    const match = table([["gift", "gift"], ["gift"]]);
    play(match, 0, "gift");
    pass(match, 1);
    play(match, 0, "gift");
    expect(match.state.entries).toHaveLength(2);
    expect(currentWindow(match)?.passed).toEqual([]);
  });

  test("both passed in a row: the last entry alone executes, and the turn owner is asked again", () => {
    const match = table([["imp"], ["gift"]]);
    play(match, 0, "imp");
    play(match, 1, "gift");
    pass(match, 0, 1);
    say(match, 1, { action: "may", choice: false });
    expect(match.state.entries).toHaveLength(1);
    expect(holder(match)).toBe(0);
    expect(currentWindow(match)).toMatchObject({ reason: "executed", passed: [] });
  });

  test("a special action changes neither the holder nor who has passed", () => {
    const match = table([["gift"], ["imp"]]);
    pass(match, 0);
    say(match, 1, { action: "charge", card: nameOf(match, "imp", "hand", 1) });
    expect(holder(match)).toBe(1);
    expect(currentWindow(match)).toMatchObject({ reason: "special", passed: [0] });
    expect(match.state.entries).toEqual([]);
    pass(match, 1);
    expect(tableOf(match).turn, "both have passed: the turn went on").toBe(2);
  });

  test("a trigger that is placed hands the right to the seat after its controller", () => {
    const match = table([["herald"], ["herald", "gift"]]);
    play(match, 0, "herald");
    pass(match, 1, 0);
    expect(match.state.entries.map(({ kind, controller }) => [kind, controller])).toEqual([["trigger", 0]]);
    expect(currentWindow(match)).toMatchObject({ reason: "triggersPlaced", last: 0, passed: [] });
    expect(holder(match)).toBe(1);
  });
});

describe("a stack (G R9)", () => {
  const stack = { system: "stack" };

  test("the activator keeps the right until it passes, and all must pass", () => {
    const match = table([["gift", "gift"], ["gift"], []], stack);
    play(match, 0, "gift");
    expect(holder(match)).toBe(0);
    play(match, 0, "gift");
    pass(match, 0);
    play(match, 1, "gift");
    expect(holder(match), "an answer keeps it too").toBe(1);
    pass(match, 1, 2);
    expect(match.state.entries, "who passed before must pass again").toHaveLength(3);
    pass(match, 0);
    say(match, 1, { action: "may", choice: false });
    expect(match.state.entries, "one layer alone has resolved").toHaveLength(2);
    expect(holder(match), "the turn player is next, whoever controlled it").toBe(0);
  });

  test("a trigger that is placed hands the right to the turn player", () => {
    const match = table([["gift"], ["herald"]], stack);
    pass(match, 0);
    play(match, 1, "herald");
    pass(match, 1, 0);
    expect(currentWindow(match)).toMatchObject({ reason: "triggersPlaced", last: 1 });
    expect(holder(match)).toBe(0);
  });
});

describe("natural and derived windows (G R9.8, R9.9)", () => {
  test("a natural window opens again when its last entry is gone", () => {
    const match = table([["imp"], []]);
    play(match, 0, "imp");
    pass(match, 1, 0);
    expect(match.state.entries).toEqual([]);
    expect(holder(match)).toBe(0);
    expect(tableOf(match)).toMatchObject({ turn: 1, phase: "main" });
  });

  test("a derived window is there for what was placed and ends with it", () => {
    const match = table([[], ["clock"]]);
    put(match, "clock", "field", 1);
    pass(match, 0, 1);
    expect(tableOf(match)).toMatchObject({ turn: 2, phase: "upkeep" });
    expect(currentWindow(match)?.kind).toBe("derived");
    pass(match, holder(match));
    pass(match, holder(match));
    expect(tableOf(match).phase, "nobody was asked on the empty chain").toBe("main");
  });
});

describe("entries that go without being executed", () => {
  test("an entry cancelled by another leaves from the middle", () => {
    const match = table([["imp"], ["nix"]]);
    play(match, 0, "imp");
    play(match, 1, "nix", { target: ["e1"] });
    pass(match, 0, 1);
    expect(match.state.entries).toEqual([]);
    expect(cardsIn(match, "pile", 0)).toEqual(["imp"]);
    expect(attempt(match, 0, { action: "pass", extra: 1 })).toMatchObject({ ok: false, code: "MALFORMED" });
  });

  test("one whose target is gone does nothing", () => {
    const match = table([["imp", "nix"], ["nix"]]);
    play(match, 0, "imp");
    play(match, 1, "nix", { target: ["e1"] });
    play(match, 0, "nix", { target: ["e1"] });
    pass(match, 1, 0);
    const events = [...say(match, 0, { action: "pass" }), ...say(match, 1, { action: "pass" })];
    expect(events.flatMap(({ facts }) => facts)).toContainEqual({
      op: "exit",
      name: "e2",
      reason: "fizzled",
    });
    expect(match.state.entries).toEqual([]);
  });

  test("one that the checks take away before a handover: everybody begins anew", () => {
    const natural: WindowPolicy = {
      ...toy.windows.natural,
      beforeHandover(m) {
        if (m.state.entries.length === 2) exitEntry(m, m.state.entries[0].id, "removed");
      },
    };
    const match = table([["imp", "imp"], ["imp"]], {}, { ...toy, windows: { ...toy.windows, natural } });
    play(match, 0, "imp");
    play(match, 1, "imp");
    expect(currentWindow(match)).toMatchObject({ reason: "cancelled", holder: 0, passed: [] });
  });
});

describe("a seat leaves (G R24.9 to R24.11)", () => {
  test("the holder: the right passes on, and who passed has passed", () => {
    const match = table([[], [], []], { system: "stack" });
    pass(match, 0);
    leave(match, 1);
    expect(holder(match)).toBe(2);
    expect(currentWindow(match)).toMatchObject({ passed: [0] });
  });

  test("the last who had not passed: the round is complete", () => {
    const match = table([["gift"], [], []], { system: "stack" });
    play(match, 0, "gift");
    pass(match, 0, 1);
    leave(match, 2);
    expect(match.state.entries, "the top is being resolved").toHaveLength(1);
    say(match, 0, { action: "may", choice: false });
    expect(match.state.entries).toEqual([]);
  });

  test("another: the holder is asked nothing anew, and the leaver's pass counts no more", () => {
    const match = table([[], [], []], { system: "stack" });
    pass(match, 0);
    const { id } = match.state.requests[1] ?? { id: 0 };
    leave(match, 0);
    expect(match.state.requests[1]?.id).toBe(id);
    expect(currentWindow(match)).toMatchObject({ holder: 1, passed: [] });
  });
});
