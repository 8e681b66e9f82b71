/** Intents as fast as they are answered: what they cost the server, and a bare room beside it. */
import { join } from "node:path";
import type { Wire } from "../server/wire.ts";
import { sitPairs, type Work } from "./bare-pairs.ts";
import type { Journal } from "./record.ts";
import type { Measured } from "./reference.ts";
import { seenIn } from "./rounds.ts";
import { number, say, verdict } from "./said.ts";
import { type Child, type LiveMatch, openMatches, startChild } from "./server-load.ts";

export interface RatesSize {
  /** Matches under way at once. */
  readonly busy: number;
  readonly seconds: number;
  /** How often each of the two servers has its turn; the best one counts, as whoever else is busy only slows. */
  readonly rounds: number;
}

interface Rate {
  readonly perCpuSecond: number;
  readonly perSecond: number;
  readonly bytes: number;
}

/** Intents as fast as they are answered, `busy` matches at a time; what that cost the server. */
async function throughput(
  child: Child,
  seconds: number,
  wires: readonly Wire[],
  players: readonly (() => Promise<boolean>)[],
): Promise<Rate> {
  let played = 0;
  // As long again to warm up: what the compiler does in the first thousands of intents is no intent's cost.
  let until = performance.now() + seconds * 1000;
  const loop = async (play: () => Promise<boolean>): Promise<void> => {
    while (performance.now() < until && (await play())) played++;
  };
  await Promise.all(players.map(loop));
  const before = await child.cpu();
  const moved = () => wires.reduce((sum, { bytes }) => sum + bytes.in + bytes.out, 0);
  const [bytesBefore, from] = [moved(), performance.now()];
  played = 0;
  until = from + seconds * 1000;
  await Promise.all(players.map(loop));
  const took = performance.now() - from;
  const spent = (await child.cpu()) - before;
  return {
    perCpuSecond: (played / spent) * 1000,
    perSecond: (played / took) * 1000,
    bytes: (moved() - bytesBefore) / played,
  };
}

/** Many matches in a row at one place, so that a finished one is followed by a new one. */
function series(matches: readonly LiveMatch[], places: number): (() => Promise<boolean>)[] {
  const waiting = matches.slice();
  return Array.from({ length: places }, () => {
    let now = waiting.shift();
    return async () => {
      while (now?.isOver) now = waiting.shift();
      if (now === undefined) return false;
      await now.play();
      return true;
    };
  });
}

async function riposteRate(
  dataDir: string,
  journals: readonly Journal[],
  { busy, seconds }: RatesSize,
): Promise<Rate> {
  const child = await startChild("riposte", dataDir);
  // Enough matches that none of the places runs dry.
  const matches = await openMatches(child.url, journals, busy * 12);
  const rate = await throughput(
    child,
    seconds,
    matches.flatMap(({ wires }) => wires),
    series(matches, busy),
  );
  await child.kill();
  return rate;
}

async function bareRate(work: Work, { busy, seconds }: RatesSize): Promise<Rate> {
  const child = await startChild("bare", "");
  const pairs = await sitPairs(child.url, work, busy);
  const players = pairs.map((pair) => async () => {
    await pair.play();
    return true;
  });
  const rate = await throughput(
    child,
    seconds,
    pairs.flatMap(({ wires }) => wires),
    players,
  );
  await child.kill();
  return rate;
}

const best = (rates: readonly Rate[]): Rate =>
  rates.reduce((a, b) => (b.perCpuSecond > a.perCpuSecond ? b : a));

/** Both servers by turns, and what they say of each other. */
export async function measureRates(
  dataDir: string,
  journals: readonly Journal[],
  work: Work,
  size: RatesSize,
): Promise<Measured> {
  const [ripostes, bares]: [Rate[], Rate[]] = [[], []];
  for (let round = 0; round < size.rounds; round++) {
    ripostes.push(await riposteRate(join(dataDir, `rate-${round}`), journals, size));
    bares.push(await bareRate(work, size));
  }
  tellRates(best(ripostes), best(bares), work);
  const perCpuSecond = (rates: readonly Rate[]) =>
    seenIn(
      rates.map((rate) => rate.perCpuSecond),
      true,
    );
  const bytes = seenIn(
    ripostes.map((rate) => rate.bytes),
    false,
  );
  return {
    reference: { of: "a bare Colyseus room", ...perCpuSecond(bares) },
    figures: [
      { figure: "intents per CPU second", unit: "/s", ...perCpuSecond(ripostes) },
      { figure: "bytes on the wire per intent", unit: "B", ...bytes },
    ],
  };
}

function tellRates(riposte: Rate, bare: Rate, { writes, patches }: Work): void {
  const part = riposte.perCpuSecond / bare.perCpuSecond;
  say(
    "intents per CPU second, journal on (SQLite, FULL)",
    `${number(riposte.perCpuSecond)} /s`,
    `${number(riposte.perSecond)} /s of the clock`,
  );
  say(
    `bare Colyseus room: ${writes.toFixed(1)} writes, ${patches.toFixed(2)} patches, a reply`,
    `${number(bare.perCpuSecond)} /s`,
    `${number(bare.perSecond)} /s of the clock`,
  );
  say("the one against the other", part.toFixed(2), verdict(part >= 0.5, "half"));
  say(
    "bytes on the wire per intent, both clients, both ways",
    `${number(riposte.bytes)} B`,
    `bare: ${number(bare.bytes)} B`,
  );
}
