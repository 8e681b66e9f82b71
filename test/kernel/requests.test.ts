import { describe, expect, test } from "vitest";
import { ask, askYesNo, type Question } from "../../shared/kernel/flow/requests.ts";
import {
  type Data,
  determinize,
  type Event,
  hash,
  load,
  type Match,
  type Saved,
  save,
  submit,
  viewOf,
} from "../../shared/kernel/index.ts";
import { isRefusal } from "../../shared/kernel/model/refusal.ts";
import { hostBytes, seenBy, toldTo, viewersOf } from "../property/bytes.ts";
import {
  asked,
  attempt,
  cardsIn,
  leave,
  nameOf,
  notes,
  pass,
  play,
  say,
  settleChain,
  table,
  toldOps,
} from "./table.ts";
import { tableOf } from "./toy-zones.ts";

/** The next bid: turns 1, 4, 7… have one. */
function toBids(match: Match): Match {
  while (!(tableOf(match).phase === "bid" && tableOf(match).turn === 4)) pass(match, asked(match)[0]);
  return match;
}

const three = (): Match => toBids(table([[], [], []]));

describe("a parallel group is sealed (kernel.md 5)", () => {
  test("all are asked at once", () => {
    expect(asked(three())).toEqual([0, 1, 2]);
  });

  test("nothing of an answer is to be seen before all have answered", () => {
    const match = three();
    const others = viewersOf(match).filter((viewer) => viewer !== 1);
    const before = others.map((viewer) => seenBy(match, viewer));
    const events = say(match, 1, { action: "bid", choice: 7 });
    expect(others.map((viewer) => seenBy(match, viewer))).toEqual(before);
    for (const viewer of others) expect(toldTo(match, events, viewer)).toEqual([]);
    expect(toldOps(match, events, 1)).toEqual([{ op: "answered", seat: 1 }]);
    expect(viewOf(match, 1).own?.ask).toBeNull();
    expect(asked(match)).toEqual([0, 2]);
  });

  test("whoever answers last, all are told all, in one batch that names nobody as the last", () => {
    const bytes = [
      [0, 1, 2],
      [2, 1, 0],
      [1, 2, 0],
    ].map((order) => {
      const match = three();
      let last: readonly Event[] = [];
      for (const seat of order) last = say(match, seat, { action: "bid", choice: seat });
      expect(notes(match, last, "spectator", "bids")).toEqual([{ bids: [0, 1, 2] }]);
      return { told: JSON.stringify(toldTo(match, last, "spectator")), hash: hash(match) };
    });
    expect(new Set(bytes.map(({ hash: one }) => one)).size, "one state").toBe(1);
    expect(new Set(bytes.map(({ told }) => told)).size, "one telling").toBe(1);
  });

  test("an answer is given once, and another seat's is not given for it", () => {
    const match = three();
    say(match, 0, { action: "bid", choice: 1 });
    expect(attempt(match, 0, { action: "bid", choice: 2 })).toMatchObject({ ok: false });
    expect(attempt(match, 1, { action: "bid", choice: 99 })).toMatchObject({
      ok: false,
      code: "ILLEGAL_CHOICE",
    });
  });

  test("a time-out is one intent; a default may be drawn from the seat's own stream", () => {
    const match = three();
    const [before] = [match.state.drawn.slice()];
    const result = submit(match, "host", { action: "timeout", seats: [0, 1, 2] });
    if (!result.ok) throw new Error(result.code);
    const drawn = match.state.drawn.map((count, stream) => count - before[stream]);
    expect(drawn, "one word each from the secret streams of seats 0 and 2").toEqual([0, 0, 1, 0, 0, 0, 1]);
    expect(notes(match, result.events, 0, "bids")[0].bids).toHaveLength(3);
  });

  test("a save in the middle goes on alike", () => {
    const match = three();
    say(match, 2, { action: "bid", choice: 5 });
    const other = load(JSON.parse(JSON.stringify(save(match))) as Saved, match.catalog);
    if (isRefusal(other)) throw new Error(other.code);
    for (const seat of [0, 1])
      expect(hostBytes(say(other, seat, { action: "bid", choice: 1 }))).toBe(
        hostBytes(say(match, seat, { action: "bid", choice: 1 })),
      );
    expect(hash(other)).toBe(hash(match));
  });

  test("a seat's imagined world asks the others again", () => {
    const match = three();
    say(match, 2, { action: "bid", choice: 5 });
    const world = determinize(match, 0, "k");
    expect(asked(world)).toEqual([0, 1, 2]);
    expect(JSON.stringify(world.state.frames)).not.toContain('"choice":5');
    expect(seenBy(world, 0)).toBe(seenBy(match, 0));
  });

  test("one who leaves is answered for by its default, and the rest are not disturbed", () => {
    const match = three();
    say(match, 0, { action: "bid", choice: 3 });
    leave(match, 1);
    expect(asked(match)).toEqual([2]);
    const events = say(match, 2, { action: "bid", choice: 2 });
    expect(notes(match, events, 2, "bids")).toEqual([{ bids: [3, 0, 2] }]);
  });
});

