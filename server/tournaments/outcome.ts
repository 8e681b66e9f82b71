/** What a table's matches mean to the pairing that was played there. */
import { seriesWinner } from "../../shared/games/series.ts";
import type { Seat } from "../../shared/kernel/index.ts";
import type { Table } from "../lobby/table.ts";
import { type Result, wonBy } from "./tournament.ts";

type Games = Pick<Table, "games">;

function winsIn({ games }: Games): readonly [number, number] {
  const won = (seat: Seat) =>
    games.filter(({ outcome }) => outcome?.winners.length === 1 && outcome.winners[0] === seat).length;
  return [won(0), won(1)];
}

/** Of a series that was not played to its end who leads has won it. @param away the seats where nobody was */
export function resultOf(table: Games, bestOf: number, away: readonly Seat[] = []): Result {
  const wins = winsIn(table);
  const outcomes = table.games.flatMap(({ outcome }) => outcome ?? []);
  const decided = seriesWinner(outcomes, 2, bestOf);
  if (away.length === 2) return { winner: "neither", wins, how: "no-show" };
  if (decided === 0 || decided === 1) {
    const isAway = away.includes(1 - decided);
    return { winner: decided, wins, how: isAway ? "no-show" : "played" };
  }
  if (away.length === 1) return { winner: away[0] === 0 ? 1 : 0, wins, how: "no-show" };
  if (decided === "drawn" && wins[0] === wins[1]) return { winner: "drawn", wins, how: "played" };
  const [first, second] = wins;
  return { winner: first === second ? "drawn" : first > second ? 0 : 1, wins, how: "clock" };
}

/** The seats that played nothing themselves in all the series, though its matches were not won without them. */
export function awayFrom({ games }: Games, played: readonly (readonly Seat[])[]): readonly Seat[] {
  // Who agrees on a draw is there.
  if (games.length === 0 || games.some(({ outcome }) => outcome?.reason === "draw")) return [];
  const came = new Set(played.flat());
  const wins = winsIn({ games });
  return [0, 1].filter((seat) => !came.has(seat) && wins[seat as 0 | 1] === 0);
}

/** Of a pairing that nobody can play, as a deck of it is erased with its player. */
export function stockless(seats: readonly { readonly stock: unknown }[], bestOf: number): Result {
  const there = seats.findIndex(({ stock }) => stock !== undefined);
  if (there < 0) return { winner: "neither", wins: [0, 0], how: "no-show" };
  return wonBy(there as 0 | 1, bestOf, "no-show");
}
