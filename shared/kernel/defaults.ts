/** What is done for a seat that does not answer. */
import { type Domain, draw } from "./domains.ts";
import type { Match } from "./match.ts";
import { below, secretStream } from "./random.ts";
import type { Data, Json, Request, Seat } from "./state.ts";

/** A request's default is a rule, evaluated when it is played (kernel.md 5). */
export function fallbackOf(
  m: Match,
  seat: Seat,
  request: Pick<Request, "kind" | "domain" | "fallback">,
): Data {
  const { kind, domain, fallback } = request;
  if (fallback.random !== true) return fallback;
  const choice = draw(domain as unknown as Domain, (n) => below(m, secretStream(seat), n)) as Json;
  return { action: kind, choice };
}
