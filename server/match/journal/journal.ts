/**
 * The needs of a match of a store. The match declares it and the stores implement it, so that a match is
 * played in tests against any of them.
 */
import type { Data, MatchSetup, Outcome, Refusal, Seat } from "../../../shared/kernel/index.ts";
import type { ClockSetting, TableSet } from "../../../shared/protocol/index.ts";

/** A player with the name others see. */
export interface Sitter {
  readonly id: string;
  readonly name: string;
}

/** The setting of who may watch, how many seconds behind, and who may have the replay in the end. */
export interface WatchSetting {
  readonly who: "all" | "link" | "nobody";
  readonly delay: number;
  /** Its players, and whom one of them gave the link, without it. */
  readonly replays?: "public";
}

/**
 * Raised when a journal of the release before can no longer be played: its rows, or what the host itself writes in
 * them. Of a newer format a server reads id, players and the names in the setup, and nothing else.
 */
export const JOURNAL_FORMAT = 1;

/** Everything a match begins with; written once. */
export interface MatchRecord {
  readonly id: string;
  /** The first format where there is none. */
  readonly format?: number;
  readonly setup: MatchSetup;
  /** Version of the ruleset, and content hashes of the sets in the setup's order. */
  readonly rules: number;
  readonly hashes: readonly string[];
  /** The players' sets that its table plays, whether a deck has cards of them or not. */
  readonly playerSets?: readonly TableSet[] | undefined;
  /** Ids, by seat. Names may change, so they are kept in one place of the store alone. */
  readonly players: readonly string[];
  /** Its shuffles are committed to, and dealt only when the seats have added to the seed. */
  readonly fair?: boolean;
  /** Its seed was chosen: it is for tests, promises nothing and is never rated. */
  readonly chosen?: true;
  /** The setting of the seats' clock; none without it. */
  readonly clock?: ClockSetting | undefined;
  /** The table it is played at, and who may watch, the delay in seconds; absent where it was begun without one. */
  readonly table?: string | undefined;
  readonly watch?: WatchSetting | undefined;
}

/** One accepted intent, or what the host notes of the match in its order. */
export interface Row {
  /** Counts the match's rows from 1. Never leaves the host. */
  readonly seq: number;
  readonly by: Seat | "host";
  /** Match time of receipt in milliseconds. */
  readonly at: number;
  /** The client's message id, with the seat that sent it; null for the host's own. */
  readonly from: { readonly seat: Seat; readonly id: string } | null;
  readonly intent: Data;
  /** Of the events it produced: a restore that computes another stops. */
  readonly digest: string;
}

/** The match as it stood after one of its rows, so that a restore need not play all of them again. */
export interface Snapshot {
  /** The last row that is in it. */
  readonly seq: number;
  /** Match time in milliseconds. */
  readonly at: number;
  /** The kernel's save, with what the host has beside it as `beside`, as JSON text. */
  readonly saved: string;
  /** By seat, the ids whose answers are kept, oldest first. */
  readonly accepted: readonly (readonly string[])[];
}

/**
 * The player who asked for a match, and the key he asked under. The digest is of what was asked, so that a key is good
 * for one thing.
 */
export interface Order {
  readonly player: string;
  readonly key: string;
  readonly digest: string;
}

/** A card set's file as it was when a match pinned it, as JSON text. */
export interface SetFile {
  readonly hash: string;
  readonly text: string;
}

/** A match that is over, as lists of them tell it. */
export interface FinishedMatch {
  readonly record: MatchRecord;
  readonly outcome: Outcome | null;
}

/**
 * The state that no row says and a restart must not forget: whose time to be away is used, and whom they want not to
 * hear.
 */
export interface Kept {
  /** By seat: what is left of it in milliseconds, and the match time it runs from, null while the player is there. */
  readonly away: readonly { readonly left: number; readonly since: number | null }[];
  /** By seat, the seats it has muted. */
  readonly mutes: readonly (readonly Seat[])[];
  /** By seat what it adds to the shuffle's seed, until that is in the journal. */
  readonly nonces: readonly (string | null)[];
  /** By seat, the ids that were accepted last, oldest first: some of them stand in no row. */
  readonly accepted?: readonly (readonly string[])[];
}

/** A fault in the stored part of a match, and from which entry on. */
export interface Damage {
  /** Not to be read, or not whole. */
  readonly code: "restore/unreadable" | "restore/torn";
  readonly seq?: number;
  readonly why: string;
}

/** The format of a record that cannot be read: of it the id and the players are known, and nothing else. */
export const UNREADABLE_FORMAT = -1;

export interface StoredMatch {
  readonly record: MatchRecord;
  readonly snapshot: Snapshot | null;
  /** Those after the snapshot; all of them where there is none. */
  readonly rows: readonly Row[];
  readonly outcome: Outcome | null;
  /** Raised by each claim; an append under an older one is fenced. */
  readonly epoch: number;
  readonly kept: Kept | null;
  /** Then the rows are those before it. */
  readonly damage?: Damage;
  /** There is a snapshot that is not what was written; it is left out. */
  readonly doubted?: true;
  /** It has held a process for ever. */
  readonly isStuck?: true;
}

