/** The tables' columns. JSON stands as text, moments as milliseconds, seats from 0. */
import type { Generated, Kysely } from "kysely";
import type { Bond, SetAccess } from "../../shared/protocol/index.ts";
import type { Result } from "../lobby/ratings.ts";
import type { Audience } from "../match/journal/news.ts";
import type { WordRule } from "../peace/store.ts";

export interface Tables {
  matches: {
    /** Their order of making. */
    born: Generated<number>;
    id: string;
    /** A `MatchRecord`. */
    record: string;
    epoch: Generated<number>;
    /** Number of the journal's last row. */
    seq: Generated<number>;
    /** An `Outcome`, once it is over. */
    outcome: string | null;
    /** The process that hosts it, and the room there. */
    owner: string | null;
    room: string | null;
    /** A `Kept`, once there is something to keep. */
    kept: string | null;
    /** The rules and the format it needs, as `rulesOf` says them; null where an older release made it. */
    rules: string | null;
    /** 1 where it has held a process for ever. */
    stuck: number | null;
  };
  /** Processes, and until when by the database's clock they have their matches. */
  owners: {
    id: string;
    lease: number;
    /** The rules it takes matches of, as JSON; null where it takes none. */
    plays: string | null;
    /** PostgreSQL's number of the session that renewed it last; null where an older release did, or SQLite has it. */
    session: number | null;
    /** How many unfinished matches it said it had; null where an older release does not say. */
    matches: number | null;
  };
  journal: {
    match: string;
    seq: number;
    epoch: number;
    /** The seat, -1 for the host. */
    by: number;
    at: number;
    /** The seat that sent it, and the id; null for the host's own. */
    seat: number | null;
    id: string | null;
    intent: string;
    digest: string;
    /** When it was stored, by the database's clock. */
    stored: number;
  };
  /** `hash` is of all the rest (`jobs/stored.ts`); null in those of older releases. */
  snapshots: { match: string; seq: number; at: number; saved: string; accepted: string; hash: string | null };
  /** The players of a match by seat; `ended` is 1 once it is over. */
  seats: { match: string; seat: number; player: string; ended: number };
  orders: { player: string; key: string; digest: string; match: string };
  sets: { hash: string; text: string };
  /** Sets that players keep; `version` is the hash of the content, `hidden` 1 where the operator hides it. */
  player_sets: {
    id: string;
    player: string;
    ruleset: string;
    name: string;
    version: string;
    cards: number;
    access: SetAccess;
    hidden: Generated<number>;
    badge: string | null;
    changed: number;
  };
  /** Those of `sets` that are a version of a player's set, and when each was kept. */
  set_versions: { hash: string; set: string; made: number };
  /** The tables and matches that need a version. */
  pins: { holder: string; hash: string };
  /** `made` by the database's clock. */
  players: { id: string; name: string; made: number };
  settings: { key: string; value: string };
  tables: {
    /** Their order of making. */
    born: Generated<number>;
    id: string;
    code: string | null;
    rev: number;
    state: string;
    owner: string | null;
    /** 1 where the lobby may name it. */
    listed: number;
    /** The newest match, while it goes on. */
    match: string | null;
    /** When something is due; null where nothing is. */
    until: number | null;
    /** When its newest match ended. */
    ended: number | null;
    /** When somebody of the table was last seen. */
    touched: number;
    /** A `Table` without its decks, and they by seat: no listing reads them. */
    data: string;
    stocks: string;
  };
  /** The players of each table. */
  /** `past` is when the table was over; null while it is not, and where an older release put it. */
  sittings: { place: string; player: string; past: number | null };
  decks: { player: string; id: string; data: string };
  /** `rev` counts changes, `data` is a `Tournament`, and `row` what a listing says of it. */
  tournaments: {
    id: string;
    rev: number;
    state: string;
    organiser: string | null;
    created: number;
    ended: number | null;
    row: string;
    data: string;
  };
  /** `stock` is a `Stock`. */
  tournament_entries: { tournament: string; player: string; stock: string };
  /** The players whom a player lets see all hands, and the word that lets others have the replay. */
  casters: { match: string; player: string; caster: string };
  shares: { match: string; word: string };
  tickets: {
    player: string;
    /** Only those who wait for the same meet. */
    queue: string;
    since: number;
    seen: number;
    /** The table that is offered, until when, and 1 where the player accepted. */
    offer: string | null;
    until: number | null;
    accepted: number;
    /** A `Ticket` without what stands in the columns. */
    data: string;
  };
  /** Accounts that programs play with; `secret` is a hash. */
  bot_accounts: { id: string; owner: string | null; secret: string };
  /** Accounts of this server's own; `renamed` is null before the first time. */
  accounts: { id: string; made: number; renamed: number | null };
  /** What their names look like; `until` is null of a name of now, and of one before how long nobody may have it. */
  account_names: { look: string; account: string; until: number | null };
  /** `id` and `key` are base64url, `transports` a list as JSON. */
  passkeys: {
    id: string;
    account: string;
    key: string;
    counter: number;
    transports: string;
    label: string;
    made: number;
    used: number | null;
  };
  recovery_codes: { hash: string; account: string };
  /** `secret` is a hash. */
  sign_ins: { id: string; account: string; secret: string; made: number; until: number };
  /** Personal tokens; `secret` is a hash, `scopes` a list as JSON, `used` the hour of the last call. */
  api_tokens: {
    id: string;
    account: string;
    secret: string;
    label: string;
    scopes: string;
    made: number;
    until: number;
    used: number | null;
  };
  /**
   * What happened: `n` is null until it is numbered, which is not before `due`; `players` is a list, `happened` a
   * `Happened` as JSON.
   */
  feed: { id: string; n: number | null; due: number; audience: Audience; players: string; happened: string };
  /** Where accounts have it sent; `kinds` is a list as JSON, `after` the number it has come to, `due` its next try. */
  webhooks: {
    id: string;
    account: string;
    url: string;
    kinds: string;
    secret: string;
    made: number;
    after: number;
    failures: number;
    due: number;
    stopped: number | null;
  };
  /** What a passkey is asked, for one answer. */
  ceremonies: {
    id: string;
    purpose: string;
    challenge: string;
    account: string;
    name: string;
    until: number;
  };
  /** Whom a provider says an account is: one of an issuer. `used` is null before the first sign-in after it was linked. */
  identities: {
    id: string;
    account: string;
    issuer: string;
    subject: string;
    made: number;
    used: number | null;
  };
  /** People who are away at a provider; `browser` is a hash of what their browser holds. */
  provider_visits: {
    state: string;
    browser: string;
    provider: string;
    purpose: string;
    player: string;
    origin: string;
    nonce: string;
    verifier: string;
    until: number;
  };
  /** Those who came back, and whom the provider says they are. */
  provider_proofs: {
    browser: string;
    purpose: string;
    player: string;
    issuer: string;
    subject: string;
    until: number;
  };
  leases: { name: string; holder: string; until: number };
  /** `played` is when its last series was rated; null where an older release rated it. */
  ratings: {
    game: string;
    player: string;
    rating: number;
    rd: number;
    vol: number;
    games: number;
    played: number | null;
  };
  /** Stretches of the ladders; of those that are over `season_places` has who stood where. */
  seasons: { n: number; began: number; until: number };
  season_places: {
    season: number;
    game: string;
    place: number;
    player: string | null;
    rating: number;
    rd: number;
    won: number;
    drawn: number;
    lost: number;
  };
  /**
   * The operator's decisions, 1 for yes, and when by the database's clock. `muted` and `suspended` end at a moment;
   * `why` is of the last that shuts the player out, `left` when he signed out everywhere.
   */
  decisions: {
    player: string;
    banned: number;
    erased: number;
    changed: number;
    muted: number | null;
    suspended: number | null;
    nameless: number | null;
    left: number | null;
    why: string | null;
  };
  /** The operator's acts in their order, and the player who is told; `seen` is 1 once he said that he read it. */
  audit: {
    n: Generated<number>;
    at: number;
    operator: string;
    act: string;
    subject: string;
    why: string;
    until: number | null;
    player: string | null;
    seen: number;
  };
  /**
   * Matches that players reported, at the journal's entry of then; `chat` is a list of `SaidLine` as JSON, `closed`
   * null until an operator has judged it.
   */
  reports: {
    n: Generated<number>;
    id: string;
    at: number;
    match: string;
    seq: number;
    reporter: string;
    text: string;
    chat: string;
    closed: number | null;
    outcome: string | null;
  };
  /** Accounts that may do at the page what the operator may. */
  operators: { account: string; made: number };
  /** Addresses that guests may not come from, as CIDR. */
  shut_ranges: { range: string; until: number };
  /** The operator's words; each is refused, or allowed whatever else is refused. */
  words: { word: string; rule: WordRule };
  /** Series that are rated already, by their tables; the pair whose ratings they changed, and when. */
  rated: { place: string; pair: string | null; at: number };
  /**
   * What each rated series made of a player's rating; `opponent` is null once that one is erased, `deck` the name it
   * was kept under, null where it had none. `answer` is the time in which three of four of the player's answers were
   * given, null where they were few. What the series found before is null in lines of older releases.
   */
  rating_history: {
    n: Generated<number>;
    place: string;
    at: number;
    game: string;
    player: string;
    opponent: string | null;
    result: Result;
    deck: string | null;
    answer: number | null;
    rating: number;
    rd: number;
    vol: number | null;
    rating_before: number | null;
    rd_before: number | null;
    vol_before: number | null;
    rival_rating: number | null;
    rival_rd: number | null;
  };
  /** From where people play for ratings, and when they last did; of IPv6 a /56. */
  addresses: { address: string; player: string; seen: number };
  /** What a player is to another: follows or blocks him. */
  bonds: { player: string; other: string; bond: Bond; made: number };
  /** Tables that are kept for somebody who was asked to them, and until when. */
  challenges: { place: string; challenger: string; challenged: string; until: number };
  /** What players let others see; `decks` is 1 for yes. */
  profiles: { player: string; decks: number };
}

export type Db = Kysely<Tables>;
