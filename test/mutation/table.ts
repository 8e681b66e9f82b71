import { dirname } from "node:path";
import type { Verdict } from "./judge.ts";
import type { Mutant } from "./mutants.ts";

export type Judged = readonly [Mutant, Verdict];

const HEAD = ["file", "mutants", "killed", "survived", "score"];

/** One line a file, one a room, one for all; what hangs counts as killed. */
export function table(judged: readonly Judged[]): string {
  const files = [...new Set(judged.map(([{ file }]) => file))].toSorted();
  const rooms = [...new Set(files.map((file) => dirname(file)))];
  const rows = [
    HEAD,
    ...files.map((name) =>
      row(
        name,
        judged.filter(([{ file }]) => file === name),
      ),
    ),
    ...rooms.map((room) =>
      row(
        room,
        judged.filter(([{ file }]) => dirname(file) === room),
      ),
    ),
    row("all", judged),
  ];
  const widths = HEAD.map((_, at) => Math.max(...rows.map((cells) => cells[at].length)));
  const line = ([first, ...rest]: readonly string[]) =>
    [first.padEnd(widths[0]), ...rest.map((cell, at) => cell.padStart(widths[at + 1]))].join("  ");
  return rows.map(line).join("\n");
}

function row(name: string, judged: readonly Judged[]): readonly string[] {
  const survived = judged.filter(([, verdict]) => verdict === "survived").length;
  const killed = judged.length - survived;
  const score = judged.length === 0 ? "-" : `${((100 * killed) / judged.length).toFixed(0)} %`;
  return [name, `${judged.length}`, `${killed}`, `${survived}`, score];
}
