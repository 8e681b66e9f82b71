/** Regions, expedition counters and victory (A sections 20, 21). */

import {
  attrOf,
  below,
  endMatch,
  type Handle,
  MATCH_STREAM,
  NONE,
  note,
  objAt,
  type Seat,
  seatVarsOf,
  setSeat,
  setTable,
  tableOf,
  varOf,
} from "../../kernel/game.ts";
import type { Amount } from "../acts.ts";
import { STATS } from "./attrs.ts";
import { has, isCharacter } from "./card.ts";
import { optionsOf } from "./options.ts";
import { type Expedition, placesOf } from "./places.ts";
import { isBarred, terrainsAt } from "./regions.ts";
import { initiativeOrder, otherOf, type Terrain } from "./table.ts";
import type { Act, Match } from "./typed.ts";
import { inExpeditions, SIDES, type Side, sideOf } from "./zones.ts";

/** A: the halves of the three Tumult cards. */
const TUMULT: readonly (readonly [readonly Terrain[], readonly Terrain[]])[] = [
  [["forest"], ["mountain", "water"]],
  [["mountain"], ["forest", "water"]],
  [["water"], ["forest", "mountain"]],
];

/** A: how far an Expedition has come. */
export const distance = (m: Match, seat: Seat, side: Side): number =>
  side === "hero" ? seatVarsOf(m, seat).hero : 7 - seatVarsOf(m, seat).companion;

/** A: two Expeditions have met or crossed at a sum of seven or more. */
export const travelled = (m: Match, seat: Seat): number =>
  distance(m, seat, "hero") + distance(m, seat, "companion");

/** Terrains of the Region an Expedition's counter is on. */
export const terrainsOf = (m: Match, seat: Seat, side: Side): readonly Terrain[] =>
  terrainsAt(m, seatVarsOf(m, seat)[side]);

/** A: an opposing counter is on its Region. */
export function inContact(m: Match, { seat, side }: Expedition): boolean {
  const at = seatVarsOf(m, seat)[side];
  const other = seatVarsOf(m, otherOf(seat));
  return tableOf(m).arena || SIDES.some((one) => other[one] === at);
}

/** A. */
export const isAscended = (m: Match, { seat, side }: Expedition): boolean =>
  seatVarsOf(m, seat)[ASCENDED[side]];

export const ASCENDED = { hero: "heroAscended", companion: "companionAscended" } as const;

export const MOVED = { hero: "heroMoved", companion: "companionMoved" } as const;

/** A: whether an Expedition that it is in has moved forward today. */
export const hasMoved = (m: Match, handle: Handle): boolean =>
  placesOf(m, handle).some(({ seat, side }) => seatVarsOf(m, seat)[MOVED[side]]);

/** A new day: nothing has moved yet. */
export function beginMoves(m: Match): void {
  for (const seat of initiativeOrder(m)) for (const side of SIDES) setSeat(m, seat, MOVED[side], false);
}

/** A: until Rest. */
export function endAscent(m: Match): void {
  for (const seat of initiativeOrder(m)) for (const side of SIDES) setSeat(m, seat, ASCENDED[side], false);
}

/** Whether a Character is in that Expedition of its controller. A Gigantic one is in both (A ). */
export function isOnSide(m: Match, handle: Handle, side: Side): boolean {
  const obj = objAt(m, handle);
  return sideOf(m, obj.zone) === side || attrOf(m, handle, "gigantic") > 0;
}

/** The Characters of an Expedition. */
export const membersOf = (m: Match, seat: Seat, side: Side): Handle[] =>
  inExpeditions(m, seat).filter((handle) => isOnSide(m, handle, side));

/** A: the strength of an Expedition in a terrain; Asleep Characters do not count. */
export function muster(m: Match, seat: Seat, side: Side, terrain: Terrain): number {
  let sum = 0;
  for (const handle of membersOf(m, seat, side)) {
    const obj = objAt(m, handle);
    if (isCharacter(m, obj) && varOf(m, obj, "asleep") === 0) sum += attrOf(m, handle, terrain);
  }
  return sum;
}

/**
 * A: the terrains of its own Region in which it is greater than 0 and than the opposing strength; an
 * Ascended one need not be greater (A ).
 */
const prevailing = (m: Match, seat: Seat, side: Side): Terrain[] =>
  terrainsOf(m, seat, side).filter((terrain) => {
    if (isBarred(m, { seat, side }, terrain)) return false;
    const own = muster(m, seat, side, terrain);
    const against = muster(m, otherOf(seat), side, terrain);
    return own > 0 && (own > against || (own === against && isAscended(m, { seat, side })));
  });

