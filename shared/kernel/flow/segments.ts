/**
 * Hidden segments (kernel.md 10): while one is open the state stands still as the base, and
 * each seat acts in a world of its own, a second match made of the base and the seat's
 * journal. Saved are base and journals; worlds are derived and may be dropped at any moment.
 */

import type { Event } from "../model/event.ts";
import { type BranchWorld, back, type Match, markOf } from "../model/match.ts";
import type { Refusal } from "../model/refusal.ts";
import {
  type Branch,
  type Data,
  NONE,
  objectOf,
  type Seat,
  type Segment,
  type State,
} from "../model/state.ts";
import { newUndo, put } from "../model/undo.ts";
import type { Words } from "../model/words.ts";
import { bitOf } from "../ops/audience.ts";
import { copyState, newCacheOf } from "../ops/copy.ts";
import { closeEvent, maskOf, note } from "../ops/events.ts";
import { mergeBranch } from "../ops/merge-branch.ts";
import { move } from "../ops/ops.ts";
import { call, endFrame, noAnswers } from "./frames.ts";
import { plainDefault, plainIntent, rest } from "./intent.ts";
import { run } from "./machine.ts";
import { ask, closeRequest, type Question } from "./requests.ts";

export interface SegmentSpec<W extends Words = Words> {
  readonly kind: string;
  /** Whom it asks and what; a seat left out has nothing to decide, as everybody can see. */
  readonly questions: readonly Question<W>[];
  /** The procedure of each seat in its world: its first step reads the answer, its end locks the seat in. */
  readonly program: W["procedure"];
  /** The procedure that runs in every world once all are locked in. */
  readonly ending?: W["procedure"];
}

/** Fixes the base and asks the seats; the caller's frame goes on at the reveal. */
export function openSegment<W extends Words>(
  m: Match<W>,
  { kind, questions, program, ending = "" }: SegmentSpec<NoInfer<W>>,
): void {
  if (questions.length === 0) return;
  for (const question of questions) ask<W>(m, question);
  const branches = m.state.seats.map((_, seat): Branch | null =>
    questions.some((question) => question.seat === seat) ? { start: null, journal: [] } : null,
  );
  put(m.undo, m.state, "segment", { kind, program, ending, branches });
}

/** The match as the seat acts in it: its world in a hidden segment, else the match itself. */
export const actingIn = <W extends Words>(m: Match<W>, seat: Seat): Match<W> =>
  m.state.segment === null ? m : ((worldOf(m, seat)?.match as Match<W> | undefined) ?? m);

const branchOf = (m: Match, seat: Seat): Branch | null => m.state.segment?.branches[seat] ?? null;

/** The seat's world, made anew where the kept one is not of this journal. */
export function worldOf(m: Match, seat: Seat): BranchWorld | undefined {
  const branch = branchOf(m, seat);
  if (branch === null) return undefined;
  const kept = m.cache.worlds[seat];
  if (kept?.journal === branch.journal) return kept;
  const state = branch.start === null ? startOf(m, seat) : copyState(branch.start);
  const match: Match = { ...m, state, undo: newUndo(), facts: [], out: [], cache: newCacheOf(m) };
  const world: BranchWorld = { match, journal: branch.journal, events: [] };
  for (const intent of branch.journal) {
    const refusal = enact(world, seat, intent);
    if (refusal !== undefined) throw new Error(`a branch cannot be played again: ${refusal.code}`);
  }
  m.cache.worlds[seat] = world;
  return world;
}

/** Keeps what the worlds began with, before a seat leaves and the base is no longer that. */
export function pinWorlds(m: Match): void {
  const { segment } = m.state;
  if (segment === null) return;
  const branches = segment.branches.map((branch, seat) =>
    branch === null || branch.start !== null ? branch : { ...branch, start: startOf(m, seat) },
  );
  put(m.undo, m.state, "segment", { ...segment, branches });
}

/** The base as one seat's world: it alone is asked, by its own procedure. */
function startOf(m: Match, seat: Seat): State {
  const base = copyState(m.state);
  const { program } = m.state.segment as Segment;
  return {
    ...base,
    segment: null,
    world: { seat, deferred: [] },
    // Counted from the base: a world has the caps of a turn to itself.
    counters: { ...base.counters, slice: 0, turnWork: 0, work: 0 },
    frames: [{ program, pc: 0, locals: { seat }, answers: noAnswers(base.seats.length) }],
    requests: base.requests.map((request, other) => (other === seat ? request : null)),
  };
}

/** A seat is locked in once its procedure has ended. */
const isLocked = ({ match }: BranchWorld): boolean => match.state.frames.length === 0;

