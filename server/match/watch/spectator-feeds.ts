/** The feeds of this process: all who watch one match look at one of them. */
import { type Catalog, isRefusal, type Refusal } from "../../../shared/kernel/index.ts";
import { refuse } from "../common/refuse.ts";
import type { MatchRecord } from "../journal/journal.ts";
import { type FeedDeps, type FeedStore, SpectatorFeed } from "./spectator-feed.ts";
import { watchDelay, watchRules } from "./watch-rights.ts";

/** Tells that the store has another row of a match. A hint: one that is lost is made up for. */
export interface Bell {
  /** Hears of this match until what it returns is called. */
  listen(match: string, rung: (seq: number) => void): () => void;
}

export interface SpectatorFeedsDeps extends FeedDeps {
  readonly store: FeedStore & { record(match: string): Promise<MatchRecord | undefined> };
  readonly bell: Bell;
  catalogOf(record: MatchRecord): Promise<Catalog | Refusal>;
  /** Seconds that watching is behind where nobody chose. */
  readonly watchDelay: number;
  /** Milliseconds that hands are behind at least. */
  readonly handsDelay: number;
}

interface Held {
  readonly feed: Promise<SpectatorFeed | Refusal>;
  holders: number;
  readonly silence: () => void;
}

export class SpectatorFeeds {
  readonly #deps: SpectatorFeedsDeps;
  readonly #held = new Map<string, Held>();

  constructor(deps: SpectatorFeedsDeps) {
    this.#deps = deps;
  }

  /** The feed of a match, or why there is none. Everybody who gets one lets it go with `release`, once. */
  async open(match: string, hands: boolean): Promise<SpectatorFeed | Refusal> {
    const key = keyOf(match, hands);
    const held = this.#held.get(key) ?? this.#hold(match, hands);
    held.holders++;
    const feed = await held.feed.catch((error: unknown) => {
      this.#deps.log.error({ match, err: error }, "no feed of a match");
      return refuse("server/error");
    });
    if (isRefusal(feed)) this.#letGo(key);
    return feed;
  }

  release({ of }: SpectatorFeed): void {
    this.#letGo(keyOf(of.record.id, of.hands));
  }

  #hold(match: string, hands: boolean): Held {
    const feed = this.#open(match, hands);
    const rung = (seq: number) => void feed.then((one) => isRefusal(one) || one.ring(seq)).catch(() => {});
    const held = { feed, holders: 0, silence: this.#deps.bell.listen(match, rung) };
    this.#held.set(keyOf(match, hands), held);
    return held;
  }

  async #open(match: string, hands: boolean): Promise<SpectatorFeed | Refusal> {
    const { store, catalogOf, watchDelay: seconds, handsDelay } = this.#deps;
    const record = await store.record(match);
    if (record === undefined) return refuse("match/not-found");
    const catalog = await catalogOf(record);
    if (isRefusal(catalog)) return catalog;
    const delay = watchDelay(watchRules(record, seconds), hands, handsDelay);
    return SpectatorFeed.open(this.#deps, { record, catalog, hands, delay });
  }

  #letGo(key: string): void {
    const held = this.#held.get(key);
    if (held === undefined || --held.holders > 0) return;
    this.#held.delete(key);
    held.silence();
    held.feed.then((feed) => isRefusal(feed) || feed.close()).catch(() => {});
  }
}

const keyOf = (match: string, hands: boolean): string => `${match}${hands ? " hands" : ""}`;
