/** Of what takes long an address has a few under way: more of it waits for those, and nobody else for it. */
import type { RequestHandler } from "express";
import { ipKeyGenerator } from "express-rate-limit";
import pLimit, { type LimitFunction } from "p-limit";

export function concurrencyLimit(most: number): RequestHandler {
  const addresses = new Map<string, LimitFunction>();
  return async (request, response, next) => {
    const key = ipKeyGenerator(request.ip ?? "");
    const limit = addresses.get(key) ?? pLimit(most);
    addresses.set(key, limit);
    await limit(
      () =>
        new Promise<void>((ended) => {
          // A client that has gone meanwhile is asked nothing, and the next has his turn.
          if (response.closed) return ended();
          response.once("close", ended);
          next();
        }),
    );
    if (limit.activeCount + limit.pendingCount === 0) addresses.delete(key);
  };
}