/** Plays an intent in the seat's world, null for its default until it is locked in. */
function enact({ match: w, events }: BranchWorld, seat: Seat, intent: Data | null): Refusal | undefined {
  w.undo.log.length = 0;
  const mark = markOf(w);
  const refusal = intent === null ? plainDefault(w, seat) : plainIntent(w, seat, intent);
  if (refusal !== undefined) {
    back(w, mark);
    return refusal;
  }
  rest(w);
  w.undo.log.length = 0;
  events.push(...w.out.splice(0));
  return undefined;
}

/**
 * An intent of a seat while a segment is open, or null when its time is up. Nobody else
 * learns of it; when it locks the last seat in, the segment is revealed.
 */
export function branchIntent(m: Match, seat: Seat, intent: Data | null): Refusal | undefined {
  const world = worldOf(m, seat);
  if (world === undefined || isLocked(world)) return m.game.notAsked(m, seat, intent ?? {}, null);
  const from = world.events.length;
  const refusal = enact(world, seat, intent);
  if (refusal !== undefined) return refusal;
  const segment = m.state.segment as Segment;
  const journal = [...world.journal, intent];
  const branches = segment.branches.map((old, at) =>
    at === seat && old !== null ? { ...old, journal } : old,
  );
  put(m.undo, m.state, "segment", { ...segment, branches });
  world.journal = journal;
  for (const event of world.events.slice(from)) tellSeat(m, seat, event);
  if (!isLocked(world)) return undefined;
  m.game.lockedIn?.(m, seat);
  closeEvent(m, { why: "locked", by: seat }, []);
  const seats = m.state.seats.keys();
  if ([...seats].some((other) => branchOf(m, other) !== null && !isLocked(worldOf(m, other) as BranchWorld)))
    return undefined;
  reveal(m);
  put(m.undo, m.state.counters, "slice", 0);
  return run(m);
}

/** Locks the seat of this world in: what it was about to do is dropped. */
export function lockIn(w: Match): void {
  const { frames, world } = w.state;
  while (frames.length > 0) endFrame(w);
  if (world !== null) closeRequest(w, world.seat);
}

/** Whether the seat was locked in because its time was up. */
export const isLate = (m: Match, seat: Seat): boolean => branchOf(m, seat)?.journal.at(-1) === null;

/** The seat hears of its own doings at once; their numbers are of the match. */
const tellSeat = (m: Match, seat: Seat, event: Event): void =>
  tell(m, event, event.n[seat] > 0 ? bitOf(m, seat) : 0);

function tell(m: Match, event: Event, mask: number): void {
  const { counters } = m.state;
  const told = counters.told.map((n, viewer) => n + ((mask >> viewer) & 1));
  put(m.undo, counters, "told", told);
  m.out.push({ ...event, n: told.map((count, viewer) => (((mask >> viewer) & 1) === 1 ? count : 0)) });
}

/** What nobody but its seat is ever told: when and how often it was asked. */
const isPrivate = ({ op }: Event["facts"][number]): boolean => op === "asked" || op === "answered";

/** Everybody else hears what became public, in the order in which it was done. */
function tellOthers(m: Match, seat: Seat, event: Event): void {
  const facts = event.facts.filter((fact) => !isPrivate(fact));
  const mask = maskOf(m, facts) & ~bitOf(m, seat);
  if (mask !== 0) tell(m, { ...event, facts }, mask);
}

/** The branches become part of the match, seats in the ruleset's order, and are told to all others. */
function reveal(m: Match): void {
  const { kind, ending } = m.state.segment as Segment;
  const order = m.game.segmentOrder?.(m) ?? [...m.state.seats.keys()];
  const worlds = order.flatMap((seat) => {
    const world = worldOf(m, seat);
    return world === undefined ? [] : [{ seat, world }];
  });
  for (const { seat, world } of worlds) if (ending !== "") finish(m, seat, world, ending);
  for (const { seat, world } of worlds) {
    mergeBranch(m, seat, world.match);
    put(m.undo, m.state.requests, seat, null);
    m.facts.push({ op: "answered", seat, mask: m.layout.all & ~bitOf(m, seat) });
  }
  put(m.undo, m.state, "segment", null);
  m.cache.worlds = [];
  const cause = { why: "segment", by: NONE };
  note(m, "reveal", { segment: kind });
  closeEvent(m, cause, []);
  for (const { seat, world } of worlds) for (const event of world.events) tellOthers(m, seat, event);
  for (const { world } of worlds) arrive(m, world);
  closeEvent(m, cause, []);
}

/** What the rules do at the end of the segment, in the seat's own world. */
function finish(m: Match, seat: Seat, { match: w, events }: BranchWorld, ending: string): void {
  const from = events.length;
  call(w, ending, { seat });
  run(w);
  rest(w);
  events.push(...w.out.splice(0));
  for (const event of events.slice(from)) tellSeat(m, seat, event);
}

/** What left a world for a place outside it. */
function arrive(m: Match, { match: w }: BranchWorld): void {
  for (const { handle, zone } of w.state.world?.deferred ?? [])
    if (objectOf(m.state, handle) !== undefined) move(m, handle, zone);
}
