/** LA 6: three lamps in a line, and the end of the match. */
import { attrOf, endMatch, objAt, optionsOf, type Seat, tableOf } from "../../kernel/game.ts";
import { lead } from "./table.ts";
import type { Match } from "./typed.ts";
import { flames, lampsOf } from "./zones.ts";

/** LA 6.1: rows, columns, and across; lamps counted from 0. */
export const LINES: readonly (readonly number[])[] = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

const hasLine = (m: Match, seat: Seat): boolean => {
  const lamps = lampsOf(m, seat);
  return LINES.some((line) => line.every((lamp) => lamps.includes(lamp)));
};

/** LA 6.3. */
const glowOf = (m: Match, seat: Seat): number =>
  flames(m).reduce(
    (sum, flame) => (objAt(m, flame).controller === seat ? sum + attrOf(m, flame, "glow") : sum),
    0,
  );

const win = (m: Match, seat: Seat, reason: string): void => endMatch(m, { winners: [seat], reason });

/** LA 6.1 to 6.3, at the end of a round. */
export function judge(m: Match): void {
  const ahead = Math.sign(lead(m, 0));
  const [first, second] = [hasLine(m, 0), hasLine(m, 1)];
  if (first !== second) win(m, first ? 0 : 1, "line");
  else if (first && ahead !== 0) win(m, ahead > 0 ? 0 : 1, "line");
  else if (tableOf(m).round >= optionsOf(m).rounds)
    endByDay(m, ahead || Math.sign(glowOf(m, 0) - glowOf(m, 1)));
}

function endByDay(m: Match, ahead: number): void {
  if (ahead === 0) endMatch(m, { winners: [], reason: "day" });
  else win(m, ahead > 0 ? 0 : 1, "day");
}
