/** The needs of keeping the peace of a store. They declare it and the store implements it. */
import type { Notice, PlayerAct, SaidLine } from "../../shared/protocol/index.ts";
import type { Table } from "../lobby/table.ts";
import type { MatchRecord, Sitter } from "../match/journal/journal.ts";
import type { AddressStore } from "./addresses.ts";
import type { Crowd, QuickPlayer, Rivalry } from "./suspicions.ts";

/** Something that an operator did. */
export interface Entry {
  /** Who did it. */
  readonly operator: string;
  readonly act: string;
  /** The player, set, match or range that it was done to. */
  readonly subject: string;
  readonly why: string;
  /** The player who is told. */
  readonly player?: string | undefined;
}

/** What a word of the operator's is for. */
export type WordRule = "refuse" | "allow";

export interface KeptWord {
  readonly word: string;
  readonly rule: WordRule;
}

/** It as it is kept; moments by the store's clock, in milliseconds. */
export interface KeptEntry {
  readonly n: number;
  readonly at: number;
  readonly operator: string;
  readonly act: string;
  readonly subject: string;
  readonly why: string;
  readonly until: number | null;
}

/** A decision on a player. */
export interface Judgement {
  readonly operator: string;
  readonly act: PlayerAct;
  readonly player: string;
  readonly why: string;
  /** How long it holds; undefined where it does not end by itself. */
  readonly ms: number | undefined;
}

/** Addresses that guests may not come from, as CIDR, and for how many milliseconds still. */
export interface ShutRange {
  readonly range: string;
  readonly ms: number;
}

/** A report that waits, or was judged. */
export interface KeptReport {
  readonly n: number;
  readonly id: string;
  readonly at: number;
  readonly match: string;
  readonly seq: number;
  readonly reporter: string;
  readonly text: string;
  readonly closed: number | null;
  readonly outcome: string | null;
}

/** What is known of a player to who judges him. */
export interface History {
  readonly id: string;
  readonly name: string;
  /** Matches that are over and kept. */
  readonly matches: number;
  /** How often others reported a match of his, and he one. */
  readonly reported: number;
  readonly reports: number;
  readonly acts: readonly KeptEntry[];
}

export interface PeaceStore extends AddressStore {
  /** The oldest first. */
  openReports(most: number): Promise<readonly KeptReport[]>;
  report(id: string): Promise<(KeptReport & { readonly chat: readonly SaidLine[] }) | undefined>;
  /** Tells its reporter, too. False where it is closed, or there is none. */
  closeReport(id: string, operator: string, outcome: string): Promise<boolean>;
  history(player: string, most: number): Promise<History>;
  record(match: string): Promise<MatchRecord | undefined>;
  share(match: string, word: string): Promise<string>;
  player(id: string): Promise<Sitter | undefined>;
  /** Carries it out and keeps it, both or neither. */
  judge(judgement: Judgement): Promise<void>;
  keepEntry(entry: Entry): Promise<void>;
  /** The newest first: those before number `before`, of one subject or of all. */
  entries(subject: string | undefined, before: number, most: number): Promise<readonly KeptEntry[]>;
  /** What he has not read, the oldest first. */
  notices(player: string, most: number): Promise<readonly Notice[]>;
  seeNotices(player: string, upTo: number): Promise<void>;
  shutRange(range: string, ms: number): Promise<void>;
  /** False where it was not shut. */
  openRange(range: string): Promise<boolean>;
  shutRanges(): Promise<readonly ShutRange[]>;
  playerSets(ids: readonly string[]): Promise<readonly { readonly player: string }[]>;
  hidePlayerSet(id: string, hidden: boolean): Promise<boolean>;
  /** The table that a match was played at, and whether its rating was taken back already. */
  tableOfMatch(match: string): Promise<Table | undefined>;
  isVoid(match: string): Promise<boolean>;
  /** Gives its ratings back; logs it, and tells its players. All or nothing. */
  voidSeries(table: Table, match: string, operator: string, why: string): Promise<void>;
  rivalries(ms: number, least: number, most: number): Promise<readonly Rivalry[]>;
  quickPlayers(ms: number, within: number, least: number, most: number): Promise<readonly QuickPlayer[]>;
  crowds(ms: number, least: number, most: number): Promise<readonly Crowd[]>;
  appoint(account: string, is: boolean): Promise<void>;
  operators(): Promise<readonly string[]>;
}
