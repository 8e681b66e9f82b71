/**
 * Leads the tournaments through their rounds: opens the tables of pairings, takes what came of them, and ends what is
 * late. Whatever it knows is stored, so that any process goes on where another one ended.
 */
import { type Data, isRefusal } from "../../shared/kernel/index.ts";
import { metTable, type Table } from "../lobby/table.ts";
import type { Tables } from "../lobby/tables.ts";
import { newId } from "../match/common/ids.ts";
import type { Leading } from "../match/common/leads.ts";
import type { HostLog } from "../match/common/log.ts";
import type { Book } from "./book.ts";
import { awayFrom, resultOf, stockless } from "./outcome.ts";
import { begin, cancel, nextRound, type Settled, settle } from "./play.ts";
import type { TournamentStore } from "./store.ts";
import type { Pairing, Round, Tournament } from "./tournament.ts";

export interface DirectorDeps {
  readonly store: TournamentStore;
  readonly leads: Leading;
  readonly book: Book;
  readonly tables: Pick<Tables, "begin" | "stop">;
  /** Ends a match with no winner, whatever process has it. */
  endMatch(match: string): Promise<void>;
  readonly log: HostLog;
}

/** Tables opened at once in one tournament: between two turns others play. */
const AT_ONCE = 20;

/** A pairing that waits for its result, by its place in the round. */
interface Waiting {
  readonly n: number;
  readonly pairing: Pairing;
  readonly table: Table | undefined;
}

export class Director {
  readonly #deps: DirectorDeps;

  constructor(deps: DirectorDeps) {
    this.#deps = deps;
  }

  /** One turn, by the one process that has the lease. */
  async turn(): Promise<void> {
    const { store, leads, book, log } = this.#deps;
    if (!(await leads.has("tournaments"))) return;
    const live = await store.liveTournaments();
    book.keepOnly(live.map(({ id }) => id));
    for (const { id, rev } of live) {
      const kept = await book.find(id, rev);
      // One that cannot go on keeps no other from it.
      if (kept !== undefined)
        await this.#goOn(kept.tournament).catch((error: unknown) =>
          log.error({ tournament: id, err: error }, "a tournament does not go on"),
        );
    }
  }

  async #goOn(tournament: Tournament): Promise<void> {
    const { store, book } = this.#deps;
    const now = await store.now();
    const { id, state, settings, next } = tournament;
    if (state === "open") {
      if (settings.starts === null || settings.starts > now) return;
      const begun = await book.change(id, (one) => begin(one, newId(), newId, now));
      // Nobody came.
      if (isRefusal(begun) && begun.code === "tournament/too-few")
        await book.change(id, (one) => cancel(one, now));
    } else if (next !== null) {
      const isDue = (one: Tournament) => one.next !== null && one.next <= now;
      if (isDue(tournament)) await book.change(id, (one) => (isDue(one) ? nextRound(one, newId, now) : one));
    } else await this.#round(tournament, now);
  }

  async #round(tournament: Tournament, now: number): Promise<void> {
    const round = tournament.rounds.at(-1);
    if (round === undefined) return;
    const waiting = await this.#waiting(round);
    const isLate = now >= round.until;
    const settled: Settled[] = [];
    for (const one of waiting) {
      const result = await this.#resultOf(tournament, one, now, isLate);
      if (result !== undefined) settled.push({ pairing: one.n, result });
    }
    if (!isLate) settled.push(...(await this.#open(tournament, waiting)));
    if (settled.length === 0) return;
    // By number: a round that has come meanwhile has pairings of its own.
    await this.#deps.book.change(tournament.id, (one) =>
      one.rounds.length === tournament.rounds.length ? settle(one, settled, newId, now) : one,
    );
  }

  async #waiting({ pairings }: Round): Promise<Waiting[]> {
    const open = pairings.flatMap((pairing, n) => (pairing.result === null ? [{ n, pairing }] : []));
    const tables = await this.#deps.store.tablesNamed(open.flatMap(({ pairing }) => pairing.table ?? []));
    const known = new Map(tables.map((table) => [table.id, table]));
    return open.map((one) => ({ ...one, table: known.get(one.pairing.table ?? "") }));
  }

  /** What came of a pairing; undefined while it goes on, or while those who watch it do not know it. */
  async #resultOf(tournament: Tournament, { table }: Waiting, now: number, isLate: boolean) {
    const { store, tables, endMatch } = this.#deps;
    const { bestOf } = tournament.settings.table;
    if (table === undefined)
      return isLate ? ({ winner: "drawn", wins: [0, 0], how: "clock" } as const) : undefined;
    const last = table.games.at(-1);
    if (table.state === "playing") {
      if (isLate && last !== undefined) await endMatch(last.match);
      return undefined;
    }
    const isDone = table.state === "over" || table.state === "closed";
    if (!isDone && !isLate) return undefined;
    if (!isDone) await tables.stop(table.id);
    if (now < (last?.ended ?? 0) + 1_000 * table.settings.watch.delay) return undefined;
    const played = await Promise.all(table.games.map(({ match }) => store.playedSeats(match)));
    return resultOf(table, bestOf, awayFrom(table, played));
  }

  /** Opens tables that are not there yet. @returns those that nobody can play */
  async #open(tournament: Tournament, waiting: readonly Waiting[]): Promise<Settled[]> {
    const { store, tables, log } = this.#deps;
    const { id, settings, entrants } = tournament;
    const missing = waiting.filter(({ table }) => table === undefined).slice(0, AT_ONCE);
    const playerOf = (entrant: number | null) => entrants[entrant ?? -1]?.player ?? "";
    const players = missing.flatMap(({ pairing }) => pairing.sides.map(playerOf));
    const stocks = new Map(
      (await store.decksEntered(id, players)).map(({ player, stock }) => [player, stock] as const),
    );
    const now = await store.now();
    const settled: Settled[] = [];
    for (const { n, pairing } of missing) {
      const seats = pairing.sides.map((entrant) => {
        const player = playerOf(entrant);
        return { player, stock: stocks.get(player) };
      });
      const ready = seats.flatMap(({ player, stock }) => (stock === undefined ? [] : [{ player, stock }]));
      if (ready.length < 2) {
        settled.push({ pairing: n, result: stockless(seats, settings.table.bestOf) });
        continue;
      }
      const begun = await tables.begin(metTable(pairing.table ?? newId(), settings.table, ready, now));
      if (isRefusal(begun)) log.warn(tell(id, begun), "a pairing cannot play yet");
    }
    return settled;
  }
}

const tell = (tournament: string, refusal: { readonly code: string; readonly detail: Data }): object => ({
  tournament,
  ...refusal,
});
