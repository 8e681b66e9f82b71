/** Tournaments: what their organisers, players and judges ask for. */
import { isRefusal, type Refusal } from "../../shared/kernel/index.ts";
import {
  type DeckRef,
  ROUND_ROBIN_MOST,
  type RulingBody,
  type TournamentBody,
  type TournamentInfo,
  type TournamentRow,
  tableBody,
} from "../../shared/protocol/index.ts";
import type { Decks } from "../lobby/decks.ts";
import { LobbyJobs } from "../lobby/lobby-jobs.ts";
import type { Tables } from "../lobby/tables.ts";
import { listOf } from "../lobby/view.ts";
import { newId } from "../match/common/ids.ts";
import type { Leading } from "../match/common/leads.ts";
import type { HostLog } from "../match/common/log.ts";
import { isAccount } from "../match/common/players.ts";
import { refuse } from "../match/common/refuse.ts";
import type { Sitter } from "../match/journal/journal.ts";
import type { Names } from "../match/journal/names.ts";
import { Book } from "./book.ts";
import { Director } from "./director.ts";
import * as play from "./play.ts";
import type { Kept, TournamentStore } from "./store.ts";
import type { Tournament, TournamentSettings } from "./tournament.ts";
import { infoOf, peopleOf } from "./view.ts";

export interface TournamentsDeps {
  readonly store: TournamentStore;
  readonly leads: Leading;
  readonly tables: Tables;
  readonly decks: Pick<Decks, "choose">;
  readonly names: Pick<Names, "of">;
  /** Why nothing may be called like that. */
  readonly words: { refusalOfName(name: string): Refusal | undefined };
  /** Ends a match with no winner, whatever process has it. */
  endMatch(match: string): Promise<void>;
  readonly log: HostLog;
  readonly settings: {
    /** Tournaments that are not over, of one organiser, and players of one. */
    readonly tournamentsPerPlayer: number;
    readonly tournamentPlayers: number;
  };
}

/** Tournaments in the listing. */
const LISTED = 100;

export class Tournaments {
  readonly #deps: TournamentsDeps;
  readonly #jobs: LobbyJobs;
  readonly #book: Book;

