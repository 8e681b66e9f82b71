/** `npm run bench -- flood`: what the players of other matches notice of one client that sends all it can. */
import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Riposte } from "../../shared/client/index.ts";
import { Wire } from "../server/wire.ts";
import { latency, number, say, verdict } from "./server.ts";
import { openMatches, recordPlays, serverWorld, startChild } from "./server-load.ts";

const draft = { action: "pass", request: 0 };

/** Joins, sends until it is closed, and joins again. Resolves to how often that was. */
async function flood(url: string, match: string, token: string, isOver: () => boolean): Promise<number> {
  let closed = 0;
  while (!isOver()) {
    const wire = await Wire.join(url, match, token);
    wire.keeps = false;
    while (!isOver() && wire.code === undefined) {
      for (let n = 0; n < 100; n++) void wire.ask("narrow", { draft });
      await sleep(1);
    }
    wire.destroy();
    closed++;
  }
  return closed;
}

export async function benchFlood(args: readonly string[]): Promise<void> {
  const [matches, seconds] = args.includes("--quick") ? [20, 4] : [100, 20];
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
    let over = false;
    const flooding = flood(child.url, id, mallory.token, () => over);
    const flooded = await latency(child, live, seconds);
    over = true;
    const closed = await flooding;
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
