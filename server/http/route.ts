/** A route is described once: what it takes, what it answers. From that come its handler and its OpenAPI entry. */
import type { Request, RequestHandler, Response, Router } from "express";
import type { z } from "zod";
import { type Data, isRefusal, type Refusal } from "../../shared/kernel/index.ts";
import type { Allowances } from "../match/common/allowance.ts";
import type { HostLog } from "../match/common/log.ts";
import { isBotAccount } from "../match/common/players.ts";
import type { Sitter } from "../match/journal/journal.ts";
import { sendRefusal } from "./answers.ts";
import { Compressed } from "./compressed.ts";
import type { Sessions } from "./session.ts";

/** The parts of a path in braces. */
type Params<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Params<Rest>
  : never;

export interface Call<B, P extends string> {
  readonly body: B;
  /** The values that the address has in the place of the path's braces. */
  readonly params: Readonly<Record<Params<P>, string>>;
  /** A header of the request, by its name in small letters. */
  header(name: string): string | undefined;
  /** One value of the query; undefined where it is absent, or there several times. */
  query(name: string): string | undefined;
  /** The caller; nobody, with the id "", where the route needs no token and none was given. */
  readonly player: Sitter;
}

export interface Route<B = unknown, A = unknown, P extends string = string> {
  readonly method: "get" | "post" | "put" | "delete";
  /** As OpenAPI writes it: /api/matches/{id}. */
  readonly path: P;
  readonly summary: string;
  readonly needsToken: boolean;
  /** It is another route to who has a token; one that is not valid is refused. */
  readonly takesToken?: boolean;
  /** Headers it reads, with what they are for. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The parts of the address's query that it reads. */
  readonly query?: Readonly<Record<string, string>>;
  /** Everybody's, and the same for as long as this value is: it is made once for each of its addresses. */
  readonly madeOf?: () => unknown;
  readonly body?: z.ZodType<B>;
  readonly answer: z.ZodType<A>;
  handle(call: Call<B, P>): Promise<A | Refusal>;
}

/** Lets the handler's types follow from the schemas. */
export const route = <B, A, P extends string>(one: Route<B, A, P>): Route => one;

export interface RouteDeps {
  readonly sessions: Sessions;
  /** Calls that a bot may make, by its id. */
  readonly calls: Pick<Allowances, "take">;
  readonly log: HostLog;
}

/** Makes the routes answer on an express router. */
export function bindRoutes(router: Router, routes: readonly Route[], deps: RouteDeps): void {
  for (const one of routes) router[one.method](one.path.replace(/\{(\w+)\}/g, ":$1"), handlerOf(one, deps));
}

function handlerOf(one: Route, deps: RouteDeps): RequestHandler {
  const made = new Map<string, { readonly told: Compressed; readonly of: unknown }>();
  return async (request, response) => {
    try {
      const kept = made.get(keyOf(request));
      const of = one.madeOf?.();
      if (kept !== undefined && kept.of === of) return await kept.told.send(request, response);
      const told = await answer(one, request, response, deps);
      if (told !== undefined && one.madeOf !== undefined) made.set(keyOf(request), { told, of });
    } catch (error) {
      deps.log.error({ path: one.path, err: error }, "exception in a route");
      sendRefusal(response, "server/error");
    }
  };
}

/** An address of a route, whatever case and slashes it was written in. */
const keyOf = ({ params }: Request): string => JSON.stringify(params);

/** Resolves to what was told, where that is for everybody. */
async function answer(
  one: Route,
  request: Request,
  response: Response,
  { sessions, calls }: RouteDeps,
): Promise<Compressed | undefined> {
  const isWanted = one.needsToken || (one.takesToken && request.headers.authorization !== undefined);
  const player = isWanted ? await bearer(request, sessions) : NOBODY;
  if (typeof player === "string") return void sendRefusal(response, player);
  if (isBotAccount(player.id) && !calls.take(player.id)) return void sendRefusal(response, "limit/rate");
  const parsed = one.body?.safeParse(request.body ?? {});
  if (parsed?.success === false) return void sendRefusal(response, "MALFORMED", problemsOf(parsed.error));
  const params = request.params as Record<string, string>;
  const header = (name: string) => request.get(name);
  const query = (name: string) => {
    const value = request.query[name];
    return typeof value === "string" ? value : undefined;
  };
  const result = await one.handle({ body: parsed?.data, params, player, header, query });
  if (isRefusal(result)) return void sendRefusal(response, result.code, result.detail);
  // Parsed on the way out too: what the document does not name does not leave.
  const told = one.answer.parse(result);
  if (player !== NOBODY) return void response.json(told);
  const packed = new Compressed(told);
  await packed.send(request, response);
  return packed;
}

const NOBODY: Sitter = { id: "", name: "" };

/** The player who bears the token of a request, or why nobody does. */
export async function bearer(
  request: Request,
  sessions: Sessions,
): Promise<Sitter | "auth/missing" | "auth/invalid" | "player/banned"> {
  const [kind = "", token] = (request.headers.authorization ?? "").split(" ");
  if (kind.toLowerCase() !== "bearer" || token === undefined) return "auth/missing";
  return sessions.verify(token);
}

function problemsOf(error: z.ZodError): Data {
  return {
    problems: error.issues.slice(0, 20).map(({ path, message }) => ({ at: path.map(String), message })),
  };
}
