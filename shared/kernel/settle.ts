/** State checks to a fixed point (kernel.md 3). */
import { call, setLocals } from "./frames.ts";
import type { Match } from "./match.ts";
import type { Next, Procedure } from "./ruleset.ts";
import { type Json, NONE } from "./state.ts";
import { doStep } from "./step.ts";

/** Runs the ruleset's checks until they find nothing more; the caller's frame goes on after that. */
export function settle(m: Match): void {
  const acts = m.game.checks(m);
  if (acts.length === 0 || m.state.over !== null) return;
  call(m, "@settle", { acts: acts as unknown as Json });
  doStep(m, { why: "check", by: NONE }, acts);
}

export const settleProcedure: Procedure = {
  check(m, frame): Next {
    const acts = m.game.checks(m);
    if (acts.length === 0) return "done";
    // What a card prevents again and again would be found for ever: that is the fixed point too.
    if (JSON.stringify(acts) === JSON.stringify(frame.locals.acts)) return "done";
    setLocals(m, frame, { acts: acts as unknown as Json });
    doStep(m, { why: "check", by: NONE }, acts);
    return "check";
  },
};
