import fc from "fast-check";
import { Packr, unpack } from "msgpackr";
import { expect, test } from "vitest";
import { sideOf, toldTo } from "../../server/match/game/seat-view.ts";
import type { Event, Match } from "../../shared/kernel/index.ts";
import {
  eventsMessageSchema,
  NO_ORDERS,
  packEvents,
  packSeat,
  packSide,
  type SeatMessage,
  seatMessageSchema,
  sideSchema,
  unpackSide,
} from "../../shared/protocol/index.ts";
import { open, step } from "../property/play.ts";
import { worlds } from "../property/worlds.ts";

const packr = new Packr({ useRecords: false });
const sent = (packed: unknown): unknown => unpack(packr.pack(packed));

/** Every seat reads what it was told, whole and by what changed, and nothing less. */
function expectRead(
  match: Match,
  events: readonly Event[],
  n: number,
  had: (SeatMessage | undefined)[],
): void {
  for (let seat = 0; seat < match.state.seats.length; seat++) {
    const message = { rev: n, ver: n, ...sideOf(match, seat) };
    expect(seatMessageSchema.parse(sent(packSeat(message)))).toEqual(message);
    const before = had[seat];
    if (before !== undefined)
      expect(sideSchema.parse(unpackSide(before, sent(packSide(before, message))))).toEqual(message);
    had[seat] = message;
    const told = { events: toldTo(match, events, seat) };
    expect(eventsMessageSchema.parse(sent(packEvents(told)))).toEqual(told);
  }
}

test.each(worlds.map((world) => [world.name, world] as const))(
  "what a seat of %s is told comes out of the wire as it went in",
  (_, world) => {
    const play = open(world, 3);
    const had: (SeatMessage | undefined)[] = [];
    expectRead(play.match, play.first, 0, had);
    for (let n = 1; n < 80 && play.match.state.over === null; n++)
      expectRead(play.match, step(play).events, n, had);
  },
);

const SIDE: SeatMessage = {
  rev: 4,
  ver: 7,
  own: {
    seat: 0,
    zones: { hand: { count: 1, things: ["c1"] }, deck: { count: 9 } },
    things: { c1: { zone: "hand", owner: 0, controller: 0, card: "moth", values: {} } },
    ask: { kind: "window", info: {}, id: 3 },
    branch: { vars: { left: 1 }, entries: [] },
  },
  options: [
    { action: { action: "pass", request: 3 }, next: null },
    { action: { action: "play", card: "c1", request: 3 }, next: null },
  ],
  standing: { ...NO_ORDERS, fullControl: true },
};

test("what is gone is told, and options that stay answer the new request", () => {
  const { own } = SIDE;
  const bare: SeatMessage = {
    rev: 5,
    ver: 8,
    own: { seat: 0, zones: { deck: { count: 9 } }, things: {}, ask: null },
    options: [],
  };
  expect(sent(packSide(SIDE, bare))).toEqual([5, 8, { hand: null }, { c1: null }, false, [], false, false]);
  expect(sideSchema.parse(unpackSide(SIDE, packSide(SIDE, bare)))).toEqual(bare);
  const asked: SeatMessage = {
    ...SIDE,
    ver: 8,
    own: { ...own, ask: { kind: "window", info: {}, id: 4 } },
    options: SIDE.options
      .toReversed()
      .map(({ action, next }) => ({ action: { ...action, request: 4 }, next })),
  };
  expect(packSide(SIDE, asked)).toEqual([4, 8, null, null, ["window", {}, 4], [1, 0]]);
  expect(unpackSide(SIDE, packSide(SIDE, asked))).toEqual(asked);
});

test("a change that does not follow on what was told before is refused", () => {
  const next = { ...SIDE, ver: 9 };
  for (const before of [undefined, SIDE])
    expect(sideSchema.safeParse(unpackSide(before, packSide(SIDE, next))).success).toBe(false);
});

test("a gap is told, and a value that became null", () => {
  const ops = [{ op: "table" as const, key: "x", value: null }];
  const event = { n: 1, kind: "note" as const, turn: 0, phase: "", cause: { why: "note", by: -1 }, ops };
  const message = { events: [event], gap: true as const };
  expect(eventsMessageSchema.parse(sent(packEvents(message)))).toEqual(message);
});

test("rubbish is refused by the schema, never by a throw", () => {
  fc.assert(
    fc.property(fc.anything({ maxDepth: 5, withNullPrototype: true }), (rubbish) => {
      for (const value of [
        rubbish,
        [1, 2, rubbish, rubbish],
        [[rubbish, rubbish]],
        [[[1, "step", 1, "", "", 1, [rubbish]]]],
      ]) {
        expect(seatMessageSchema.safeParse(value).success).toBe(false);
        expect(sideSchema.safeParse(unpackSide(undefined, value)).success).toBe(false);
        expect(() =>
          sideSchema.safeParse(unpackSide(SIDE, [5, 8, rubbish, rubbish, rubbish, value])),
        ).not.toThrow();
        const read = eventsMessageSchema.safeParse(value);
        if (read.success) expect(read.data.events).toEqual(expect.any(Array));
      }
    }),
    { numRuns: 500 },
  );
});
