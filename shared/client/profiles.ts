/** Profiles over HTTP. Each call throws `RefusedError` where the server says no. */
import {
  type Bond,
  type BondsInfo,
  bondsAnswer,
  type Challenge,
  type ChallengeWish,
  challengesAnswer,
  doneAnswer,
  type LadderInfo,
  type LaddersInfo,
  ladderAnswer,
  laddersAnswer,
  type Profile,
  profileAnswer,
  type Shown,
  shownAnswer,
  type TableInfo,
  tableAnswer,
} from "../protocol/index.ts";
import type { Http } from "./http.ts";

export class Profiles {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  /** By the name of now or one of before. */
  async get(name: string): Promise<Profile> {
    return (await this.#http.get(`/api/profiles/${encodeURIComponent(name)}`, profileAnswer)).profile;
  }

  async bonds(): Promise<BondsInfo> {
    const { following, blocked } = await this.#http.get("/api/me/bonds", bondsAnswer);
    return { following, blocked };
  }

  /** Follows or blocks the account of that name, or neither. */
  async bind(name: string, bond: Bond | null): Promise<void> {
    await this.#http.put(`/api/me/bonds/${encodeURIComponent(name)}`, { bond }, doneAnswer);
  }

  /** The table that is kept for who is challenged. */
  async challenge(name: string, wish: ChallengeWish): Promise<TableInfo> {
    const path = `/api/profiles/${encodeURIComponent(name)}/challenge`;
    return (await this.#http.post(path, wish, tableAnswer)).table;
  }

  /** Those that wait for the player. */
  async challenges(): Promise<readonly Challenge[]> {
    return (await this.#http.get("/api/challenges", challengesAnswer)).challenges;
  }

  async decline(table: string): Promise<void> {
    await this.#http.post(`/api/challenges/${encodeURIComponent(table)}/decline`, {}, doneAnswer);
  }

  /** @param season by its number; that of now without it */
  async ladders(season?: number): Promise<LaddersInfo> {
    const query = season === undefined ? "" : `?season=${season}`;
    const { ok: _, ...ladders } = await this.#http.get(`/api/ladders${query}`, laddersAnswer);
    return ladders;
  }

  /** @param season by its number; that of now without it */
  async ladder(ruleset: string, profile: string, season?: number): Promise<LadderInfo> {
    const path = `/api/ladders/${encodeURIComponent(ruleset)}/${encodeURIComponent(profile)}`;
    const query = season === undefined ? "" : `?season=${season}`;
    const { ok: _, ...ladder } = await this.#http.get(`${path}${query}`, ladderAnswer);
    return ladder;
  }

  /** What the player's own profile shows. */
  async shown(): Promise<Shown> {
    return (await this.#http.get("/api/me/profile", shownAnswer)).shown;
  }

  async show(shown: Shown): Promise<Shown> {
    return (await this.#http.put("/api/me/profile", shown, shownAnswer)).shown;
  }
}
