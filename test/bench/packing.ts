/**
 * `npm run bench -- packing`: what a seat is told, as bytes: with each string said once (`shared/protocol/words.ts`), what
 * changed of its side (`side-changes.ts`), the lists of `packed.ts`, and what MessagePack packs by itself.
 */
import { Packr } from "msgpackr";
import { sideOf, toldTo } from "../../server/match/game/seat-view.ts";
import { createMatch, submit } from "../../shared/kernel/index.ts";
import {
  type EventsMessage,
  HeardWords,
  packEvents,
  packSeat,
  packSide,
  SaidWords,
  type SeatMessage,
  unpackSide,
} from "../../shared/protocol/index.ts";
import { unpackEvents, unpackSeat } from "../../shared/protocol/packed.ts";
import { record } from "./record.ts";
import { bestOf } from "./rounds.ts";
import { type World, worlds } from "./worlds.ts";

const MATCHES = 5;

interface Told {
  readonly seat: SeatMessage;
  /** What the seat was told before it; undefined at first. */
  readonly before: SeatMessage | undefined;
  readonly events: EventsMessage;
}

interface Way {
  readonly name: string;
  packed(told: Told): Uint8Array[];
  read(packed: readonly Uint8Array[], told: Told): unknown;
}

/** As it is, with its keys in each record; `structures` says them once a connection, else once a message. */
function plainly(name: string, options: ConstructorParameters<typeof Packr>[0]): Way {
  const packr = new Packr(options);
  return {
    name,
    // A packer uses its buffer again: what it made is copied, as a frame is.
    packed: ({ seat, events }) => [Buffer.from(packr.pack(seat)), Buffer.from(packr.pack(events))],
    read: (packed) => packed.map((bytes) => packr.unpack(bytes)),
  };
}

/** The lists of what changed with each string said once, as a socket is sent them. */
function inWords(name: string): Way {
  const packr = new Packr({ useRecords: false });
  const said = [new SaidWords(), new SaidWords()];
  const heard = [new HeardWords(), new HeardWords()];
  const typeOf = ({ before }: Told) => (before === undefined ? "seat" : "side");
  return {
    name,
    packed(told) {
      const { seat, before, events } = told;
      const words = said[seat.own.seat];
      const side = before === undefined ? packSeat(seat) : packSide(before, seat);
      return [
        Buffer.from(packr.pack(words.say(typeOf(told), side))),
        Buffer.from(packr.pack(words.say("events", packEvents(events)))),
      ];
    },
    read([seat, events], told) {
      const words = heard[told.seat.own.seat];
      const side = words.hear(typeOf(told), seat && packr.unpack(seat));
      return [
        told.before === undefined ? unpackSeat(side) : unpackSide(told.before, side),
        unpackEvents(words.hear("events", events && packr.unpack(events))),
      ];
    },
  };
}

/** The lists of a whole side each time, or of what changed of it. */
function asLists(name: string, isWhole: boolean): Way {
  const packr = new Packr({ useRecords: false });
  const baseOf = ({ before }: Told) => (isWhole ? undefined : before);
  return {
    name,
    packed(told) {
      const before = baseOf(told);
      const seat = before === undefined ? packSeat(told.seat) : packSide(before, told.seat);
      return [Buffer.from(packr.pack(seat)), Buffer.from(packr.pack(packEvents(told.events)))];
    },
    read([seat, events], told) {
      const before = baseOf(told);
      const list = seat && packr.unpack(seat);
      return [
        before === undefined ? unpackSeat(list) : unpackSide(before, list),
        unpackEvents(events && packr.unpack(events)),
      ];
    },
  };
}

const waysOf = (): Way[] => [
  inWords("words"),
  asLists("changes", false),
  asLists("lists", true),
  plainly("maps", { useRecords: false }),
  plainly("records", { useRecords: true }),
  plainly("structures", { structures: [] }),
];

/** All that both seats are told in some seeded matches. */
function toldIn(world: World): Told[] {
  const told: Told[] = [];
  for (let n = 0; n < MATCHES; n++) {
    const { match } = createMatch(world.setup(n), world.catalog);
    const had: SeatMessage[] = [];
    for (const { by, intent } of record(world, n).intents) {
      const result = submit(match, by, intent);
      if (!result.ok) throw new Error(result.code);
      for (const seat of match.state.seats.keys()) {
        const before = had[seat];
        const side = { rev: told.length, ver: (before?.ver ?? 0) + 1, ...sideOf(match, seat) };
        told.push({ seat: side, before, events: { events: toldTo(match, result.events, seat) } });
        had[seat] = side;
      }
    }
  }
  return told;
}

/** Microseconds for each of them. */
function timed<T>(all: readonly T[], act: (one: T) => unknown): number {
  const round = () => {
    const from = performance.now();
    for (const one of all) act(one);
    return (1_000 * (performance.now() - from)) / all.length;
  };
  round();
  return bestOf(round, false).value;
}

/** Prints for each game what an intent costs a seat, in bytes and in time on both sides. */
export function packing(): void {
  for (const world of worlds) {
    const all = toldIn(world);
    console.log(`${world.ruleset.id}: ${all.length} times a seat's side with its events`);
    for (const way of waysOf()) {
      const packed = all.map((told) => way.packed(told));
      const bytes = packed.flat().reduce((sum, one) => sum + one.byteLength, 0) / all.length;
      const pairs = packed.map((bytes, at) => [bytes, all[at]] as const);
      const to = timed(all, (told) => way.packed(told));
      const from = timed(pairs, ([bytes, told]) => way.read(bytes, told));
      const figures = `${bytes.toFixed(0).padStart(6)} bytes, packed in ${to.toFixed(1)} µs, read in ${from.toFixed(1)} µs`;
      console.log(`  ${way.name.padEnd(12)} ${figures}`);
    }
  }
}