/** The match that stands under an order, and the digest of what was asked then. */
export interface Made {
  readonly match: string;
  readonly digest: string;
}

/** Whether a process's lease went on; where it was over before, the matches that nobody took from it since. */
export type Renewed = { readonly late: false } | { readonly late: true; readonly kept: readonly KeptMatch[] };

/** A match that is a process's still, at this epoch. */
export interface KeptMatch {
  readonly id: string;
  readonly epoch: number;
}

/** How many matches may be live, which is stored and not over: of one player, and in all. */
export interface MatchLimits {
  readonly perPlayer: number;
  readonly all: number;
}

/** A match that nobody's lease holds, and the rules it needs (`rulesOf`); undefined where its record tells none. */
export interface Unowned {
  readonly id: string;
  readonly rules: string | undefined;
}

/** The epoch of who makes a match; each claim raises it. */
export const FIRST_EPOCH = 1;

/** In which room a match is hosted now, null while it is in none, and who sits in it. */
export interface Whereabouts {
  readonly room: string | null;
  readonly players: readonly string[];
}

/** An unfinished match as the store knows it: when it was made among the others, its last row, and who hosts it. */
export interface ListedMatch {
  readonly born: number;
  readonly record: MatchRecord;
  readonly seq: number;
  readonly owner: string | null;
}

/**
 * "fenced": another process owns the match now; "torn": it is this one's, and its head says that other rows are there.
 * Nothing was written.
 */
export type Appended = "stored" | "fenced" | "torn";

export interface MatchStore {
  /**
   * Stores a new match of this owner, at the first epoch. Resolves when it is durable. An order that was given
   * before stores nothing and resolves to what it made then; without one, or for a new one, to the match's own id.
   * Refused where the limits leave no room; without any there is.
   */
  create(record: MatchRecord, owner: string, order?: Order, limits?: MatchLimits): Promise<Made | Refusal>;
  /** The match that was made by an order of this player and key. */
  made(player: string, key: string): Promise<Made | undefined>;
  /**
   * Takes an unfinished match over, `epoch + 1`, and resolves to everything stored of it: where its owner's lease
   * is over, or the owner claims it anew. "held" where another's lease holds it, undefined where there is none.
   */
  claim(match: string, owner: string): Promise<StoredMatch | "held" | undefined>;
  /**
   * Ends a match that cannot be played any more, without a row. False where it is over, or another's lease holds it.
   */
  finish(match: string, owner: string, outcome: Outcome): Promise<boolean>;
  /** The same for many at once; resolves to those that are had. */
  claimAll(matches: readonly string[], owner: string): Promise<readonly StoredMatch[]>;
  /** Says in which room the match is. Only its owner can. */
  settle(match: string, epoch: number, room: string): Promise<void>;
  whereabouts(match: string): Promise<Whereabouts | undefined>;
  /** Lets a match go, for whoever wants it. Only its owner can. */
  release(match: string, epoch: number): Promise<void>;
  /** The owner has its matches, so many, for so many milliseconds more, by the database's clock. */
  renew(owner: string, ms: number, matches: number): Promise<Renewed>;
  /**
   * Ends the leases of processes that are gone: their sessions at the database are no more, and no more than `left`
   * milliseconds of their leases are left.
   */
  endGone(left: number): Promise<void>;
  /** Lets go all that is the owner's. */
  retire(owner: string): Promise<void>;
  /** The match as it is stored, without claiming it; from its start on, without the snapshot, if so wanted. */
  read(match: string, from?: "snapshot" | "start"): Promise<StoredMatch | undefined>;
  /**
   * Appends the rows, all or none, and resolves when they are durable. The same rows offered again are
   * "stored" again. `outcome` is the end of the match, where they bring it about. A rejection means that
   * nobody knows: offer the same rows again.
   */
  append(match: string, epoch: number, rows: readonly Row[], outcome: Outcome | null): Promise<Appended>;
  /** Puts a snapshot in place of the one before. Only the match's owner can. */
  snapshot(match: string, epoch: number, snapshot: Snapshot): Promise<void>;
  /** Keeps this beside the match, in place of what was kept before. Only its owner can. */
  keep(match: string, epoch: number, kept: Kept): Promise<void>;
  /** Keeps set files for the matches that will pin them; one that is kept already stays as it is. */
  keepSets(files: readonly SetFile[]): Promise<void>;
  /** Those of these hashes that are kept. */
  keptSets(hashes: readonly string[]): Promise<readonly SetFile[]>;
  /** The unfinished matches whose owner's lease is over, oldest first; and those of `own`, where given. */
  unowned(own?: string): Promise<readonly Unowned[]>;
}
