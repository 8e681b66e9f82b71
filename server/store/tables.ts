/** The tables' columns. JSON stands as text, moments as milliseconds, seats from 0. */
import type { Generated, Kysely } from "kysely";
import type { SetAccess } from "../../shared/protocol/index.ts";

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
  sittings: { place: string; player: string };
  decks: { player: string; id: string; data: string };
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
  leases: { name: string; holder: string; until: number };
  ratings: { game: string; player: string; rating: number; rd: number; vol: number; games: number };
  /** The operator's decisions, 1 for yes, and when by the database's clock. */
  decisions: { player: string; banned: number; erased: number; changed: number };
  /** Series that are rated already, by their tables; the pair whose ratings they changed, and when. */
  rated: { place: string; pair: string | null; at: number };
}

export type Db = Kysely<Tables>;
