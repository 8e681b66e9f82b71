/** The needs of tables, decks, queues and ratings of a store. The lobby declares it and the store implements it. */

import type { Badge, Refusal, Seat } from "../../shared/kernel/index.ts";
import type { SetAccess, StoredDeck } from "../../shared/protocol/index.ts";
import type { Made, MatchLimits, MatchRecord, SetFile } from "../match/journal/journal.ts";
import type { News } from "../match/journal/news.ts";
import type { Rating } from "./ratings.ts";
import type { Table } from "./table.ts";
import type { Ticket } from "./ticket.ts";

export interface DeckStore {
  /** A player's decks, by their ids. */
  decks(player: string): Promise<readonly StoredDeck[]>;
  deck(player: string, id: string): Promise<StoredDeck | undefined>;
  /** False where it would be one more than `most`. */
  putDeck(player: string, deck: StoredDeck, most: number): Promise<boolean>;
  /** False where there was none. */
  dropDeck(player: string, id: string): Promise<boolean>;
}

/** A player's set, without its cards. */
export interface KeptSet {
  readonly id: string;
  readonly player: string;
  readonly ruleset: string;
  readonly name: string;
  /** Content hash. */
  readonly version: string;
  /** How many. */
  readonly cards: number;
  readonly access: SetAccess;
  /** What tells it from others in a list. */
  readonly badge?: Badge | undefined;
  /** By the operator. */
  readonly hidden: boolean;
  /** By the store's clock, in milliseconds. */
  readonly changed: number;
}

/** A content of a player's set, with its canonical text. */
export interface SetContent extends Pick<KeptSet, "ruleset" | "name" | "version" | "cards" | "badge"> {
  readonly text: string;
}

export interface NewSet extends Pick<KeptSet, "id" | "player" | "access"> {
  readonly content: SetContent;
}

export interface SetChange {
  readonly access?: SetAccess | undefined;
  readonly content?: SetContent | undefined;
}

export interface PlayerSetStore {
  /** Undefined where it would be one more than `most`. */
  addPlayerSet(set: NewSet, most: number): Promise<KeptSet | undefined>;
  /** Undefined where the player has no such set. The version before is kept for who needs it. */
  changePlayerSet(id: string, player: string, change: SetChange): Promise<KeptSet | undefined>;
  /** False where the player has none. */
  dropPlayerSet(id: string, player: string): Promise<boolean>;
  playerSets(ids: readonly string[]): Promise<readonly KeptSet[]>;
  playerSetsOf(player: string): Promise<readonly KeptSet[]>;
  /** The newest that everybody may play. */
  publicSets(most: number): Promise<readonly KeptSet[]>;
  /** The texts of these versions, as far as they are kept. */
  keptSets(hashes: readonly string[]): Promise<readonly SetFile[]>;
  /** Whether a table, a match or a set that is not hidden has this version. */
  isVersionShown(hash: string): Promise<boolean>;
}

