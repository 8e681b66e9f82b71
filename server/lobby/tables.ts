/** The tables of the server: each change is read, judged and stored, and the matches begin here. */
import { randomInt } from "node:crypto";
import { seriesRules } from "../../shared/games/index.ts";
import { seriesWinner } from "../../shared/games/series.ts";
import { type Catalog, isRefusal, type Refusal, type Seat } from "../../shared/kernel/index.ts";
import { clockOf, type DeckRef, type RefusalCode, type TableBody } from "../../shared/protocol/index.ts";
import { newId } from "../match/common/ids.ts";
import type { HostLog } from "../match/common/log.ts";
import { isBotAccount } from "../match/common/players.ts";
import { refuse } from "../match/common/refuse.ts";
import type { Hosts } from "../match/hosts/hosts.ts";
import { usualProfile } from "../match/hosts/plan.ts";
import type { MatchLimits, Sitter } from "../match/journal/journal.ts";
import type { Names } from "../match/journal/names.ts";
import type { Decks } from "./decks.ts";
import type { PlayerSets } from "./player-sets.ts";
import { ladderOf } from "./ratings.ts";
import type { RatingStore, TableStore } from "./store.ts";
import type { Table, TableSettings } from "./table.ts";
import * as rules from "./table.ts";

export interface TablesDeps {
  readonly store: TableStore & RatingStore;
  readonly catalog: Catalog;
  readonly hosts: Hosts;
  /** Opens the room of a hosted match. */
  open(match: string): Promise<void>;
  readonly decks: Decks;
  readonly sets: Pick<PlayerSets, "forTable" | "goneOf" | "isAllowed">;
  readonly names: Names;
  /** The server's own players, by their ids, with their names. */
  readonly bots: ReadonlyMap<string, string>;
  readonly log: HostLog;
  /** How many matches may be live. */
  readonly limits: MatchLimits;
  /** Matches a day by which two may change each other's ratings. */
  readonly ratedPerPair: number;
  /** Open tables a player may have. */
  readonly most: number;
  /** Seconds that spectators are behind where a table does not say it. */
  readonly watchDelay: number;
  /** Milliseconds between two matches of a series. */
  readonly pauseMs: number;
}

/** No letter or digit of a code is taken for another; and so many that an address which may guess all day finds none. */
const CODE = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const CODE_LENGTH = 8;
const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE[randomInt(CODE.length)]).join("");

/** How often a change is tried while others change the same table. */
const TRIES = 8;

/** Milliseconds until the next match of a series is tried again, where the server had no room for it. */
const PUT_OFF_MS = 60_000;

export class Tables {
  readonly #deps: TablesDeps;
  readonly #listeners = new Set<(table: Table) => void>();

  constructor(deps: TablesDeps) {
    this.#deps = deps;
  }

  /** Hears of every change made by this process. */
  onChange(listener: (table: Table) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** By id or code. */
  find(key: string): Promise<Table | undefined> {
    return this.#deps.store.table(key);
  }

  /** Those the player sits at that are not over. */
  of(player: string): Promise<readonly Table[]> {
    return this.#deps.store.tablesOf(player);
  }

  /**
   * Opens a table with its caller and the wanted bots in its first seats; its match begins where that completes it.
   * @param kept the one other player whom it is kept for, and whether it is rated
   */
  async create(
    body: TableBody,
    { id: owner }: Sitter,
    kept?: { readonly asked: string; readonly rated: boolean },
  ): Promise<Table | Refusal> {
    const { store, most } = this.#deps;
    const usual = this.settings(body);
    if (isRefusal(usual)) return usual;
    const full = body.ready ? await this.noRoom([owner], usual.ruleset) : undefined;
    if (full !== undefined) return full;
    const sets = await this.#deps.sets.forTable(owner, usual.ruleset, body.sets);
    if (isRefusal(sets)) return sets;
    const settings = { ...usual, ...(sets.length > 0 && { sets }), rated: kept?.rated === true };
    const seats = body.seats ?? this.#deps.catalog.ruleset(settings.ruleset)?.seats.min ?? 2;
    const own = body.deck === undefined ? null : await this.#choose(owner, body.deck, settings);
    if (isRefusal(own)) return own;
    const now = await store.now();
    const empty = { ...emptyTable(settings, owner, seats, now), ...(kept && { asked: kept.asked }) };
    const sitting = await this.#withBots(rules.sit(empty, owner, own), owner, body.bots);
    const all = isRefusal(sitting) || !body.ready ? sitting : rules.setReady(sitting, owner, true);
    if (isRefusal(all)) return all;
    const table = rules.awaiting(all);
    for (let tries = 0; tries < TRIES; tries++) {
      const coded = { ...table, code: settings.access === "private" ? newCode() : null };
      const added = await store.addTable(coded, most);
      if (added === "limit") return refuse("limit/tables", { most });
      if (added !== "added") continue;
      this.#told(coded);
      if (!rules.isComplete(coded)) return coded;
      const begun = await this.begin(coded);
      // Who is refused has opened nothing.
      if (isRefusal(begun)) await this.leave(coded.id, owner);
      return begun;
    }
    return refuse("server/busy");
  }

  /** The bots that its owner wants take the next seats. */
  async #withBots(
    table: Table | Refusal,
    owner: string,
    wanted: TableBody["bots"],
  ): Promise<Table | Refusal> {
    const { names, bots } = this.#deps;
    let all = table;
    for (const [n, { bot, deck }] of wanted.entries()) {
      if (isRefusal(all)) return all;
      const name = bots.get(bot);
      if (name === undefined) return refuse("bot/not-found", { bot });
      const stock = await this.#choose(owner, deck, all.settings);
      if (isRefusal(stock)) return stock;
      const id = `b:${bot}:${n + 1}`;
      await names.set({ id, name });
      all = rules.sit(all, id, stock, bot);
    }
    return all;
  }

