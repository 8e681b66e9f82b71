/** Sockets and HTTP over what lies behind them. */
import {
  Accounts,
  corsHeaders,
  guardedServer,
  type HttpDeps,
  originTest,
  Sessions,
  serveHttp,
} from "./http/index.ts";
import type { Inside, ServerDeps } from "./inside.ts";
import { Copies } from "./match/copies.ts";
import { HANDS_DELAY_MS } from "./match/watching.ts";
import { Attendance } from "./rooms/attendance.ts";
import type { Cluster, redisCluster } from "./rooms/cluster.ts";
import { Gallery } from "./rooms/gallery.ts";
import type { MatchRoomDeps } from "./rooms/match.ts";
import { SpectatorRooms } from "./rooms/spectators.ts";
import { bell, RoomServer } from "./rooms/transport.ts";
import { pageHandler } from "./web/serve.ts";

const LINGER_MS = 5 * 60_000;

/** Loaded only where it is used: most servers are one process. */
const clusterAt = async (...how: Parameters<typeof redisCluster>): Promise<Cluster> =>
  (await import("./rooms/cluster.ts")).redisCluster(...how);

/** What sockets and routes are told alike: who may call, and how late others see a match. */
type Told = Pick<HttpDeps, "mayCall" | "watchDelay" | "handsDelay">;

/** Sockets and HTTP; the port is closed still. */
export async function wire(inside: Inside, deps: ServerDeps): Promise<RoomServer> {
  const { config, log, store, clock, hosts, names, decisions, lobby, observer } = inside;
  const { lingerMs = LINGER_MS, handsDelay = HANDS_DELAY_MS } = deps;
  const mayCall = originTest(config.allowedOrigins);
  const delays = { watchDelay: config.watchDelaySeconds, handsDelay };
  const copies = new Copies({ store, log, bell, ...delays, catalogOf: (record) => hosts.catalogOf(record) });
  const http: HttpDeps = { ...(await overHttp(inside, deps)), ...delays, mayCall };
  const attendance = new Attendance(decisions);
  const sockets = { log, clock, observer, attendance, messagesPerSecond: config.maxMessagesPerSecond };
  const room: MatchRoomDeps = {
    find: (match) => hosts.find(match),
    end: (match) => hosts.end(match),
    disposed: (host) => hosts.drop(host),
    names,
    ...sockets,
    lingerMs,
  };
  return new RoomServer({
    cluster: config.redisUrl === undefined ? undefined : await clusterAt(config.redisUrl, log),
    publicAddress: config.publicAddress,
    http: guardedServer(config.maxBodyBytes),
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

/** What the routes ask of what lies behind them. */
async function overHttp(inside: Inside, { page }: ServerDeps): Promise<Omit<HttpDeps, keyof Told>> {
  const { config, store, names, decisions, lobby } = inside;
  const secret = config.sessionSecret ?? (await store.secret());
  return {
    ...config,
    ...inside,
    sessions: new Sessions(secret, new Accounts(config), names, decisions),
    spectators: new SpectatorRooms(),
    seriesEnded: (table) => lobby.seriesEnded(table),
    decks: lobby.decks,
    tables: lobby.tables,
    queue: lobby.queue,
    ratings: store,
    infos: (some, player) => lobby.infos(some, player),
    isReady: () => inside.ready,
    page: pageHandler(page),
  };
}
