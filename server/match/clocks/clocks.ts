/**
 * The seats' time (architecture.md 5), as plain data that follows from the journal: each row says when it was
 * received. No part of the kernel's state, and never a reason to refuse.
 */
import { type Event, type Match, requests, type Seat } from "../../../shared/kernel/index.ts";
import { type ClockSetting, LAG_MS } from "../../../shared/protocol/index.ts";

interface Asked {
  readonly id: number;
  readonly since: number;
}

export interface Clocks {
  /** By seat, what was left in the bank when its clock last stood, in milliseconds. */
  readonly left: readonly number[];
  /** By seat, the request it is asked alone and the match time it was asked at. */
  readonly asked: readonly (Asked | null)[];
  /** Seats asked at once: since when, and by seat when it was done, null while it is not. */
  readonly group: { readonly since: number; readonly done: readonly (number | null)[] } | null;
}

/** The public part of the clocks. */
export interface ClocksView {
  /** By seat; `since` is the match time its clock runs from, -1 where it stands. */
  readonly seats: readonly { readonly bank: number; readonly since: number }[];
  /** When those who are asked at once must have answered, 0 where nobody is. */
  readonly until: number;
}

export const firstClocks = ({ bank }: ClockSetting, match: Match): Clocks => {
  const seats = match.setup.seats;
  return after({ left: seats.map(() => bank), asked: seats.map(() => null), group: null }, match, [], 0, {
    bank,
    grace: 0,
    increment: 0,
    away: 0,
  });
};

/** The clocks after an entry received at match time `at`; `match` is as it stands after it. */
export function after(
  clocks: Clocks,
  match: Match,
  events: readonly Event[],
  at: number,
  setting: ClockSetting,
): Clocks {
  const open = openRequests(match);
  const { group } = clocks;
  if (group !== null && !isClosed(group.done, match, events, open)) {
    const done = group.done.map((when, seat) => when ?? (open[seat] === undefined ? at : null));
    return { ...clocks, group: { ...group, done } };
  }
  const rested = group === null ? clocks : settled(clocks, group, at, setting);
  return isGroup(match) ? openGroup(rested, open, at, setting) : alone(rested, open, at, setting);
}

/** The number of each seat's open request. */
export function openRequests(match: Match): (number | undefined)[] {
  const open: (number | undefined)[] = [];
  for (const { seat, id } of requests(match)) open[seat] = id;
  return open;
}

const isGroup = (match: Match): boolean =>
  match.state.segment !== null || requests(match).some(({ sealed }) => sealed);

/** A group is over when it is revealed, or one that was done with it is asked again. */
const isClosed = (
  done: readonly (number | null)[],
  match: Match,
  events: readonly Event[],
  open: readonly (number | undefined)[],
): boolean =>
  !isGroup(match) ||
  events.some(({ facts }) => facts.some((fact) => fact.op === "note" && fact.note === "reveal")) ||
  done.some((when, seat) => when !== null && open[seat] !== undefined);

/** The time that is left to a seat that was asked at `since` and answered at `at`. */
const charged = (left: number, since: number, at: number, { grace, increment }: ClockSetting): number =>
  Math.max(0, left - Math.max(0, at - since - grace - LAG_MS)) + increment;

/** Banks are settled when a group closes: nobody is shown another's time before. */
const settled = (
  clocks: Clocks,
  { since, done }: NonNullable<Clocks["group"]>,
  at: number,
  setting: ClockSetting,
): Clocks => ({
  ...clocks,
  left: clocks.left.map((left, seat) =>
    done[seat] === NEVER ? left : charged(left, since, done[seat] ?? at, setting),
  ),
  group: null,
});

/** In a group: it was not asked at all. */
const NEVER = -1;

function openGroup(
  clocks: Clocks,
  open: readonly (number | undefined)[],
  at: number,
  setting: ClockSetting,
): Clocks {
  const { left, asked } = alone(clocks, [], at, setting);
  const done = asked.map((_, seat) => (open[seat] === undefined ? NEVER : null));
  return { left, asked, group: { since: at, done } };
}

function alone(
  { left, asked }: Clocks,
  open: readonly (number | undefined)[],
  at: number,
  setting: ClockSetting,
): Clocks {
  const goesOn = (was: Asked | null, seat: Seat): boolean => was !== null && was.id === open[seat];
  return {
    left: left.map((ms, seat) => {
      const was = asked[seat] ?? null;
      return was === null || goesOn(was, seat) ? ms : charged(ms, was.since, at, setting);
    }),
    asked: asked.map((was, seat) => {
      const id = open[seat];
      return goesOn(was, seat) ? was : id === undefined ? null : { id, since: at };
    }),
    group: null,
  };
}

/** The match time at which a seat's time is up, without the lag that is waited for; undefined while it stands. */
function deadlineOf(clocks: Clocks, seat: Seat, { grace }: ClockSetting): number | undefined {
  const { left, asked, group } = clocks;
  // One deadline for all: the longest bank among those who are asked.
  if (group !== null) return group.done[seat] === null ? group.since + grace + longest(clocks) : undefined;
  const [one, bank] = [asked[seat] ?? null, left[seat]];
  return one === null || bank === undefined ? undefined : one.since + grace + bank;
}

const longest = ({ left, group }: Clocks): number =>
  Math.max(0, ...left.filter((_, seat) => group?.done[seat] !== NEVER));

/** The seats whose time is up at match time `now`. */
export const lateAt = (clocks: Clocks, now: number, setting: ClockSetting): Seat[] =>
  clocks.left.flatMap((_, seat) => {
    const deadline = deadlineOf(clocks, seat, setting);
    return deadline !== undefined && deadline + LAG_MS <= now ? seat : [];
  });

/** The next match time at which somebody's time is up. */
export const nextLate = (clocks: Clocks, setting: ClockSetting): number =>
  Math.min(...clocks.left.map((_, seat) => (deadlineOf(clocks, seat, setting) ?? Infinity) + LAG_MS));

/** A function of what is public: in a group nothing of it changes before the group closes. */
export function viewOfClocks({ left, asked, group }: Clocks, { grace }: ClockSetting): ClocksView {
  return {
    seats: left.map((bank, seat) => ({ bank, since: asked[seat]?.since ?? -1 })),
    until: group === null ? 0 : group.since + grace + longest({ left, asked, group }),
  };
}
