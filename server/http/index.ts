/** Everything the server answers over HTTP, put on an express application. */
import express, {
  type Application,
  type ErrorRequestHandler,
  type RequestHandler,
  type Response,
} from "express";
import { rateLimit } from "express-rate-limit";
import helmet from "helmet";
import type { Catalog } from "../../shared/kernel/index.ts";
import type { RefusalCode } from "../../shared/protocol/index.ts";
import type { OwnAccounts } from "../accounts/index.ts";
import type { BotAccounts } from "../lobby/bot-accounts.ts";
import type { Decks } from "../lobby/decks.ts";
import type { PlayerSets } from "../lobby/player-sets.ts";
import type { HostLog } from "../match/common/log.ts";
import type { Observer } from "../match/journal/observer.ts";
import type { Peace } from "../peace/index.ts";
import { sendRefusal } from "./answers.ts";
import { apiTokenRoutes } from "./api-tokens.ts";
import { type BondRouteDeps, bondRoutes } from "./bonds.ts";
import { botRoutes } from "./bots.ts";
import { Calls } from "./calls.ts";
import { catalogRoutes } from "./catalog.ts";
import { Compressed } from "./compressed.ts";
import { concurrencyLimit } from "./concurrency-limit.ts";
import { deckRoutes } from "./decks.ts";
import { FEED, type FeedRouteDeps, feedRoutes, feedStream } from "./feed.ts";
import { type LadderDeps, ladderRoutes } from "./ladders.ts";
import { type LobbyDeps, lobbyRoute } from "./lobby.ts";
import { type MatchDeps, matchRoutes } from "./matches.ts";
import { type MeDeps, meRoutes } from "./me.ts";
import { openApi } from "./openapi.ts";
import { operateRoutes } from "./operate.ts";
import { type OriginTest, origins } from "./origins.ts";
import { ownAccountRoutes } from "./own-accounts.ts";
import { playerSetRoutes } from "./player-sets.ts";
import { type ProfileRouteDeps, profileRoutes } from "./profiles.ts";
import { CALLBACK, comeBack, providerRoutes } from "./providers.ts";
import { type QueueDeps, queueRoutes } from "./queue.ts";
import { type ReplayDeps, replayRoutes } from "./replays.ts";
import { isReturn, returns } from "./returns.ts";
import { bindRoutes, callerOf } from "./route.ts";
import { healthRoutes, sessionRoute } from "./service.ts";
import type { Sessions } from "./session.ts";
import { type TableDeps, tableRoutes } from "./tables.ts";
import { type TournamentDeps, tournamentRoutes } from "./tournaments.ts";
import { type WatchDeps, watchRoutes } from "./watch.ts";

export { Accounts } from "./accounts.ts";
export { guardedServer, refuseUpgrade } from "./guard.ts";
export { type OriginTest, originTest } from "./origins.ts";
export { Sessions } from "./session.ts";

export interface HttpDeps
  extends MatchDeps,
    WatchDeps,
    ReplayDeps,
    TableDeps,
    LobbyDeps,
    QueueDeps,
    TournamentDeps,
    FeedRouteDeps,
    BondRouteDeps,
    LadderDeps,
    ProfileRouteDeps {
  readonly hosts: MatchDeps["hosts"];
  readonly store: MatchDeps["store"] & WatchDeps["store"] & ProfileRouteDeps["store"] & MeDeps["store"];
  readonly catalog: Catalog;
  readonly sessions: Sessions;
  readonly decks: Decks;
  readonly bots: BotAccounts;
  readonly ownAccounts: OwnAccounts;
  readonly sets: PlayerSets;
  readonly peace: Peace;
  /** Hosts that the page shows art of. */
  readonly artHosts: readonly string[];
  readonly mayCall: OriginTest;
  /** Why the server takes no players, as a code. */
  trouble(): RefusalCode | undefined;
  readonly maxBodyBytes: number;
  readonly trustProxy: boolean;
  /** Posts an address may make in a minute. */
  readonly postsPerMinute: number;
  /** Of them, into a room. */
  readonly joinsPerMinute: number;
  readonly returnsPerMinute: number;
  /** Of them, what has to do with signing in. */
  readonly signInsPerMinute: number;
  /** Requests that only ask, of an address in a minute. */
  readonly readsPerMinute: number;
  /**
   * Things that an address may make in a day: guests, accounts, decks, sets, tournaments, and tables with whatever else
   * begins a match; and all of them.
   */
  readonly guestsPerDay: number;
  readonly accountsPerDay: number;
  readonly decksPerDay: number;
  readonly setsPerDay: number;
  readonly tablesPerDay: number;
  readonly tournamentsPerDay: number;
  readonly allPerDay: number;
  /** Calls of any kind that a bot may make in a minute. */
  readonly botCallsPerMinute: number;
  /** The same with one personal token. */
  readonly tokenCallsPerMinute: number;
  readonly clock: () => number;
  /** Replays an address may ask for in a minute: each is played again from its journal. */
  readonly replaysPerMinute: number;
  /** The document of the sockets. */
  asyncApi(): object;
  readonly log: HostLog;
  readonly observer?: Pick<Observer, "refusedJoin">;
  /** Answers what belongs to the page, where one is built. */
  readonly page: RequestHandler | undefined;
}

