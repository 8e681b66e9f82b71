/** Going back (kernel.md 14): the match goes on from then with the numbers of now, and not behind what was learned. */
import { describe, expect, test } from "vitest";
import { type Event, fork, type Match, type Seat, showed } from "../../shared/kernel/index.ts";
import type { State } from "../../shared/kernel/model/state.ts";
import { hide, show } from "../../shared/kernel/ops/ops.ts";
import { rewind } from "../../shared/kernel/view/rewind.ts";
import { asked, attempt, find, nameOf, pass, play, put, say, settleChain, table } from "./table.ts";

const changed = (match: Match, change: Partial<State>): Match => ({
  ...match,
  state: { ...match.state, ...change },
});

describe("the match as it goes on", () => {
  /** A match, and what it came to after a unit of seat 0 stood. */
  function played(): { then: Match; now: Match } {
    const now = table([["imp", "spy", "gift"], ["imp"]]);
    const then = fork(now);
    play(now, 0, "imp");
    settleChain(now);
    return { then, now };
  }

  test("an answer to a request of before or in between is stale, and the new one is taken", () => {
    const { then, now } = played();
    const [before, since] = [then, now].map(({ state }) => state.seats.map(({ asked: count }) => count));
    const again = rewind(now, then);
    expect(asked(again)).toEqual([0]);
    expect(again.state.requests[0]?.id).toBe(since[0] + 1);
    expect(again.state.seats.map(({ asked: count }) => count)).toEqual([since[0] + 1, since[1]]);
    expect(since[0]).toBeGreaterThan(before[0]);
    for (let request = before[0]; request <= since[0]; request++)
      expect(attempt(again, 0, { action: "pass", request })).toMatchObject({ code: "STALE_REQUEST" });
    pass(again, 0);
    expect(again.state.requests[1]?.id).toBe(since[1] + 1);
  });

  test("who had come further then keeps what he had", () => {
    const { then, now } = played();
    const seats = then.state.seats.map((seat) => ({ ...seat, asked: 70, named: 80 }));
    const again = rewind(now, changed(then, { seats }));
    expect(again.state.seats.map(({ asked: a, named }) => [a, named])).toEqual([
      [71, 80],
      [70, 80],
    ]);
    const later = rewind(changed(now, { seats }), then);
    expect(later.state.seats.map(({ named }) => named)).toEqual([80, 80]);
  });

  test("no name, entry or number is given twice, of whatever audience", () => {
    const { then, now } = played();
    const of = (groups: Record<number, number>, more: object) => ({
      counters: { ...now.state.counters, groups, ...more },
    });
    const after = changed(now, of({ 3: 4, 5: 1 }, { names: 60, entries: 7, told: [9, 9, 9] }));
    const before = changed(then, of({ 5: 2, 6: 1 }, { names: 50, entries: 5, told: [1, 1, 1], work: 3 }));
    expect(rewind(after, before).state.counters).toMatchObject({
      ...{ groups: { 3: 4, 5: 2, 6: 1 }, names: 60, entries: 7, told: [9, 9, 9], work: 3 },
    });
  });

  test("all else is as it was then", () => {
    const { then, now } = played();
    const { objects, zones, frames, drawn } = structuredClone(then.state);
    expect(rewind(now, then).state).toMatchObject({ objects, zones, frames, drawn });
  });
});

describe("whether a move showed anything", () => {
  /** By seat, whether doing this showed anything; it says what happened. */
  function showing(before: Match, act: (match: Match) => readonly Event[]): (seat: Seat) => boolean {
    const now = fork(before);
    const events = act(now);
    return (seat) => showed(before, now, events, seat);
  }

  test("not a card of one's own hand that all see now, nor a token that came", () => {
    const match = table([["imp", "twins"], []]);
    expect(showing(match, (now) => play(now, 0, "imp"))(0)).toBe(false);
    const made = showing(match, (now) => {
      play(now, 0, "twins");
      settleChain(now);
      return [];
    });
    expect(made(0)).toBe(false);
  });

  test("but to another seat it did", () => {
    expect(showing(table([["imp"], []]), (now) => play(now, 0, "imp"))(1)).toBe(true);
  });

  test("a face that the seat did not know, whoever sees it now", () => {
    const match = table([[], ["imp"], []]);
    const seen = (mask: number) =>
      showing(match, (now) => {
        show(now, find(now, "imp", "hand", 1), mask);
        return [];
      });
    expect([0, 1, 2].map(seen(1 << 0))).toEqual([true, false, true]);
    expect([0, 1, 2].map(seen(1 << 2))).toEqual([true, false, true]);
  });

  test("not one that is hidden again from who knew it, nor one that nobody sees anew", () => {
    const match = table([[], ["imp"]]);
    show(match, find(match, "imp", "hand", 1), 1 << 0);
    const hidden = showing(match, (now) => {
      hide(now, find(now, "imp", "hand", 1));
      return [];
    });
    expect([hidden(0), hidden(1)]).toEqual([false, false]);
  });

  test("a face that was seen in between and is hidden again", () => {
    const match = table([["spy", "blind"], ["imp"]]);
    const both = (now: Match): readonly Event[] => {
      const looked: Event[] = [];
      for (const id of ["spy", "blind"]) {
        looked.push(...play(now, 0, id));
        for (const seat of [1, 0]) looked.push(...say(now, seat, { action: "pass" }));
      }
      return looked;
    };
    expect(showing(match, both)(0)).toBe(true);
    const together = showing(match, (now) => {
      const [first, ...others] = both(now);
      return [{ ...first, facts: [first, ...others].flatMap(({ facts }) => facts) }];
    });
    expect(together(0), "whatever else was told with it").toBe(true);
    expect(showing(match, (now) => both(now).filter(() => false))(0), "by the events alone").toBe(false);
  });

  test("one that was moved in between where others saw it", () => {
    const match = table([["march", "imp"], []]);
    put(match, "imp", "field", 0);
    const target = [nameOf(match, "imp", "field", 0)];
    const marched = showing(match, (now) => {
      const events = [...play(now, 0, "march", { target })];
      for (const seat of [1, 0]) events.push(...say(now, seat, { action: "pass" }));
      return events;
    });
    expect(marched(0), "all knew it").toBe(false);
  });

  test("chance that was used", () => {
    const match = table([["riffle"], []]);
    const shuffled = showing(match, (now) => {
      play(now, 0, "riffle");
      settleChain(now);
      return [];
    });
    expect(shuffled(0)).toBe(true);
  });

  test("another's sealed answer, a hidden segment on either side, and the end", () => {
    const match = table([["imp"], []]);
    const segment = { kind: "s", program: "", ending: "", branches: [] };
    const said = (before: Partial<State>, now: Partial<State>): boolean =>
      showed(changed(match, before), changed(match, now), [], 0);
    const request = match.state.requests[0];
    expect(request).not.toBeNull();
    expect(said({}, {})).toBe(false);
    expect(said({ requests: [request && { ...request, sealed: true }, null] }, {})).toBe(true);
    expect(said({ requests: [null, null] }, {})).toBe(false);
    expect(said({ segment }, {})).toBe(true);
    expect(said({}, { segment })).toBe(true);
    expect(said({}, { over: { winners: [0], reason: "last" } })).toBe(true);
  });
});
