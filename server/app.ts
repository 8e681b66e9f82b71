/** Puts the server together; starts and stops it. */
import { randomInt, randomUUID } from "node:crypto";
import { fileURLToPath } from "node:url";
import type { Catalog, Ruleset } from "../shared/kernel/index.ts";
import { rulesets } from "../shared/rulesets/index.ts";
import { type Admin, openAdmin } from "./admin/index.ts";
import { Bots } from "./bots/index.ts";
import { type Config, type ConfigProblem, readConfig } from "./config.ts";
import {
  Accounts,
  corsHeaders,
  guardedServer,
  type HttpDeps,
  originTest,
  Sessions,
  serveHttp,
} from "./http/index.ts";
import { Lobby } from "./lobby/index.ts";
import { createLogger, type Logger } from "./log.ts";
import { loadSets } from "./match/catalog.ts";
import { Copies } from "./match/copies.ts";
import { Deadlines } from "./match/deadlines.ts";
import { Decisions } from "./match/decisions.ts";
import { Hosts, type Seeds } from "./match/hosts.ts";
import { Lease } from "./match/lease.ts";
import { Names } from "./match/names.ts";
import { timely } from "./match/timely.ts";
import { HANDS_DELAY_MS } from "./match/watching.ts";
import { Metrics } from "./metrics/index.ts";
import { Attendance } from "./rooms/attendance.ts";
import type { Cluster, redisCluster } from "./rooms/cluster.ts";
import { Door } from "./rooms/doors.ts";
import { Gallery } from "./rooms/gallery.ts";
import type { MatchRoomDeps } from "./rooms/match.ts";
import { MatchRooms } from "./rooms/seats.ts";
import { SpectatorRooms } from "./rooms/spectators.ts";
import { bell, RoomServer } from "./rooms/transport.ts";
import { openStore, type Store } from "./store/index.ts";
import { pageHandler } from "./web/serve.ts";

export { type Config, type ConfigProblem, createLogger, type Logger, readConfig };

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

export interface RiposteServer {
  /** Restores the unfinished matches, then opens the port; 0 takes a free one. Resolves to the port. */
  listen(port: number): Promise<number>;
  /** Closes sockets with 4101, finishes what is being stored, and resolves when all is done. */
  close(): Promise<void>;
  /** Counts a promise that failed with nobody waiting for it. */
  rejected(): void;
  /** The matches of this process, for tests that look behind the wire. */
  readonly hosts: Hosts | undefined;
}

const LINGER_MS = 5 * 60_000;

const HOME_SETS = fileURLToPath(new URL("../shared/sets", import.meta.url));

export function createServer(config: Config, deps: ServerDeps = {}): RiposteServer {
  let running: Running | undefined;
  return {
    async listen(port) {
      running = await start(config, deps, port);
      return running.port;
    },
    async close() {
      const ending = running;
      running = undefined;
      await ending?.close();
    },
    rejected: () => running?.observer.rejected(),
    get hosts() {
      return running?.hosts;
    },
  };
}

interface Running {
  readonly port: number;
  readonly hosts: Hosts;
  readonly observer: Metrics;
  close(): Promise<void>;
}

