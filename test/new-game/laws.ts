/** `node test/new-game/laws.ts <id>`: every law over a few random matches of a game, of `GAMES_DIR` too. */
import { witnessed } from "../property/law.ts";
import { open } from "../property/play.ts";
import { worlds } from "../property/worlds.ts";

// The games are loaded by now: some laws look at all that there are when they are read.
const { laws } = await import("../property/laws.ts");

const MATCHES = 2;
const MOVES = 60;

const own = worlds.filter(({ ruleset }) => ruleset.id === process.argv[2]);
let held = 0;
for (const world of own)
  for (const law of laws.filter(({ suits }) => suits?.(world) ?? true)) {
    for (let seed = 1; seed <= MATCHES; seed++)
      witnessed(open(world, seed), (play) => law.holds(play, Math.min(law.quick.moves, MOVES)));
    held++;
  }
console.log(`${held} hold`);
process.exitCode = held > 0 ? 0 : 1;
