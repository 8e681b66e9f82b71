/** Plays on two processes while one thing after the other goes wrong, and says what was not as it must be. */
import { setTimeout as sleep } from "node:timers/promises";
import { dice } from "../protocol/random-match.ts";
import { online, Pair } from "../server/kill.ts";
import { said } from "../server/operator.ts";
import { WORLDS } from "../server/worlds.ts";
import type { Database } from "../services.ts";
import { type Cluster, withCluster } from "./cluster.ts";
import { judge, type Verdict } from "./judge.ts";
import { Silent } from "./silent.ts";
import { TROUBLES } from "./troubles.ts";

export interface Chaos {
  readonly postgres: Database;
  readonly redis: Database;
  /** Milliseconds for which new troubles begin. */
  readonly ms: number;
  readonly seed: number;
  /** Which troubles; all of them without it. */
  readonly only?: readonly string[] | undefined;
  /** Hears of each trouble as it begins. */
  tell(trouble: string): void;
}

export interface Report extends Verdict {
  readonly troubles: number;
  /** Matches that two processes said they host, long after all was well again. */
  readonly twice: readonly string[];
  /** Matches in which nobody is let move any more. */
  readonly stuck: readonly string[];
}

/** Milliseconds until all is well again, on a machine with other things to do. */
const BACK_MS = 120_000;
const SILENT = 6;

export const chaos = (settings: Chaos): Promise<Report> =>
  withCluster(settings.postgres.url, settings.redis.url, (cluster) => suffer(settings, cluster));

async function suffer({ postgres, redis, ms, seed, only, tell }: Chaos, cluster: Cluster): Promise<Report> {
  const random = dice(seed);
  if (cluster[0].jump === undefined) tell("clocks do not jump: there is no faketime");
  const urls = cluster.map(({ players }) => players.url);
  const silent: Silent[] = [];
  for (let n = 0; n < SILENT; n++)
    silent.push(await Silent.begin([urls[n % 2], urls[(n >> 1) % 2]], WORLDS[0]));
  const pairs = WORLDS.map((world, n) => new Pair(urls[n % 2], world, seed + n));
  const playing = pairs.map((pair) => pair.play());
  await goOn(pairs);
  const damaged = new Set<string>();
  const give = () => {
    const one = silent.length > 2 ? silent.pop() : undefined;
    if (one !== undefined) damaged.add(one.match);
    return one;
  };
  const twice = new Set<string>();
  let troubles = 0;
  let left: string[] = [];
  for (const until = performance.now() + ms; performance.now() < until; troubles++) {
    if (left.length === 0) left = only === undefined ? possible(cluster) : [...only];
    const [name] = left.splice(random(left.length), 1);
    const one = random(2);
    tell(`${name} (${one})`);
    await sleep(random(500));
    await TROUBLES[name]({ cluster, postgres, redis, random, give }, cluster[one], cluster[1 - one]);
    await online(pairs, BACK_MS);
    await goOn(pairs);
    for (const match of await hostedTwice(cluster, silent)) twice.add(match);
  }
  for (const pair of pairs) pair.stop();
  await Promise.all(playing);
  const stuck: string[] = [];
  for (const one of silent) if (!(await one.move())) stuck.push(one.match);
  const verdict = await judge(
    postgres.url,
    pairs.flatMap(({ sent }) => sent),
    damaged,
  );
  const clients = pairs.flatMap((pair) => pair.clients);
  await Promise.all([...silent, ...clients].map((one) => one.leave()));
  return { troubles, ...verdict, twice: [...twice], stuck };
}

const possible = ([{ jump }]: Cluster): string[] =>
  Object.keys(TROUBLES).filter((name) => jump !== undefined || name !== "a clock jumps");

/** Everybody has something accepted, and again. */
async function goOn(pairs: readonly Pair[]): Promise<void> {
  const before = pairs.map(({ accepted }) => accepted);
  const isOn = () => pairs.every(({ accepted }, n) => accepted > before[n] + 2);
  for (const until = performance.now() + BACK_MS; !isOn(); await sleep(20))
    if (performance.now() > until)
      throw new Error(`they do not go on: ${JSON.stringify(pairs.map((pair) => pair.picture()))}`);
}

/** Milliseconds in which a process finds out that it has lost a match: a beat of its lease, and time to get to it. */
const FINDS_OUT_MS = 20_000;

/** Of the matches nobody plays, those that two processes have and go on having. */
async function hostedTwice(cluster: Cluster, silent: readonly Silent[]): Promise<string[]> {
  for (const until = performance.now() + FINDS_OUT_MS; ; await sleep(200)) {
    const hosted = (await Promise.all(cluster.map(hostedBy))).flat();
    const twice = silent.flatMap(({ match }) =>
      hosted.filter((id) => id === match).length > 1 ? match : [],
    );
    if (twice.length === 0 || performance.now() > until) return twice;
  }
}

/** Of a match that a process only knows of, it does not say who is there. */
async function hostedBy({ process }: Cluster[0]): Promise<string[]> {
  const { value } = await said(process, "matches");
  const matches = (value?.matches ?? []) as { id: string; seats: readonly object[] }[];
  return matches.flatMap(({ id, seats }) => (seats.some((seat) => "connected" in seat) ? id : []));
}
