/** The way into a match, put together: decks, tables, and what looks after them. */
import type { Catalog } from "../../shared/kernel/index.ts";
import type { TableInfo } from "../../shared/protocol/index.ts";
import type { Decisions } from "../match/decisions.ts";
import type { Hosts } from "../match/hosts.ts";
import type { HostLog } from "../match/log.ts";
import type { Names } from "../match/names.ts";
import { Decks } from "./decks.ts";
import { Judge } from "./judge.ts";
import { listing } from "./listing.ts";
import { Queue } from "./queue.ts";
import { Retention, type RetentionStore } from "./retention.ts";
import { Steward } from "./steward.ts";
import type { DeckStore, QueueStore, RatingStore, TableStore } from "./store.ts";
import { isDone, type Table } from "./table.ts";
import { Tables } from "./tables.ts";
import { ticketInfoOf } from "./ticket.ts";
import { infoOf, playersOf } from "./view.ts";

export interface LobbySettings {
  readonly openTablesPerPlayer: number;
  readonly decksPerPlayer: number;
  readonly tableIdleSeconds: number;
  readonly sideboardSeconds: number;
  readonly watchDelaySeconds: number;
  readonly acceptSeconds: number;
  readonly keepDays: number;
}

export interface LobbyDeps {
  readonly settings: LobbySettings;
  readonly store: DeckStore & TableStore & QueueStore & RatingStore & RetentionStore;
  readonly catalog: Catalog;
  /** The set files the judge of decks loads. */
  readonly texts: ReadonlyMap<string, string>;
  readonly hosts: Hosts;
  readonly names: Names;
  readonly decisions: Pick<Decisions, "onShut" | "look">;
  /** Opens the room of a hosted match. */
  open(match: string): Promise<void>;
  /** The server's own players: their ids and names. */
  readonly bots: ReadonlyMap<string, string>;
  readonly log: HostLog;
}

/** Tables gone on with in one round of the steward. */
const AT_ONCE = 50;

export class Lobby {
  readonly decks: Decks;
  readonly tables: Tables;
  readonly queue: Queue;
  readonly #deps: LobbyDeps;
  readonly #judge: Judge;
  readonly #steward: Steward;

  constructor(deps: LobbyDeps) {
    const { settings, store, catalog, log } = deps;
    this.#deps = deps;
    this.#judge = new Judge(deps.texts.values());
    this.decks = new Decks({ catalog, store, judge: this.#judge, most: settings.decksPerPlayer });
    this.tables = new Tables({
      ...deps,
      decks: this.decks,
      most: settings.openTablesPerPlayer,
      watchDelay: settings.watchDelaySeconds,
      pauseMs: 1_000 * settings.sideboardSeconds,
    });
    this.queue = new Queue({
      store,
      catalog,
      tables: this.tables,
      decks: this.decks,
      log,
      acceptMs: 1_000 * settings.acceptSeconds,
      watchDelay: settings.watchDelaySeconds,
    });
    deps.decisions.onShut((player) => {
      this.putOut(player).catch((error: unknown) => log.error({ player, err: error }, "not put out"));
    });
    const retention = new Retention(store, settings.keepDays);
    const duties = [
      () => deps.decisions.look(),
      () => this.tables.settle(AT_ONCE),
      () => this.queue.round(),
      () => this.tables.closeIdle(1_000 * settings.tableIdleSeconds, AT_ONCE),
      () => retention.round(),
    ];
    this.#steward = new Steward(duties, log);
  }

  /** From here on series go on and idle tables close. */
  start(): void {
    this.#steward.start();
  }

  /** Takes a player out of the queue, and of the tables that have not begun. */
  async putOut(player: string): Promise<void> {
    await this.queue.leave(player);
    for (const { id, state } of await this.tables.of(player))
      if (state === "open") await this.tables.leave(id, player);
  }

  /** He sits at a table that has begun and is not over. */
  async isPlaying(player: string): Promise<boolean> {
    return (await this.tables.of(player)).some(({ state }) => state !== "open");
  }

  /** Tables as one player may know them. */
  async infos(tables: readonly Table[], player: string): Promise<TableInfo[]> {
    const { store, names } = this.#deps;
    const people = new Map((await names.of(playersOf(tables))).map((person) => [person.id, person]));
    const now = await store.now();
    return tables.map((table) => infoOf(table, player, now, (id) => people.get(id) ?? { id, name: "" }));
  }

  /** How many milliseconds ago the last match of a table ended; undefined while one is still to come. */
  async seriesEnded(id: string): Promise<number | undefined> {
    const { store } = this.#deps;
    const table = await store.table(id);
    const ended = table && isDone(table) ? table.games.at(-1)?.ended : undefined;
    return ended == null ? undefined : (await store.now()) - ended;
  }

  /** What the lobby's room asks. */
  tableNews() {
    const { store } = this.#deps;
    return {
      listing: () => listing(store, this.#deps.names),
      tableRevs: (players: readonly string[]) => store.tableRevs(players),
      tableInfo: async (id: string, player: string) => {
        const table = await this.tables.find(id);
        return table && (await this.infos([table], player))[0];
      },
      touch: (players: readonly string[]) => store.touchTables(players),
      onChange: (listener: () => void) => this.tables.onChange(listener),
    };
  }

  /** What the queue's room asks. */
  queueNews() {
    const { store } = this.#deps;
    const { queue } = this;
    return {
      tickets: async (players: readonly string[]) => {
        const tickets = await store.ticketsOf(players);
        return new Map(tickets.map((ticket) => [ticket.player, ticketInfoOf(ticket)]));
      },
      accept: (player: string, offer: string) => queue.accept(player, offer),
      leave: (player: string) => queue.leave(player),
      pairedBy: (offer: string, player: string) => queue.pairedBy(offer, player),
      touch: (players: readonly string[]) => store.touchTickets(players),
      onChange: (listener: () => void) => queue.onChange(listener),
    };
  }

  async close(): Promise<void> {
    await this.#steward.close();
    await this.#judge.close();
  }
}
