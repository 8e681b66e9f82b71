/** From SIGKILL to the first and the last match that its players have again. */
import { setTimeout as sleep } from "node:timers/promises";
import pLimit from "p-limit";
import type { Figure } from "./reference.ts";
import { type Child, type LiveMatch, sitBare, startChild } from "./server-load.ts";

type Say = (figure: string, value: string, aim: string) => void;
type Verdict = (reached: boolean, aim: string) => string;

/** Joins under way at once: a browser each, so many; a load generator not without end. */
const AT_ONCE = 32;

/** As the client comes back: at once, then later and later. */
const AGAIN_MS = { first: 100, longest: 2_000 } as const;

/**
 * All matches are hosted again before the port opens; a match is resumed when a player of it sits again and was
 * told his side. Then the others come back, too.
 * @param restart starts it again on the same port
 */
export async function measureRestart(
  child: Child,
  restart: () => Promise<Child>,
  matches: readonly LiveMatch[],
  say: Say,
  verdict: Verdict,
): Promise<Figure[]> {
  const from = performance.now();
  const since = () => performance.now() - from;
  await child.kill();
  const starting = restart();
  await isReady(child.url);
  const opened = since();
  const again = await starting;
  const cpu = await again.cpu();
  const first = await allBack(child.url, matches, 0, since);
  const second = await allBack(child.url, matches, 1, since);
  const used = await again.usage();
  const seconds = (ms: number | undefined): string => `${((ms ?? Number.NaN) / 1000).toFixed(2)} s`;
  const count = matches.length.toLocaleString("en");
  const intents = Math.round(matches.reduce((sum, { at }) => sum + at, 0) / matches.length);
  const last = first.at(-1) ?? Number.NaN;
  say(
    `SIGKILL to the open port, ${count} matches of ${intents} intents hosted`,
    seconds(opened),
    `${seconds(cpu)} of CPU`,
  );
  say("SIGKILL to the first match resumed", seconds(first[0]), "");
  say(`SIGKILL to the last of ${count} resumed`, seconds(last), verdict(last < 5000, "under 5 s"));
  say("SIGKILL to the last with both players", seconds(second.at(-1)), `${seconds(used.cpu)} of CPU`);
  // They do go on.
  for (const match of matches.slice(0, 20)) if (!match.isOver) await match.play();
  for (const match of matches) match.close();
  await again.kill();
  const moments = {
    "the open port": opened,
    "the last resumed": last,
    "both players": second.at(-1) ?? Number.NaN,
  };
  return Object.entries(moments).map(([to, ms]) => ({ figure: `SIGKILL to ${to}`, unit: "ms", value: ms }));
}

/** One player of each match joins; resolves to the moments at which they were there. */
async function allBack(
  url: string,
  matches: readonly LiveMatch[],
  seat: number,
  since: () => number,
): Promise<number[]> {
  const moments: number[] = [];
  await pLimit(AT_ONCE).map(matches, async (match) => {
    await comeBack(url, match, seat);
    moments.push(since());
  });
  return moments;
}

/** Beside it a bare Colyseus process, which takes nothing up again: from its start to the last room with both clients. */
export async function measureBareStart(count: number, say: Say): Promise<void> {
  const from = performance.now();
  const child = await startChild("bare", "");
  const opened = performance.now() - from;
  const rooms = Array.from({ length: count }, (_, room) => room);
  const limit = pLimit(AT_ONCE);
  const first = await limit.map(rooms, (room) => sitBare(child.url, room));
  const second = await limit.map(rooms, (room) => sitBare(child.url, room));
  const all = performance.now() - from;
  const { cpu } = await child.usage();
  const what = `bare Colyseus, ${count.toLocaleString("en")} rooms and none of them to resume`;
  say(`${what}: start to the open port`, `${(opened / 1000).toFixed(2)} s`, "");
  say(
    `${what}: start to both clients`,
    `${(all / 1000).toFixed(2)} s`,
    `${(cpu / 1000).toFixed(2)} s of CPU`,
  );
  for (const wire of [...first, ...second]) wire.destroy();
  await child.kill();
}

/** A seat comes back; resolves when it was told its side. */
export async function comeBack(url: string, match: LiveMatch, seat: number): Promise<void> {
  for (let wait: number = AGAIN_MS.first; ; wait = Math.min(2 * wait, AGAIN_MS.longest)) {
    try {
      return await match.join(url, seat);
    } catch {
      await sleep(wait * (0.5 + Math.random() / 2));
    }
  }
}

async function isReady(url: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.status === 200) return;
    await sleep(5);
  }
}
