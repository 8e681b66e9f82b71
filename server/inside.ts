/** What lies behind the wire: the store, the matches, the lobby, and what they share. */
import { randomInt, randomUUID } from "node:crypto";
import { fileURLToPath } from "node:url";
import type { Catalog, Ruleset } from "../shared/kernel/index.ts";
import { rulesets } from "../shared/rulesets/index.ts";
import { Bots } from "./bots/index.ts";
import type { Config } from "./config.ts";
import { Lobby } from "./lobby/index.ts";
import { createLogger, type Logger } from "./log.ts";
import { loadSets } from "./match/catalog.ts";
import { Deadlines } from "./match/deadlines.ts";
import { Decisions } from "./match/decisions.ts";
import { Hosts, type Seeds } from "./match/hosts.ts";
import { Lease } from "./match/lease.ts";
import { Names } from "./match/names.ts";
import { Metrics } from "./metrics/index.ts";
import { Door } from "./rooms/doors.ts";
import { MatchRooms } from "./rooms/seats.ts";
import { bell } from "./rooms/transport.ts";
import { openStore, type Store } from "./store/index.ts";

/** What a test puts in another's place; all of it has a default. */
export interface ServerDeps {
  readonly log?: Logger;
  readonly rulesets?: readonly Ruleset[];
  /** Card sets that come with the server. */
  readonly setFolders?: readonly string[];
  readonly seeds?: Seeds;
  /** Opens the store; the configured one without it. */
  readonly openStore?: (config: Config) => Promise<Store>;
  /** The folder of the built page, where it is another one. */
  readonly page?: string;
  /** Milliseconds that hands are shown late at least. */
  readonly handsDelay?: number;
  /** Milliseconds that a match which is over stays open for a last look. */
  readonly lingerMs?: number;
  /** Milliseconds that a command of the operator's may take. */
  readonly adminPatience?: (path: string) => number;
  /** Milliseconds that never go back: every moment of a match and of a socket is read from it. */
  readonly clock?: () => number;
  /** Draws how long a pass takes that rests on hidden cards. */
  readonly passDelay?: () => number;
  /** What wakes the matches; a test whose clock jumps wakes it by hand. */
  readonly deadlines?: Deadlines;
}

const HOME_SETS = fileURLToPath(new URL("../shared/sets", import.meta.url));

/** What lies behind the wire. */
export interface Inside {
  readonly config: Config;
  readonly log: Logger;
  readonly store: Store;
  readonly catalog: Catalog;
  readonly clock: () => number;
  readonly lease: Lease;
  readonly hosts: Hosts;
  readonly bots: Bots;
  readonly rooms: MatchRooms;
  readonly names: Names;
  readonly decisions: Decisions;
  readonly lobby: Lobby;
  readonly observer: Metrics;
  readonly lobbyDoor: Door;
  readonly queueDoor: Door;
  /** False while matches are restored, and when the server drains. */
  ready: boolean;
}

const monotonic = (): number => performance.now();

/** Opens the store and the sets, and puts together what stands on them. */
export async function openInside(config: Config, deps: ServerDeps): Promise<Inside> {
  const log = deps.log ?? createLogger(config.logLevel);
  const own = deps.setFolders ?? [HOME_SETS];
  const folders = config.setsDir === undefined ? own : [...own, config.setsDir];
  const [store, { catalog, texts }] = await Promise.all([
    deps.openStore?.(config) ?? openStore(config, log),
    loadSets(deps.rulesets ?? rulesets, folders, log),
  ]);
  const basis = { config, log, store, catalog, texts };
  const matches = openMatches(basis, deps);
  const names = new Names(store);
  const decisions = new Decisions(store, (player) => names.forget(player));
  await decisions.look();
  const { hosts, rooms, bots } = matches;
  const lobby = new Lobby({
    ...basis,
    settings: config,
    hosts,
    names,
    decisions,
    open: (match) => rooms.open(match),
    bots: bots.names,
  });
  const doors = { lobbyDoor: new Door("lobby"), queueDoor: new Door("queue") };
  return { ...basis, ...matches, ...doors, names, decisions, lobby, ready: false };
}

interface Basis extends Pick<Inside, "config" | "log" | "store" | "catalog"> {
  /** The text of each set, by its hash. */
  readonly texts: ReadonlyMap<string, string>;
}

/** The matches of this process: who hosts them, what wakes them, who plays where nobody sits, and who counts them. */
function openMatches({ config, ...basis }: Basis, deps: ServerDeps) {
  const { store, log, texts } = basis;
  const clock = deps.clock ?? monotonic;
  // A file has one process, and that one has its matches at once when it comes back.
  const owner = config.databaseUrl === undefined ? "sole" : randomUUID();
  // Real time, whatever clock its matches go by.
  const lease = new Lease({ store, owner, clock: monotonic, log });
  const bots = new Bots(texts.values(), config.botPaceMs);
  const observer = new Metrics(log);
  const rooms = new MatchRooms();
  const hosts = new Hosts({
    ...basis,
    clock,
    deadlines: deps.deadlines ?? new Deadlines(clock),
    away: config.away,
    passDelay: deps.passDelay ?? drawnDelay(config),
    lease,
    own: bots.find,
    ring: bell.ring,
    observer,
    fair: config.fairShuffles,
    seeds: deps.seeds,
    left: (match: string) => rooms.forget(match),
  });
  observer.look(hosts);
  return { clock, lease, bots, observer, rooms, hosts };
}

/** Not from any match's seed, so that a delay tells nothing of it. */
const drawnDelay = ({ passDelay }: Config): (() => number) | undefined =>
  passDelay && (() => randomInt(passDelay.least, passDelay.most + 1));
