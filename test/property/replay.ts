import { text } from "node:stream/consumers";
import { hash, type MatchSetup } from "../../shared/kernel/index.ts";
import { type Move, replay } from "./play.ts";
import { worlds } from "./worlds.ts";

/** Plays the journals on standard input and prints the hash each ends in: another process for law 9. */
const plays = JSON.parse(await text(process.stdin)) as {
  world: string;
  setup: MatchSetup;
  journal: Move[];
}[];
for (const { world, setup, journal } of plays) {
  const found = worlds.find(({ name }) => name === world);
  if (found === undefined) throw new Error(`no world "${world}"`);
  process.stdout.write(`${hash(replay(found, setup, journal))}\n`);
}
