/** `npm run bench`: the figures of the README, each beside its target and its floor. */
import { parseArgs } from "node:util";
import { boardgameRate } from "./boardgame.ts";
import { benchBots } from "./bots.ts";
import { benchFailover } from "./failover.ts";
import { benchFlood } from "./flood.ts";
import { measure, profile, type Row } from "./kernel.ts";
import { packing } from "./packing.ts";
import { benchServer } from "./server.ts";
import { benchWatch } from "./watch.ts";
import { worlds } from "./worlds.ts";

const number = (value: number): string =>
  value >= 1000 ? Math.round(value).toLocaleString("en") : value.toFixed(value < 10 ? 2 : 1);

function print(rows: readonly Row[]): void {
  for (const { figure, value, unit, more, target, floor } of rows) {
    const reached = (bound: number): boolean => (more ? value >= bound : value <= bound);
    const verdict = reached(target) ? "target" : reached(floor) ? "above the floor" : "BELOW THE FLOOR";
    const bounds = `target ${number(target)}, never ${more ? "below" : "above"} ${number(floor)}`;
    console.log(`  ${figure.padEnd(48)} ${`${number(value)} ${unit}`.padStart(14)}   ${verdict} (${bounds})`);
  }
}

/** All rulesets side by side, then the peer. */
async function kernel(): Promise<void> {
  let applied = 0;
  for (const world of worlds) {
    console.log(
      `${world.ruleset.id}: one thread, 1,000 live matches round robin, Node ${process.versions.node}`,
    );
    const rows = measure(world);
    print(rows);
    applied ||= rows[0].value;
  }
  const peer = await boardgameRate();
  console.log(
    peer === undefined
      ? "boardgame.io: could not be installed here, so there is nothing to compare with"
      : `boardgame.io's reducer, a stack of passes and pushes with as many cards: ${number(peer)} /s (${worlds[0].ruleset.id} applied: ${(applied / peer).toFixed(1)}x)`,
  );
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: "boolean", default: false },
    matches: { type: "string", default: "200" },
    looks: { type: "string", default: "12" },
    only: { type: "string" },
  },
});
const [what] = positionals;
if (what === "server") await benchServer(values.quick);
else if (what === "bots") benchBots(Number(values.matches), Number(values.looks), values.only);
else if (what === "failover") await benchFailover(values.quick);
else if (what === "watch") await benchWatch(values.quick);
else if (what === "flood") await benchFlood(values.quick);
else if (what === "packing") packing();
else if (what === "profile") for (const world of worlds) await profile(world);
else await kernel();
