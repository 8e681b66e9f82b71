/** Which pages may call this server: its own, and those of the allow-list. */
import type { IncomingHttpHeaders } from "node:http";
import type { RequestHandler } from "express";
import { sendRefusal } from "./answers.ts";

export type OriginTest = (origin: string | undefined, host: string | undefined) => boolean;

/** Without an Origin the caller is no page of another site, and a token is needed anyway. */
export function originTest(allowed: readonly string[]): OriginTest {
  const list = new Set(allowed);
  return (origin, host) => {
    if (origin === undefined || list.has(origin)) return true;
    return URL.canParse(origin) && new URL(origin).host === host;
  };
}

/** Headers for the answer to a page of this origin; a page that may not call gets none of its own. */
export function corsHeaders(
  test: OriginTest,
  headers: IncomingHttpHeaders | Headers,
): Record<string, string> {
  const get = (name: string) =>
    headers instanceof Headers ? (headers.get(name) ?? undefined) : (headers[name] as string);
  const origin = get("origin");
  const isAllowed = origin !== undefined && test(origin, get("host"));
  return { "Access-Control-Allow-Origin": isAllowed ? origin : "null", Vary: "Origin" };
}

/** Refuses calls from pages that may not make them, before they do anything. */
export const originCheck =
  (test: OriginTest): RequestHandler =>
  (request, response, next) => {
    if (test(request.headers.origin, request.headers.host)) next();
    else sendRefusal(response, "http/origin");
  };
