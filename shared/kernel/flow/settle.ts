/** State checks to a fixed point (kernel.md 3). */

import type { Match } from "../model/match.ts";
import type { Act, Next, Procedure } from "../model/ruleset.ts";
import { NONE } from "../model/state.ts";
import { CHECKS } from "./checks-due.ts";
import { call, setLocals } from "./frames.ts";
import { doStep } from "./step.ts";

/** Runs the ruleset's checks until they find nothing more; the caller's frame goes on after that. */
export function settle(m: Match): void {
  const acts = m.game.checks(m);
  if (acts.length === 0 || m.state.over !== null) return;
  call(m, CHECKS, { changed: false });
  round(m, acts);
}

const round = (m: Match, acts: readonly Act[]): void => doStep(m, { why: "check", by: NONE }, acts);

export const settleProcedure: Procedure = {
  check(m, frame): Next {
    // What a card prevents again and again would be found for ever: a round that changes nothing is the last.
    if (frame.locals.changed === false) return "done";
    const acts = m.game.checks(m);
    if (acts.length === 0) return "done";
    setLocals(m, frame, { changed: false });
    round(m, acts);
    return "check";
  },
};
