/** A route is described once: what it takes, what it answers. From that come its handler and its OpenAPI entry. */
import type { CookieOptions, Request, RequestHandler, Response, Router } from "express";
import type { z } from "zod";
import { type Data, isRefusal, type Refusal } from "../../shared/kernel/index.ts";
import type { HostLog } from "../match/common/log.ts";
import { refuse } from "../match/common/refuse.ts";
import type { Sitter } from "../match/journal/journal.ts";
import type { Ranges } from "../peace/ranges.ts";
import { sendRefusal } from "./answers.ts";
import type { Calls } from "./calls.ts";
import { Compressed } from "./compressed.ts";
import { scopeRefusal } from "./scopes.ts";
import type { Caller, Sessions } from "./session.ts";

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
  /** Lets the browser keep something; without a value it forgets it. */
  setCookie(name: string, value: string | undefined, options: CookieOptions): void;
  /** The address that the request comes from. */
  readonly address: string | undefined;
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
  /** Whether the answer is the same for all who may have it: its length tells nothing of who asks, so it is compressed. */
  isAlike?(call: Pick<Call<B, P>, "query">): boolean;
  readonly body?: z.ZodType<B>;
  readonly answer: z.ZodType<A>;
  handle(call: Call<B, P>): Promise<A | Refusal>;
}

/** Lets the handler's types follow from the schemas. */
export const route = <B, A, P extends string>(one: Route<B, A, P>): Route => one;

export interface RouteDeps {
  readonly sessions: Sessions;
  /** From where guests are not let in. */
  readonly ranges: Pick<Ranges, "refusalOf">;
  /** Calls that a program may make. */
  readonly calls: Calls;
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
      // A server that ends closes the lines of whoever still waits, and after them the store.
      const isGone = response.closed || response.socket?.destroyed !== false;
      const level = isGone ? "warn" : "error";
      deps.log[level]({ path: one.path, err: error }, "exception in a route");
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
  { sessions, ranges, calls }: RouteDeps,
): Promise<Compressed | undefined> {
  const isWanted = one.needsToken || (one.takesToken && request.headers.authorization !== undefined);
  const caller = isWanted ? await callerOf(request, sessions) : { player: NOBODY };
  if (isRefusal(caller)) return void sendRefusal(response, caller.code, caller.detail);
  const { player } = caller;
  const { ip: address } = request;
  const shut = ranges.refusalOf(player.id, address);
  if (shut !== undefined) return void sendRefusal(response, shut.code);
  const no = calls.refusalOf(caller, response) ?? scopeRefusal(one, caller);
  if (no !== undefined) return void sendRefusal(response, no.code, no.detail);
  const parsed = one.body?.safeParse(request.body ?? {});
  if (parsed?.success === false) return void sendRefusal(response, "MALFORMED", problemsOf(parsed.error));
  const params = request.params as Record<string, string>;
  const header = (name: string) => request.get(name);
  const query = (name: string) => {
    const value = request.query[name];
    return typeof value === "string" ? value : undefined;
  };
  const setCookie = (name: string, value: string | undefined, options: CookieOptions) =>
    void (value === undefined ? response.clearCookie(name, options) : response.cookie(name, value, options));
  const result = await one.handle({ body: parsed?.data, params, player, address, header, query, setCookie });
  if (isRefusal(result)) return void sendRefusal(response, result.code, result.detail);
  // Parsed on the way out too: what the document does not name does not leave.
  const told = one.answer.parse(result);
  if (one.method !== "get" || (player !== NOBODY && !one.isAlike?.({ query })))
    return void response.json(told);
  const packed = new Compressed(told);
  await packed.send(request, response);
  return packed;
}

const NOBODY: Sitter = { id: "", name: "" };

/** The player who bears the token of a request, or why nobody does. */
export async function bearer(request: Request, sessions: Sessions): Promise<Caller | Refusal> {
  const token = tokenOf(request.headers.authorization);
  return token === undefined ? refuse("auth/missing") : sessions.verify(token);
}

const callers = new WeakMap<Request, Promise<Caller | Refusal>>();

/** The same, found out once for all who ask while the request is answered. */
export function callerOf(request: Request, sessions: Sessions): Promise<Caller | Refusal> {
  const known = callers.get(request) ?? bearer(request, sessions);
  callers.set(request, known);
  return known;
}

/** The token of a header. */
export function tokenOf(authorization = ""): string | undefined {
  const [kind = "", token] = authorization.split(" ");
  return kind.toLowerCase() === "bearer" ? token : undefined;
}

function problemsOf(error: z.ZodError): Data {
  return {
    problems: error.issues.slice(0, 20).map(({ path, message }) => ({ at: path.map(String), message })),
  };
}
