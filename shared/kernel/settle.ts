/** State checks to a fixed point (kernel.md 3). */
import { call, setLocals } from "./frames.ts";
import type { Match } from "./match.ts";
import type { Act, Next, Procedure } from "./ruleset.ts";
import { type Data, type Frame, type Json, NONE } from "./state.ts";
import { doStep } from "./step.ts";

const CHECK = { why: "check", by: NONE };

/** Runs the ruleset's checks until they find nothing more; the caller's frame goes on after that. */
export function settle(m: Match): void {
  const acts = m.game.checks(m);
  if (acts.length === 0 || m.state.over !== null) return;
  call(m, "@settle", roundOf(m, acts));
  doStep(m, CHECK, acts);
}

/** What a round does, and which events were there before it. */
const roundOf = (m: Match, acts: readonly Act[]): Data => ({
  acts: acts as unknown as Json,
  from: m.out.length,
});

export const settleProcedure: Procedure = {
  check(m, frame): Next {
    const acts = m.game.checks(m);
    if (acts.length === 0) return "done";
    // What a card prevents again and again would be found for ever: that is the fixed point too.
    if (JSON.stringify(acts) === JSON.stringify(frame.locals.acts) && !hasChanged(m, frame)) return "done";
    setLocals(m, frame, roundOf(m, acts));
    doStep(m, CHECK, acts);
    return "check";
  },
};

/** Whether the round changed anything: then the same may be due once more (C R4.0: 8 wisdom draw twice). */
const hasChanged = (m: Match, frame: Frame): boolean =>
  m.out
    .slice(frame.locals.from as number)
    .some(({ cause, facts }) => cause.why === CHECK.why && facts.some(({ op }) => op !== "note"));
