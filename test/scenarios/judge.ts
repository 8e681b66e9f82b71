import { contentsFault } from "./compare.ts";
import { CannotSay } from "./game.ts";
import { begins, missing } from "./lines.ts";
import type { Asked, Standing, Step } from "./scenario.ts";
import { judgeSees } from "./sights.ts";
import { type Came, Different, said, type Table } from "./table.ts";

/** Holds what came of a step against what the case says of it. Throws Different. */

export function judgeRefusal<I>({ refused }: Step<I>, { refusal }: Came): void {
  if (refused === refusal?.code) return;
  if (refusal === undefined) throw new Different(`expected refusal: ${refused}, it was accepted`);
  const text = `refused: ${refusal.code} ${JSON.stringify(refusal.detail)}`;
  throw new Different(refused === undefined ? text : `expected refusal: ${refused}\n${text}`);
}

/** Everything that must be true once the step is done. */
export function judgeStep<G, I>(table: Table<G, I>, step: Step<I>, came: Came): void {
  table.proveSaved();
  const lost = missing(step.lines, came.lines);
  if (lost) throw new Different(`expected line: ${lost.line}   (after line ${lost.after})`);
  for (const part of step.not) {
    const line = came.lines.find((one) => begins(part, one));
    if (line !== undefined) throw new Different(`not expected: ${line}`);
  }
  for (const [part, wanted] of Object.entries(step.count)) {
    const found = came.lines.filter((one) => begins(part, one)).length;
    if (found !== wanted) throw new Different(`expected ${wanted} lines "${part}", came ${found}`);
  }
  judgeStanding(table, step, came);
  if (step.asked !== undefined) judgeAsked(table, step.asked);
}

/** How the match stands now, at the end of a step or on its way. */
export function judgeStanding<G, I>(table: Table<G, I>, stands: Standing<I>, came: Came): void {
  judgeState(table, stands);
  judgeOrder(table, stands);
  judgeSees(table, stands.sees, came);
}

function judgeState<G, I>({ game, m }: Table<G, I>, { state }: Standing<I>): void {
  const now = game.now(m);
  for (const [key, wanted] of Object.entries(state)) {
    if (key === "turn" || key === "phase") {
      if (now[key] !== wanted) throw new Different(`expected ${key}: ${wanted}, it is ${now[key]}`);
      continue;
    }
    const fault = contentsFault(key, wanted, game.contents(m, key));
    if (fault !== undefined) throw new Different(fault);
  }
}

function judgeOrder<G, I>({ game, m }: Table<G, I>, { order }: Standing<I>): void {
  for (const [key, wanted] of Object.entries(order)) {
    // A list of the state ends with the top.
    const lying = game.contents(m, key);
    if (typeof lying !== "object") throw new CannotSay(`"${key}" is no zone`);
    const top = lying
      .map(({ card }) => card)
      .toReversed()
      .slice(0, wanted.length)
      .join(", ");
    if (top !== wanted.join(", "))
      throw new Different(`expected on top of ${key}: ${wanted.join(", ")}; there lies: ${top}`);
  }
}

/** Who is asked what, and nobody else. */
export function judgeAsked<G, I>(table: Table<G, I>, wanted: Asked): void {
  const open = said(table.asked());
  if (open !== said(wanted)) throw new Different(`expected to be asked: ${said(wanted)}, is asked: ${open}`);
}
