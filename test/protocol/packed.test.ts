import fc from "fast-check";
import { Packr, unpack } from "msgpackr";
import { expect, test } from "vitest";
import { sideOf, toldTo } from "../../server/match/game/seat-view.ts";
import type { Event, Match } from "../../shared/kernel/index.ts";
import { eventsMessageSchema, packEvents, packSeat, seatMessageSchema } from "../../shared/protocol/index.ts";
import { open, step } from "../property/play.ts";
import { worlds } from "../property/worlds.ts";

const packr = new Packr({ useRecords: false });
const sent = (packed: unknown): unknown => unpack(packr.pack(packed));

/** Every seat reads what it was told, and nothing less. */
function expectRead(match: Match, events: readonly Event[], n: number): void {
  for (let seat = 0; seat < match.state.seats.length; seat++) {
    const message = { rev: n, ver: 2 * n, ...sideOf(match, seat) };
    expect(seatMessageSchema.parse(sent(packSeat(message)))).toEqual(message);
    const told = { events: toldTo(match, events, seat) };
    expect(eventsMessageSchema.parse(sent(packEvents(told)))).toEqual(told);
  }
}

test.each(worlds.map((world) => [world.name, world] as const))(
  "what a seat of %s is told comes out of the wire as it went in",
  (_, world) => {
    const play = open(world, 3);
    expectRead(play.match, play.first, 0);
    for (let n = 1; n < 80 && play.match.state.over === null; n++)
      expectRead(play.match, step(play).events, n);
  },
);

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
        const read = eventsMessageSchema.safeParse(value);
        if (read.success) expect(read.data.events).toEqual(expect.any(Array));
      }
    }),
    { numRuns: 500 },
  );
});
