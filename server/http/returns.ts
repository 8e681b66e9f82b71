/** Ways back to a seat that one has: after a restart an address may have hundreds, all at once, while clocks run. */
import type { Request, RequestHandler, Response } from "express";
import { rateLimit } from "express-rate-limit";
import pTimeout from "p-timeout";
import { isRefusal, type Refusal } from "../../shared/kernel/index.ts";
import type { Sitter, Whereabouts } from "../match/journal/journal.ts";
import { sendRefusal } from "./answers.ts";
import { PLACE_MS } from "./with-timeout.ts";

export interface Returning {
  /** So many of one seat. */
  readonly perMinute: number;
  readonly hosts: {
    find(match: string): { readonly record: { readonly players: readonly string[] } } | undefined;
  };
  readonly store: {
    whereabouts(match: string): Promise<Whereabouts | undefined>;
  };
  /** The player who bears the request's token, or why nobody does. */
  caller(request: Request): Promise<{ readonly player: Sitter } | Refusal>;
}

/** The result of looking up a join, for those who count it. */
interface Found {
  /** The seat that the caller comes back to. */
  seat?: string | undefined;
}

/** Finds out whose seat a join is for, and counts it by that. */
export const returns = (deps: Returning): RequestHandler[] => [
  async (request, response, next) => {
    const found = pTimeout(seatOf(deps, request), { milliseconds: PLACE_MS, fallback: () => undefined });
    // Without an answer it is one more join: what becomes of it the route says.
    (response.locals as Found).seat = await found.catch(() => undefined);
    next();
  },
  rateLimit({
    skip: (_, response) => !isReturn(response as Response),
    keyGenerator: (_, response) => (response.locals as Found).seat ?? "",
    windowMs: 60_000,
    limit: deps.perMinute,
    standardHeaders: true,
    legacyHeaders: false,
    handler: (_request, response) => sendRefusal(response, "limit/rate"),
  }),
];

export const isReturn = ({ locals }: Response): boolean => (locals as Found).seat !== undefined;

async function seatOf({ hosts, store, caller }: Returning, request: Request): Promise<string | undefined> {
  const found = await caller(request);
  if (isRefusal(found)) return undefined;
  const { player } = found;
  const match = String(request.params.id);
  const players = hosts.find(match)?.record.players ?? (await store.whereabouts(match))?.players;
  return players?.includes(player.id) ? `${player.id} ${match}` : undefined;
}
