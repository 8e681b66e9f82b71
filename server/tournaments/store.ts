/** The needs of tournaments of a store. They declare it and the store implements it. */

import type { Stock } from "../../shared/games/series.ts";
import type { Seat } from "../../shared/kernel/index.ts";
import type { TournamentRow } from "../../shared/protocol/index.ts";
import type { Table } from "../lobby/table.ts";
import type { Tournament } from "./tournament.ts";

/** A tournament, and how often it has changed. */
export interface Kept {
  readonly rev: number;
  readonly tournament: Tournament;
}

/** The deck of a player who enters; null where he enters no more. */
export interface Entry {
  readonly player: string;
  readonly stock: Stock | null;
}

export interface TournamentStore {
  /** Milliseconds by the store's clock, the same for all processes. */
  now(): Promise<number>;
  /** False where its organiser has `most` that are not over. */
  addTournament(tournament: Tournament, most: number): Promise<boolean>;
  tournament(id: string): Promise<Kept | undefined>;
  /**
   * Puts a tournament, and the deck of one entry of it, in the place of the one that has changed once less; false where
   * that is not the newest any more.
   */
  putTournament(kept: Kept, entry?: Entry): Promise<boolean>;
  /** Those that are not over, with how often each has changed. */
  liveTournaments(): Promise<readonly { readonly id: string; readonly rev: number }[]>;
  /** Those that are not over, then the newest of the others. */
  listedTournaments(most: number): Promise<readonly TournamentRow[]>;
  decksEntered(
    tournament: string,
    players: readonly string[],
  ): Promise<readonly { readonly player: string; readonly stock: Stock }[]>;
  /** Those of the tables that are there, without decks. */
  tablesNamed(ids: readonly string[]): Promise<readonly Table[]>;
  /** The seats of a match that have played something themselves. */
  playedSeats(match: string): Promise<readonly Seat[]>;
}
