/**
 * Ladders by seasons. A rating goes on from one to the next; on a season's ladder stands who has played in it as often as
 * places him, and of one that is over it is kept who stood where.
 */
import type { Refusal } from "../../shared/kernel/index.ts";
import type { LadderInfo, LaddersInfo } from "../../shared/protocol/index.ts";
import type { Leading } from "../match/common/leads.ts";
import { refuse } from "../match/common/refuse.ts";
import type { Names } from "../match/journal/names.ts";
import { gameIn, type Rating } from "./ratings.ts";
import { Standings } from "./standings.ts";

/** Moments are by the store's clock, in milliseconds. */
export interface Season {
  readonly n: number;
  readonly began: number;
  readonly until: number;
}

/** Somebody's place, and how he did in the season; nobody where he was erased. */
export interface Standing {
  readonly player: string | null;
  readonly rating: number;
  readonly rd: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

export interface SeasonStore {
  seasons(): Promise<readonly Season[]>;
  turnSeason(ms: number, placement: number, most: number): Promise<boolean>;
  gamesSince(began: number): Promise<readonly string[]>;
  gamesOf(season: number): Promise<readonly string[]>;
  standingsSince(game: string, began: number, placement: number, most: number): Promise<readonly Standing[]>;
  standingsOf(season: number, game: string): Promise<readonly Standing[]>;
  playedSince(game: string, player: string, began: number): Promise<number>;
  ratings(
    game: string,
    players: readonly string[],
  ): Promise<readonly (Rating & { readonly player: string })[]>;
}

export interface SeasonDeps {
  readonly store: SeasonStore;
  readonly leads: Leading;
  readonly names: Pick<Names, "one">;
  readonly settings: {
    /** That a season lasts; 0 where there are none. */
    readonly seasonDays: number;
    /** Series in it that place a player. */
    readonly placementMatches: number;
  };
}

/** Milliseconds between two looks at whether a season is over. */
const LOOK_MS = 10_000;

const DAY_MS = 24 * 60 * 60_000;

/** Rows of a ladder, and of one that is kept. */
const ROWS = 100;
const KEPT = 1_000;

export class Seasons {
  readonly #deps: SeasonDeps;
  readonly #standings: Standings;
  #looked = Number.NEGATIVE_INFINITY;

  constructor(deps: SeasonDeps) {
    this.#deps = deps;
    this.#standings = new Standings(deps.store);
  }

  /** Ends what is over, by the one process that has the lease. */
  async turn(): Promise<void> {
    const { store, leads, settings } = this.#deps;
    if (settings.seasonDays === 0 || performance.now() - this.#looked < LOOK_MS) return;
    this.#looked = performance.now();
    if (!(await leads.has("seasons"))) return;
    await store.turnSeason(settings.seasonDays * DAY_MS, settings.placementMatches, KEPT);
  }

  /** The season of now, those before, and the ladders of one: that of now, where none is named. */
  async all(season?: number): Promise<LaddersInfo | Refusal> {
    const { store, settings } = this.#deps;
    const seasons = await this.#seasons();
    const [current] = seasons;
    const asked = season === undefined ? current : seasons.find(({ n }) => n === season);
    if (season !== undefined && asked === undefined) return refuse("season/not-found", { season });
    const isNow = asked === undefined || asked === current;
    const games = await (isNow ? store.gamesSince(asked?.began ?? 0) : store.gamesOf(asked.n));
    return {
      seasons: seasons.map(({ n, began, until }) => ({ n, began, until })),
      placement: settings.placementMatches,
      ladders: games.filter((game) => !game.startsWith("bots/")).map(gameIn),
    };
  }

  /** None of them counts where the server has none. */
  async #seasons(): Promise<readonly Season[]> {
    const { store, settings } = this.#deps;
    return settings.seasonDays === 0 ? [] : store.seasons();
  }

  /** @param season by its number; that of now without it. @param player who asks */
  async ladder(game: string, season: number | undefined, player: string): Promise<LadderInfo | Refusal> {
    const { store, settings } = this.#deps;
    const seasons = await this.#seasons();
    const current = seasons[0];
    const asked = season === undefined ? current : seasons.find(({ n }) => n === season);
    if (season !== undefined && asked === undefined) return refuse("season/not-found", { season });
    const began = asked?.began ?? 0;
    const isNow = asked === current;
    const standings = isNow
      ? await this.#standings.since(game, began, settings.placementMatches, ROWS)
      : (await store.standingsOf(asked?.n ?? 0, game)).slice(0, ROWS);
    return {
      season: asked?.n ?? null,
      rows: await Promise.all(standings.map((standing, at) => this.#row(standing, at))),
      you: isNow && player !== "" ? await this.#you(game, began, player) : null,
    };
  }

  async #row(
    { player, rating, rd, won, drawn, lost }: Standing,
    at: number,
  ): Promise<LadderInfo["rows"][number]> {
    const named = player === null ? null : { ...(await this.#deps.names.one(player)) };
    return {
      ...{ place: at + 1, player: named, won, drawn, lost },
      ...{ rating: Math.round(rating), deviation: Math.round(rd) },
    };
  }

  async #you(game: string, began: number, player: string): Promise<LadderInfo["you"]> {
    const { store } = this.#deps;
    const [own] = await store.ratings(game, [player]);
    if (own === undefined) return null;
    const played = await store.playedSince(game, player, began);
    return { rating: Math.round(own.rating), deviation: Math.round(own.rd), played };
  }
}
