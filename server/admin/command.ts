/** `npm run admin`: it asks the server that runs with the same settings, over its operator's side. */
import { once } from "node:events";
import { request } from "node:http";
import { resolve } from "node:path";
import { text } from "node:stream/consumers";
import { parseArgs } from "node:util";
import { sentenceOf } from "../../shared/protocol/index.ts";
import { type AdminSettings, patienceOf, socketIn } from "./address.ts";

const USAGE = `npm run admin -- matches            unfinished matches of all processes, and those that the asked one cannot host
npm run admin -- inspect ID         all of a match, hands and decks too; the server logs that you looked
npm run admin -- end ID             ends a match with no winner, also one that cannot be played any more
npm run admin -- resume ID         takes a match up again that stands still, where its journal is exact
npm run admin -- verify ID          plays its journal again and compares each entry
npm run admin -- backup FILE        writes the embedded store to a new file
npm run admin -- ban PLAYER         refuses him everything from now on, and closes his sockets; unban PLAYER lifts it
npm run admin -- bans               the players who are banned
npm run admin -- export PLAYER      all that is kept of a player
npm run admin -- erase PLAYER       erases it; what stays is said
npm run admin -- bot NAME           makes an account for a program, and tells its token this once; erase removes it
npm run admin -- bots               the accounts of programs, and whose each is
npm run admin -- token BOT          another token for one; the one before is good for nothing more
npm run admin -- sets               the card sets that players keep, private ones too
npm run admin -- hide-set ID        lets nobody begin with a set any more; show-set ID lifts it
npm run admin -- remove-set ID      takes it from its owner, too; matches go on with what they began with
npm run admin -- migrations         the changes of the tables, and when each was made
npm run admin -- metrics            as Prometheus reads them`;

/** The exit code, and what is said. 0: done; 1: refused, or not exact; 2: nothing could be asked. */
export interface Told {
  readonly code: 0 | 1 | 2;
  readonly text: string;
}

/** Beyond what the server takes, after which it is taken for one that hangs. */
const GRACE_MS = 5_000;

interface Asked {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly body?: object;
}

function askedBy(what: string, of: string | undefined): Asked | undefined {
  if (["matches", "metrics", "bans", "bots", "sets", "migrations"].includes(what))
    return { method: "GET", path: `/${what}` };
  if (of === undefined) return undefined;
  if (what === "bot") return { method: "POST", path: "/bots", body: { name: of } };
  if (what === "token") return { method: "POST", path: `/bots/${encodeURIComponent(of)}/token` };
  const player = `/players/${encodeURIComponent(of)}`;
  if (what === "export") return { method: "GET", path: player };
  if (["ban", "unban", "erase"].includes(what)) return { method: "POST", path: `${player}/${what}` };
  const [verb = "", noun] = what.split("-");
  if (noun === "set" && ["hide", "show", "remove"].includes(verb))
    return { method: "POST", path: `/sets/${encodeURIComponent(of)}/${verb}` };
  const match = `/matches/${encodeURIComponent(of)}`;
  if (what === "inspect") return { method: "GET", path: match };
  if (["end", "resume", "verify"].includes(what)) return { method: "POST", path: `${match}/${what}` };
  return what === "backup" ? { method: "POST", path: "/backup", body: { file: resolve(of) } } : undefined;
}

/** None where there is an option: no command takes one, and `ban --help` would ban a player of that name. */
function wordsOf(args: readonly string[]): string[] {
  try {
    return parseArgs({ args: [...args], allowPositionals: true }).positionals;
  } catch {
    return [];
  }
}

/** Runs it on these arguments. */
export async function adminCommand(args: readonly string[], settings: AdminSettings): Promise<Told> {
  const [what = "", of] = wordsOf(args);
  const asked = askedBy(what, of);
  if (asked === undefined) return { code: 2, text: USAGE };
  try {
    return toldOf(what, await ask(asked, settings));
  } catch (error) {
    return { code: 2, text: `no server answers: ${error instanceof Error ? error.message : error}` };
  }
}

/** The address that stands for "all of this machine" is not one to call. */
const callable = (host: string | undefined): string =>
  host === undefined || host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host;

async function ask({ method, path, body }: Asked, settings: AdminSettings): Promise<string> {
  const { adminPort, adminToken, host, dataDir } = settings;
  const place =
    adminPort === undefined ? { socketPath: socketIn(dataDir) } : { host: callable(host), port: adminPort };
  const headers = {
    "content-type": "application/json",
    ...(adminPort !== undefined && { authorization: `Bearer ${adminToken}` }),
  };
  const signal = AbortSignal.timeout(patienceOf(path) + GRACE_MS);
  const call = request({ ...place, method, path, headers, signal });
  call.end(body && JSON.stringify(body));
  const [response] = await once(call, "response");
  return text(response);
}

function toldOf(what: string, answer: string): Told {
  if (what === "metrics" && !answer.startsWith("{")) return { code: 0, text: answer };
  const said = JSON.parse(answer) as {
    ok: boolean;
    code?: string;
    detail?: { why?: string };
    exact?: boolean;
  };
  if (!said.ok) {
    const why = said.detail?.why === undefined ? "" : ` (${said.detail.why})`;
    return { code: 1, text: `${said.code}: ${sentenceOf(said.code ?? "")}${why}` };
  }
  return { code: said.exact === false ? 1 : 0, text: JSON.stringify(said, null, 2) };
}
