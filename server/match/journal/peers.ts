/** The processes that host matches together, as each of them sees the others. */
import type { MatchRecord, StoredMatch } from "./journal.ts";

/** A match that is handed over, its epoch, and the match time by then. */
export interface Transfer {
  readonly match: string;
  readonly epoch: number;
  readonly at: number;
}

/** A process whose lease holds: of which rules it takes matches from others, and how many it has. */
export interface Peer {
  readonly owner: string;
  /** Words of `rulesOf`; none while it starts or ends. */
  readonly plays: readonly string[];
  readonly matches: number;
}

/** What there is to do for those who are gone, and who is there to do it. */
export interface Around {
  readonly peers: readonly Peer[];
  /** Somebody's lease is about to end, though it is renewed long before that. */
  readonly isLate: boolean;
  /** There are matches that nobody has. */
  readonly isFree: boolean;
}

export interface PeerStore {
  /** Asked by each process twice a second. @param left milliseconds of a lease with which its owner is late */
  around(left: number): Promise<Around>;
  /** This process takes matches of these rules from others; of none where it does not any more. */
  announce(owner: string, plays: readonly string[]): Promise<void>;
  /**
   * The processes whose leases hold, each with as many matches as it said half a second ago or less; `isExact`: as it
   * has, for which every unfinished match is looked at.
   */
  peers(isExact?: boolean): Promise<readonly Peer[]>;
  /** The owner has these matches no more. */
  letGo(owner: string, matches: readonly string[]): Promise<void>;
  /** Whether somebody's lease holds the unfinished match. */
  isHeld(match: string): Promise<boolean>;
  /** The record that the match began with. */
  record(match: string): Promise<MatchRecord | undefined>;
  /**
   * Takes an unfinished match over, `epoch + 1`, from whoever has it at this epoch and gives it. Resolves to what
   * came after row `after`; undefined where somebody else has it by now.
   */
  inherit(match: string, epoch: number, owner: string, after: number): Promise<Head | undefined>;
}

/** A match that was taken over by one who knew it up to some row. */
export type Head = Pick<StoredMatch, "epoch" | "kept" | "rows" | "damage">;

/** The process with the fewest matches among those that take one of these rules. */
export function successorOf(peers: readonly Peer[], rules: string): Peer | undefined {
  const takers = peers.filter(({ plays }) => plays.includes(rules));
  return takers.toSorted((a, b) => a.matches - b.matches)[0];
}

/** The questions of a process to another. All of it rejects where that does not answer. */
export interface Neighbours {
  /** Hosts a match that nobody has; resolves to whether it does. */
  host(owner: string, match: string): Promise<boolean>;
  /** Gets ready for a match that it will be given; resolves to whether it can have it. */
  prepare(owner: string, match: string): Promise<boolean>;
  /** Takes it over; resolves to whether its players find it there. */
  receive(owner: string, transfer: Transfer): Promise<boolean>;
}

/** The services of a process for its neighbours. */
export type Neighbourly = {
  readonly [What in keyof Neighbours]: Neighbours[What] extends (
    owner: string,
    ...about: infer About
  ) => infer Answer
    ? (...about: About) => Answer
    : never;
};
