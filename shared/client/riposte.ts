/** The way in: sessions, matches, cards. A match itself is played with the `MatchClient` that `join` gives. */
import type { z } from "zod";
import type { Catalog } from "../kernel/index.ts";
import {
  type CardInfo,
  castersAnswer,
  deckAnswer,
  type deckBody,
  type Film,
  type FilmViewer,
  filmSchema,
  type GameSets,
  gameSetsAnswer,
  type MatchBody,
  type MatchInfo,
  type Me,
  matchAnswer,
  meAnswer,
  playedAnswer,
  type Recording,
  ratingsAnswer,
  recordingSchema,
  replayAnswer,
  rulesetsAnswer,
  sessionAnswer,
  setAnswer,
  setsAnswer,
  shareAnswer,
  type TableFilter,
} from "../protocol/index.ts";
import { Connector } from "./connector.ts";
import { Decks } from "./decks.ts";
import { Http } from "./http.ts";
import { LobbyClient } from "./lobby-client.ts";
import { MatchClient } from "./match-client.ts";
import { PlayerSets } from "./player-sets.ts";
import type { Profiles } from "./profiles.ts";
import { QueueClient, type QueueWish } from "./queue-client.ts";
import { looseBook, type NoteBook, noteIn, type ShuffleNote } from "./shuffle-notes.ts";
import { Tables } from "./tables.ts";
import { TIMING, type Timing } from "./timing.ts";
import type { Tournaments } from "./tournaments.ts";
import { WatchClient } from "./watch-client.ts";

type Session = z.infer<typeof sessionAnswer>;
type Rulesets = z.infer<typeof rulesetsAnswer>["rulesets"];
type Sets = z.infer<typeof setsAnswer>["sets"];
type Ratings = z.infer<typeof ratingsAnswer>["ratings"];
type DeckJudgement = z.infer<typeof deckAnswer>;

const pathOf = (match: string): string => `/api/matches/${encodeURIComponent(match)}`;

/** Calls throw `RefusedError` where the server says no, and whatever `fetch` throws where there is none. */
export class Riposte {
  /** Tables where players meet. */
  readonly tables: Tables;
  /** The player's stored decks. */
  readonly decks: Decks;
  /** Card sets of players. */
  readonly playerSets: PlayerSets;
  readonly #http: Http;
  readonly #url: string;
  readonly #timing: Timing;
  readonly #book: NoteBook;
  #player: Session["player"] | undefined;

