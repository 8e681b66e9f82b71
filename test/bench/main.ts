/** `npm run bench`: the figures of the README, each beside its target and its floor; `--help` lists the benches. */
import { type Asked, askedBy, type BenchName, USAGE } from "./asked.ts";
import { benchBots } from "./bots.ts";
import { compared } from "./compare.ts";
import { benchDay } from "./day.ts";
import { benchFailover } from "./failover.ts";
import { benchFinal } from "./final.ts";
import { benchFlood } from "./flood.ts";
import { benchGrowth } from "./growth.ts";
import { lastOf, type Run, readHistory, runOf, writeHistory } from "./history.ts";
import { benchHosted } from "./hosted.ts";
import { benchKernel, profile } from "./kernel.ts";
import { packing } from "./packing.ts";
import type { Measured } from "./reference.ts";
import { benchServer } from "./server.ts";
import { stampOf, uncommitted } from "./stamp.ts";
import { benchWatch } from "./watch.ts";
import { type World, worlds } from "./worlds.ts";

const gamesOf = ({ only }: Asked): World[] =>
  worlds.filter(({ ruleset }) => (only ?? ruleset.id) === ruleset.id);

type Outcome = Measured | undefined | void;

/** How each is run; those that measure something beside them tell what it came to. */
const RUNS: Readonly<Record<BenchName, (asked: Asked) => Outcome | Promise<Outcome>>> = {
  kernel: (asked) => benchKernel(gamesOf(asked)),
  server: ({ quick }) => benchServer(quick),
  watch: ({ quick }) => benchWatch(quick),
  final: ({ quick }) => benchFinal(quick),
  flood: ({ quick }) => benchFlood(quick),
  growth: ({ quick }) => benchGrowth(quick),
  hosted: ({ quick }) => benchHosted(quick),
  day: ({ quick }) => benchDay(quick),
  failover: ({ quick }) => benchFailover(quick),
  bots: ({ matches, looks, only }) => benchBots(matches, looks, only),
  packing: () => packing(),
  profile: async (asked) => {
    for (const world of gamesOf(asked)) await profile(world);
  },
};

function refuse(why: string): number {
  console.error(why);
  return 2;
}

/** Why a run of now has no commit to be named by, before it has taken its minutes. */
function nameless(keep: boolean): string | undefined {
  const changes = uncommitted();
  if (changes === undefined) return "there is no git history here, and a run is named by its commit";
  if (!keep || changes.length === 0) return undefined;
  return `a kept run is named by its commit, and ${changes.length} paths are not as committed, such as ${changes[0]}`;
}

/** @returns the exit code: 1 where something got slower, 2 where nothing could be said */
async function main(): Promise<number> {
  const asked = askedBy(
    process.argv.slice(2),
    worlds.map(({ ruleset }) => ruleset.id),
  );
  if (asked === "help") {
    console.log(USAGE);
    return 0;
  }
  if ("why" in asked) return refuse(asked.why);
  const { bench, compares, keep } = asked;
  if (!compares && !keep) {
    await RUNS[bench](asked);
    return 0;
  }
  const history = readHistory();
  if (!history.ok) return refuse(history.why);
  const then = lastOf(history.runs, bench);
  if (compares && then === undefined)
    return refuse(`no run of ${bench} is kept: npm run bench -- ${bench} --keep`);
  const why = nameless(keep);
  if (why !== undefined) return refuse(why);
  const stamp = stampOf(bench);
  const measured = await RUNS[bench](asked);
  if (!measured) return refuse("nothing was measured beside it, so there is no ratio");
  const now = runOf(stamp, measured);
  if ("why" in now) return refuse(now.why);
  if (keep) writeHistory([...history.runs, now]);
  return compares && then !== undefined ? tell(then, now) : 0;
}

function tell(then: Run, now: Run): number {
  if (then.reference.of !== now.reference.of)
    return refuse(`${then.commit} was measured beside ${then.reference.of}, this beside ${now.reference.of}`);
  const { lines, isSlower } = compared(then, now);
  console.log(lines.join("\n"));
  return isSlower ? 1 : 0;
}

process.exitCode = await main();