/**
 * Nothing but what this server sends, and art of the hosts that the operator names. Without helmet's own "upgrade": a
 * server that speaks plain HTTP would send its page to a port where nobody listens.
 */
const policy = (artHosts: readonly string[]) => ({
  contentSecurityPolicy: {
    directives: {
      "font-src": ["'self'"],
      "style-src": ["'self'", "'unsafe-inline'"],
      "img-src": ["'self'", "data:", ...artHosts.map((host) => `https://${host}`)],
      "connect-src": ["'self'"],
      "upgrade-insecure-requests": null,
    },
  },
});

/** All of it, to be put on a server. */
export function serveHttp(deps: HttpDeps): Application {
  const app = express();
  const { catalog, sessions, names, peace, log } = deps;
  const calls = new Calls(deps.clock, deps.botCallsPerMinute, deps.tokenCallsPerMinute);
  const routes = [
    sessionRoute(sessions, names, deps.ownAccounts, peace.ranges),
    ...meRoutes(deps),
    ...operateRoutes(deps),
    ...matchRoutes(deps),
    ...watchRoutes(deps),
    ...replayRoutes(deps),
    ...tableRoutes(deps),
    lobbyRoute(deps),
    ...queueRoutes(deps),
    ...ladderRoutes(deps),
    ...tournamentRoutes(deps),
    ...deckRoutes(deps.decks),
    ...botRoutes(deps.bots),
    ...ownAccountRoutes(deps.ownAccounts),
    ...apiTokenRoutes(deps.ownAccounts),
    ...feedRoutes(deps),
    ...profileRoutes(deps),
    ...bondRoutes(deps),
    ...providerRoutes(deps.ownAccounts),
    ...playerSetRoutes(deps.sets),
    ...catalogRoutes(catalog, deps.decks),
    ...healthRoutes(deps.trouble),
  ];
  app.set("trust proxy", deps.trustProxy ? 1 : false);
  app.disable("x-powered-by");
  // What a client may keep has its own (compressed.ts, web/serve.ts).
  app.disable("etag");
  app.use(helmet(policy(deps.artHosts)));
  app.use(lastWord(deps.isReady));
  app.use(origins(deps.mayCall));
  app.use("/api", keptNowhere);
  app.use("/api", limiter(deps.postsPerMinute, isReading), limiter(deps.readsPerMinute, isWriting));
  app.post(JOINS, refusals(deps.observer));
  app.post(
    "/api/matches/:id/join",
    returns({
      ...deps,
      perMinute: deps.returnsPerMinute,
      caller: (request) => callerOf(request, sessions),
    }),
  );
  app.post(
    JOINS,
    limiter(deps.joinsPerMinute, (_, response) => isReturn(response)),
  );
  app.post("/api/account/*way", limiter(deps.signInsPerMinute));
  app.get(["/api/account/data", CALLBACK], limiter(deps.signInsPerMinute));
  app.get("/api/matches/:id/replay", limiter(deps.replaysPerMinute));
  app.use(express.json({ limit: deps.maxBodyBytes }));
  limitDaily(app, deps);
  app.use(JUDGED, concurrencyLimit(JUDGED_AT_ONCE));
  app.get(CALLBACK, comeBack(deps.ownAccounts, log));
  app.get(FEED, feedStream(deps.feed, sessions));
  bindRoutes(app, routes, { sessions, ranges: peace.ranges, calls, log });
  app.get(
    "/api/openapi.json",
    once(() => openApi(routes)),
  );
  app.get("/api/asyncapi.json", once(deps.asyncApi));
  if (deps.page !== undefined) app.use(deps.page);
  app.get("/", (_request, response) => void response.type("html").send(frontPage(catalog)));
  app.use((_request, response) => sendRefusal(response, "http/not-found"));
  app.use(failed(log));
  return app;
}

/** A document that is the same for all, made when it is asked for first. */
function once(make: () => object): RequestHandler {
  let document: Compressed | undefined;
  return (request, response) => {
    document ??= new Compressed(make());
    return document.send(request, response);
  };
}

/** What a player is told, or refused, no cache has: neither his browser's nor a proxy's. */
const keptNowhere: RequestHandler = (_request, response, next) => {
  response.set("cache-control", "no-store");
  next();
};