  constructor(deps: TournamentsDeps) {
    this.#deps = deps;
    this.#book = new Book(deps.store);
    const director = new Director({ ...deps, book: this.#book });
    this.#jobs = new LobbyJobs([() => director.turn()], deps.log);
  }

  /** From here on those that are not over go on. */
  start(): void {
    this.#jobs.start();
  }

  close(): Promise<void> {
    return this.#jobs.close();
  }

  list(): Promise<readonly TournamentRow[]> {
    return this.#deps.store.listedTournaments(LISTED);
  }

  /** @param known how often it had changed as the viewer saw it; null where that is the newest */
  async find(id: string, viewer: string, known?: number): Promise<TournamentInfo | null | Refusal> {
    const kept = await this.#book.find(id);
    if (kept === undefined) return refuse("tournament/not-found");
    return kept.rev === known ? null : this.info(kept, viewer);
  }

  async info(kept: Kept, viewer: string): Promise<TournamentInfo> {
    const nameOf = await this.#names(peopleOf(kept.tournament));
    return infoOf(kept, viewer, nameOf);
  }

  async #names(players: readonly string[]): Promise<(player: string) => Sitter> {
    const people = new Map((await this.#deps.names.of([...players])).map((one) => [one.id, one]));
    return (id) => people.get(id) ?? { id, name: "" };
  }

  /** @param organiser null where the operator makes it */
  async create(organiser: string | null, body: TournamentBody): Promise<Kept | Refusal> {
    const { store, settings: limits } = this.#deps;
    if (organiser !== null && !isAccount(organiser)) return refuse("auth/account");
    const no = this.#deps.words.refusalOfName(body.name);
    if (no !== undefined) return no;
    const settings = this.#settings(body);
    if (isRefusal(settings)) return settings;
    const tournament: Tournament = {
      ...{ id: newId(), state: "open", settings, organiser, judges: [...new Set(body.judges)] },
      ...{ entrants: [], lot: "", rounds: [], rulings: [], next: null, ended: null },
      created: await store.now(),
    };
    const most = limits.tournamentsPerPlayer;
    const added = await store.addTournament(tournament, most);
    return added ? { rev: 0, tournament } : refuse("limit/tournaments", { most });
  }

  #settings(body: TournamentBody): TournamentSettings | Refusal {
    const { name, format, rounds = null, roundSeconds, pauseSeconds, lists, guests, starts = null } = body;
    const { ruleset, profile, options, bestOf, clock, watchDelay } = body;
    const most = this.#deps.settings.tournamentPlayers;
    const players = body.players ?? (format === "round-robin" ? Math.min(most, ROUND_ROBIN_MOST) : most);
    const problems: string[] = [];
    if (players > most) problems.push(`a tournament has ${most} players at most`);
    if (format === "round-robin" && players > ROUND_ROBIN_MOST)
      problems.push(`everybody against everybody is for ${ROUND_ROBIN_MOST} players at most`);
    if (rounds !== null && format !== "swiss") problems.push("only a Swiss tournament is told its rounds");
    if (problems.length > 0) return refuse("tournament/invalid", { problems });
    const wish = { ruleset, profile, options, bestOf, clock, watch: { delay: watchDelay }, seats: 2 };
    const table = this.#deps.tables.settings(tableBody.parse(wish));
    if (isRefusal(table)) return table;
    const when = { roundSeconds, pauseSeconds, starts, rounds };
    return { ...{ name, format, table, lists, players, guests }, ...when };
  }

  /** Enters with a deck that is found legal; until it begins with another one as often as wanted. */
  async enter(id: string, player: string, ref: DeckRef): Promise<Kept | Refusal> {
    const kept = await this.#book.find(id);
    if (kept === undefined) return refuse("tournament/not-found");
    const no = play.enter(kept.tournament, player);
    if (isRefusal(no)) return no;
    const { ruleset, options, bestOf } = kept.tournament.settings.table;
    const stock = await this.#deps.decks.choose(player, ref, { ruleset, options, bestOf, sets: [] });
    if (isRefusal(stock)) return stock;
    return this.#book.change(id, (one) => play.enter(one, player), { player, stock });
  }

  async leave(id: string, player: string): Promise<Kept | Refusal> {
    const kept = await this.#book.find(id);
    const gone = kept?.tournament.state === "open" ? { player, stock: null } : undefined;
    return this.#book.change(id, (one) => play.leave(one, player), gone);
  }

  async begin(id: string, by: string | null): Promise<Kept | Refusal> {
    const now = await this.#deps.store.now();
    return this.#book.change(id, (one) => notHis(one, by) ?? play.begin(one, newId(), newId, now));
  }

  async cancel(id: string, by: string | null): Promise<Kept | Refusal> {
    const now = await this.#deps.store.now();
    return this.#book.change(id, (one) => notHis(one, by) ?? play.cancel(one, now));
  }

  /** A judge decides on a pairing: where it is played still, that ends. */
  async rule(id: string, by: string, { round, pairing, ...decision }: RulingBody): Promise<Kept | Refusal> {
    const now = await this.#deps.store.now();
    const counted = { ...decision, round: round - 1, pairing: pairing - 1 };
    const ruled = await this.#book.change(id, (one) => notJudge(one, by) ?? play.rule(one, by, counted, now));
    if (isRefusal(ruled)) return ruled;
    await this.#end(ruled.tournament.rounds[round - 1]?.pairings[pairing - 1]?.table ?? null);
    return ruled;
  }

  /** Whatever is played at a table whose pairing has its result. */
  async #end(id: string | null): Promise<void> {
    const [table] = id === null ? [] : await this.#deps.store.tablesNamed([id]);
    if (table === undefined) return;
    await this.#deps.tables.stop(table.id);
    const last = table.games.at(-1);
    if (table.state === "playing" && last !== undefined) await this.#deps.endMatch(last.match);
  }

  async remove(id: string, by: string, player: string, reason: string): Promise<Kept | Refusal> {
    const now = await this.#deps.store.now();
    return this.#book.change(id, (one) => notJudge(one, by) ?? play.remove(one, by, player, reason, now));
  }

  /** All decks, where everybody may see them. */
  async lists(id: string) {
    const kept = await this.#book.find(id);
    if (kept === undefined) return refuse("tournament/not-found");
    const { state, settings, entrants } = kept.tournament;
    const isOpen = state === "over" || (state === "playing" && settings.lists === "open");
    if (!isOpen) return refuse("tournament/lists-closed");
    const players = entrants.map(({ player }) => player);
    const nameOf = await this.#names(players);
    return (await this.#deps.store.decksEntered(id, players)).map(({ player, stock }) => ({
      player: nameOf(player),
      ...listOf(stock),
    }));
  }
}

/** @param by null for the operator, who may do all */
const notHis = ({ organiser }: Tournament, by: string | null): Refusal | undefined =>
  by === null || organiser === by ? undefined : refuse("tournament/not-organiser");

const notJudge = (tournament: Tournament, by: string): Refusal | undefined =>
  play.isJudge(tournament, by) ? undefined : refuse("tournament/not-judge");
