/** What seats are told, against the JSON Schemas that strangers read (docs/protocol.md). */
import { Ajv } from "ajv";
import { Packr, unpack } from "msgpackr";
import { expect, test } from "vitest";
import { sideOf, toldTo } from "../../server/match/game/seat-view.ts";
import type { Event, Match } from "../../shared/kernel/index.ts";
import { packEvents, packSeat, packSide, type SeatMessage } from "../../shared/protocol/index.ts";
import { packedEvents, packedSeat, packedSide } from "../../shared/protocol/json-schema.ts";
import { open, step } from "../property/play.ts";
import { worlds } from "../property/worlds.ts";

const packr = new Packr({ useRecords: false });
const sent = (packed: unknown): unknown => unpack(packr.pack(packed));
const ajv = new Ajv({ strict: false });
const fits = {
  seat: ajv.compile(packedSeat),
  side: ajv.compile(packedSide),
  events: ajv.compile(packedEvents),
};

function expectFit(match: Match, events: readonly Event[], n: number, had: SeatMessage[]): void {
  for (let seat = 0; seat < match.state.seats.length; seat++) {
    const message = { rev: n, ver: n, ...sideOf(match, seat) };
    expect([fits.seat(sent(packSeat(message))), fits.seat.errors]).toEqual([true, null]);
    const changes = sent(packSide(had[seat] ?? message, message));
    expect([fits.side(changes), fits.side.errors]).toEqual([true, null]);
    had[seat] = message;
    const told = sent(packEvents({ events: toldTo(match, events, seat) }));
    expect([fits.events(told), fits.events.errors]).toEqual([true, null]);
  }
}

test.each(worlds.map((world) => [world.name, world] as const))(
  "what a seat of %s is told fits its schema",
  (_, world) => {
    const play = open(world, 5);
    const had: SeatMessage[] = [];
    expectFit(play.match, play.first, 0, had);
    for (let n = 1; n < 60 && play.match.state.over === null; n++)
      expectFit(play.match, step(play).events, n, had);
  },
);

test("a message that is short, long or of another kind fits none", () => {
  for (const wrong of [
    [],
    [1, 2, [0, {}, {}]],
    [1, 2, [0, {}, {}], [], null, 1],
    [1, 2, [0, { z: 1 }, {}], []],
  ])
    expect(fits.seat(wrong)).toBe(false);
  for (const wrong of [[1], [1, 2, { z: 1 }], [1, 2, null, null, true], [1, 2, null, null, null, [-1]]])
    expect(fits.side(wrong)).toBe(false);
  for (const wrong of [[[[1, "step", 1, "", "", 1]]], [[[1, "step", 1, "", "", 1, [["flies", 1]]]]]])
    expect(fits.events(wrong)).toBe(false);
});
