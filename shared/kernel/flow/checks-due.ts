/** Checks that go on are due once more after a step that changed something (kernel.md 3). */

import type { Match } from "../model/match.ts";
import { setLocals } from "./frames.ts";

/** The program of the frame that runs the checks. */
export const CHECKS = "@settle";

/** ObjectSnapshot of every step that changed something: the checks it is part of are due once more (C R4.0: 8 wisdom draw twice). */
export function markChanged(m: Match): void {
  for (const frame of m.state.frames)
    if (frame.program === CHECKS && frame.locals.changed === false) setLocals(m, frame, { changed: true });
}
