/** The operator's side of a server, on a socket or a port of its own: metrics, and what `npm run admin` asks. */
import { hash as hashed, timingSafeEqual } from "node:crypto";
import { once } from "node:events";
import { accessSync, chmodSync, constants, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { connect } from "node:net";
import express, { type ErrorRequestHandler, type RequestHandler } from "express";
import pTimeout, { TimeoutError } from "p-timeout";
import { z } from "zod";
import { cleanName, NAME_LENGTH } from "../../shared/protocol/index.ts";
import { refuse } from "../match/common/refuse.ts";
import { inFolder } from "../start.ts";
import { type AdminSettings, OPERATOR_HEADER, patienceOf, socketIn } from "./address.ts";
import { type BotDeps, Bots } from "./bots.ts";
import { Operations, type OperationsDeps } from "./operations.ts";
import { type PeaceDeps, PeaceKeeping } from "./peace.ts";
import { Players, type PlayersDeps } from "./players.ts";
import { Sets, type SetsDeps } from "./sets.ts";
import { OwnTournaments, type TournamentDeps } from "./tournaments.ts";
import { Words } from "./words.ts";

export interface AdminDeps extends OperationsDeps, PlayersDeps, BotDeps, SetsDeps, PeaceDeps, TournamentDeps {
  readonly peace: PeaceDeps["peace"];
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

/** A question, with the part of the path that names a match or player, the body, and who asks. */
type Ask = (id: string, body: unknown, operator: string) => Promise<object>;

/** Answers soon, with what was asked or without: a store that hangs holds no operator. */
const answers =
  (ask: Ask, patience: (path: string) => number): RequestHandler<{ id: string }> =>
  async ({ params, body, path, headers }, response) => {
    const operator = operatorOf(headers[OPERATOR_HEADER]);
    try {
      response.json(await pTimeout(ask(params.id, body, operator), { milliseconds: patience(path) }));
    } catch (error) {
      if (!(error instanceof TimeoutError)) throw error;
      response.json(refuse("admin/slow"));
    }
  };

/** As he calls himself: whoever is on this side may do anything. */
const operatorOf = (said: string | readonly string[] | undefined): string =>
  cleanName(decodeURIComponent(String(said ?? ""))).slice(0, NAME_LENGTH) || "operator";

/** Puts the questions and commands on the application. */
class Commands {
  readonly #app: express.Express;
  readonly #patience: (path: string) => number;
  readonly #peace: PeaceKeeping;

  constructor(app: express.Express, { patience = patienceOf, ...deps }: AdminDeps) {
    this.#app = app;
    this.#patience = patience;
    this.#peace = new PeaceKeeping(deps);
  }

  get(path: string, ask: Ask): void {
    this.#app.get(path, answers(ask, this.#patience));
  }

  /** @param act the name by which the log keeps it; without one it keeps itself, or changes nothing */
  post(path: string, ask: Ask, act?: string): void {
    const kept: Ask = async (id, body, operator) => {
      const answer = await ask(id, body, operator);
      const isDone = !("ok" in answer) || answer.ok === true;
      if (act !== undefined && isDone) await this.#peace.keep(operator, act, id ?? "", body);
      return answer;
    };
    this.#app.post(path, express.json({ limit: 8_192 }), answers(kept, this.#patience));
  }
}

function bindCommands(app: express.Express, deps: AdminDeps): void {
  const commands = new Commands(app, deps);
  bindMatches(commands, deps);
  bindPlayers(commands, deps);
  bindSets(commands, deps);
  bindTournaments(commands, deps);
}

function bindMatches(commands: Commands, deps: AdminDeps): void {
  const operations = new Operations(deps);
  commands.get("/matches", () => operations.matches());
  commands.get("/matches/:id", (match) => operations.inspect(match));
  commands.post("/matches/:id/end", (match) => operations.end(match), "end");
  commands.post("/matches/:id/resume", (match) => operations.resume(match), "resume");
  commands.post("/matches/:id/verify", (match) => operations.verify(match));
  commands.post("/backup", async (_, body) => {
    const parsed = backupBody.safeParse(body);
    return parsed.success ? operations.backup(parsed.data.file) : refuse("MALFORMED");
  });
  commands.get("/migrations", () => operations.migrations());
}

function bindPlayers(commands: Commands, deps: AdminDeps): void {
  const players = new Players(deps);
  const bots = new Bots(deps);
  const peace = new PeaceKeeping(deps);
  const words = new Words(deps);
  commands.get("/words", () => words.list());
  commands.post("/words", (_, body, operator) => words.change(operator, body));
  commands.get("/bans", () => players.banned());
  commands.get("/players/:id", (player) => players.export(player));
  commands.post("/players/:id/acts", (player, body, operator) => players.judge(operator, player, body));
  commands.post("/players/:id/erase", (player) => players.erase(player), "erase");
  commands.get("/bots", () => bots.all());
  commands.post("/bots", (_, body) => bots.make(body));
  commands.post("/bots/:id/token", (bot) => bots.renew(bot), "token");
  commands.get("/players/:id/history", (player) => peace.history(player));
  commands.get("/suspicions", () => peace.suspicions());
  commands.get("/reports", () => peace.reports());
  commands.get("/reports/:id", (report) => peace.report(report));
  commands.post("/reports/:id/close", (report, body, operator) => peace.closeReport(operator, report, body));
  commands.post("/matches/:id/void", (match, body, operator) => peace.voidMatch(operator, match, body));
  commands.get("/log", () => peace.log());
  commands.get("/log/:id", (subject) => peace.log(subject));
  commands.get("/ranges", () => peace.ranges());
  commands.post("/ranges", (_, body, operator) => peace.shut(operator, body));
  commands.get("/operators", () => peace.operators());
  commands.post("/operators/:id/appoint", (account, _, operator) => peace.appoint(operator, account, true));
  commands.post("/operators/:id/dismiss", (account, _, operator) => peace.appoint(operator, account, false));
}

function bindSets(commands: Commands, deps: AdminDeps): void {
  const sets = new Sets(deps);
  commands.get("/sets", () => sets.list());
  commands.post("/sets/:id/hide", (set, body, operator) => sets.hide(operator, set, true, body));
  commands.post("/sets/:id/show", (set, body, operator) => sets.hide(operator, set, false, body));
  commands.post("/sets/:id/remove", (set) => sets.remove(set), "remove-set");
}

function bindTournaments(commands: Commands, deps: AdminDeps): void {
  const tournaments = new OwnTournaments(deps);
  commands.post("/tournaments", (_, body, operator) => tournaments.make(operator, body));
  commands.post("/tournaments/:id/begin", (id) => tournaments.begin(id), "begin-tournament");
  commands.post("/tournaments/:id/cancel", (id) => tournaments.cancel(id), "cancel-tournament");
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
