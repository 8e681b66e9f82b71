/** Card sets of players over HTTP. */
import type { z } from "zod";
import {
  doneAnswer,
  keptSetAnswer,
  type PlayerSetInfo,
  playerSetAnswer,
  type playerSetBody,
  type playerSetChange,
  playerSetsAnswer,
  versionAnswer,
} from "../protocol/index.ts";
import type { Http } from "./http.ts";

const pathOf = (id: string): string => `/api/player-sets/${encodeURIComponent(id)}`;

type KeptSet = Omit<z.infer<typeof keptSetAnswer>, "ok">;

export class PlayerSets {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  /** The player's own, those for everybody, and whether the player may keep any. */
  async list(): Promise<Omit<z.infer<typeof playerSetsAnswer>, "ok">> {
    const { ok: _, ...sets } = await this.#http.get("/api/player-sets", playerSetsAnswer);
    return sets;
  }

  /** Keeps a set, and says what of it comes to nothing. @throws RefusedError whose detail names everything wrong with it */
  async add(body: z.input<typeof playerSetBody>): Promise<KeptSet> {
    const { ok: _, ...kept } = await this.#http.post("/api/player-sets", body, keptSetAnswer);
    return kept;
  }

  /** Another content or access; what is played keeps the version it has. */
  async change(id: string, body: z.input<typeof playerSetChange>): Promise<KeptSet> {
    const { ok: _, ...kept } = await this.#http.put(pathOf(id), body, keptSetAnswer);
    return kept;
  }

  async delete(id: string): Promise<void> {
    await this.#http.delete(pathOf(id), doneAnswer);
  }

  async get(id: string): Promise<PlayerSetInfo> {
    return (await this.#http.get(pathOf(id), playerSetAnswer)).set;
  }

  /** One version with all its cards. */
  async version(hash: string): Promise<Omit<z.infer<typeof versionAnswer>, "ok">> {
    const { ok: _, ...version } = await this.#http.get(
      `/api/player-sets/versions/${encodeURIComponent(hash)}`,
      versionAnswer,
    );
    return version;
  }
}
