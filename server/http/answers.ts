/** Answers of the HTTP side: `{ ok: true, … }`, or a refusal with the status that fits its code. */
import type { Response } from "express";
import type { Data } from "../../shared/kernel/index.ts";
import type { RefusalCode } from "../../shared/protocol/index.ts";

const STATUS: Readonly<Record<string, number>> = {
  MALFORMED: 400,
  "auth/missing": 401,
  "auth/invalid": 401,
  "http/origin": 403,
  "account/off": 403,
  "account/not-own": 403,
  "account/passkey": 401,
  "account/code": 401,
  "account/again": 401,
  "auth/scope": 403,
  "webhook/off": 403,
  "limit/streams": 429,
  "provider/refused": 401,
  "provider/away": 503,
  "player/banned": 403,
  "player/suspended": 403,
  "player/unavailable": 403,
  "address/shut": 403,
  "operator/not": 403,
  "match/not-seated": 403,
  "match/table-needed": 403,
  "bot/not-asked": 403,
  "watch/seated": 403,
  "watch/closed": 403,
  "watch/hands": 403,
  "watch/guest": 403,
  "replay/not-yet": 403,
  "replay/private": 403,
  "set/forbidden": 403,
  "match/over": 410,
  "limit/size": 413,
  "limit/rate": 429,
  "limit/day": 429,
  "server/error": 500,
  "server/busy": 503,
  "server/full": 503,
  "server/draining": 503,
  "server/lease": 503,
  "server/redis": 503,
  "server/store": 503,
};

/**
 * A request that makes no sense is 400, a thing that is not there 404, and a request that was understood but cannot be
 * is 422.
 */
const statusOf = (code: string): number => STATUS[code] ?? (code.endsWith("/not-found") ? 404 : 422);

export function sendRefusal(response: Response, code: RefusalCode | (string & {}), detail: Data = {}): void {
  response.locals.refused = code;
  response.status(statusOf(code)).json({ ok: false, code, detail });
}