  /**
   * @param url the server's address, as http://localhost:2567; @param timing how patient matches are played
   * @param book where what was seen of shuffles is kept, as a browser's `localStorage`
   */
  constructor(url: string, timing: Partial<Timing> = {}, book: NoteBook = looseBook()) {
    this.#book = book;
    this.#url = url;
    this.#timing = { ...TIMING, ...timing };
    this.#http = new Http(url);
    this.tables = new Tables(this.#http);
    this.decks = new Decks(this.#http);
    this.playerSets = new PlayerSets(this.#http);
  }

  /** Tournaments; loaded for who asks for them. */
  async tournaments(): Promise<Tournaments> {
    const { Tournaments } = await import("./tournaments.ts");
    return new Tournaments(this.#http);
  }

  /** Profiles; loaded for who asks for them. */
  async profiles(): Promise<Profiles> {
    const { Profiles } = await import("./profiles.ts");
    return new Profiles(this.#http);
  }

  /** The player of this client, once it has a session. */
  get player(): Session["player"] | undefined {
    return this.#player;
  }

  /** Begins as a guest; keep the token to come back as the same player. */
  async session(name?: string): Promise<Session> {
    const session = await this.#http.post("/api/session", name === undefined ? {} : { name }, sessionAnswer);
    this.#player = session.player;
    this.#http.token = session.token;
    return session;
  }

  /** Goes on as the player of a kept session. */
  resume({ player, token }: Pick<Session, "player" | "token">): void {
    this.#player = player;
    this.#http.token = token;
  }

  /** The player of the token, and the matches and tables to come back to. */
  async me(): Promise<Me> {
    const { ok: _, ...me } = await this.#http.get("/api/me", meAnswer);
    return me;
  }

  /** The player's last matches that are over, the newest first. */
  async played(): Promise<MatchInfo[]> {
    return (await this.#http.get("/api/me/matches", playedAnswer)).matches;
  }

  /** Waits for somebody to play with: `accept` what it offers, then `join` the match of `paired`. */
  queue(body: QueueWish): Promise<QueueClient> {
    return QueueClient.enter(this.#http, this.#url, body, this.#timing);
  }

  /** The best of a game in one format; or one player's row alone, none where he is not rated. */
  async ratings(ruleset: string, profile: string, player?: string): Promise<Ratings> {
    const asked = player === undefined ? "" : `?${new URLSearchParams({ player })}`;
    return (
      await this.#http.get(
        `/api/ratings/${encodeURIComponent(ruleset)}/${encodeURIComponent(profile)}${asked}`,
        ratingsAnswer,
      )
    ).ratings;
  }

  /** Enters the lobby: what fits the filter, as it changes, and news of the player's own tables. */
  lobby(filter: TableFilter = {}): Promise<LobbyClient> {
    return LobbyClient.enter(this.#http, this.#url, filter, this.#timing);
  }

  /** With a key, asking again (the answer was lost) makes no second match. */
  async createMatch(body: MatchBody, key?: string): Promise<MatchInfo> {
    const how = key === undefined ? {} : { headers: { "idempotency-key": key } };
    return (await this.#http.post("/api/matches", body, matchAnswer, how)).match;
  }

  /** Takes the player's own seat. `since` is the last event seen, where the client comes back. */
  join(match: string, since?: number): Promise<MatchClient> {
    return MatchClient.join(
      new Connector(this.#http, this.#url, match, this.#timing),
      this.#noteOf(match),
      since,
    );
  }

  /** As `MatchClient.verifyShuffle`, by what this device saw of the match; for when nobody can join it any more. */
  async verifyShuffle(recording: Recording, catalog: Catalog): Promise<string | undefined> {
    const { foulShuffle } = await import("./verify.ts");
    return foulShuffle(this.#noteOf(recording.match).read(), recording, catalog);
  }

  #noteOf(match: string): ShuffleNote {
    return noteIn(this.#book, match, this.#player?.id ?? "");
  }

  /** Watches a match. `since` is the last event seen, where the client comes back. */
  watch(
    match: string,
    { hands = false, since }: { hands?: boolean; since?: number } = {},
  ): Promise<WatchClient> {
    return WatchClient.join(
      new Connector(this.#http, this.#url, match, this.#timing, { path: "watch", hands }),
      since,
    );
  }

  /** Names who may see all hands of the player's match; those whom every player named may. */
  async nameCasters(match: string, casters: string[]): Promise<string[]> {
    return (await this.#http.post(`${pathOf(match)}/casters`, { casters }, castersAnswer)).casters;
  }

  /** The match as a viewer was told it. Before the series is over there is the player's own side alone: "mine". */
  async film(match: string, view: FilmViewer | "mine", share?: string): Promise<Film> {
    const query = new URLSearchParams({
      ...(view === "mine" ? { side: "mine" } : { view: String(view) }),
      ...(share !== undefined && { share }),
    });
    const { replay } = await this.#http.get(`${pathOf(match)}/replay?${query}`, replayAnswer);
    return filmSchema.parse(replay);
  }

  /** All of a match that is over, as a file. */
  async recording(match: string, share?: string): Promise<Recording> {
    const query = share === undefined ? "" : `?${new URLSearchParams({ share })}`;
    const { replay } = await this.#http.get(`${pathOf(match)}/replay${query}`, replayAnswer);
    return recordingSchema.parse(replay);
  }

  /** A word that lets whoever has it have the replay, once there is one. */
  async shareReplay(match: string): Promise<string> {
    return (await this.#http.post(`${pathOf(match)}/replay/share`, {}, shareAnswer)).share;
  }

  async match(match: string): Promise<MatchInfo> {
    return (await this.#http.get(pathOf(match), matchAnswer)).match;
  }

  async rulesets(): Promise<Rulesets> {
    return (await this.#http.get("/api/rulesets", rulesetsAnswer)).rulesets;
  }

  async sets(): Promise<Sets> {
    return (await this.#http.get("/api/sets", setsAnswer)).sets;
  }

  /** The sets of one game with all their cards. */
  gameSets(ruleset: string): Promise<GameSets> {
    return this.#http.get(`/api/sets/${encodeURIComponent(ruleset)}`, gameSetsAnswer);
  }

  async cards(ruleset: string, set: string): Promise<CardInfo[]> {
    return (
      await this.#http.get(`/api/sets/${encodeURIComponent(ruleset)}/${encodeURIComponent(set)}`, setAnswer)
    ).cards;
  }

  validateDeck(body: z.input<typeof deckBody>): Promise<DeckJudgement> {
    return this.#http.post("/api/decks/validate", body, deckAnswer);
  }
}
