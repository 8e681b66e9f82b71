/** Which pages may call this server: its own, and those of the allow-list. */
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

/** The methods and headers of a page of another origin, once it may call. */
const PREFLIGHT = {
  "Access-Control-Allow-Methods": "GET, HEAD, POST, PUT, DELETE",
  "Access-Control-Allow-Headers": "Authorization, Content-Type, Idempotency-Key",
  "Access-Control-Max-Age": "86400",
};

/**
 * Tells pages that may call so, and refuses the calls of others before they do anything. No page of another origin has
 * a use for the one cookie (`sign-in-cookie.ts`), so none is ever allowed.
 */
export const origins =
  (test: OriginTest): RequestHandler =>
  (request, response, next) => {
    const { origin, host } = request.headers;
    response.vary("Origin");
    if (!test(origin, host)) return sendRefusal(response, "http/origin");
    if (origin !== undefined) response.set("Access-Control-Allow-Origin", origin);
    if (request.method !== "OPTIONS") return next();
    response.status(204).set(PREFLIGHT).end();
  };
