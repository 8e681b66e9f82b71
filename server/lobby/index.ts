/** The way into a match, put together: decks, tables, and what looks after them. */
import type { Catalog, Refusal } from "../../shared/kernel/index.ts";
import type { TableInfo } from "../../shared/protocol/index.ts";
import type { Leading } from "../match/common/leads.ts";
import type { HostLog } from "../match/common/log.ts";
import { refuse } from "../match/common/refuse.ts";
import type { Decisions } from "../match/hosts/decisions.ts";
import type { Hosts } from "../match/hosts/hosts.ts";
import type { MatchLimits } from "../match/journal/journal.ts";
import type { Names } from "../match/journal/names.ts";
import { type BotAccountStore, BotAccounts } from "./bot-accounts.ts";
import { Decks } from "./decks.ts";
import { Judge } from "./judge.ts";
import { Listings } from "./listing.ts";
import { type Duty, LobbyJobs, seldom } from "./lobby-jobs.ts";
import { PlayerSets, type PlayerSetsAllowed } from "./player-sets.ts";
import { Queue } from "./queue.ts";
import { Retention, type RetentionStore } from "./retention.ts";
import { type SeasonStore, Seasons } from "./seasons.ts";
import type { DeckStore, PlayerSetStore, QueueStore, RatingStore, TableStore, Waiting } from "./store.ts";
import { isDone, type Table } from "./table.ts";
import { Tables } from "./tables.ts";
import { ticketInfoOf } from "./ticket.ts";
import { infoOf, playersOf, shownTo } from "./view.ts";

export interface LobbySettings {
  readonly openTablesPerPlayer: number;
  readonly ratedPerPair: number;
  readonly decksPerPlayer: number;
  readonly playerSets: PlayerSetsAllowed;
  readonly setsPerPlayer: number;
  readonly artHosts: readonly string[];
  readonly tableIdleSeconds: number;
  readonly sideboardSeconds: number;
  readonly watchDelaySeconds: number;
  readonly acceptSeconds: number;
  readonly keepDays: number;
  /** That the feed is kept, and the address from which somebody played for ratings. */
  readonly feedDays: number;
  readonly addressDays: number;
  /** That a season lasts, and series in it that place a player. */
  readonly seasonDays: number;
  readonly placementMatches: number;
  readonly botsPerAccount: number;
}

export interface LobbyDeps {
  readonly settings: LobbySettings;
  readonly store: DeckStore &
    TableStore &
    QueueStore &
    RatingStore &
    RetentionStore &
    BotAccountStore &
    PlayerSetStore &
    EraseStore &
    SeasonStore;
  readonly leads: Leading;
  readonly catalog: Catalog;
  /** How many matches may be live. */
  readonly limits: MatchLimits;
  /** The set files of now, which the judge of decks loads. */
  readonly texts: () => readonly string[];
  /** Where games from outside the repository are. */
  readonly gamesDir: string | undefined;
  readonly hosts: Hosts;
  readonly names: Names;
  readonly decisions: Pick<Decisions, "onShut" | "look" | "since">;
  /** What else the operator decided, which each process looks for. */
  readonly peace: {
    look(): Promise<void>;
    readonly words: { refusalOfName(name: string): Refusal | undefined };
  };
  /** Opens the room of a hosted match. */
  open(match: string): Promise<void>;
  /** The server's own players: their ids and names. */
  readonly bots: ReadonlyMap<string, string>;
  readonly log: HostLog;
}

interface EraseStore {
  unfinishedOf(player: string): Promise<readonly object[]>;
  erasePlayer(player: string): Promise<object>;
}

/** Of so many rounds of the lobby's jobs, two seconds, one is for what may wait that long. */
const FEW_ROUNDS = 4;

/** And of so many, twenty seconds, one for what only a deploy leaves behind; and how much of it at once. */
const MANY_ROUNDS = 40;
const CAUGHT_UP = 5_000;

/** Tables gone on with in one round of the lobby's jobs. */
const AT_ONCE = 50;

export class Lobby {
  readonly decks: Decks;
  readonly sets: PlayerSets;
  readonly tables: Tables;
  readonly queue: Queue;
  readonly seasons: Seasons;
  readonly botAccounts: BotAccounts;
  readonly #deps: LobbyDeps;
  readonly #judge: Judge;
  readonly #jobs: LobbyJobs;

