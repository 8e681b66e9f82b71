import { expect, test } from "vitest";
import type { Seat, ViewEvent } from "../../../shared/kernel/index.ts";
import { type EventsMessage, PROTOCOL_VERSION } from "../../../shared/protocol/index.ts";
import { dice } from "../../protocol/random-match.ts";
import { next, outletOf, play, seated } from "../seated.ts";

type Table = Awaited<ReturnType<typeof seated>>;

/** Says hello for the seat; what it is told from then on goes to `heard`. */
function greet(table: Table, seat: Seat, since: number, heard: EventsMessage[]) {
  const events = (message: EventsMessage): void => void heard.push(structuredClone(message));
  const subscriber = { ...outletOf(table, seat), events };
  return table.host.hello(seat, subscriber, { protocol: PROTOCOL_VERSION, since });
}

/** What a seat that has events up to this one is told when it comes. */
async function toldFrom(table: Table, seat: Seat, since: number): Promise<EventsMessage | undefined> {
  const heard: EventsMessage[] = [];
  await greet(table, seat, since, heard);
  return heard[0];
}

test("a seat that comes back is told what it was told at first, word for word, and nothing else", async () => {
  const table = await seated();
  const heard: EventsMessage[][] = [[], []];
  for (const seat of [0, 1]) await greet(table, seat, 0, heard[seat]);
  const random = dice(11);
  while ((heard[0].at(-1)?.events.at(-1)?.n ?? 0) < 220 && table.keeper.table.over === "")
    await play(table, next(table, random));
  const first = heard.map((all): ViewEvent[] => all.flatMap(({ events }) => events));
  for (const seat of [0, 1]) {
    const head = first[seat].at(-1)?.n ?? 0;
    // Some are kept by the match, and some are in the journal alone.
    expect(head).toBeGreaterThan(150);
    for (const since of [1, head - 130, head - 90, head - 50, head - 7, head - 1]) {
      const again = await toldFrom(table, seat, since);
      expect(again).toEqual({ events: first[seat].filter(({ n }) => n > since) });
    }
  }
  expect(first[0]).not.toEqual(first[1]);
});
