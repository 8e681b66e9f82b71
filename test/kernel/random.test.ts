import { describe, expect, test } from "vitest";
import { createMatch, type Match, newCatalog } from "../../shared/kernel/index.ts";
import { below, MATCH_STREAM, publicStream, secretStream, shuffled } from "../../shared/kernel/ops/random.ts";
import { toys } from "./table.ts";
import { toy } from "./toy.ts";

/** A match of this seed whose streams nothing has drawn from. */
function fresh(seed: string, seats = 3): Match {
  const idle = { ...toy, procedures: { match: { wait: () => "wait" } }, caps: { ...toy.caps, slice: 1 } };
  const setup = {
    ruleset: "toy",
    profile: "toy",
    options: {},
    seed,
    sets: ["toys"],
    seats: Array.from({ length: seats }, () => ({ deck: ["imp"] })),
  };
  return createMatch(setup, newCatalog([idle], [toys])).match;
}

const words = (match: Match, stream: number, count: number): number[] =>
  Array.from({ length: count }, () => below(match, stream, 0x1_0000_0000));

describe("random streams (kernel.md 12)", () => {
  // RFC 8439 A.1, test vectors 1 and 2: ChaCha20 under the key of zeros, blocks 0 and 1.
  test("are ChaCha20 over the seed, the same on every machine", () => {
    const match = fresh("0".repeat(64));
    expect(words(match, MATCH_STREAM, 4)).toEqual([0xade0b876, 0x903df1a0, 0xe56a5d40, 0x28bd8653]);
    words(match, MATCH_STREAM, 12);
    expect(words(match, MATCH_STREAM, 2)).toEqual([0xbee7079f, 0x7a385155]);
  });

  test("golden draws of a seed", () => {
    const match = fresh("0123456789abcdef".repeat(4));
    const dice = (stream: number): number[] => Array.from({ length: 10 }, () => 1 + below(match, stream, 6));
    const list = Array.from({ length: 8 }, (_, index) => index);
    expect({
      match: dice(MATCH_STREAM),
      open: dice(publicStream(1)),
      secret: dice(secretStream(1)),
      shuffled: shuffled(match, secretStream(2), list),
    }).toEqual({
      match: [4, 2, 5, 6, 2, 6, 2, 3, 5, 4],
      open: [2, 4, 1, 2, 2, 2, 1, 4, 5, 1],
      secret: [6, 5, 1, 3, 5, 3, 6, 5, 1, 6],
      shuffled: [5, 0, 6, 3, 4, 1, 2, 7],
    });
  });

  test("one stream's draws change nothing in another's", () => {
    const [a, b] = [fresh("ab".repeat(32)), fresh("ab".repeat(32))];
    words(a, publicStream(0), 100);
    expect(words(a, secretStream(0), 100)).toEqual(words(b, secretStream(0), 100));
  });

  test("every draw takes one word, whatever is drawn from it", () => {
    const match = fresh("cd".repeat(32));
    for (const n of [1, 2, 52, 1000]) below(match, MATCH_STREAM, n);
    expect(match.state.drawn[MATCH_STREAM]).toBe(4);
    shuffled(match, MATCH_STREAM, [1, 2, 3, 4, 5]);
    expect(match.state.drawn[MATCH_STREAM]).toBe(8);
  });

  test("all outcomes are about equally frequent", () => {
    const match = fresh("ef".repeat(32));
    const counts = new Array<number>(6).fill(0);
    for (let i = 0; i < 6000; i++) counts[below(match, MATCH_STREAM, 6)]++;
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
});
