/** The tournaments as they are stored, and the one way to change one. */
import pLimit, { type LimitFunction } from "p-limit";
import { isRefusal, type Refusal } from "../../shared/kernel/index.ts";
import { refuse } from "../match/common/refuse.ts";
import type { Entry, Kept, TournamentStore } from "./store.ts";
import type { Tournament } from "./tournament.ts";

/** How often a change is tried while other processes change the same tournament. */
const TRIES = 20;

type Change = (tournament: Tournament) => Tournament | Refusal;

export class Book {
  readonly #store: TournamentStore;
  /** As they were read last, for whoever finds that one has not changed since. */
  readonly #read = new Map<string, Kept>();
  /** Changes of one tournament wait for each other: a crowd that enters at once would outdo its own. */
  readonly #turns = new Map<string, LimitFunction>();

  constructor(store: TournamentStore) {
    this.#store = store;
  }

  /** @param rev how often it has changed, where that is known: one that was read then is not read again */
  async find(id: string, rev?: number): Promise<Kept | undefined> {
    const known = this.#read.get(id);
    if (known !== undefined && known.rev === rev) return known;
    const kept = await this.#store.tournament(id);
    if (kept !== undefined && rev !== undefined) this.#read.set(id, kept);
    return kept;
  }

  /** Forgets all but these. */
  keepOnly(ids: readonly string[]): void {
    const wanted = new Set(ids);
    for (const id of this.#read.keys()) if (!wanted.has(id)) this.#read.delete(id);
  }

  /** Changes the newest, with the deck of an entry at the same moment. */
  async change(id: string, change: Change, entry?: Entry): Promise<Kept | Refusal> {
    const turn = this.#turns.get(id) ?? pLimit(1);
    this.#turns.set(id, turn);
    try {
      return await turn(() => this.#change(id, change, entry));
    } finally {
      if (turn.activeCount + turn.pendingCount === 0) this.#turns.delete(id);
    }
  }

  async #change(id: string, change: Change, entry: Entry | undefined): Promise<Kept | Refusal> {
    for (let tries = 0; tries < TRIES; tries++) {
      const kept = await this.#store.tournament(id);
      if (kept === undefined) return refuse("tournament/not-found");
      const tournament = change(kept.tournament);
      if (isRefusal(tournament)) return tournament;
      if (tournament === kept.tournament && entry === undefined) return kept;
      const next = { rev: kept.rev + 1, tournament };
      if (await this.#store.putTournament(next, entry)) return next;
    }
    return refuse("server/busy");
  }
}
