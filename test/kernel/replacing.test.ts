import { describe, expect, test } from "vitest";
import type { Match } from "../../shared/kernel/index.ts";
import {
  at,
  attempt,
  cardsIn,
  find,
  holder,
  leave,
  nameOf,
  notes,
  pass,
  play,
  put,
  say,
  table,
} from "./table.ts";
import { varsOf } from "./toy-zones.ts";

/** Seat 0 sparks seat 1 for 1; it is about to be carried out. */
function sparked(...ofSeatOne: string[]): Match {
  const match = table([["spark"], ofSeatOne]);
  for (const id of ofSeatOne) put(match, id, "field", 1);
  play(match, 0, "spark", { target: ["p1"], x: 0 });
  pass(match, 1, 0);
  return match;
}

const life = (match: Match, seat: number): number => varsOf(match, seat).life;

describe("what would happen is replaced (kernel.md 3)", () => {
  test("one that applies needs no choice", () => {
    const match = sparked("sponge");
    expect(life(match, 1)).toBe(8);
    expect(cardsIn(match, "hand", 1)).toEqual(["imp"]);
  });

  test("two that differ: the chooser is asked, and told which are which", () => {
    const match = sparked("sponge", "wall");
    expect(match.state.requests[1]).toMatchObject({ kind: "modifier" });
    const names = ["sponge", "wall"].map((id) => `${nameOf(match, id, "field", 1)}/0`);
    expect(match.state.requests[1]?.info).toEqual({ act: "hurt", of: names });
    expect(attempt(match, 0, { action: "modifier", choice: 1 })).toMatchObject({ ok: false });
    say(match, 1, { action: "modifier", choice: 1 });
    expect(life(match, 1)).toBe(8);
    expect(cardsIn(match, "hand", 1), "the wall was harmed instead").toEqual([]);
    expect(at(match, find(match, "wall", "field", 1)).vars[0]).toBe(1);
    expect(holder(match)).toBe(0);
  });

  test("two alike need no choice, and each applies once", () => {
    const match = sparked("sponge", "sponge");
    expect(match.state.requests[1]).toBeNull();
    expect(cardsIn(match, "hand", 1)).toEqual(["imp"]);
  });

  test("a rule's own comes first and alone", () => {
    const match = table([["spark"], ["sponge", "gift"]]);
    put(match, "sponge", "field", 1);
    play(match, 0, "spark", { target: ["p1"], x: 3 });
    play(match, 1, "gift");
    pass(match, 0, 1);
    say(match, 1, { action: "may", choice: true });
    pass(match, 0, 1);
    expect(life(match, 1)).toBe(8);
    expect(varsOf(match, 1).ward, "the ward is spent").toBe(0);
  });

  test("the chooser leaves: the first is taken", () => {
    const match = table([["spark"], ["sponge", "wall"], []]);
    for (const id of ["sponge", "wall"]) put(match, id, "field", 1);
    play(match, 0, "spark", { target: ["p1"], x: 0 });
    pass(match, 1, 2, 0);
    leave(match, 1);
    expect(holder(match)).toBe(0);
  });
});

describe("you may instead (A R-14.4)", () => {
  test("who controls it decides, and it applies", () => {
    const match = sparked("guard");
    const guard = nameOf(match, "guard", "field", 1);
    expect(match.state.requests[1]).toMatchObject({
      kind: "may",
      info: { act: "hurt", thing: "", of: [`${guard}/0`] },
    });
    expect(attempt(match, 0, { action: "may", choice: true })).toMatchObject({ ok: false });
    const events = say(match, 1, { action: "may", choice: true });
    expect(notes(match, events, 0, "may")).toEqual([{ seat: 1, yes: true }]);
    expect(life(match, 1)).toBe(8);
    expect(at(match, find(match, "guard", "field", 1)).vars[0]).toBe(1);
    expect(cardsIn(match, "hand", 1), "taken, so nothing follows").toEqual([]);
    expect(holder(match)).toBe(0);
  });

  test("declined, it is not asked again, and what it says follows in a step of its own", () => {
    const match = sparked("guard");
    const events = say(match, 1, { action: "may", choice: false });
    expect(life(match, 1)).toBe(7);
    expect(cardsIn(match, "hand", 1)).toEqual(["imp"]);
    const steps = events.flatMap(({ kind, cause }) => (kind === "step" ? [cause.why] : []));
    expect(steps.indexOf("otherwise")).toBe(1);
    expect(match.state.requests[1]).toBeNull();
  });

  test("the chooser ranks it among others; declined it leaves the act to them", () => {
    const match = sparked("sponge", "guard");
    expect(match.state.requests[1]).toMatchObject({ kind: "modifier" });
    say(match, 1, { action: "modifier", choice: 1 });
    expect(match.state.requests[1]).toMatchObject({ kind: "may" });
    say(match, 1, { action: "may", choice: false });
    expect(life(match, 1)).toBe(8);
    expect(cardsIn(match, "hand", 1), "from the sponge and for declining").toHaveLength(2);
  });

  test.each([
    [true, 8, 0],
    [false, 7, 1],
  ])("a whole step, said %s", (choice, left, drawn) => {
    const match = sparked("bulwark");
    say(match, 1, { action: "may", choice });
    expect(life(match, 1)).toBe(left);
    expect(cardsIn(match, "hand", 1)).toHaveLength(drawn);
    expect(holder(match)).toBe(0);
  });

  test("who is asked leaves: the match goes on", () => {
    const match = table([["spark"], ["guard"], []]);
    put(match, "guard", "field", 1);
    play(match, 0, "spark", { target: ["p1"], x: 0 });
    pass(match, 1, 2, 0);
    leave(match, 1);
    expect(holder(match)).toBe(0);
  });
});
