/** The operator's side of a server, on a socket or a port of its own: metrics, and what `npm run admin` asks. */
import { hash as hashed, timingSafeEqual } from "node:crypto";
import { once } from "node:events";
import { accessSync, chmodSync, constants, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { connect } from "node:net";
import express, { type ErrorRequestHandler, type RequestHandler } from "express";
import pTimeout, { TimeoutError } from "p-timeout";
import { z } from "zod";
import { refuse } from "../match/common/refuse.ts";
import { inFolder } from "../start.ts";
import { type AdminSettings, patienceOf, socketIn } from "./address.ts";
import { type BotDeps, Bots } from "./bots.ts";
import { Operations, type OperationsDeps } from "./operations.ts";
import { Players, type PlayersDeps } from "./players.ts";
import { Sets, type SetsDeps } from "./sets.ts";

export interface AdminDeps extends OperationsDeps, PlayersDeps, BotDeps, SetsDeps {
  readonly lobby: PlayersDeps["lobby"] & BotDeps["lobby"];
  readonly store: OperationsDeps["store"] & PlayersDeps["store"] & SetsDeps["store"];
  readonly settings: AdminSettings;
  readonly metrics: { readonly contentType: string; text(): Promise<string> };
  /** Milliseconds until a command by this path is answered that it takes too long. */
  readonly patience?: ((path: string) => number) | undefined;
}

export interface Admin {
  /** Resolves when nobody is answered any more. */
  close(): Promise<void>;
}

/** Opens it. Rejects where the port is taken; a socket that another process answers on is left to that one. */
export async function openAdmin(deps: AdminDeps): Promise<Admin> {
  const { settings, log } = deps;
  const { adminPort, host, dataDir } = settings;
  const http = createServer(adminApp(deps));
  const path = socketIn(dataDir);
  if (adminPort === undefined && !(await isFree(path))) {
    log.warn({ path }, "another process has the operator's socket; set ADMIN_PORT for this one");
    return { close: async () => {} };
  }
  if (adminPort !== undefined) http.listen(adminPort, host);
  else {
    inFolder(dataDir, () => {
      accessSync(dataDir, constants.W_OK | constants.X_OK);
      rmSync(path, { force: true });
    });
    http.listen(path);
  }
  await once(http, "listening");
  if (adminPort === undefined) chmodSync(path, 0o600);
  log.info({ address: http.address() }, "the operator's side is open");
  return { close: () => closed(http) };
}

async function closed(http: Server): Promise<void> {
  const ended = once(http, "close");
  http.close();
  http.closeAllConnections();
  await ended;
}

/** Nobody answers there: what a process that was killed left does not count. */
async function isFree(path: string): Promise<boolean> {
  const socket = connect(path);
  const answers = await once(socket, "connect").then(
    () => true,
    () => false,
  );
  socket.destroy();
  return !answers;
}

const backupBody = z.strictObject({
  file: z.string().min(1).max(4_096).startsWith("/", "wants a whole path"),
});

function adminApp(deps: AdminDeps): express.Express {
  const { settings, metrics, log } = deps;
  const app = express();
  app.disable("x-powered-by");
  if (settings.adminToken !== undefined && settings.adminPort !== undefined)
    app.use(bearer(settings.adminToken));
  app.get("/metrics", async (_request, response) => {
    response.type(metrics.contentType).send(await metrics.text());
  });
  bindCommands(app, deps);
  app.use((_request, response) => void response.status(404).json(refuse("http/not-found")));
  const failed: ErrorRequestHandler = (error, { path }, response, _next) => {
    log.error({ path, err: error }, "exception on the operator's side");
    response.status(500).json(refuse("server/error"));
  };
  app.use(failed);
  return app;
}

/** A question, with the part of the path that names a match or player, and the body. */
type Ask = (id: string, body: unknown) => Promise<object>;

/** Answers soon, with what was asked or without: a store that hangs holds no operator. */
const answers =
  (ask: Ask, patience: (path: string) => number): RequestHandler<{ id: string }> =>
  async ({ params, body, path }, response) => {
    try {
      response.json(await pTimeout(ask(params.id, body), { milliseconds: patience(path) }));
    } catch (error) {
      if (!(error instanceof TimeoutError)) throw error;
      response.json(refuse("admin/slow"));
    }
  };

function bindCommands(app: express.Express, deps: AdminDeps): void {
  const operations = new Operations(deps);
  const players = new Players(deps);
  const bots = new Bots(deps);
  const sets = new Sets(deps);
  const get = (path: string, ask: Ask) => app.get(path, answers(ask, deps.patience ?? patienceOf));
  const post = (path: string, ask: Ask) =>
    app.post(path, express.json({ limit: 8_192 }), answers(ask, deps.patience ?? patienceOf));
  get("/matches", () => operations.matches());
  get("/matches/:id", (match) => operations.inspect(match));
  post("/matches/:id/end", (match) => operations.end(match));
  post("/matches/:id/resume", (match) => operations.resume(match));
  post("/matches/:id/verify", (match) => operations.verify(match));
  post("/backup", async (_, body) => {
    const parsed = backupBody.safeParse(body);
    return parsed.success ? operations.backup(parsed.data.file) : refuse("MALFORMED");
  });
  get("/migrations", () => operations.migrations());
  get("/bans", () => players.banned());
  get("/bots", () => bots.all());
  post("/bots", (_, body) => bots.make(body));
  post("/bots/:id/token", (bot) => bots.renew(bot));
  post("/players/:id/ban", (player) => players.ban(player, true));
  post("/players/:id/unban", (player) => players.ban(player, false));
  get("/sets", () => sets.list());
  post("/sets/:id/hide", (set) => sets.hide(set, true));
  post("/sets/:id/show", (set) => sets.hide(set, false));
  post("/sets/:id/remove", (set) => sets.remove(set));
  get("/players/:id", (player) => players.export(player));
  post("/players/:id/erase", (player) => players.erase(player));
}

/** Compared by digests, so that the time it takes tells nothing of the token. */
function bearer(token: string): RequestHandler {
  const digest = (text: string) => hashed("sha256", text, "buffer");
  const wanted = digest(`Bearer ${token}`);
  return ({ headers }, response, next) => {
    const said = headers.authorization;
    if (said !== undefined && timingSafeEqual(digest(said), wanted)) return next();
    response.status(401).json(refuse(said === undefined ? "auth/missing" : "auth/invalid"));
  };
}