  constructor(deps: LobbyDeps) {
    const { settings, store, catalog, log } = deps;
    this.#deps = deps;
    this.#judge = new Judge(deps.texts, deps.gamesDir);
    this.sets = new PlayerSets({
      store,
      judge: this.#judge,
      names: deps.names,
      words: deps.peace.words,
      allowed: settings.playerSets,
      most: settings.setsPerPlayer,
      artHosts: settings.artHosts,
    });
    this.decks = new Decks({
      catalogWith: (sets) => deps.hosts.catalogWith(sets),
      sets: this.sets,
      store,
      judge: this.#judge,
      most: settings.decksPerPlayer,
    });
    this.tables = new Tables({
      ...deps,
      decks: this.decks,
      sets: this.sets,
      most: settings.openTablesPerPlayer,
      ratedPerPair: settings.ratedPerPair,
      watchDelay: settings.watchDelaySeconds,
      pauseMs: 1_000 * settings.sideboardSeconds,
    });
    this.queue = new Queue({
      store,
      leads: deps.leads,
      catalog,
      tables: this.tables,
      decks: this.decks,
      log,
      acceptMs: 1_000 * settings.acceptSeconds,
      watchDelay: settings.watchDelaySeconds,
    });
    this.seasons = new Seasons(deps);
    this.botAccounts = new BotAccounts({
      store,
      words: deps.peace.words,
      most: settings.botsPerAccount,
      erase: (player) => this.erase(player),
    });
    deps.decisions.onShut((player) => {
      this.putOut(player).catch((error: unknown) => log.error({ player, err: error }, "not put out"));
    });
    this.#jobs = new LobbyJobs(this.#duties(), log);
  }

  /** In the order of a round; most rounds find that nothing waits, with one question. */
  #duties(): readonly Duty[] {
    const { store, settings, decisions, peace } = this.#deps;
    const retention = new Retention(store, settings);
    let waiting: Waiting | undefined;
    const where = (what: keyof Waiting, duty: Duty): Duty => {
      return async () => waiting?.[what] && duty();
    };
    return [
      async () => {
        waiting = undefined;
        waiting = await store.waiting(decisions.since);
      },
      where("decisions", () => decisions.look()),
      seldom(FEW_ROUNDS, () => peace.look()),
      seldom(MANY_ROUNDS, () => store.catchUp(CAUGHT_UP)),
      where("tables", () => this.tables.settle(AT_ONCE)),
      () => this.queue.round(),
      () => this.seasons.turn(),
      seldom(FEW_ROUNDS, () => this.tables.closeWithout(AT_ONCE)),
      seldom(FEW_ROUNDS, () => this.tables.closeIdle(1_000 * settings.tableIdleSeconds, AT_ONCE)),
      () => retention.round(),
    ];
  }

  /** The sets are others now. */
  reread(): void {
    this.#judge.reread();
  }

  /** From here on series go on and idle tables close. */
  start(): void {
    this.#jobs.start();
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

  /** He has a match or a table that goes on. */
  async isBusy(player: string): Promise<boolean> {
    return (await this.#deps.store.unfinishedOf(player)).length > 0 || (await this.isPlaying(player));
  }

  /** Erases all of a player that can be, and says how much that was; not while he plays. */
  async erase(player: string): Promise<object | Refusal> {
    const { store, decisions } = this.#deps;
    if (await this.isBusy(player)) return refuse("player/playing", { player });
    await this.putOut(player);
    const erased = await store.erasePlayer(player);
    await decisions.look();
    return erased;
  }

  /** Those of the tables that a player may know of, as he may know them. */
  async infos(tables: readonly Table[], player: string): Promise<TableInfo[]> {
    const { store, names } = this.#deps;
    const now = await store.now();
    const shown = shownTo(tables, player, now);
    const people = new Map((await names.of(playersOf(shown))).map((person) => [person.id, person]));
    return shown.map((table) => infoOf(table, player, now, (id) => people.get(id) ?? { id, name: "" }));
  }

  /** How many milliseconds ago the last match of a table ended; undefined while one is still to come. */
  async seriesEnded(id: string): Promise<number | undefined> {
    const { store } = this.#deps;
    const table = await store.table(id);
    const ended = table && isDone(table) ? table.games.at(-1)?.ended : undefined;
    return ended == null ? undefined : (await store.now()) - ended;
  }

  /** The answers that the lobby's room asks for. */
  tableUpdates() {
    const { store, names } = this.#deps;
    const listings = new Listings(store, names);
    this.tables.onChange(() => listings.changed());
    return {
      listing: () => listings.rows(),
      tableRevs: (players: readonly string[]) => store.tableRevs(players),
      tableInfo: async (id: string, player: string) => {
        const table = await this.tables.find(id);
        return table && (await this.infos([table], player))[0];
      },
      touch: (players: readonly string[]) => store.touchTables(players),
      onChange: (listener: () => void) => this.tables.onChange(listener),
    };
  }

  /** The answers that the queue's room asks for. */
  queueUpdates() {
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
    await this.#jobs.close();
    await this.#judge.close();
  }
}
