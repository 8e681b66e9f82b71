/** The needs of profiles of a store. They declare it and the store implements it. */
import type { Bond } from "../../shared/protocol/index.ts";
import type { Rating } from "../lobby/ratings.ts";
import type { DeckStore } from "../lobby/store.ts";
import type { Table } from "../lobby/table.ts";

/** How often a player won, drew and lost; of a ladder. */
export interface Tally {
  readonly game: string;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

/** The rating that one match left, at a moment by the store's clock in milliseconds. */
export interface Mark {
  readonly game: string;
  readonly at: number;
  readonly rating: number;
}

/** What a player lets others see. */
export interface Shown {
  readonly decks: boolean;
}

/** A challenge that is open still. */
export interface KeptChallenge {
  readonly table: Table;
  readonly challenger: string;
  readonly until: number;
}

export interface BondStore {
  /** Takes the place of what he was to the other; false where he has `most` of that bond. */
  bind(player: string, other: string, bond: Bond | null, most: number): Promise<boolean>;
  /** The newest first. */
  bondsOf(player: string): Promise<readonly { readonly other: string; readonly bond: Bond }[]>;
  isBlocked(player: string, other: string): Promise<boolean>;
  addChallenge(table: string, challenger: string, challenged: string, ms: number): Promise<void>;
  /** How many open ones he has made. */
  challengesBy(challenger: string): Promise<number>;
  /** Those of open tables that ask him, the newest first. */
  challengesOf(challenged: string): Promise<readonly KeptChallenge[]>;
}

export interface ProfileStore extends Pick<DeckStore, "decks"> {
  ratingsOf(player: string): Promise<readonly (Rating & { readonly game: string })[]>;
  /** The last so many of each ladder, the oldest first. */
  marksOf(player: string, most: number): Promise<readonly Mark[]>;
  /** Those met most often; all that are erased are one without an id. */
  talliesByOpponent(
    player: string,
    most: number,
  ): Promise<readonly (Tally & { readonly opponent: string | null })[]>;
  /** Those played most often; all without a name are one. */
  talliesByDeck(player: string, most: number): Promise<readonly (Tally & { readonly deck: string | null })[]>;
  shownOf(player: string): Promise<Shown>;
  show(player: string, shown: Shown): Promise<void>;
}
