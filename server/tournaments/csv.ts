/** Standings and pairings as comma-separated values (RFC 4180), for a spreadsheet. */
import type { TournamentInfo } from "../../shared/protocol/index.ts";

type Cell = string | number;

/** A spreadsheet would take these for the beginning of a formula, whoever chose the name. */
const FORMULA = /^[=+\-@\t\r]/;

function written(cell: Cell): string {
  if (typeof cell === "number") return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const csv = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(written).join(",")}\r\n`).join("");

const nameIn = ({ entrants }: TournamentInfo, entrant: number | null): string =>
  entrant === null ? "" : (entrants[entrant]?.player.name ?? "");

/** A line for each player, the best first. */
export const standingsCsv = (info: TournamentInfo): string =>
  csv([
    ["rank", "player", "id", "points", "won", "drawn", "lost", ...info.tieBreaks],
    ...info.standings.map(({ entrant, points, won, drawn, lost, breaks }, n) => [
      ...[n + 1, nameIn(info, entrant), info.entrants[entrant]?.player.id ?? ""],
      ...[points, won, drawn, lost, ...breaks],
    ]),
  ]);

/** A line for each pairing, in the order of the rounds. */
export const pairingsCsv = (info: TournamentInfo): string =>
  csv([
    ["round", "pairing", "first", "second", "winner", "wins first", "wins second", "how", "table"],
    ...info.played.flatMap(({ pairings }, round) =>
      pairings.map(({ sides, result, table }, n) => [
        ...[round + 1, n + 1, nameIn(info, sides[0]), nameIn(info, sides[1])],
        typeof result?.winner === "number"
          ? nameIn(info, sides[result.winner] ?? null)
          : (result?.winner ?? ""),
        ...[result?.wins[0] ?? "", result?.wins[1] ?? "", result?.how ?? "", table ?? ""],
      ]),
    ),
  ]);
