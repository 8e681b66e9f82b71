import { readFileSync, writeFileSync } from "node:fs";
import { Session } from "node:inspector/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "../check/tree.ts";
import type { Which } from "./scenarios.ts";

/** Which cases come to a line; lines that the loading of code and cards comes to are every case's. */
export interface Covered {
  readonly cases: readonly Which[];
  /** By file and line: numbers of cases, or "all". */
  readonly lines: Readonly<Record<string, Readonly<Record<number, readonly number[] | "all">>>>;
}

type Lines = Map<string, Map<number, number[] | "all">>;
type Function = { ranges: { startOffset: number; endOffset: number; count: number }[] };

/** `node cover.ts OUT ROOM…`: plays every scenario and writes down which of them come to which lines of the rooms. */
async function main([out, ...rooms]: readonly string[]): Promise<void> {
  const session = new Session();
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
  const { casesIn, scenarioFiles } = await import("./scenarios.ts");
  const lines: Lines = new Map();
  const take = async (by: number | "all"): Promise<void> => {
    const { result } = await session.post("Profiler.takePreciseCoverage");
    for (const { url, functions } of result) {
      const file = fileOf(url, rooms);
      if (file !== undefined) mark(lines, file, reached(file, functions), by);
    }
  };
  const cases: Which[] = scenarioFiles().flatMap((file) => casesIn(file).map((_, at) => ({ file, at })));
  await take("all");
  for (const [n, { file, at }] of cases.entries()) {
    casesIn(file)[at].play();
    await take(n);
  }
  const covered = Object.fromEntries([...lines].map(([file, of]) => [file, Object.fromEntries(of)]));
  writeFileSync(out, JSON.stringify({ cases, lines: covered } satisfies Covered));
}

function fileOf(url: string, rooms: readonly string[]): string | undefined {
  const home = pathToFileURL(join(root, "/")).href;
  const file = url.startsWith(home) ? url.slice(home.length) : "";
  return rooms.some((room) => file === room || file.startsWith(`${room}/`)) ? file : undefined;
}

function mark(lines: Lines, file: string, numbers: readonly number[], by: number | "all"): void {
  const of = lines.get(file) ?? new Map<number, number[] | "all">();
  lines.set(file, of);
  for (const line of numbers) {
    const before = of.get(line);
    if (by === "all") of.set(line, "all");
    else if (before === undefined) of.set(line, [by]);
    else if (before !== "all") before.push(by);
  }
}

const ends = new Map<string, readonly number[]>();

/** The offset behind each line. Types are blanked out, not cut: what runs has the offsets of what is written. */
function endsOf(file: string): readonly number[] {
  const known = ends.get(file);
  if (known !== undefined) return known;
  let end = 0;
  const found = readFileSync(join(root, file), "utf8")
    .split("\n")
    .map((line) => {
      end += line.length + 1;
      return end;
    });
  ends.set(file, found);
  return found;
}

/** The lines, from 1, of which something ran: within a function the innermost range says how often. */
function reached(file: string, functions: readonly Function[]): number[] {
  const ends = endsOf(file);
  const ran = new Uint8Array(ends.at(-1) ?? 0);
  for (const { ranges } of functions)
    for (const { startOffset, endOffset, count } of ranges)
      ran.fill(count > 0 ? 1 : 0, startOffset, endOffset);
  return ends.flatMap((end, at) => (ran.subarray(ends[at - 1] ?? 0, end).includes(1) ? [at + 1] : []));
}

await main(process.argv.slice(2));