/** A: one Defender holds its Expedition back. */
const isHeld = (m: Match, seat: Seat, side: Side): boolean =>
  membersOf(m, seat, side).some((handle) => has(m, handle, "defender"));

/** The acts of Progress, all on the same state (A ): each Expedition moves, or fails to (A ). */
export const progress = (m: Match): Act[] =>
  initiativeOrder(m).flatMap((seat) =>
    SIDES.map((side): Act => {
      const due = prevailing(m, seat, side);
      const advance = { act: "advance", seat, side, amount: 1, due } as const;
      return due.length > 0 && mayMove(m, advance) ? advance : { act: "stall", seat, side };
    }),
  );

export const RACES = ["ahead", "behind", "tied"] as const;

/** A: its progress compared with the Expedition it faces; in the tie-break all are tied. */
export function raceOf(m: Match, seat: Seat, side: Side): (typeof RACES)[number] {
  const lead = distance(m, seat, side) - distance(m, otherOf(seat), side);
  return lead === 0 || tableOf(m).arena ? "tied" : lead > 0 ? "ahead" : "behind";
}

/** An Expedition goes so many Regions forward or backward; `due` says in which terrains it prevailed. */
export type Advance = Expedition &
  Amount & {
    readonly due?: readonly Terrain[];
    /** A: it comes of what was to decide over it. */
    readonly sure?: true;
  };

/** A; "cannot move forward" is an Ongoing Emblem, or at Dusk a Defender (A ). */
export function mayMove(m: Match, { seat, side, amount, due }: Advance): boolean {
  const to = distance(m, seat, side) + amount;
  if (tableOf(m).arena || to < 0 || to > 7) return false;
  if (amount < 0) return true;
  if (due === undefined && isBarred(m, { seat, side }, "other")) return false;
  if (tableOf(m).phase === "dusk" && isHeld(m, seat, side)) return false;
  const zone = `${side}:${seat}`;
  return !m.state.entries.some(({ kind, data }) => kind === "ongoing" && data.held === zone);
}

/** Moves a counter; a face-down Tumult card is turned up by it (A ). */
export function moveCounter(m: Match, { seat, side, amount }: Advance): void {
  const to = seatVarsOf(m, seat)[side] + amount * (side === "hero" ? 1 : -1);
  setSeat(m, seat, side, to);
  if (amount > 0) setSeat(m, seat, MOVED[side], true);
  if (tableOf(m).regions[to] === null) turnUp(m, to);
}

/**
 * The game draws the Tumult card and its side when it is turned up. Nobody may look at it before
 * (A section 4), so this is the same as a draw in Setup, and there is nothing to hide until then.
 */
function turnUp(m: Match, region: number): void {
  const { regions, tumult } = tableOf(m);
  const card = tumult[below(m, MATCH_STREAM, tumult.length)];
  const turned = below(m, MATCH_STREAM, 2);
  const at = region % 2 === 1 ? region : region - 1;
  const [first, second] = TUMULT[card];
  const next = regions.slice();
  next[at] = turned === 0 ? first : second;
  next[at + 1] = turned === 0 ? second : first;
  setTable(m, "regions", next);
  setTable(
    m,
    "tumult",
    tumult.filter((one) => one !== card),
  );
}

/** A: the player whose Expeditions met or crossed by more wins; equal players go to the Arena. */
export function judgeArrival(m: Match): void {
  if (tableOf(m).arena || m.state.over !== null) return;
  const sums = m.state.seats.map((_, seat) => travelled(m, seat));
  const most = Math.max(...sums);
  if (most < 7) return;
  const ahead = sums.flatMap((sum, seat) => (sum === most ? [seat] : []));
  if (ahead.length === 1) return endMatch(m, { winners: ahead, reason: "met" });
  setTable(m, "arena", true);
  setTable(
    m,
    "regions",
    tableOf(m).regions.map(() => STATS),
  );
  note(m, "arena", {});
}

/** A: both Expeditions of a seat together, terrain by terrain; NONE when nobody has more. */
export function arenaWinner(m: Match): Seat {
  const won = [0, 0];
  for (const terrain of STATS) {
    const totals = m.state.seats.map(
      (_, seat) => muster(m, seat, "hero", terrain) + muster(m, seat, "companion", terrain),
    );
    if (totals[0] !== totals[1]) {
      const ahead = totals[0] > totals[1] ? 0 : 1;
      if (totals[ahead] > 0) won[ahead]++;
    }
  }
  return won[0] === won[1] ? NONE : won[0] > won[1] ? 0 : 1;
}

/** After an event: A, part of that very event. */
export function judgeEvent(m: Match, acts: readonly Act[]): void {
  if (optionsOf(m).victoryTiming === "immediate" && acts.some((act) => act.act === "advance"))
    judgeArrival(m);
}
