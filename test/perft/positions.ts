import { readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";
import { type Match, requests, submit } from "../../shared/kernel/index.ts";
import { hasPart, neededPath, partPath } from "../games/files.ts";
import type { Game } from "../scenarios/game.ts";
import { GAMES } from "../scenarios/games.ts";
import { catalogFor } from "../scenarios/sets.ts";
import { offeredLeaves, parting, perft, settled, triedLeaves } from "./count.ts";
import { shapesOf } from "./shapes.ts";

/** How the numbers of all files are written anew, once a change of them is meant. */
export const RENEW = "npm run perft -- --renew";

const position = z.strictObject({
  name: z.string(),
  /** In the words of the game's scenarios, and what is played from there before anything is counted. */
  given: z.record(z.string(), z.unknown()),
  play: z.array(z.record(z.string(), z.unknown())).default([]),
  /** Why it is not counted to depth 3. */
  cut: z.string().optional(),
  /** Lines of 1, 2 and 3 intents. */
  leaves: z.array(z.int().min(0)).min(1).max(3),
});

const file = z.strictObject({
  ruleset: z.string(),
  about: z.string(),
  sets: z.array(z.string()),
  positions: z.array(position).min(3),
});

export type Position = z.infer<typeof position>;
export type PerftFile = z.infer<typeof file>;

/** Games with positions to count. */
export const RULESETS = GAMES.map(({ ruleset }) => ruleset.id).filter((id) => hasPart(id, "perft.json"));

/** @throws Missing where a game has no such file */
export const readPositions = (ruleset: string): PerftFile =>
  file.parse(JSON.parse(readFileSync(neededPath(ruleset, "perft.json"), "utf8")));

export const writePositions = (read: PerftFile): void =>
  writeFileSync(partPath(read.ruleset, "perft.json"), `${JSON.stringify(read, null, 2)}\n`);

/** A match that stands in the position. */
export function stand({ ruleset, sets }: PerftFile, { given, play }: Position): Match {
  const game = GAMES.find((one) => one.ruleset.id === ruleset) as Game<unknown, unknown>;
  const { catalog, sets: ids } = catalogFor(sets, game.ruleset, partPath(ruleset, "_"));
  const match = game.arrange(game.dialect.given.parse(given), ids, catalog);
  for (const step of play) {
    const [[name, said]] = Object.entries(step);
    const seat = game.dialect.seats.indexOf(name);
    const request = requests(match).find((one) => one.seat === seat)?.id ?? 0;
    const intent = { ...game.intent(match, seat, game.dialect.intent.parse(said)), request };
    const result = submit(match, seat, intent);
    if (!result.ok) throw new Error(`refused: ${JSON.stringify({ intent, result })}`);
    settled(match);
  }
  return match;
}

/** Both counts to the depth of the position, and where they part if they do. */
export function countBoth(read: PerftFile, one: Position) {
  const match = stand(read, one);
  const depth = one.leaves.length;
  const tried = triedLeaves(shapesOf(read.ruleset));
  const counts = { offered: perft(match, depth, offeredLeaves), tried: perft(match, depth, tried) };
  const agree = counts.offered.join() === counts.tried.join();
  return { ...counts, parting: agree ? undefined : parting(match, depth, offeredLeaves, tried) };
}