export interface TableStore {
  /** Whether a player wants nothing to do with another. */
  isBlocked(player: string, other: string): Promise<boolean>;
  /** Milliseconds by the store's clock, the same for all processes. */
  now(): Promise<number>;
  /** Stores a new table, unless its owner has `most` open ones already (limit) or its code is another one's (taken). */
  addTable(table: Table, most: number): Promise<"added" | "limit" | "taken">;
  /**
   * Puts a table in the place of the one with `rev - 1`, and what that is to others; false where it is not the newest
   * any more.
   */
  putTable(table: Table, news?: News): Promise<boolean>;
  /** The record a match was begun with. */
  record(match: string): Promise<MatchRecord | undefined>;
  /** By id or code. */
  table(key: string): Promise<Table | undefined>;
  /** Those a player sits at that are not over. */
  tablesOf(player: string): Promise<readonly Table[]>;
  /**
   * Public tables, so many of each kind at most: open ones by who waits, and those that have begun, the newest first;
   * among them those that ended after `since`.
   */
  listedTables(since: number, most: number): Promise<readonly Table[]>;
  /**
   * The table begins its next match: stores the record and puts the table in the place of the one with
   * `rev - 1` (a new one has `rev` 0), all or nothing. Undefined where that is not the newest any more. With an
   * offer the tickets of both who accepted it go at the same moment; undefined where they are not two. Refused
   * where the limits leave no room.
   */
  beginMatch(
    record: MatchRecord,
    owner: string,
    table: Table,
    offer?: string,
    limits?: MatchLimits,
  ): Promise<Made | Refusal | undefined>;
  /** Why no further match of this ruleset and these players may begin; undefined where it may. */
  noRoom(players: readonly string[], limits: MatchLimits, ruleset: string): Promise<Refusal | undefined>;
  /** Where these players sit or sat a moment ago, and how often each table has changed. */
  tableRevs(
    players: readonly string[],
  ): Promise<readonly { readonly player: string; readonly id: string; readonly rev: number }[]>;
  /** Which of these waits for somebody; asked by each process twice a second. */
  waiting(since: number): Promise<Waiting>;
  /** Tables whose running match has an outcome. */
  endedTables(most: number): Promise<readonly EndedTable[]>;
  /** Marks what processes of an older release left unmarked, so that it is found: so many sittings at once. */
  catchUp(most: number): Promise<void>;
  /** Tables that something is due for by now: the next match, or its ratings. */
  dueTables(most: number): Promise<readonly Table[]>;
  /** Somebody of these players is here: their open tables stay. */
  touchTables(players: readonly string[]): Promise<void>;
  /** Open tables that name a set which is gone or hidden; all that name any, where players' sets are not allowed. */
  tablesWithout(isAllowed: boolean, most: number): Promise<readonly Table[]>;
  /** Open tables that nobody has touched for so many milliseconds. */
  idleTables(idleMs: number, most: number): Promise<readonly Table[]>;
}

/** Whether there is one of each at least. */
export interface Waiting {
  /** Players of whom something was decided since a moment. */
  readonly decisions: boolean;
  /** What `endedTables` and `dueTables` find. */
  readonly tables: boolean;
}

export interface EndedTable {
  readonly table: Table;
  readonly outcome: { readonly winners: readonly number[]; readonly reason: string };
}

export interface QueueStore {
  now(): Promise<number>;
  /**
   * Puts a player into the queue, and resolves to his ticket. He has one: what it waits for keeps its place, what
   * is offered stays offered, anything else is a new ticket in its place.
   */
  enter(ticket: Ticket): Promise<Ticket>;
  ticketsOf(players: readonly string[]): Promise<readonly Ticket[]>;
  /** All of the queue, those who wait longest first. */
  tickets(most: number): Promise<readonly Ticket[]>;
  /** These players are there. */
  touchTickets(players: readonly string[]): Promise<void>;
  /** Offers two players each other, where neither has another offer. */
  offer(players: readonly [string, string], id: string, until: number): Promise<boolean>;
  /** False where he has no such offer any more. */
  acceptOffer(player: string, id: string): Promise<boolean>;
  /** Takes the player's ticket; who was offered him waits on in his old place. False where there was none. */
  leaveQueue(player: string): Promise<boolean>;
  /** Ends the offers whose time is over, but for those that both accepted: who did not accept is out. */
  lapseOffers(): Promise<void>;
  /** Takes the tickets of players not seen for so many milliseconds. */
  dropTickets(goneMs: number): Promise<void>;
}

/** What is kept of a rated series beside its result. */
export interface SeriesPlayed {
  /** The names of the players' decks, where they have one. */
  readonly decks?: readonly (string | null)[];
  /** What was played, for how quickly was answered. */
  readonly matches?: readonly string[];
}

export interface RatingStore {
  /** Those of the players who have one. */
  ratings(
    game: string,
    players: readonly string[],
  ): Promise<readonly (Rating & { readonly player: string })[]>;
  /**
   * Rates a series once, however often it is asked for, where the pair has changed each other's ratings less than
   * so often in 24 hours. @param score of the first player
   */
  rate(
    place: string,
    game: string,
    players: readonly [string, string],
    score: 0 | 0.5 | 1,
    mostOfPair: number,
    series?: SeriesPlayed,
  ): Promise<void>;
  /** The seats of a match that have played something themselves. */
  playedSeats(match: string): Promise<readonly Seat[]>;
  leaders(game: string, most: number): Promise<readonly (Rating & { readonly player: string })[]>;
}
