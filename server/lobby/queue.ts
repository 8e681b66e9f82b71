/** The queue: tickets go in, pairs are offered each other, and what both accept becomes a match. */
import { type Catalog, isRefusal, type Refusal } from "../../shared/kernel/index.ts";
import { clockOf, type Paired, type QueueBody } from "../../shared/protocol/index.ts";
import { newId } from "../match/common/ids.ts";
import type { Leading } from "../match/common/leads.ts";
import type { HostLog } from "../match/common/log.ts";
import { isBotAccount, isGuest } from "../match/common/players.ts";
import { refuse } from "../match/common/refuse.ts";
import { usualProfile } from "../match/hosts/plan.ts";
import type { Decks } from "./decks.ts";
import { pairUp } from "./pairing.ts";
import { ladderOf, NEWCOMER } from "./ratings.ts";
import type { QueueStore, RatingStore } from "./store.ts";
import { metTable, type Table, type TableSettings } from "./table.ts";
import type { Tables } from "./tables.ts";
import { queueOf, type Ticket } from "./ticket.ts";

export interface QueueDeps {
  readonly store: QueueStore & RatingStore;
  readonly leads: Leading;
  readonly catalog: Catalog;
  readonly tables: Tables;
  readonly decks: Decks;
  readonly log: HostLog;
  /** Milliseconds to accept an offer in. */
  readonly acceptMs: number;
  /** Seconds that spectators are behind. */
  readonly watchDelay: number;
}

/** A player who was not seen for so long is not paired, and after so long he is out. */
const ABSENT_MS = 15_000;
const GONE_MS = 60_000;

/** Tickets looked at in one round. */
const LOOKED_AT = 1_000;

export class Queue {
  readonly #deps: QueueDeps;
  readonly #listeners = new Set<() => void>();

  constructor(deps: QueueDeps) {
    this.#deps = deps;
  }

  /** Hears of every change made by this process. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Puts the player into the queue; a place he has for the same he keeps. */
  async enter(player: string, body: QueueBody): Promise<Ticket | Refusal> {
    const { store, catalog, decks, tables } = this.#deps;
    const full = await tables.noRoom([player], body.ruleset);
    if (full !== undefined) return full;
    const game = catalog.ruleset(body.ruleset);
    if (game === undefined) return refuse("ruleset/not-found", { ruleset: body.ruleset });
    const { ruleset, profile = usualProfile(game), clock, kind, bots } = body;
    if (!game.profiles.includes(profile) || game.seats.min > 2)
      return refuse("table/invalid", {
        problems: [`${ruleset} has no profile "${profile}" for two players`],
      });
    if (kind === "ranked") {
      if (isGuest(player)) return refuse("auth/account");
      if (await this.#isElsewhere(player)) return refuse("queue/elsewhere");
    }
    const stock = await decks.choose(player, body.deck, { ruleset, options: {}, bestOf: 1, sets: [] });
    if (isRefusal(stock)) return stock;
    const now = await store.now();
    const fresh = { id: newId(), player, ruleset, profile, clock, kind, stock, bots, since: now, seen: now };
    const ticket = await store.enter({ ...fresh, offer: null });
    this.#changed();
    return ticket;
  }

  /** He plays a rated series already. */
  async #isElsewhere(player: string): Promise<boolean> {
    const tables = await this.#deps.tables.of(player);
    return tables.some(({ state, settings }) => settings.rated && state !== "open");
  }

  async ticketOf(player: string): Promise<Ticket | undefined> {
    return (await this.#deps.store.ticketsOf([player]))[0];
  }

  async accept(player: string, offer: string): Promise<Refusal | undefined> {
    const accepted = await this.#deps.store.acceptOffer(player, offer);
    this.#changed();
    return accepted ? undefined : refuse("queue/no-offer");
  }

  /** Leaves the queue, whatever was offered: the other keeps his place and his waiting time. */
  async leave(player: string): Promise<Refusal | undefined> {
    const left = await this.#deps.store.leaveQueue(player);
    this.#changed();
    return left ? undefined : refuse("queue/not-in");
  }

  /** The match that came of an offer. */
  async pairedBy(offer: string, player: string): Promise<Paired | undefined> {
    const table = await this.#deps.tables.find(offer);
    const match = table?.games[0]?.match;
    if (match === undefined || !table?.seats.some((sitting) => sitting?.player === player)) return undefined;
    return { table: offer, match };
  }

  /** One round of pairing, by the one process that has the lease. */
  async round(): Promise<void> {
    const { store, leads } = this.#deps;
    if (!(await leads.has("queue"))) return;
    const tickets = await store.tickets(LOOKED_AT);
    if (tickets.length === 0) return;
    await this.#beginAccepted(tickets);
    await store.lapseOffers();
    await store.dropTickets(GONE_MS);
    await this.#offer(await store.tickets(LOOKED_AT));
    this.#changed();
  }

  async #beginAccepted(tickets: readonly Ticket[]): Promise<void> {
    const accepted = tickets.filter(({ offer }) => offer?.accepted === true);
    const offers = Map.groupBy(accepted, ({ offer }) => offer?.id ?? "");
    for (const [id, both] of offers) {
      const [first] = both;
      if (first === undefined || both.length !== 2) continue;
      const begun = await this.#deps.tables.begin(await this.#tableOf(id, first, both), id);
      if (!isRefusal(begun)) continue;
      this.#deps.log.error({ table: id, ...begun }, "a pair cannot play");
      // Where it is one of them who plays elsewhere, the other waits on.
      const busy = both.filter(({ player }) => player === begun.detail.player);
      for (const { player } of busy.length > 0 ? busy : both) await this.#deps.store.leaveQueue(player);
    }
  }

  async #tableOf(id: string, first: Ticket, both: readonly Ticket[]): Promise<Table> {
    const { store, watchDelay } = this.#deps;
    const { ruleset, profile, clock, kind } = first;
    const settings: TableSettings = {
      ...{ ruleset, profile, options: {}, clock: clockOf(clock), bestOf: 1, rated: kind === "ranked" },
      ...{ access: "public", watch: { who: "all", delay: watchDelay } },
    };
    return metTable(id, settings, both, await store.now());
  }

  async #offer(tickets: readonly Ticket[]): Promise<void> {
    const { store, acceptMs } = this.#deps;
    const now = await store.now();
    const free = tickets.filter(({ offer, seen }) => offer === null && seen > now - ABSENT_MS);
    for (const [a, b] of pairUp(await this.#waiting(free), now)) {
      if (a.isRanked && ((await this.#isElsewhere(a.player)) || (await this.#isElsewhere(b.player))))
        continue;
      await store.offer([a.player, b.player], newId(), now + acceptMs);
    }
  }

  /** With the ratings the server knows. */
  async #waiting(tickets: readonly Ticket[]) {
    const games = Map.groupBy(tickets, (ticket) => ladderOf(ticket, isBotAccount(ticket.player)));
    const found = [];
    for (const [game, those] of games) {
      const ranked = those.filter(({ kind }) => kind === "ranked").map(({ player }) => player);
      const ratings = new Map(
        (await this.#deps.store.ratings(game, ranked)).map(({ player, rating }) => [player, rating]),
      );
      for (const ticket of those) {
        const { player, kind, since, bots: meetsBots = false } = ticket;
        const isBot = isBotAccount(player);
        const rating = ratings.get(player) ?? NEWCOMER.rating;
        const isRanked = kind === "ranked";
        found.push({ player, queue: queueOf(ticket), isRanked, since, rating, isBot, meetsBots });
      }
    }
    return found;
  }

  #changed(): void {
    for (const listener of this.#listeners) listener();
  }
}
