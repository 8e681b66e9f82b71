import { type Decoder, Encoder, Reflection } from "@colyseus/schema";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type PublicView,
  publicView,
  redact,
  type ThingView,
  type ViewEvent,
} from "../../shared/kernel/index.ts";
import { pictureOfTable, type Table, TableKeeper } from "../../shared/protocol/index.ts";
import { dice, exampleCatalog, randomMatch, step } from "./random-match.ts";

const catalog = exampleCatalog();
const head = {
  match: "m",
  ruleset: "ucg",
  profile: "seed",
  seats: [0, 1].map((n) => ({ player: `p${n}`, name: `P${n}` })),
};

/** A client of the schema: knows of it only what comes over the wire. */
function joined(encoder: Encoder<Table>): Decoder<Table> {
  const decoder = Reflection.decode<Table>(Reflection.encode(encoder));
  decoder.decode(encoder.encodeAll());
  return decoder;
}

function patch(encoder: Encoder<Table>, clients: readonly Decoder<Table>[]): number {
  const bytes = encoder.encode();
  for (const client of clients) client.decode(bytes);
  encoder.discardChanges();
  return bytes.length;
}

describe("the table", () => {
  test("is the public view, at every client, after every intent of random play", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 31 }), (seed) => {
        const random = dice(seed);
        const { match } = randomMatch(catalog, seed);
        const keeper = new TableKeeper(head, publicView(match));
        const encoder = new Encoder(keeper.table);
        const clients = [joined(encoder)];
        encoder.discardChanges();
        for (let played = step(match, random); played !== undefined; played = step(match, random)) {
          for (const event of played.events) {
            const told = redact(match, event, "spectator");
            if (told !== undefined) keeper.apply(told);
          }
          keeper.table.rev++;
          patch(encoder, clients);
          const view = publicView(match);
          for (const client of clients) expect(pictureOfTable(client.state).view).toEqual(view);
          if (random(20) === 0 && clients.length < 4) clients.push(joined(encoder));
        }
      }),
      { numRuns: 8 },
    );
  });

  test("costs no more bytes per intent as the discard piles grow", () => {
    const random = dice(7);
    const { match } = randomMatch(catalog, 7);
    const keeper = new TableKeeper(head, publicView(match));
    const encoder = new Encoder(keeper.table);
    const bytes: number[] = [];
    for (let played = step(match, random); played !== undefined; played = step(match, random)) {
      for (const event of played.events) {
        const told = redact(match, event, "spectator");
        if (told !== undefined) keeper.apply(told);
      }
      keeper.table.rev++;
      bytes.push(patch(encoder, []));
    }
    const mean = (list: readonly number[]) => list.reduce((a, b) => a + b, 0) / list.length;
    const third = Math.floor(bytes.length / 3);
    expect(mean(bytes.slice(-third))).toBeLessThan(2 * mean(bytes.slice(0, third)));
    expect(mean(bytes)).toBeLessThan(300);
  });

  test("can be laid anew in one patch", () => {
    const { match } = randomMatch(catalog, 3);
    const keeper = new TableKeeper(head, publicView(match));
    const encoder = new Encoder(keeper.table);
    const client = joined(encoder);
    encoder.discardChanges();
    const random = dice(3);
    for (let n = 0; n < 40; n++) step(match, random);
    keeper.reset(publicView(match));
    patch(encoder, [client]);
    expect(pictureOfTable(client.state).view).toEqual(publicView(match));
  });
});

/** A public pile that cards are put into at any place: no ruleset here does it, others will. */
describe("a zone's order", () => {
  const thing: ThingView = { zone: "pile", owner: 0, controller: 0, card: "x", values: {} };
  const empty: PublicView = {
    table: {},
    seats: [{}, {}],
    zones: { pile: { count: 0, things: [] } },
    things: {},
    entries: [],
    asks: {},
    over: null,
  };
  const event = (ops: ViewEvent["ops"]): ViewEvent => ({
    n: 1,
    kind: "step",
    turn: 1,
    phase: "",
    cause: { why: "", by: 0 },
    ops,
  });

  test("is kept however often things are put between two others", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(), fc.boolean()), { minLength: 1, maxLength: 200 }), (moves) => {
        const keeper = new TableKeeper(head, empty);
        const expected: string[] = [];
        moves.forEach(([at, out], index) => {
          if (out && expected.length > 0) {
            const [gone] = expected.splice(at % expected.length, 1);
            keeper.apply(event([{ op: "leave", thing: gone, from: "pile", to: "deck" }]));
          } else {
            // A quarter of the pile's length: crowded in places, as a bottom or "third from the top" is.
            const place = at % (Math.floor(expected.length / 4) + 1);
            expected.splice(place, 0, `c${index}`);
            keeper.apply(
              event([{ op: "enter", thing: `c${index}`, from: "deck", to: "pile", at: place, view: thing }]),
            );
          }
          expect(pictureOfTable(keeper.table).view.zones.pile).toEqual({
            count: expected.length,
            things: expected,
          });
        });
      }),
      { numRuns: 100 },
    );
  });
});
