/** A player that the server runs itself. The match declares it and the bots implement it. */
import type { Data, Saved, Seat } from "../../../shared/kernel/index.ts";
import type { Reason } from "../../../shared/protocol/index.ts";

export interface Position {
  readonly seat: Seat;
  /** The match as this seat may imagine it (`determinize`), saved: nothing it may not know is in it. */
  readonly world: Saved;
  /** Content hashes of its sets. */
  readonly sets: readonly string[];
}

export interface BotPlayer {
  /** Milliseconds before its answer is given, whatever it had to think about. */
  delay(): number;
  /** An intent for the seat that is asked. A rejection is answered by the request's default. */
  decide(position: Position): Promise<Data | undefined>;
}

/** A move for a player, and why, where there is one reason above others. */
export interface Suggestion {
  readonly intent: Data;
  readonly reason: Reason | null;
}

/** Thinks in a player's place, of nothing but what that seat may imagine. Undefined where it finds no move. */
export type Adviser = (position: Position) => Promise<Suggestion | undefined>;

/** The server's own players by the id that stands on a seat; undefined for people. */
export type BotPlayers = (player: string) => BotPlayer | undefined;