  /** What a table of these wishes plays, where there can be one; without sets of players. */
  settings(body: TableBody): TableSettings | Refusal {
    const game = this.#deps.catalog.ruleset(body.ruleset);
    if (game === undefined) return refuse("ruleset/not-found", { ruleset: body.ruleset });
    const { options = {}, profile = usualProfile(game), access, watch, bestOf, clock } = body;
    const problems: string[] = [];
    const parsed = game.options.safeParse(options);
    if (!parsed.success)
      problems.push(
        ...parsed.error.issues.map(({ path, message }) => `option ${path.join(".")}: ${message}`),
      );
    if (!game.profiles.includes(profile)) problems.push(`${game.id} has no profile "${profile}"`);
    const seats = body.seats ?? game.seats.min;
    if (seats < game.seats.min || seats > game.seats.max)
      problems.push(`${game.id} is for ${game.seats.min} to ${game.seats.max} players`);
    if (body.bots.length >= seats) problems.push("there are more bots than seats beside your own");
    if (seats > 2 && bestOf > 1) problems.push("a series is for two players");
    if (problems.length > 0) return refuse("table/invalid", { problems });
    return {
      ruleset: game.id,
      profile,
      options,
      access,
      watch: { ...watch, delay: watch.delay ?? this.#deps.watchDelay },
      clock: clock === undefined ? null : clockOf(clock),
      bestOf,
      // Who opens a table for anybody is not rated: the queue is, and who was challenged to that.
      rated: false,
    };
  }

  #choose(player: string, ref: DeckRef, { ruleset, options, bestOf, sets = [] }: TableSettings) {
    return this.#deps.decks.choose(player, ref, { ruleset, options, bestOf, sets });
  }

