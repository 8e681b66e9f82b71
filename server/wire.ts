/** Sockets and HTTP over what lies behind them. */
import {
  Accounts,
  guardedServer,
  type HttpDeps,
  originTest,
  refuseUpgrade,
  Sessions,
  serveHttp,
} from "./http/index.ts";
import { isBotAccount } from "./match/common/players.ts";
import { SpectatorFeeds } from "./match/watch/spectator-feeds.ts";
import { HANDS_DELAY_MS } from "./match/watch/watch-rights.ts";
import { asyncApi } from "./rooms/asyncapi.ts";
import { Attendance } from "./rooms/attendance.ts";
import type { Cluster, redisCluster } from "./rooms/cluster.ts";
import type { MatchRoomDeps } from "./rooms/match.ts";
import { SpectatorChat } from "./rooms/spectator-chat.ts";
import { SpectatorRooms } from "./rooms/spectators.ts";
import { bell, RoomServer } from "./rooms/transport.ts";
import type { ServerDeps, Services } from "./services.ts";
import { type Patience, patiently } from "./start.ts";
import { pageHandler } from "./web/serve.ts";

const LINGER_MS = 5 * 60_000;

/** Loaded only where it is used: most servers are one process. */
async function clusterAt(patience: Patience, ...how: Parameters<typeof redisCluster>): Promise<Cluster> {
  const { reachRedis, redisCluster } = await import("./rooms/cluster.ts");
  await patiently("Redis", () => reachRedis(how[0]), patience);
  return redisCluster(...how);
}

/** The common settings of sockets and routes: who may call, and how late others see a match. */
type Told = Pick<HttpDeps, "mayCall" | "trouble" | "watchDelay" | "handsDelay">;

/** Sockets and HTTP; the port is closed still. @param page answers for the page, in the place of what is built */
export async function wire(
  services: Services,
  deps: ServerDeps,
  patience: Patience,
  page?: HttpDeps["page"],
): Promise<RoomServer> {
  const { config, log, store, clock, hosts, names, decisions, lobby, observer } = services;
  const { lingerMs = LINGER_MS, handsDelay = HANDS_DELAY_MS } = deps;
  const mayCall = originTest(config.allowedOrigins);
  const delays = { watchDelay: config.watchDelaySeconds, handsDelay };
  const feeds = new SpectatorFeeds({
    store,
    log,
    bell,
    ...delays,
    catalogOf: (record) => hosts.catalogOf(record),
  });
  const cluster =
    config.redisUrl === undefined ? undefined : await clusterAt(patience, config.redisUrl, log, observer);
  const trouble = () => {
    if (!services.ready) return "server/draining";
    if (services.lease.trouble === undefined && services.isFailing()) return "server/store";
    return services.lease.trouble ?? (cluster?.isLost ? "server/redis" : undefined);
  };
  const http: HttpDeps = {
    ...(await overHttp(services, page ?? pageHandler(deps.page))),
    ...delays,
    mayCall,
    trouble,
  };
  const attendance = new Attendance(decisions);
  const messagesPerSecond = (player: string) =>
    isBotAccount(player) ? config.botMessagesPerSecond : config.maxMessagesPerSecond;
  const sockets = { log, clock, observer, attendance, messagesPerSecond };
  const room: MatchRoomDeps = {
    find: (match) => hosts.find(match),
    end: (match) => hosts.end(match),
    resume: (match) => services.resuming.resume(match),
    disposed: (host) => hosts.drop(host),
    names,
    ...sockets,
    lingerMs,
  };
  const server = guardedServer(config.maxBodyBytes).on("request", serveHttp(http));
  return new RoomServer({
    cluster,
    publicAddress: config.publicAddress,
    http: server,
    refuse: refuseUpgrade,
    room,
    watch: {
      feeds,
      spectatorChat: new SpectatorChat(clock),
      names,
      silenceOf: services.silenceOf,
      ...sockets,
      lingerMs,
    },
    lobby: { ...lobby.tableUpdates(), ...sockets },
    queue: { ...lobby.queueUpdates(), ...sockets },
    log,
    mayCall,
  });
}

/** The dependencies of the routes. */
async function overHttp(services: Services, page: HttpDeps["page"]): Promise<Omit<HttpDeps, keyof Told>> {
  const { config, store, names, decisions, lobby, ownAccounts } = services;
  const secret = config.sessionSecret ?? (await store.secret());
  return {
    ...config,
    ...services,
    sessions: new Sessions(secret, {
      accounts: new Accounts(config),
      bots: lobby.botAccounts,
      ownAccounts,
      names,
      decisions,
      words: services.peace.words,
    }),
    bots: lobby.botAccounts,
    spectators: new SpectatorRooms(),
    seriesEnded: (table) => lobby.seriesEnded(table),
    decks: lobby.decks,
    sets: lobby.sets,
    tables: lobby.tables,
    queue: lobby.queue,
    seasons: lobby.seasons,
    ratings: store,
    infos: (some, player) => lobby.infos(some, player),
    isReady: () => services.ready,
    asyncApi: () => asyncApi(config.maxMessagesPerSecond, config.botMessagesPerSecond),
    page,
  };
}
