/** How long an intent takes to both clients, each match played at its pace. */
import { setTimeout as sleep } from "node:timers/promises";
import { quantile } from "../quantile.ts";
import { type Seen, seenIn } from "./rounds.ts";
import type { Child, LiveMatch } from "./server-load.ts";

/** Two who play one intent after the other, at a pace. */
export interface Paced {
  readonly isOver: boolean;
  /** Resolves to the milliseconds until both had all of it. */
  play(): Promise<number>;
}

/** Intents a second of each match, at the pace of people who hurry. */
export const PACE = 0.5;

export interface Latency {
  readonly p50: number;
  readonly p99: number;
  /** The same of each third of the time. */
  readonly thirds: { readonly p50: Seen; readonly p99: Seen };
  readonly perSecond: number;
  readonly busy: number;
}

/**
 * Each match plays at its pace, all at different moments.
 * @param told hears the milliseconds until both clients had an intent, and when it was sent, counted from `from`
 */
export async function paced(
  matches: readonly Paced[],
  seconds: number,
  told: (ms: number, at: number) => void,
  from = performance.now(),
): Promise<void> {
  const until = from + seconds * 1000;
  const live = async (match: Paced, index: number): Promise<void> => {
    let next = from + (index / matches.length) * (1000 / PACE);
    while (next < until && !match.isOver) {
      await sleep(Math.max(0, next - performance.now()));
      const at = performance.now() - from;
      told(await match.play(), at);
      next += 1000 / PACE;
    }
  };
  await Promise.all(matches.map(live));
}

/** Each match plays at its pace; milliseconds until both clients had it. */
export async function latency(
  child: Child,
  matches: readonly LiveMatch[],
  seconds: number,
): Promise<Latency> {
  const times: number[] = [];
  const thirds: number[][] = [[], [], []];
  // Nothing that holds the server up, as its garbage collected: what is due meanwhile would be sent at once.
  const before = await child.cpu();
  const from = performance.now();
  const told = (time: number, at: number): void => {
    times.push(time);
    thirds[Math.min(2, Math.floor((3 * at) / (seconds * 1000)))].push(time);
  };
  await paced(matches, seconds, told, from);
  const took = performance.now() - from;
  const used = (await child.cpu()) - before;
  for (const all of [times, ...thirds]) all.sort((a, b) => a - b);
  const ofThirds = (part: number): Seen =>
    seenIn(
      thirds.filter(({ length }) => length > 0).map((third) => quantile(third, part)),
      false,
    );
  return {
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    thirds: { p50: ofThirds(0.5), p99: ofThirds(0.99) },
    perSecond: (times.length / took) * 1000,
    busy: (used / took) * 100,
  };
}
