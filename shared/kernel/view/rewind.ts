/** Going back to an earlier moment of the same match (kernel.md 14): what was told stays told. */

import type { Event } from "../model/event.ts";
import type { Match } from "../model/match.ts";
import type { Counters, Seat, SeatState, State } from "../model/state.ts";
import { identity } from "../ops/audience.ts";

/**
 * `then` as the match goes on after `now`: its numbers, names and requests run on from where `now` had come,
 * so that nothing told in between is ever meant by them again. Takes ownership of `then`.
 */
export function rewind(now: Match, then: Match): Match {
  const seats = then.state.seats.map((seat, index) => seatAfter(now.state.seats[index], seat));
  const state: State = {
    ...then.state,
    seats: seats.map((seat, index) => askedAnew(then, index, seat)),
    requests: then.state.requests.map(
      (request, seat) => request && { ...request, id: seats[seat].asked + 1 },
    ),
    counters: countersAfter(now.state.counters, then.state.counters),
  };
  return { ...then, state };
}

const seatAfter = (now: SeatState, then: SeatState): SeatState => ({
  ...then,
  asked: Math.max(now.asked, then.asked),
  named: Math.max(now.named, then.named),
});

/** An open request has a new number: an answer to the old one is stale. */
const askedAnew = ({ state }: Match, seat: Seat, record: SeatState): SeatState =>
  state.requests[seat] === null ? record : { ...record, asked: record.asked + 1 };

function countersAfter(now: Counters, then: Counters): Counters {
  const groups: Record<number, number> = { ...then.groups };
  for (const [mask, count] of Object.entries(now.groups))
    groups[Number(mask)] = Math.max(count, groups[Number(mask)] ?? 0);
  return { ...then, names: now.names, groups, entries: now.entries, told: now.told };
}

/**
 * Whether a move did anything that cannot be undone in anybody's mind, as far as its seat may know: a face was
 * seen that the seat did not know before, chance was used, others are asked at once, or it is all over.
 */
export function showed(before: Match, after: Match, events: readonly Event[], seat: Seat): boolean {
  const [was, now] = [before.state, after.state];
  if (was.segment !== null || now.segment !== null || now.over !== null) return true;
  if (was.requests.some((request) => request?.sealed)) return true;
  if (was.drawn.some((words, stream) => words !== now.drawn[stream])) return true;
  const bit = 1 << seat;
  const knew = was.objects.map((obj) => identity(before, obj));
  const isNew = (slot: number, mask: number): boolean =>
    ((knew[slot] ?? bit) & bit) === 0 && (mask & ~(knew[slot] ?? 0)) !== 0;
  if (now.objects.some((obj, slot) => isNew(slot, identity(after, obj)))) return true;
  return events.some(({ facts }) =>
    facts.some((fact) => (fact.op === "move" || fact.op === "thing") && isNew(fact.slot, fact.told.idMask)),
  );
}
