/** `npm run bench -- server`: the figures of a whole server, its journal on disk, each beside its aim. */
import { mkdtempSync, rmSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { workOf } from "./bare-pairs.ts";
import { type Latency, latency } from "./latency.ts";
import type { Journal } from "./record.ts";
import type { Figure, Measured } from "./reference.ts";
import { number, say, tableOf, verdict } from "./said.ts";
import {
  type Child,
  type LiveMatch,
  openMatches,
  recordPlays,
  serverWorld,
  startChild,
} from "./server-load.ts";
import { measureRates, type RatesSize } from "./server-rates.ts";
import { measureBareStart, measureRestart } from "./server-restart.ts";

/** How much of everything; a quick look takes less. */
interface Size extends RatesSize {
  readonly matches: number;
  readonly few: number;
}

const FULL: Size = { matches: 1000, few: 100, busy: 50, seconds: 10, rounds: 3 };
const QUICK: Size = { matches: 100, few: 20, busy: 20, seconds: 3, rounds: 1 };

/** One GB of memory, in KB. */
export const GB = 1024 * 1024;

/** Says it; what is kept of it is the best third. */
async function tellLatency(
  child: Child,
  matches: readonly LiveMatch[],
  seconds: number,
): Promise<{ taken: Latency; figures: Figure[] }> {
  const taken = await latency(child, matches, seconds);
  const { p50, p99, perSecond, busy, thirds } = taken;
  const what = `intent to both clients, ${matches.length.toLocaleString("en")} matches`;
  say(
    `${what}, ${number(perSecond)} intents/s`,
    `p50 ${number(p50)} p99 ${number(p99)} ms`,
    `${busy.toFixed(0)} % of a core`,
  );
  const figures = (["p50", "p99"] as const).map((part): Figure => {
    return { figure: `${what}, ${part}`, unit: "ms", ...thirds[part] };
  });
  return { taken, figures };
}

/** What an operator plans by; `docs/operations.md` says how. @param heap KB a match */
function tellSizing(matches: number, { perSecond, busy }: Latency, heap: number): void {
  const each = `at ${number(perSecond / matches)} intents/s each`;
  say("matches of two per core, if load grows evenly", number((matches / busy) * 100), each);
  say("matches of two per GB of heap", number(GB / heap), `${number(heap)} KB each`);
}

/** One server with a few matches, then with many, then killed. */
async function measureMany(home: string, journals: readonly Journal[], size: Size): Promise<Figure[]> {
  const child = await startChild("riposte", home);
  const warm = await openMatches(child.url, journals, 10);
  const before = await child.usage();
  const few = await openMatches(child.url, journals, size.few, 10);
  const ofFew = await tellLatency(child, few, size.seconds);
  const more = await openMatches(child.url, journals, size.matches - size.few, 10 + size.few);
  const matches = [...few, ...more];
  const ofMany = await tellLatency(child, matches, size.seconds);
  const after = await child.usage();
  const heap = (after.heap - before.heap) / matches.length / 1024;
  const rss = (after.rss - before.rss) / matches.length / 1024;
  say(
    "heap per live match with two clients",
    `${number(heap)} KB`,
    `${verdict(heap < 200, "under 200 KB")}, resident ${number(rss)} KB`,
  );
  tellSizing(matches.length, ofMany.taken, heap);
  for (const { wires } of warm) for (const wire of wires) wire.destroy();
  const again = () => startChild("riposte", home, child.port);
  const restart = await measureRestart(child, again, matches, say, verdict);
  await measureBareStart(matches.length, say);
  return [
    ...ofFew.figures,
    ...ofMany.figures,
    { figure: "heap per live match with two clients", unit: "KB", value: heap },
    ...restart,
  ];
}

/** A whole server beside a bare one, in one run. */
export async function benchServer(isQuick: boolean): Promise<Measured> {
  const size = isQuick ? QUICK : FULL;
  const busyBefore = loadavg()[0];
  console.log(
    `server and load on ${cpus().length} cores, Node ${process.versions.node}; load average before: ${busyBefore.toFixed(2)}`,
  );
  const dataDir = mkdtempSync(join(tmpdir(), "riposte-bench-"));
  try {
    const world = await serverWorld();
    const journals = recordPlays(world);
    const { reference, figures } = await measureRates(dataDir, journals, workOf(world, journals), size);
    const ofMany = await measureMany(join(dataDir, "many"), journals, size);
    console.log(`load average after: ${loadavg()[0].toFixed(2)}\n\n${tableOf(busyBefore)}`);
    return { reference, figures: [...figures, ...ofMany] };
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
