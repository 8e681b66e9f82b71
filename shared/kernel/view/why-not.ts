/** Why a seat can do nothing with a thing of its own: what it may mean by it is tried, and taken back (kernel.md 11). */
import { actionOf, performAction } from "../flow/announce.ts";
import { openRequest } from "../flow/open-requests.ts";
import { actingIn } from "../flow/segments.ts";
import { values } from "../model/domains.ts";
import type { Match } from "../model/match.ts";
import { isRefusal, type Refusal } from "../model/refusal.ts";
import type { Draft } from "../model/ruleset.ts";
import { objectOf, type Seat } from "../model/state.ts";
import { bitOf, identity, understand } from "../ops/audience.ts";
import { beginWork } from "../ops/step-budget.ts";
import { completion, narrow, tried } from "./options.ts";

/** A refused draft, and how far it came: an action the seat is asked for is nearer than one it is not, and each slot is. */
interface Failure {
  readonly refusal: Refusal;
  readonly far: number;
}

/**
 * The refusal of what comes furthest of all that the seat may mean by the thing; undefined where something can be
 * done with it, or it is none of its own, or nothing is ever done with it there.
 */
export function whyNot(match: Match, seat: Seat, name: string): Refusal | undefined {
  const m = actingIn(match, seat);
  beginWork(m);
  const ref = understand(m, seat, name);
  const obj = ref?.kind === "object" ? objectOf(m.state, ref.id) : undefined;
  if (ref === undefined || obj === undefined || (identity(m, obj) & bitOf(m, seat)) === 0) return undefined;
  if (obj.owner !== seat && obj.controller !== seat) return undefined;
  let furthest: Failure | undefined;
  for (const draft of m.game.meant(m, seat, ref.id)) {
    const failure = failureOf(match, seat, draft);
    if (failure === undefined) return undefined;
    if (furthest === undefined || failure.far > furthest.far) furthest = failure;
  }
  return furthest?.refusal;
}

/** The draft with the first value of each slot, as far as it goes; there it is refused. Undefined where it can be completed. */
function failureOf(match: Match, seat: Seat, draft: Draft): Failure | undefined {
  const asked = narrow(match, seat, draft);
  const m = actingIn(match, seat);
  if (isRefusal(asked) && !answers(m, seat, draft)) return { refusal: asked, far: -1 };
  if (completion(match, seat, draft) !== undefined) return undefined;
  let partial = draft;
  for (let far = 0; ; far++) {
    const next = narrow(match, seat, partial);
    const [value] = isRefusal(next) || next === "complete" ? [] : values(next.domain);
    if (isRefusal(next) || next === "complete" || value === undefined) {
      const said = isRefusal(next) ? next : tried(m, seat, partial, performAction);
      return isRefusal(said) ? { refusal: said, far } : undefined;
    }
    partial = { ...partial, [next.slot]: value };
  }
}

/** Whether the seat is asked for such an action. */
function answers(m: Match, seat: Seat, { action }: Draft): boolean {
  const request = openRequest(m, seat);
  return (
    request !== null &&
    request.domain === null &&
    actionOf(m, action)?.answers.includes(request.kind) === true
  );
}
