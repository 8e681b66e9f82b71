import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect } from "vitest";
import { createMatch, hash } from "../../../shared/kernel/index.ts";
import { root } from "../../check/tree.ts";
import { expectSame, hostBytes } from "../bytes.ts";
import { type Law, witnessed } from "../law.ts";
import { advance, open, type Play, step, submitMove } from "../play.ts";
import { worlds } from "../worlds.ts";

/** Law 9: the same setup and journal give the same events and the same hash. */
function again(play: Play, moves: number): void {
  const told: string[] = [];
  for (let i = 0; i < moves && play.match.state.over === null; i++) told.push(hostBytes(step(play).events));
  const { match, events } = createMatch(structuredClone(play.setup), play.world.catalog);
  expect(hostBytes(events)).toBe(hostBytes(play.first));
  expect(play.journal.map((move) => hostBytes(submitMove(match, move)))).toEqual(told);
  expect(hash(match)).toBe(hash(play.match));
  expectSame(match, play.match);
}

/** How long a match is played before it is played again elsewhere. */
const MOVES = 120;

/**
 * Law 9: so it does in a process of its own, which shares nothing with this one but the
 * files: one match of every world, all in one process.
 */
function elsewhere(start: number): void {
  const plays = worlds.map((world, index) => open(world, start + index));
  for (const play of plays) advance(play, 1 + play.random(MOVES));
  const input = JSON.stringify(
    plays.map(({ world, setup, journal }) => ({ world: world.name, setup, journal })),
  );
  const script = join(root, "test/property/replay.ts");
  const child = spawnSync(process.execPath, [script], { input, encoding: "utf8", maxBuffer: 1 << 26 });
  expect(child.stderr).toBe("");
  const hashes = child.stdout.split("\n");
  for (const [index, play] of plays.entries())
    witnessed(play, () => expect(hashes[index]).toBe(hash(play.match)));
}

export const laws: readonly Law[] = [
  {
    name: "law 9: the same journal, the same match",
    holds: again,
    quick: { runs: 4, moves: 150 },
    long: { runs: 40, moves: 500 },
    together: {
      name: "law 9: in another process too",
      holds: elsewhere,
      quick: [1],
      long: Array.from({ length: 20 }, (_, index) => index * 1000),
    },
  },
];
