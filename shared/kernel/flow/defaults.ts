/** What is done for a seat that does not answer. */
import { type Domain, draw } from "../model/domains.ts";
import type { Match } from "../model/match.ts";
import type { Data, Json, Request, Seat } from "../model/state.ts";
import { below, secretStream } from "../ops/random.ts";

/** A request's default is a rule, evaluated when it is played (kernel.md 5). */
export function fallbackOf(
  m: Match,
  seat: Seat,
  request: Pick<Request, "kind" | "domain" | "fallback">,
): Data {
  const { kind, domain, fallback } = request;
  if (fallback.random !== true) return fallback;
  const choice = draw(domain as Domain, (n) => below(m, secretStream(seat), n)) as Json;
  return { action: kind, choice };
}