/** A process that ends keeps nobody's connection: what is asked next goes to another. */
const lastWord =
  (isReady: () => boolean): RequestHandler =>
  (_request, response, next) => {
    if (!isReady()) response.set("Connection", "close");
    next();
  };

/** Where decks are judged, one after another in one thread; and how many of an address are under way. */
const JUDGED = [
  ...["/api/decks", "/api/player-sets", "/api/tables", "/api/queue/join", "/api/tournaments"],
  "/api/profiles/:name/challenge",
];
const JUDGED_AT_ONCE = 4;

/** Ways into a room. */
const JOINS = ["/api/lobby/join", "/api/queue/join", "/api/matches/:id/join", "/api/matches/:id/watch"];

/** Tells the operator of those that are refused. */
const refusals =
  (observer?: Pick<Observer, "refusedJoin">): RequestHandler =>
  (_request, response, next) => {
    response.once("finish", () => {
      const { refused } = response.locals;
      if (refused !== undefined) observer?.refusedJoin(refused);
    });
    next();
  };

type Test = (request: { readonly method: string }, response: Response) => boolean;
const isReading: Test = ({ method }) => ["GET", "HEAD", "OPTIONS"].includes(method);
const isWriting: Test = (request, response) => !isReading(request, response);

/** So many of an address in a minute; `skip` says which are not counted. */
const limiter = (limit: number, skip: Test = () => false) =>
  rateLimit({
    skip: (request, response) => skip(request, response as Response),
    windowMs: 60_000,
    limit,
    standardHeaders: true,
    legacyHeaders: false,
    // Any client may send the header; without TRUST_PROXY nobody reads it, and that is no misconfiguration.
    validate: { xForwardedForHeader: false },
    handler: (_request, response) => sendRefusal(response, "limit/rate"),
  });

const DAY_MS = 24 * 60 * 60_000;

/** Limits of requests that leave rows in the store: so many of an address in a day, and so many of all of them. */
function limitDaily(
  app: Application,
  {
    guestsPerDay,
    accountsPerDay,
    decksPerDay,
    setsPerDay,
    tournamentsPerDay,
    tablesPerDay,
    allPerDay,
  }: HttpDeps,
): void {
  const daily = (limit: number) => [forDay(limit), forDay(allPerDay, () => "all")];
  app.post(["/api/session", "/api/bots"], daily(guestsPerDay));
  app.post(["/api/account/sign-up", "/api/account/provider/sign-up"], daily(accountsPerDay));
  app.put("/api/decks/:id", daily(decksPerDay));
  const sets = daily(setsPerDay);
  app.post("/api/player-sets", sets);
  app.put("/api/player-sets/:id", sets);
  app.post("/api/tournaments", daily(tournamentsPerDay));
  // An entry keeps a deck.
  app.post("/api/tournaments/:id/enter", daily(decksPerDay));
  app.post(
    [
      ...["/api/tables", "/api/tables/:id/rematch", "/api/matches", "/api/queue/join"],
      "/api/profiles/:name/challenge",
    ],
    daily(tablesPerDay),
  );
}

/** A refused request leaves nothing, nor does a player who comes back to where he waits. */
const forDay = (limit: number, keyGenerator?: () => string) =>
  rateLimit({
    skip: ({ body }) => body?.back === true,
    skipFailedRequests: true,
    windowMs: DAY_MS,
    limit,
    ...(keyGenerator && { keyGenerator }),
    standardHeaders: false,
    legacyHeaders: false,
    validate: { xForwardedForHeader: false },
    handler: (_request, response) => sendRefusal(response, "limit/day", { most: limit }),
  });

/** The errors that express itself throws while it reads a body. */
const failed =
  (log: HostLog): ErrorRequestHandler =>
  (error: { status?: number; type?: string }, request, response, _next) => {
    // The client was refused while he still sent.
    if (response.headersSent) return void request.destroy();
    if (error.type === "entity.too.large") return sendRefusal(response, "limit/size");
    if (error.status !== undefined && error.status < 500) return sendRefusal(response, "MALFORMED");
    log.error({ err: error }, "exception in express");
    sendRefusal(response, "server/error");
  };

/** The front page, for people who come with a browser. */
function frontPage({ rulesets, sets }: Catalog): string {
  const games = rulesets.map(
    ({ id }) => `<li>${id}: ${sets.filter((set) => set.ruleset === id).length} card sets</li>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Riposte</title>
<h1>Riposte</h1>
<p>A match server for card games in which players answer each other. It plays:</p>
<ul>${games.join("")}</ul>
<p>How to speak to it: <a href="/api/openapi.json">/api/openapi.json</a>,
and over sockets: <a href="/api/asyncapi.json">/api/asyncapi.json</a></p>
</html>
`;
}