describe("several asked one after the other (A R-13)", () => {
  const tithe = (): Match => {
    const match = table([["tithe", "imp", "jab"], ["gift", "nix"], ["march"]]);
    play(match, 0, "tithe");
    settleAll(match);
    return match;
  };
  const settleAll = (match: Match): void => {
    while (
      match.state.requests.every((one) => one === null || one.kind === "window") &&
      match.state.entries.length > 0
    )
      pass(match, asked(match)[0]);
  };

  test("the first in order is asked alone; each answer is told before the next is asked", () => {
    const match = tithe();
    expect(asked(match)).toEqual([0]);
    const first = say(match, 0, { action: "choose", choice: [nameOf(match, "jab", "hand", 0)] });
    expect(notes(match, first, "spectator", "chose"), "a hidden choice tells how many").toEqual([
      { seat: 0, count: 1 },
    ]);
    expect(asked(match)).toEqual([1]);
    expect(attempt(match, 2, { action: "choose", choice: [] }), "an early answer").toMatchObject({
      ok: false,
    });
    say(match, 1, { action: "choose", choice: [nameOf(match, "nix", "hand", 1)] });
    say(match, 2, { action: "choose", choice: [nameOf(match, "march", "hand", 2)] });
    expect([0, 1, 2].map((seat) => cardsIn(match, "deck", seat)[0])).toEqual(["jab", "nix", "march"]);
    settleChain(match);
  });

  test("who has left in between is not asked", () => {
    const match = tithe();
    leave(match, 1);
    say(match, 0, { action: "choose", choice: [nameOf(match, "imp", "hand", 0)] });
    expect(asked(match)).toEqual([2]);
  });
});

describe("a question's default (kernel.md 5)", () => {
  const fallbackOf = (question: Omit<Question, "seat">): Data | undefined => {
    const match = table([[], []]);
    ask(match, { seat: 1, ...question });
    return match.state.requests[1]?.fallback;
  };
  const code = "ILLEGAL_CHOICE";

  test("is the first choice of its domain", () => {
    const of = ["a", "b", "c"];
    expect(fallbackOf({ kind: "pick", domain: { kind: "one", of, code } })).toEqual({
      action: "pick",
      choice: "a",
    });
    expect(fallbackOf({ kind: "pick", domain: { kind: "subset", of, min: 2, max: 3, code } })).toEqual({
      action: "pick",
      choice: ["a", "b"],
    });
    expect(fallbackOf({ kind: "sort", domain: { kind: "order", of, code } })).toEqual({
      action: "sort",
      choice: of,
    });
  });

  test("or what the rules say", () => {
    const domain = { kind: "one", of: ["a", "b"], code } as const;
    expect(fallbackOf({ kind: "pick", domain, fallback: { random: true } })).toEqual({ random: true });
    expect(fallbackOf({ kind: "turn", fallback: { action: "pass" } })).toEqual({ action: "pass" });
  });

  test("is no, where the question is whether", () => {
    const match = table([[], []]);
    askYesNo(match, 1, "may", { due: 2 });
    expect(match.state.requests[1]).toMatchObject({
      info: { due: 2 },
      domain: { kind: "one", of: [true, false] },
      fallback: { action: "may", choice: false },
    });
  });
});
