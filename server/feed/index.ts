/**
 * What happened on the server, for programs beside it. It is stored with what it tells of, numbered by one process once
 * everybody may know it, and then read by streams, by pages and by webhooks, so that none of it is lost and none is early.
 */
import type { Refusal } from "../../shared/kernel/index.ts";
import type { FeedItem, FeedKind } from "../../shared/protocol/index.ts";
import { LobbyJobs } from "../lobby/lobby-jobs.ts";
import type { Leading } from "../match/common/leads.ts";
import type { HostLog } from "../match/common/log.ts";
import { refuse } from "../match/common/refuse.ts";
import { type FeedNames, type FeedStore, isFor, type KeptItem } from "./store.ts";
import { type WebhookSettings, Webhooks } from "./webhooks.ts";

export interface FeedDeps {
  readonly store: FeedStore;
  /** Who leads numbers and sends. */
  readonly leads: Leading;
  readonly settings: WebhookSettings & {
    /** Open ones of this process, and of one player there. */
    readonly feedStreams: number;
    readonly feedStreamsPerPlayer: number;
  };
  readonly names: FeedNames;
  isOperator(account: string): boolean;
  isShut(account: string): boolean;
  readonly log: HostLog;
}

/** Somebody who listens. */
export interface Listener {
  readonly player: string;
  readonly kinds: readonly FeedKind[];
  /** Hears what comes behind this number. */
  after: number;
  tell(item: FeedItem): void;
  /** The server ends. */
  end(): void;
}

/** Numbered, or told to the streams, in one round. */
const AT_ONCE = 200;

export class Feed {
  readonly webhooks: Webhooks;
  readonly #deps: FeedDeps;
  readonly #jobs: LobbyJobs;
  readonly #listeners = new Set<Listener>();

  constructor(deps: FeedDeps) {
    this.#deps = deps;
    this.webhooks = new Webhooks({ ...deps, told: (items) => this.#told(items) });
    this.#jobs = new LobbyJobs([() => this.#number(), () => this.#tell()], deps.log);
  }

  start(): void {
    this.#jobs.start();
  }

  async close(): Promise<void> {
    for (const listener of this.#listeners) listener.end();
    await this.#jobs.close();
    await this.webhooks.close();
  }

  /** Why he may not ask for these kinds. */
  refusalOf(player: string, kinds: readonly FeedKind[]): Refusal | undefined {
    const may = !kinds.includes("report") || this.#deps.isOperator(player);
    return may ? undefined : refuse("operator/not");
  }

  /** What a player may hear behind a number, and the number to go on from. */
  async page(player: string, kinds: readonly FeedKind[], after: number) {
    const items = await this.#deps.store.feedAfter(after, AT_ONCE);
    const his = items.filter(isFor(player, kinds, this.#deps.isOperator(player)));
    return { items: [...(await this.#told(his))], next: items.at(-1)?.n ?? after };
  }

  head(): Promise<number> {
    return this.#deps.store.feedHead();
  }

  /** From now on he hears of it, until he is let go. */
  listen(listener: Listener): (() => void) | Refusal {
    const { feedStreams, feedStreamsPerPlayer } = this.#deps.settings;
    const his = [...this.#listeners].filter(({ player }) => player === listener.player).length;
    if (his >= feedStreamsPerPlayer) return refuse("limit/streams", { most: feedStreamsPerPlayer });
    if (this.#listeners.size >= feedStreams) return refuse("server/full");
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async #number(): Promise<void> {
    if (!(await this.#deps.leads.has("feed"))) return;
    await this.#deps.store.numberFeed(AT_ONCE);
    await this.webhooks.turn();
  }

  async #tell(): Promise<void> {
    if (this.#listeners.size === 0) return;
    const from = Math.min(...[...this.#listeners].map(({ after }) => after));
    const items = await this.#deps.store.feedAfter(from, AT_ONCE);
    const told = await this.#told(items);
    for (const listener of this.#listeners) {
      const { player, kinds } = listener;
      const isHis = isFor(player, kinds, this.#deps.isOperator(player));
      for (const [at, item] of items.entries()) {
        const one = told[at];
        if (item.n <= listener.after) continue;
        listener.after = item.n;
        if (one !== undefined && isHis(item)) listener.tell(one);
      }
    }
  }

  async #told(items: readonly KeptItem[]): Promise<readonly FeedItem[]> {
    const ids = [...new Set(items.flatMap(({ players }) => players))];
    const people = new Map((await this.#deps.names.of(ids)).map((one) => [one.id, one]));
    return items.map(({ n, id, at, players, happened }) => ({
      ...{ n, id, at, ...happened },
      names: players.map((player) => people.get(player) ?? { id: player, name: "" }),
    }));
  }
}