  async sit(key: string, player: string, ref: DeckRef | undefined): Promise<Table | Refusal> {
    const table = await this.find(key);
    if (table === undefined) return refuse("table/not-found");
    if (isBotAccount(player) && !rules.admitsBots(table)) return refuse("bot/not-asked");
    if (table.owner !== null && (await this.#deps.store.isBlocked(table.owner, player)))
      return refuse("player/unavailable");
    // Said first, whatever deck comes with it.
    const taken = rules.sit(table, player, null);
    if (isRefusal(taken)) return taken;
    const stock = ref === undefined ? null : await this.#choose(player, ref, table.settings);
    if (isRefusal(stock)) return stock;
    return this.#change(key, (one) => rules.sit(one, player, stock));
  }

  async deck(key: string, player: string, ref: DeckRef): Promise<Table | Refusal> {
    const table = await this.find(key);
    if (table === undefined) return refuse("table/not-found");
    if (rules.seatOf(table, player) < 0) return refuse("table/not-seated");
    const stock = await this.#choose(player, ref, table.settings);
    return isRefusal(stock) ? stock : this.#change(key, (one) => rules.chooseDeck(one, player, stock));
  }

  /** Once every seat is ready the match begins; who is in as many matches as may be cannot be ready for another. */
  async ready(key: string, player: string, ready: boolean): Promise<Table | Refusal> {
    const ruleset = (await this.find(key))?.settings.ruleset ?? "";
    const full = ready ? await this.noRoom([player], ruleset) : undefined;
    return full ?? this.#change(key, (table) => rules.setReady(table, player, ready));
  }

  /** Why no further match of this ruleset and these players may begin; undefined where it may. */
  noRoom(players: readonly string[], ruleset: string): Promise<Refusal | undefined> {
    return this.#deps.store.noRoom(players, this.#deps.limits, ruleset);
  }

  leave(key: string, player: string): Promise<Table | Refusal> {
    return this.#change(key, (table) => rules.leave(table, player));
  }

  kick(key: string, player: string, seat: Seat): Promise<Table | Refusal> {
    return this.#change(key, (table) => rules.kick(table, player, seat));
  }

  /** Once every person of the table has asked for it, the table of the rematch begins at once. */
  async rematch(key: string, player: string): Promise<Table | Refusal> {
    const before = await this.find(key);
    const gone = await this.#deps.sets.goneOf(before?.settings.sets);
    if (gone !== undefined) return gone;
    const asked = await this.#change(key, (table) => rules.askRematch(table, player, newId()));
    if (isRefusal(asked) || !rules.isRematch(asked)) return asked;
    // Always the same id: whoever asks again after a failure half way makes no second rematch.
    const id = asked.coming ?? newId();
    const begun = await this.begin(rules.rematchOf(asked, id, await this.#deps.store.now()));
    if (isRefusal(begun)) return begun;
    return this.#change(key, (table) => (table.next === id ? table : { ...table, next: id }));
  }

  /** Changes the newest of a table, and begins its next match where that completes it. */
  async #change(key: string, change: (table: Table) => Table | Refusal): Promise<Table | Refusal> {
    for (let tries = 0; tries < TRIES; tries++) {
      const table = await this.find(key);
      if (table === undefined) return refuse("table/not-found");
      const changed = change(table);
      if (isRefusal(changed) || changed === table) return changed;
      const next = rules.awaiting({ ...changed, rev: table.rev + 1 });
      if (!(await this.#deps.store.putTable(next))) continue;
      this.#told(next);
      return rules.isComplete(next) ? this.begin(next) : next;
    }
    return refuse("server/busy");
  }

  /**
   * Begins the next match, whoever is ready; a table that was changed meanwhile is as it was changed. With an
   * offer the tickets that it was made of go in the same moment.
   */
  async begin(table: Table, offer?: string): Promise<Table | Refusal> {
    const { hosts, store, limits, open } = this.#deps;
    const { options, first } = rules.nextOptions(table, await this.#whoBegan(table));
    const { ruleset, profile, watch, clock, sets: playerSets } = table.settings;
    const players = table.seats.map((sitting) => sitting?.player ?? "");
    const decks = table.seats.map((sitting) => sitting?.stock?.deck ?? []);
    const plan = {
      ruleset,
      profile,
      options,
      decks,
      clock: clock ?? undefined,
      watch,
      table: table.id,
      playerSets,
    };
    let begun = table;
    const host = await hosts.begin(plan, players, (record, owner) => {
      begun = { ...rules.begun(table, record.id, first), rev: table.rev + 1 };
      return store.beginMatch(record, owner, begun, offer, limits);
    });
    if (host === undefined) return (await this.find(table.id)) ?? refuse("table/not-found");
    if (isRefusal(host)) return this.#putOff(table, host);
    await open(host.record.id);
    return this.#told(begun);
  }

  /**
   * A match that cannot begin now: nobody is ready for it any more, and a series waits a while. It may have begun
   * already, as a complete table is due to whoever looks after them: then it is itself what leaves no room for it.
   */
  async #putOff(table: Table, refusal: Refusal): Promise<Table | Refusal> {
    const { store } = this.#deps;
    const later = { ...rules.putOff(table, (await store.now()) + PUT_OFF_MS), rev: table.rev + 1 };
    const isPut = await store.putTable(later);
    if (isPut) this.#told(later);
    const newest = isPut ? undefined : await this.find(table.id);
    return newest?.state === "playing" ? newest : refusal;
  }

  /** The seat that began the last match, where only that match knows. */
  async #whoBegan(table: Table): Promise<Seat | undefined> {
    const { began } = seriesRules(table.settings.ruleset);
    const last = table.games.at(-1);
    if (began === undefined || last === undefined || !rules.asksWhoBegan(table)) return undefined;
    const match = await this.#deps.hosts.stored(last.match);
    return match && began(match.state.table);
  }

  #told(table: Table): Table {
    for (const listener of this.#listeners) listener(table);
    return table;
  }

  /** Goes on with the tables whose match is over. @returns how many did */
  async settle(most: number): Promise<number> {
    const { store, pauseMs } = this.#deps;
    const ended = await store.endedTables(most);
    for (const { table, outcome } of ended) {
      const now = await store.now();
      const next = { ...rules.ended(table, outcome, now, pauseMs), rev: table.rev + 1 };
      if (await store.putTable(next, rules.newsOf(next))) this.#told(next);
    }
    const due = await store.dueTables(most);
    for (const table of due) await this.#goOn(table);
    return ended.length + due.length;
  }

  async #goOn(table: Table): Promise<void> {
    if (table.state === "over") return this.#rate(table);
    if (table.state === "between" || rules.isComplete(table)) await this.begin(table);
  }

  /** Ratings change when the spectators know the result, and not before. */
  async #rate(table: Table): Promise<void> {
    const { store } = this.#deps;
    if (await this.#counts(table)) {
      const [first = "", second = ""] = table.seats.map((sitting) => sitting?.player ?? "");
      const outcomes = table.games.flatMap(({ outcome }) => outcome ?? []);
      const winner = seriesWinner(outcomes, table.seats.length, table.settings.bestOf);
      const score = winner === 0 ? 1 : winner === 1 ? 0 : 0.5;
      const ladder = ladderOf(table.settings, isBotAccount(first));
      const decks = table.seats.map((sitting) => sitting?.stock?.named ?? null);
      const series = { decks, matches: table.games.map(({ match }) => match) };
      await store.rate(table.id, ladder, [first, second], score, this.#deps.ratedPerPair, series);
    }
    const settled = { ...table, until: null, rev: table.rev + 1 };
    if (await store.putTable(settled)) this.#told(settled);
  }

  /**
   * Both have played, and are people or bots both; and whoever chose the seed of a match knew its cards, so that it
   * counts for nothing.
   */
  async #counts({ games, seats }: Table): Promise<boolean> {
    const { store } = this.#deps;
    if (new Set(seats.map((sitting) => isBotAccount(sitting?.player ?? ""))).size > 1) return false;
    const records = await Promise.all(games.map(({ match }) => store.record(match)));
    if (records.some((record) => record?.chosen === true)) return false;
    const played = await Promise.all(games.map(({ match }) => store.playedSeats(match)));
    return new Set(played.flat()).size === seats.length;
  }

  /** Closes the open tables whose people left. */
  async closeIdle(idleMs: number, most: number): Promise<void> {
    for (const table of await this.#deps.store.idleTables(idleMs, most)) await this.#close(table);
  }

  /** Closes the open tables that play a set which its owner or the operator took back; their people are told so. */
  async closeWithout(most: number): Promise<void> {
    const { store, sets } = this.#deps;
    const why = sets.isAllowed ? "set/gone" : "set/forbidden";
    for (const table of await store.tablesWithout(sets.isAllowed, most)) await this.#close(table, why);
  }

  /** Closes an open table whose owner asked somebody who does not want to. */
  async decline(id: string): Promise<void> {
    const table = await this.find(id);
    if (table?.state === "open") await this.#close(table, "challenge/declined");
  }

  /** Closes a table between two matches of its series: its time is over. */
  async stop(id: string): Promise<void> {
    const table = await this.find(id);
    if (table?.state === "open" || table?.state === "between") await this.#close(table);
  }

  async #close(table: Table, why?: RefusalCode): Promise<void> {
    const closed = { ...rules.close(table, why), rev: table.rev + 1 };
    if (await this.#deps.store.putTable(closed)) this.#told(closed);
  }
}

const emptyTable = (settings: TableSettings, owner: string, seats: number, created: number): Table => ({
  id: newId(),
  code: null,
  rev: 0,
  state: "open",
  settings,
  owner,
  seats: Array.from({ length: seats }, () => null),
  games: [],
  until: null,
  rematch: [],
  next: null,
  created,
});
