/** `npm run admin`: it asks the server that runs with the same settings, over its operator's side. */
import { once } from "node:events";
import { request } from "node:http";
import { userInfo } from "node:os";
import { resolve } from "node:path";
import { text } from "node:stream/consumers";
import { parseArgs } from "node:util";
import { PLAYER_ACTS, type PlayerAct, sentenceOf } from "../../shared/protocol/index.ts";
import { type AdminSettings, OPERATOR_HEADER, patienceOf, socketIn } from "./address.ts";

const USAGE = `npm run admin -- matches            unfinished matches of all processes, and those that the asked one cannot host
npm run admin -- inspect ID         all of a match, hands and decks too; the server logs that you looked
npm run admin -- end ID WHY         ends a match with no winner, also one that cannot be played any more
npm run admin -- resume ID         takes a match up again that stands still, where its journal is exact
npm run admin -- verify ID          plays its journal again and compares each entry
npm run admin -- void MATCH WHY     its rated series counts no more: ratings are as if it had not been, its players are told
npm run admin -- backup FILE        writes the embedded store to a new file
npm run admin -- warn PLAYER WHY    tells him so when he comes to the page next
npm run admin -- mute PLAYER HOURS WHY     refuses what he says in chats; unmute PLAYER WHY lifts it
npm run admin -- suspend PLAYER HOURS WHY  refuses him everything for a time, and closes his sockets; unsuspend PLAYER WHY
npm run admin -- ban PLAYER WHY     the same without an end; unban PLAYER WHY lifts it
npm run admin -- bans               the players who are banned
npm run admin -- hide-name PLAYER WHY      shows him without his name, until an account chooses another; show-name PLAYER WHY
npm run admin -- shut RANGE HOURS WHY      lets in no guests from 192.0.2.0/24; open RANGE WHY lifts it; ranges lists them
npm run admin -- reports            matches that players reported and nobody has judged
npm run admin -- report ID          one with its chat, its replay at that moment, and both players' history
npm run admin -- close-report ID WHY       it is judged; its reporter is told
npm run admin -- suspicions         who trades wins, loses to one alone, answers quicker than people do, or shares an address
npm run admin -- history PLAYER     his matches, reports and what was done about him
npm run admin -- log                what operators did, the newest first; of-log ID of one player, set, match or range
npm run admin -- appoint ACCOUNT    gives an account of this server's own the page /operate; dismiss ACCOUNT; operators
npm run admin -- export PLAYER      all that is kept of a player
npm run admin -- erase PLAYER       erases it; what stays is said
npm run admin -- bot NAME           makes an account for a program, and tells its token this once; erase removes it
npm run admin -- bots               the accounts of programs, and whose each is
npm run admin -- token BOT          another token for one; the one before is good for nothing more
npm run admin -- words              the operator's words; refuse-word WORD WHY, allow-word WORD WHY, drop-word WORD WHY
npm run admin -- sets               the card sets that players keep, private ones too
npm run admin -- hide-set ID WHY    lets nobody begin with a set any more; show-set ID WHY lifts it
npm run admin -- remove-set ID WHY  takes it from its owner, too; matches go on with what they began with
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

const LISTS = [
  "matches",
  "metrics",
  "bans",
  "bots",
  "sets",
  "migrations",
  "log",
  "ranges",
  "operators",
  "reports",
  "suspicions",
  "words",
];

function askedBy(what: string, of: string | undefined, more: readonly string[]): Asked | undefined {
  if (LISTS.includes(what)) return { method: "GET", path: `/${what}` };
  if (of === undefined) return undefined;
  const id = encodeURIComponent(of);
  const post = (path: string, body?: object): Asked => ({
    method: "POST",
    path,
    ...(body && { body }),
  });
  const why = more.length === 0 ? undefined : { why: more.join(" ") };
  if (isPlayerAct(what)) return post(`/players/${id}/acts`, { act: what, ...lasting(what, more) });
  if (what === "shut" || what === "open") return post("/ranges", { range: of, ...lasting(what, more) });
  if (what === "appoint" || what === "dismiss") return post(`/operators/${id}/${what}`);
  if (what === "report") return { method: "GET", path: `/reports/${id}` };
  if (what === "close-report") return post(`/reports/${id}/close`, why);
  if (what === "history") return { method: "GET", path: `/players/${id}/history` };
  if (what === "of-log") return { method: "GET", path: `/log/${id}` };
  if (what === "bot") return post("/bots", { name: of });
  if (what === "token") return post(`/bots/${id}/token`);
  if (what === "export") return { method: "GET", path: `/players/${id}` };
  if (what === "erase") return post(`/players/${id}/erase`, why);
  const [verb = "", noun] = what.split("-");
  if (noun === "word") return post("/words", { word: of, act: verb, ...why });
  if (noun === "set" && ["hide", "show", "remove"].includes(verb))
    return post(`/sets/${id}/${verb}`, lasting(what, more));
  if (what === "inspect") return { method: "GET", path: `/matches/${id}` };
  if (["end", "resume", "verify", "void"].includes(what)) return post(`/matches/${id}/${what}`, why);
  return what === "backup" ? post("/backup", { file: resolve(of) }) : undefined;
}

const isPlayerAct = (what: string): what is PlayerAct => (PLAYER_ACTS as readonly string[]).includes(what);

/** The hours, where it has some, and the reason after them. */
function lasting(what: string, more: readonly string[]): object {
  const isLasting = ["mute", "suspend", "shut"].includes(what);
  const isLifted = /^(un|show|open)/.test(what);
  const why = more.slice(isLasting ? 1 : 0).join(" ") || (isLifted ? "lifted" : "");
  return isLasting ? { hours: Number(more[0]), why } : { why };
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
  const [what = "", of, ...more] = wordsOf(args);
  const asked = askedBy(what, of, more);
  if (asked === undefined) return { code: 2, text: USAGE };
  try {
    return toldOf(what, await ask(asked, settings));
  } catch (error) {
    return {
      code: 2,
      text: `no server answers: ${error instanceof Error ? error.message : error}`,
    };
  }
}

/** The user of this machine; a container may have none. */
function whoAsks(): string {
  try {
    return userInfo().username;
  } catch {
    return "operator";
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
    [OPERATOR_HEADER]: encodeURIComponent(whoAsks()),
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
