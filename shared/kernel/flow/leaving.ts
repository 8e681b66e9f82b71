/** Leaving (kernel.md 8): by concession, by the host, or because the rules put a seat out. Always possible. */

import type { PayItem } from "../model/domains.ts";
import type { Match } from "../model/match.ts";
import { type Frame, handleAt, type Json, type Seat } from "../model/state.ts";
import { put } from "../model/undo.ts";
import { understand } from "../ops/audience.ts";
import { forgetListeners, forgetTold } from "../ops/objects.ts";
import { control, dropEntry, vanish } from "../ops/ops.ts";
import { tellComputed } from "../values/telling.ts";
import { fallbackOf } from "./defaults.ts";
import { answerFrame, dropFrame, giveBack, isProgram, setLocals, topFrame } from "./frames.ts";
import { openRequest } from "./open-requests.ts";
import { closeRequest } from "./requests.ts";

/**
 * A seat is out: what it was asked is decided for it, what it was doing stops, and the
 * ruleset's `leave` takes its things away. The others go on.
 */
export function depart(m: Match, seat: Seat): void {
  const record = m.state.seats[seat];
  if (record.left) return;
  put(m.undo, record, "left", true);
  m.facts.push({ op: "seat", seat, key: "left", value: true });
  // What it was given works no more.
  forgetListeners(m);
  forgetTold(m);
  // In a hidden segment its world is asked, and goes with it.
  if (m.state.segment === null) decideFor(m, seat);
  unwindOf(m, seat);
  for (const frame of m.state.frames) if (frame.program === "@window") forgetPass(m, frame, seat);
  m.game.leave(m, seat);
  // What went along may have changed what stays; where nobody goes on, nobody hears of it.
  if (m.state.seats.filter(({ left }) => !left).length > 1) tellComputed(m);
  askAgain(m);
}

/** A window sees that nobody answers and moves the right on; any other question takes its default. */
function decideFor(m: Match, seat: Seat): void {
  const request = openRequest(m, seat);
  if (request === null) return;
  closeRequest(m, seat);
  if (topFrame(m)?.program !== "@window") answerFrame(m, seat, fallbackOf(m, seat, request));
}

/** Drops the lowest effect or announcement of the seat, and all that came of it. */
function unwindOf(m: Match, seat: Seat): void {
  const { frames } = m.state;
  const at = frames.findIndex((frame) => isRunBy(m, frame, seat));
  if (at < 0) return;
  const announced = frames[at].program === "@announce";
  // Whoever is asked is asked by what goes.
  for (let other = 0; other < m.state.seats.length; other++)
    if (openRequest(m, other) !== null) closeRequest(m, other);
  while (frames.length > at + 1) dropFrame(m);
  if (announced) giveBack(m, "announced", "failed");
  dropFrame(m);
}

/** An effect, or an announcement the game makes: both ask anew when they get no answer. */
const isRun = (m: Match, frame: Frame): boolean => frame.program === "@announce" || isProgram(m, frame);

const isRunBy = (m: Match, frame: Frame, seat: Seat): boolean =>
  isRun(m, frame) && frame.locals[frame.program === "@announce" ? "seat" : "controller"] === seat;

function forgetPass(m: Match, frame: Frame, seat: Seat): void {
  const passed = frame.locals.passed as readonly Seat[];
  if (passed.includes(seat)) setLocals(m, frame, { passed: passed.filter((one) => one !== seat) });
}

/** Others are asked again where what they could choose has gone with the leaver. */
function askAgain(m: Match): void {
  const frame = topFrame(m);
  if (frame === undefined || !(frame.program === "@step" || isRun(m, frame))) return;
  for (let seat = 0; seat < m.state.seats.length; seat++) {
    const request = openRequest(m, seat);
    // Modifiers are chosen by number, and those may have moved up.
    if (request !== null && (frame.program === "@step" || isStale(m, seat, request.domain)))
      closeRequest(m, seat);
  }
}

/** Whether a domain offers what its seat could not name any more. */
function isStale(m: Match, seat: Seat, domain: Json): boolean {
  const {
    of = [],
    over = [],
    items = [],
  } = (domain ?? {}) as { of?: Json[]; over?: string[]; items?: PayItem[] };
  const names = [...of, ...over, ...items.map(({ item }) => item)].filter((name) => typeof name === "string");
  return names.some((name) => {
    const ref = understand(m, seat, name.split("/")[0]);
    return ref === undefined || (ref.kind === "seat" && m.state.seats[ref.id].left);
  });
}

/**
 * Takes away what a seat has: its entries and waiting triggers, and every object it owns;
 * what it controls of others goes back to them. For a ruleset's `leave`.
 */
export function sweep(m: Match, seat: Seat): void {
  const { state, undo } = m;
  for (const { id, controller } of state.entries.slice()) if (controller === seat) dropEntry(m, id, "left");
  const waiting = state.waiting.filter(({ controller }) => controller !== seat);
  if (waiting.length < state.waiting.length) put(undo, state, "waiting", waiting);
  // Zone by zone: the order of slots would tell how decks were built.
  for (const slot of state.zones.flatMap(({ list }) => list.filter((one) => one >= 0))) {
    const { owner, controller } = state.objects[slot];
    if (owner === seat) vanish(m, handleAt(state, slot));
    else if (controller === seat) control(m, handleAt(state, slot), owner);
  }
}
