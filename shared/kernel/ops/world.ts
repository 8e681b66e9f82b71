/** What an op in the world of a branch may do (kernel.md 10): its own seat's side, with numbers of its own. */
import type { Match } from "../model/match.ts";
import { NONE, type Seat } from "../model/state.ts";

/** The next free number from `n` on; worlds of one base never give the same, so that they can be joined. */
export function nextNumber(m: Match, n: number): number {
  const { world, seats } = m.state;
  if (world === null) return n;
  return n + ((((world.seat - n) % seats.length) + seats.length) % seats.length);
}

/** Fails where a branch would change what is not its seat's; NONE is the table's. */
export function ownSide(m: Match, seat: Seat): void {
  const { world } = m.state;
  if (world !== null && world.seat !== seat)
    throw new Error(`a branch of seat ${world.seat} changes ${seat === NONE ? "the table" : `seat ${seat}`}`);
}
