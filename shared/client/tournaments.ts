/** Tournaments over HTTP. Each call resolves to the tournament as everybody may know it, and throws `RefusedError`. */
import type { z } from "zod";
import {
  type DeckRef,
  listsAnswer,
  present,
  type rulingBody,
  type TournamentInfo,
  type TournamentRow,
  tournamentAnswer,
  type tournamentBody,
  tournamentCsvAnswer,
  tournamentsAnswer,
} from "../protocol/index.ts";
import type { Http } from "./http.ts";

const pathOf = (id: string, part = ""): string => `/api/tournaments/${encodeURIComponent(id)}${part}`;

export class Tournaments {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  /** Those that go on, then the last that are over. */
  async list(): Promise<TournamentRow[]> {
    return (await this.#http.get("/api/tournaments", tournamentsAnswer)).tournaments;
  }

  async get(id: string): Promise<TournamentInfo> {
    const { tournament } = await this.#http.get(pathOf(id), tournamentAnswer);
    return present(tournament ?? undefined, "tournament");
  }

  /** Undefined where it has not changed since. */
  async news(id: string, rev: number): Promise<TournamentInfo | undefined> {
    return (await this.#http.get(pathOf(id, `?rev=${rev}`), tournamentAnswer)).tournament ?? undefined;
  }

  /** Makes one, as an account. */
  create(body: z.input<typeof tournamentBody>): Promise<TournamentInfo> {
    return this.#post("/api/tournaments", body);
  }

  /** Enters with a deck; until it begins again with another. */
  enter(id: string, deck: DeckRef): Promise<TournamentInfo> {
    return this.#post(pathOf(id, "/enter"), { deck });
  }

  leave(id: string): Promise<TournamentInfo> {
    return this.#post(pathOf(id, "/leave"), {});
  }

  begin(id: string): Promise<TournamentInfo> {
    return this.#post(pathOf(id, "/begin"), {});
  }

  cancel(id: string): Promise<TournamentInfo> {
    return this.#post(pathOf(id, "/cancel"), {});
  }

  /** Gives a pairing its result, or another one. */
  rule(id: string, ruling: z.input<typeof rulingBody>): Promise<TournamentInfo> {
    return this.#post(pathOf(id, "/rulings"), ruling);
  }

  /** Takes a player out. */
  remove(id: string, player: string, reason: string): Promise<TournamentInfo> {
    return this.#post(pathOf(id, "/remove"), { player, reason });
  }

  /** The decks of all players, once everybody may see them. */
  async decks(id: string): Promise<z.infer<typeof listsAnswer>["lists"]> {
    return (await this.#http.get(pathOf(id, "/decks"), listsAnswer)).lists;
  }

  async csv(id: string): Promise<{ readonly standings: string; readonly pairings: string }> {
    const { standings, pairings } = await this.#http.get(pathOf(id, "/csv"), tournamentCsvAnswer);
    return { standings, pairings };
  }

  async #post(path: string, body: object): Promise<TournamentInfo> {
    const { tournament } = await this.#http.post(path, body, tournamentAnswer);
    return present(tournament ?? undefined, "tournament");
  }
}
