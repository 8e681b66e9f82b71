/** `npm run bench -- flood`: what the players of other matches notice of one client that sends all it can. */
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { Riposte } from "../../shared/client/index.ts";
import { latency } from "./latency.ts";
import { number, say, verdict } from "./said.ts";
import { openMatches, recordPlays, serverWorld, startChild } from "./server-load.ts";

export async function benchFlood(isQuick: boolean): Promise<void> {
  const [matches, seconds] = isQuick ? [20, 4] : [100, 20];
  console.log(
    `one client floods, Node ${process.versions.node}; load average before: ${loadavg()[0].toFixed(2)}`,
  );
  const dataDir = mkdtempSync(join(tmpdir(), "riposte-bench-"));
  try {
    const world = await serverWorld();
    const child = await startChild("riposte", dataDir, undefined, { MAX_MESSAGES_PER_SECOND: "50" });
    const live = await openMatches(child.url, recordPlays(world), matches);
    await latency(child, live, seconds / 4);
    const alone = await latency(child, live, seconds);
    const riposte = new Riposte(child.url);
    const [mallory, other] = [await riposte.session("Mallory"), await new Riposte(child.url).session()];
    riposte.resume(mallory);
    const { id } = await riposte.createMatch({
      ruleset: "ucg",
      options: { deckRules: false },
      decks: ["wings", "drakkonen"].map((deck) => ({ set: "seed-examples", deck })),
      seats: [mallory.player.id, other.player.id],
    });
    const thread = new Worker(new URL("./flood-thread.ts", import.meta.url), {
      workerData: { url: child.url, match: id, token: mallory.token },
    });
    const flooded = await latency(child, live, seconds);
    thread.postMessage("stop");
    const [closed] = await once(thread, "message");
    const grown = flooded.p99 / alone.p99;
    say(`players' p50 and p99 in ${matches} matches`, `${number(alone.p50)} / ${number(alone.p99)} ms`, "");
    say(
      `the same while one client floods (closed ${closed} times)`,
      `${number(flooded.p50)} / ${number(flooded.p99)} ms`,
      verdict(grown <= 1.5, `p99 grows by at most half: ${grown.toFixed(2)}x`),
    );
    await child.kill();
    console.log(`load average after: ${loadavg()[0].toFixed(2)}`);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
