/** An intent of a seat where no hidden segment is open: in the match, or in the seat's own world. */

import type { Match } from "../model/match.ts";
import { type Refusal, refuse } from "../model/refusal.ts";
import { type Data, NONE, type Seat } from "../model/state.ts";
import { put } from "../model/undo.ts";
import { closeEvent } from "../ops/events.ts";
import { answerFault } from "./answer.ts";
import { fallbackOf } from "./defaults.ts";
import { answerFrame } from "./frames.ts";
import { isSliced, run } from "./machine.ts";
import { closeRequest, unanswered } from "./requests.ts";

/** Plays it; to be taken back by the caller when it is refused. */
export function plainIntent(m: Match, seat: Seat, intent: Data): Refusal | undefined {
  const request = unanswered(m, seat);
  if (request !== null && intent.request !== request.id)
    return refuse("STALE_REQUEST", { request: request.id });
  const wrong = answerFault(m, seat, intent, request);
  if (wrong !== undefined) return wrong;
  return play(m, seat, intent);
}

/** Gives the answer to the frame that asked and goes on. */
function play(m: Match, seat: Seat, intent: Data): Refusal | undefined {
  closeRequest(m, seat);
  answerFrame(m, seat, intent);
  put(m.undo, m.state.counters, "slice", 0);
  return run(m);
}

/** The default of what the seat is asked; in its own world all of them until it is locked in. */
export function plainDefault(m: Match, seat: Seat): undefined {
  for (let request = unanswered(m, seat); request !== null; request = unanswered(m, seat)) {
    const refusal = plainIntent(m, seat, { ...fallbackOf(m, seat, request), request: request.id });
    if (refusal !== undefined) throw new Error(`the default of ${request.kind} is refused: ${refusal.code}`);
    if (m.state.world === null) return;
    rest(m);
  }
}

/** Slices need no leave of the host inside a world: its caps end in a locked seat. */
export function rest(w: Match): void {
  while (isSliced(w) && w.state.frames.length > 0) {
    put(w.undo, w.state.counters, "slice", 0);
    run(w);
  }
  closeEvent(w, { why: "note", by: NONE }, []);
}
