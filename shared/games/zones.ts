/** Tells where things are, by a game's own zone ids. */
import {
  type Handle,
  handleAt,
  type Match,
  type Obj,
  objectOf,
  type Seat,
  type Words,
  zoneIdOf,
  zoneOf,
} from "../kernel/game.ts";

/** Handles of a seat's things in a zone, bottom first; holes of a numbered zone are left out. */
export function thingsIn<W extends Words>(m: Match<W>, zone: W["zone"], seat: Seat): Handle[] {
  const out: Handle[] = [];
  for (const slot of m.state.zones[zoneOf(m, zone, seat)].list)
    if (slot >= 0) out.push(handleAt(m.state, slot));
  return out;
}

/** The same without making a list, for code that runs after every step. */
export function eachIn<W extends Words>(
  m: Match<W>,
  zone: W["zone"],
  seat: Seat,
  visit: (handle: Handle, obj: Obj) => void,
): void {
  const { list } = m.state.zones[zoneOf(m, zone, seat)];
  for (let i = 0; i < list.length; i++)
    if (list[i] >= 0) visit(handleAt(m.state, list[i]), m.state.objects[list[i]]);
}

/** How many cards a seat has there: everybody may count them. */
export const countIn = <W extends Words>(m: Match<W>, zone: W["zone"], seat: Seat): number =>
  m.state.zones[zoneOf(m, zone, seat)].list.length;

/** Whether the thing is there, in one of these zones. */
export function isIn<W extends Words>(m: Match<W>, handle: Handle, ...zones: readonly W["zone"][]): boolean {
  const obj = objectOf(m.state, handle);
  return obj !== undefined && zones.includes(zoneIdOf(m, obj));
}