/** What lies behind the wire. */
interface Inside {
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

/** What matches may take to be saved when the server ends, while the store may be gone. */
const DRAIN_MS = 3_000;

const within = (ms: number, ending: Promise<void>, log: Logger): Promise<void> =>
  timely(ending, ms, "it takes too long").catch((error: unknown) =>
    log.warn({ err: error }, "not closed in order"),
  );

const monotonic = (): number => performance.now();

async function start(config: Config, deps: ServerDeps, port: number): Promise<Running> {
  const inside = await open(config, deps);
  const { hosts, bots, store, catalog, lobby, lobbyDoor, queueDoor, log } = inside;
  const transport = await wire(inside, deps);
  let admin: Admin | undefined;
  const close = async () => {
    inside.ready = false;
    await admin?.close();
    await lobby.close();
    // Matches are saved and let go first: whoever is told to join again finds another process free to have them.
    await within(DRAIN_MS, hosts.close(), log);
    await within(DRAIN_MS, inside.lease.end(), log);
    await transport.close();
    await bots.close();
    await store.close();
  };
  try {
    admin = await openAdmin({
      ...inside,
      settings: config,
      metrics: inside.observer,
      patience: deps.adminPatience,
    });
    await transport.prepare();
    await hostAgain(inside);
    await Promise.all([lobbyDoor.open(), queueDoor.open()]);
    const opened = await transport.listen(port, config.host);
    inside.ready = true;
    lobby.start();
    log.info(
      {
        port: opened,
        process: inside.lease.owner,
        rulesets: catalog.rulesets.map(({ id }) => id),
        sets: namesOf(catalog),
      },
      "listening",
    );
    return { port: opened, hosts, observer: inside.observer, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function open(config: Config, deps: ServerDeps): Promise<Inside> {
  const log = deps.log ?? createLogger(config.logLevel);
  const own = deps.setFolders ?? [HOME_SETS];
  const folders = config.setsDir === undefined ? own : [...own, config.setsDir];
  const [store, { catalog, texts }] = await Promise.all([
    deps.openStore?.(config) ?? openStore(config, log),
    loadSets(deps.rulesets ?? rulesets, folders, log),
  ]);
  const clock = deps.clock ?? monotonic;
  const deadlines = deps.deadlines ?? new Deadlines(clock);
  const { away } = config;
  // A file has one process, and that one has its matches at once when it comes back.
  const owner = config.databaseUrl === undefined ? "sole" : randomUUID();
  // Real time, whatever clock its matches go by.
  const lease = new Lease({ store, owner, clock: monotonic, log });
  const passDelay = deps.passDelay ?? drawnDelay(config);
  const bots = new Bots(texts.values(), config.botPaceMs);
  const observer = new Metrics(log);
  const hosting = {
    store,
    catalog,
    clock,
    deadlines,
    away,
    passDelay,
    lease,
    own: bots.find,
    log,
    texts,
    ring: bell.ring,
    observer,
  };
  const rooms = new MatchRooms();
  const left = (match: string) => rooms.forget(match);
  const hosts = new Hosts({ ...hosting, fair: config.fairShuffles, seeds: deps.seeds, left });
  observer.look(hosts);
  const names = new Names(store);
  const decisions = new Decisions(store, (player) => names.forget(player));
  await decisions.look();
  const lobby = new Lobby({
    settings: config,
    store,
    catalog,
    texts,
    hosts,
    names,
    decisions,
    open: (match) => rooms.open(match),
    bots: bots.names,
    log,
  });
  return {
    config,
    log,
    store,
    catalog,
    clock,
    lease,
    hosts,
    bots,
    names,
    decisions,
    rooms,
    lobby,
    observer,
    lobbyDoor: new Door("lobby"),
    queueDoor: new Door("queue"),
    ready: false,
  };
}

/** Not from any match's seed, so that a delay tells nothing of it. */
const drawnDelay = ({ passDelay }: Config): (() => number) | undefined =>
  passDelay && (() => randomInt(passDelay.least, passDelay.most + 1));

/**
 * Takes the lease and hosts again what it covers. Players come back by their match's id, so every match has its
 * room before anyone can ask for it; those of other processes that die later are taken over as their leases end.
 */
async function hostAgain({ lease, hosts, rooms, log }: Inside): Promise<void> {
  const opened = ({ record }: { record: { id: string } }) => rooms.open(record.id);
  const failed = (error: unknown) => log.warn({ err: error }, "matches without an owner are not taken over");
  // Not while this process takes its own, nor while it sweeps still.
  let isBusy = true;
  const sweep = async () => {
    if (isBusy) return;
    isBusy = true;
    await hosts.restoreAll(opened).catch(failed);
    isBusy = false;
  };
  await lease.begin(
    (kept) => hosts.keepOnly(kept),
    () => void sweep(),
  );
  await hosts.restoreAll(opened, lease.owner);
  isBusy = false;
}

/** Loaded only where it is used: most servers are one process. */
const clusterAt = async (...how: Parameters<typeof redisCluster>): Promise<Cluster> =>
  (await import("./rooms/cluster.ts")).redisCluster(...how);

/** Sockets and HTTP over it; the port is closed still. */
async function wire(
  inside: Inside,
  { handsDelay = HANDS_DELAY_MS, lingerMs = LINGER_MS, page }: ServerDeps,
): Promise<RoomServer> {
  const { config, log, store, clock, hosts, names, decisions, lobby, observer } = inside;
  const { maxBodyBytes, maxMessagesPerSecond, allowedOrigins, redisUrl, publicAddress } = config;
  const sessions = new Sessions(
    config.sessionSecret ?? (await store.secret()),
    new Accounts(config),
    names,
    decisions,
  );
  const mayCall = originTest(allowedOrigins);
  const isReady = () => inside.ready;
  const { decks, tables } = lobby;
  const delays = { watchDelay: config.watchDelaySeconds, handsDelay };
  const copies = new Copies({ store, log, bell, ...delays, catalogOf: (record) => hosts.catalogOf(record) });
  const http: HttpDeps = {
    ...config,
    ...inside,
    ...delays,
    spectators: new SpectatorRooms(),
    seriesEnded: (table) => lobby.seriesEnded(table),
    sessions,
    decks,
    tables,
    queue: lobby.queue,
    ratings: store,
    infos: (some, player) => lobby.infos(some, player),
    mayCall,
    isReady,
    page: pageHandler(page),
  };
  const attendance = new Attendance(decisions);
  const sockets = { log, clock, observer, attendance, messagesPerSecond: maxMessagesPerSecond };
  const room: MatchRoomDeps = {
    find: (match) => hosts.find(match),
    end: (match) => hosts.end(match),
    disposed: (host) => hosts.drop(host),
    names,
    ...sockets,
    lingerMs,
  };
  return new RoomServer({
    cluster: redisUrl === undefined ? undefined : await clusterAt(redisUrl, log),
    publicAddress,
    http: guardedServer(maxBodyBytes),
    room,
    watch: { copies, gallery: new Gallery(), names, ...sockets, lingerMs },
    lobby: { ...lobby.tableNews(), ...sockets },
    queue: { ...lobby.queueNews(), ...sockets },
    log,
    mayCall,
    cors: (headers) => corsHeaders(mayCall, headers),
    express: (app) => serveHttp(app, http),
  });
}

const namesOf = ({ sets }: Catalog): string[] => sets.map(({ ruleset, id }) => `${ruleset}/${id}`);
