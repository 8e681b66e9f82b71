/**
 * Response windows (kernel.md 7): the right of one seat to act or pass. Chains, queues
 * and stacks are one mechanism; what differs is a ruleset's policy.
 */

import type { Match } from "../model/match.ts";
import { isRefusal } from "../model/refusal.ts";
import type { Next, Procedure, Window, WindowPolicy, WindowReason } from "../model/ruleset.ts";
import { type Data, type Frame, NONE, type Seat } from "../model/state.ts";
import type { Words } from "../model/words.ts";
import { note } from "../ops/events.ts";
import { performAction } from "./announce.ts";
import { call, setLocals, takeAnswer } from "./frames.ts";
import { ask } from "./requests.ts";

/** Opens a window of this kind; `last` is the controller of the entry it answers, or NONE. */
export function openWindow<W extends Words>(m: Match<W>, kind: W["window"], last: Seat): void {
  call<Words, string>(m, "@window", {
    kind,
    holder: NONE,
    passed: [],
    last,
    reason: last === NONE ? "opened" : "entryAdded",
  });
}

const windowOf = (frame: Frame): Window => frame.locals as Window;
const policyOf = (m: Match, frame: Frame): WindowPolicy => m.game.windows[windowOf(frame).kind];

/** Moves the right on for a reason the frame has noted. */
function handOver(m: Match, frame: Frame): void {
  const reason = frame.locals.reason as WindowReason;
  const { holder, passed } = policyOf(m, frame).next(m, windowOf(frame), reason);
  setLocals(m, frame, { holder, passed });
}

/** The frame of a window: handed over, asked, answered, closed, resolved, and again. */
export const windowProcedure: Procedure = {
  handover(m, frame): Next {
    setLocals(m, frame, { standing: m.state.entries.length });
    policyOf(m, frame).beforeHandover(m);
    return "give";
  },
  give(m, frame): Next {
    const { reason, standing } = frame.locals as { reason: WindowReason; standing: number };
    // Checks took an entry away: neither executed nor answered (N R8.1, G R9.8).
    if (m.state.entries.length < standing && reason !== "triggersPlaced")
      setLocals(m, frame, { reason: "cancelled", passed: [] });
    handOver(m, frame);
    // So did they with a seat.
    return m.state.seats[windowOf(frame).holder].left ? holderLeft(m, frame) : "ask";
  },
  ask(m, frame): Next {
    const policy = policyOf(m, frame);
    const open = policy.open?.(m, windowOf(frame)) ?? "ask";
    if (open !== "ask") return open === "end" ? "done" : "resolve";
    const { holder, kind } = windowOf(frame);
    const fallback = policy.fallback?.(m, windowOf(frame)) ?? { action: "pass" };
    ask(m, { seat: holder, kind: "window", info: { window: kind }, fallback });
    return "answer";
  },
  answer(m, frame): Next {
    const { holder } = windowOf(frame);
    const intent = takeAnswer(m, frame, holder);
    if (intent === null) return holderLeft(m, frame);
    const result = performAction(m, holder, intent);
    if (isRefusal(result)) return result;
    if (result === "pass") return passed(m, frame);
    setLocals(
      m,
      frame,
      result === "special" ? { reason: "special" } : { reason: "entryAdded", last: holder },
    );
    return "handover";
  },
  resolve(m, frame): Next {
    call(m, policyOf(m, frame).resolve);
    return "resolved";
  },
  resolved(m, frame): Next {
    const policy = policyOf(m, frame);
    if (m.state.entries.length > 0 && frame.locals.all === true) return "resolve";
    setLocals(m, frame, { reason: "executed", passed: [], all: false });
    if (m.state.entries.length > 0) return "handover";
    return policy.afterEmpty(m, windowOf(frame)) === "end" ? "done" : "handover";
  },
};

function passed(m: Match, frame: Frame): Next {
  const { holder, passed: before } = windowOf(frame);
  note(m, "passed", { seat: holder });
  setLocals(m, frame, { passed: [...before, holder], reason: "passed" });
  return closedOr(m, frame);
}

/** Nobody answers for a seat that has left: the others who passed still have (kernel.md 8). */
function holderLeft(m: Match, frame: Frame): Next {
  const passed = windowOf(frame).passed.filter((seat) => !m.state.seats[seat].left);
  setLocals(m, frame, { passed, reason: "seatLeft" });
  return closedOr(m, frame);
}

const allPassed = (m: Match, { passed }: Window): boolean =>
  m.state.seats.every(({ left }, seat) => left || passed.includes(seat));

const topOrEnd = (m: Match): "resolveTop" | "end" => (m.state.entries.length > 0 ? "resolveTop" : "end");

function closedOr(m: Match, frame: Frame): Next {
  const policy = policyOf(m, frame);
  if (!(policy.isClosed?.(m, windowOf(frame)) ?? allPassed(m, windowOf(frame)))) return "handover";
  note(m, "closed", { window: windowOf(frame).kind });
  const then = policy.onClosed?.(m, windowOf(frame)) ?? topOrEnd(m);
  if (then === "end") return "done";
  setLocals(m, frame, { all: then === "resolveAll" });
  return "resolve";
}

/** The game itself put an entry there for a seat while the window was being handed over (N R11.8). */
export function triggersPlaced(m: Match, seat: Seat): void {
  const frame = windowFrame(m);
  if (frame !== undefined) setLocals(m, frame, { reason: "triggersPlaced", last: seat, passed: [] });
}

const windowFrame = (m: Match): Frame | undefined =>
  m.state.frames.findLast(({ program }) => program === "@window");

/** The window a seat holds, as data, or undefined. */
export const currentWindow = (m: Match): Data | undefined => windowFrame(m)?.locals;
