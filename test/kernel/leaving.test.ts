import { describe, expect, test } from "vitest";
import { type Match, submit } from "../../shared/kernel/index.ts";
import {
  asked,
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
  toldOps,
} from "./table.ts";
import { tableOf, varsOf } from "./toy-zones.ts";

/** Seat 0 has played the card and everybody has passed: it is being carried out. */
function resolving(id: string, hands: string[][] = [[], [], []]): Match {
  const [own, ...others] = hands;
  const match = table([[id, ...own], ...others]);
  play(match, 0, id);
  for (const seat of [1, 2, 0]) pass(match, seat);
  return match;
}

describe("leaving is always possible (kernel.md 8)", () => {
  test("in the middle of its own effect: the rest of it does not happen", () => {
    const match = resolving("gift");
    expect(asked(match)).toEqual([0]);
    leave(match, 0);
    expect(match.state.entries).toEqual([]);
    expect(match.state.frames.map(({ program }) => program)).toEqual(["match", "phase", "@window"]);
    expect(holder(match)).toBe(1);
  });

  test("while others are asked by its effect: they are asked no longer", () => {
    const match = resolving("tithe", [["imp"], ["nix"], []]);
    say(match, 0, { action: "choose", choice: [nameOf(match, "imp", "hand", 0)] });
    expect(asked(match)).toEqual([1]);
    leave(match, 0);
    expect(match.state.requests[1]).toMatchObject({ kind: "window" });
    expect(cardsIn(match, "hand", 1), "nothing was given").toEqual(["nix"]);
  });

  test("while another's effect goes on: that effect goes on without it", () => {
    const match = resolving("gift");
    leave(match, 2);
    expect(asked(match)).toEqual([0]);
    say(match, 0, { action: "may", choice: true });
    settleChain(match);
    expect(varsOf(match, 0).ward).toBe(1);
  });

  test("on its own turn: what is left of the turn is the others' (G R24.8)", () => {
    const match = table([["gift"], ["gift"], []]);
    play(match, 0, "gift");
    play(match, 1, "gift");
    leave(match, 0);
    expect(match.state.entries.map(({ controller }) => controller)).toEqual([1]);
    pass(match, 2, 1);
    say(match, 1, { action: "may", choice: false });
    pass(match, 1, 2);
    expect(tableOf(match)).toMatchObject({ turn: 2, owner: 1 });
  });

  test("it answers no request: the numbers of the others' requests stay", () => {
    const match = table([[], [], []]);
    const before = match.state.seats.map(({ asked: count }) => count);
    leave(match, 2);
    expect(match.state.seats.map(({ asked: count }) => count)).toEqual(before);
  });

  test("all are told, once; twice it is refused", () => {
    const match = table([[], [], []]);
    const result = submit(match, "host", { action: "leave", seat: 1 });
    if (!result.ok) throw new Error(result.code);
    expect(toldOps(match, result.events, "spectator")).toContainEqual({
      op: "seat",
      seat: 1,
      key: "left",
      value: true,
    });
    expect(submit(match, "host", { action: "leave", seat: 1 })).toMatchObject({
      ok: false,
      code: "NOT_ASKED",
    });
    expect(submit(match, 1, { action: "pass", request: 1 })).toMatchObject({ ok: false });
  });

  test("put out by the rules it is as if it had left", () => {
    const match = table([["spark"], ["imp"], ["imp"]]);
    put(match, "imp", "field", 1);
    play(match, 0, "spark", { target: ["p1"], x: 9 });
    settleChain(match);
    expect(match.state.seats.map(({ left }) => left)).toEqual([false, true, false]);
    expect(cardsIn(match, "field", 1)).toEqual([]);
    expect(match.state.over).toBeNull();
    leave(match, 2);
    expect(match.state.over).toEqual({ winners: [0], reason: "last" });
  });
});
