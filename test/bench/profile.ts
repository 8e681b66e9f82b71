/** Where the time of an intent goes: the share of each source file, by V8's sampling profiler. */
import { type Profiler, Session } from "node:inspector/promises";

/** Files named below this share are summed as "others". */
const NAMED = 0.015;

/** Runs `work` under the profiler and returns each file's share of the time, largest first. */
export async function shares(work: () => void): Promise<readonly (readonly [string, number])[]> {
  const session = new Session();
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.setSamplingInterval", { interval: 200 });
  await session.post("Profiler.start");
  work();
  const { profile } = await session.post("Profiler.stop");
  session.disconnect();
  return byFile(profile);
}

function byFile({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): [string, number][] {
  const file = new Map(nodes.map(({ id, callFrame }) => [id, place(callFrame)]));
  const spent = new Map<string, number>();
  let total = 0;
  samples.forEach((id, index) => {
    const name = file.get(id) ?? "";
    spent.set(name, (spent.get(name) ?? 0) + timeDeltas[index]);
    total += timeDeltas[index];
  });
  const all = [...spent]
    .map(([name, time]): [string, number] => [name, time / total])
    .sort((a, b) => b[1] - a[1]);
  const others = all.filter(([, share]) => share < NAMED).reduce((sum, [, share]) => sum + share, 0);
  return [...all.filter(([, share]) => share >= NAMED), ["others", others]];
}

const place = ({ url, functionName }: { url: string; functionName: string }): string =>
  url === "" ? functionName || "(native)" : url.split("/").slice(-2).join("/");
