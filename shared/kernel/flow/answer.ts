/** Whether an intent answers what its seat is asked at all; what it does is judged by doing it. */

import { type Domain, fault } from "../model/domains.ts";
import type { Match } from "../model/match.ts";
import { type Refusal, refuse } from "../model/refusal.ts";
import type { Draft } from "../model/ruleset.ts";
import type { Request, Seat } from "../model/state.ts";
import { actionOf } from "./announce.ts";

/** An answer to a plain choice holds these and nothing else. */
const CHOICE_KEYS = ["action", "choice", "request"];

/** Why the intent is no answer to this request, or undefined. A choice still open (in a draft) is none. */
export function answerFault(
  m: Match,
  seat: Seat,
  intent: Draft,
  request: Request | null,
  open = false,
): Refusal | undefined {
  if (request === null) return m.game.notAsked(m, seat, intent, null);
  if (request.domain === null) {
    const def = actionOf(m, intent.action);
    if (def === undefined) return refuse("MALFORMED", { action: intent.action ?? null });
    return def.answers.includes(request.kind) ? undefined : m.game.notAsked(m, seat, intent, request);
  }
  if (intent.action !== request.kind) return m.game.notAsked(m, seat, intent, request);
  const other = Object.keys(intent).find((key) => !CHOICE_KEYS.includes(key));
  if (other !== undefined) return refuse("MALFORMED", { key: other });
  if (open && intent.choice === undefined) return undefined;
  const code = fault(request.domain as Domain, intent.choice ?? null);
  return code === null ? undefined : refuse(code, { slot: "choice" });
}
