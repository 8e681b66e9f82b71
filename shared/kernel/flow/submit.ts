/** One intent, whole: judged by doing it, taken back to the bit when it is refused. */

import type { Event } from "../model/event.ts";
import { back, type Mark, type Match, markOf } from "../model/match.ts";
import { isRefusal, type Refusal, refuse } from "../model/refusal.ts";
import { type Data, type Json, NONE, type Seat } from "../model/state.ts";
import { put } from "../model/undo.ts";
import { closeEvent } from "../ops/events.ts";
import { endMatch } from "../ops/ops.ts";
import { beginWork } from "../ops/step-budget.ts";
import { plainDefault, plainIntent } from "./intent.ts";
import { depart } from "./leaving.ts";
import { isSliced, run } from "./machine.ts";
import { openRequest } from "./open-requests.ts";
import { branchIntent, pinWorlds } from "./segments.ts";

export interface Accepted {
  readonly ok: true;
  /** Host's events; each client gets its own by `redact`. */
  readonly events: readonly Event[];
}

/**
 * Plays an intent for a seat, or for the host: `timeout` (seats), `leave` (seat),
 * `end` (winners, reason), `continue`. A refusal leaves state and hash as they were.
 */
export function submit(m: Match, by: Seat | "host", intent: Data): Accepted | Refusal {
  if (m.state.over !== null) return refuse("MATCH_OVER");
  m.undo.log.length = 0;
  beginWork(m);
  const mark = markOf(m);
  const refusal = judged(m, mark, () => (by === "host" ? hostIntent(m, intent) : seatIntent(m, by, intent)));
  if (refusal !== undefined) {
    back(m, mark);
    return refusal;
  }
  closeEvent(m, { why: "note", by: NONE }, []);
  m.undo.log.length = 0;
  return { ok: true, events: m.out.splice(0) };
}

/** What fails by a bug of ours is taken back as well, so that the match can go on without it (architecture.md 5). */
function judged(m: Match, mark: Mark, attempt: () => Refusal | undefined): Refusal | undefined {
  try {
    return attempt();
  } catch (error) {
    back(m, mark);
    m.cache.worlds = [];
    throw error;
  }
}

/** Runs a new match to its first request; its events are those of the set-up. */
export function begin(m: Match): readonly Event[] {
  run(m);
  closeEvent(m, { why: "note", by: NONE }, []);
  m.undo.log.length = 0;
  return m.out.splice(0);
}

/** An intent of a seat, to be taken back by the caller when it is refused. */
function seatIntent(m: Match, seat: Seat, intent: Data): Refusal | undefined {
  if (m.state.seats[seat] === undefined) return refuse("NOT_ASKED");
  if (typeof intent.action !== "string") return refuse("MALFORMED", { action: null });
  if (m.state.segment !== null) return branchIntent(m, seat, intent);
  return plainIntent(m, seat, intent);
}

function hostIntent(m: Match, intent: Data): Refusal | undefined {
  switch (intent.action) {
    case "timeout":
      return timeout(m, intent.seats);
    case "leave":
      return leave(m, intent.seat as Seat);
    case "end":
      // Agreed on or abandoned: nothing of the rules is done any more.
      endMatch(m, { winners: intent.winners as readonly Seat[], reason: intent.reason as string });
      return undefined;
    case "continue":
      if (!isSliced(m)) return refuse("NOT_ASKED");
      put(m.undo, m.state.counters, "slice", 0);
      return run(m);
    default:
      return refuse("MALFORMED", { action: intent.action ?? null });
  }
}

/** The defaults of these seats' requests, in the order given. */
function timeout(m: Match, seats: Json | undefined): Refusal | undefined {
  if (!Array.isArray(seats)) return refuse("MALFORMED", { key: "seats" });
  const asked = [...new Set(seats as readonly Seat[])].filter((seat) => openRequest(m, seat) !== null);
  if (asked.length === 0) return refuse("NOT_ASKED");
  for (const seat of asked) {
    if (m.state.over !== null) break;
    if (m.state.segment === null) plainDefault(m, seat);
    else branchIntent(m, seat, null);
  }
  return undefined;
}

/** Leaving answers no request and is always possible (kernel.md 8). */
function leave(m: Match, seat: Seat): Refusal | undefined {
  const record = m.state.seats[seat];
  if (record === undefined || record.left) return refuse("NOT_ASKED");
  put(m.undo, m.state.counters, "slice", 0);
  pinWorlds(m);
  depart(m, seat);
  const refusal = run(m);
  if (isRefusal(refusal)) throw new Error(`leaving is refused: ${refusal.code}`);
  return undefined;
}
