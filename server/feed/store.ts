/** The needs of the feed of a store. It declares them and the store implements them. */

import type { FeedKind, Happened, Webhook } from "../../shared/protocol/index.ts";
import type { Sitter } from "../match/journal/journal.ts";
import type { Audience } from "../match/journal/news.ts";

/** Something that happened, numbered. Moments are by the store's clock, in milliseconds. */
export interface KeptItem {
  readonly n: number;
  readonly id: string;
  readonly at: number;
  readonly audience: Audience;
  readonly players: readonly string[];
  readonly happened: Happened;
}

/** Where something is sent, and how far that has come. */
export interface KeptWebhook extends Webhook {
  readonly account: string;
  readonly secret: string;
  /** The newest number that it has been sent, or was not for it. */
  readonly after: number;
}

export interface WebhookMove {
  readonly after: number;
  readonly failures: number;
  /** Milliseconds until it is tried again. */
  readonly ms: number;
  /** It is tried no more. */
  readonly isStopped: boolean;
}

export interface FeedStore {
  /** Gives numbers to what is due and has none; resolves to how many. By one process at a time. */
  numberFeed(most: number): Promise<number>;
  /** Those with a greater number, in their order. */
  feedAfter(n: number, most: number): Promise<readonly KeptItem[]>;
  /** The greatest number; 0 where there is none. */
  feedHead(): Promise<number>;
  /** Begins behind what is numbered now; false where the account has as many as `most`. */
  addWebhook(
    webhook: Pick<KeptWebhook, "id" | "account" | "url" | "kinds" | "secret">,
    most: number,
  ): Promise<boolean>;
  webhooksOf(account: string): Promise<readonly Webhook[]>;
  dropWebhook(account: string, id: string): Promise<boolean>;
  /** Those with something to look at, that may be tried now. */
  dueWebhooks(most: number): Promise<readonly KeptWebhook[]>;
  /** Where it is still behind `before`. */
  moveWebhook(id: string, before: number, move: WebhookMove): Promise<void>;
}

export interface FeedNames {
  of(players: string[]): Promise<readonly Sitter[]>;
}

export const isFor =
  (player: string, kinds: readonly FeedKind[], isOperator: boolean) =>
  ({ audience, players, happened }: KeptItem): boolean =>
    kinds.includes(happened.kind) &&
    (audience === "all" || (audience === "operators" ? isOperator : players.includes(player)));
