/** Where things are, asked by a game's own zone ids. */
import { type Handle, handleAt, type Match, type Obj, objectOf, type Seat, zoneOf } from "../kernel/game.ts";

/** The questions every game asks of its zones, typed by the ids it gives them. */
export function zonesNamed<ZoneId extends string>() {
  const zoneIdOf = (m: Match, obj: { readonly zone: number }): ZoneId =>
    m.game.zones[m.state.zones[obj.zone].def].id as ZoneId;
  return {
    zoneIdOf,
    /** Handles of a seat's things in a zone, bottom first; holes of a numbered zone are left out. */
    thingsIn(m: Match, zone: ZoneId, seat: Seat): Handle[] {
      const out: Handle[] = [];
      for (const slot of m.state.zones[zoneOf(m, zone, seat)].list)
        if (slot >= 0) out.push(handleAt(m.state, slot));
      return out;
    },
    /** The same without a list: for what runs after every step. */
    eachIn(m: Match, zone: ZoneId, seat: Seat, visit: (handle: Handle, obj: Obj) => void): void {
      const { list } = m.state.zones[zoneOf(m, zone, seat)];
      for (let i = 0; i < list.length; i++)
        if (list[i] >= 0) visit(handleAt(m.state, list[i]), m.state.objects[list[i]]);
    },
    /** How many cards a seat has there: everybody may count them. */
    countIn: (m: Match, zone: ZoneId, seat: Seat): number => m.state.zones[zoneOf(m, zone, seat)].list.length,
    isIn(m: Match, handle: Handle, ...zones: readonly ZoneId[]): boolean {
      const obj = objectOf(m.state, handle);
      return obj !== undefined && zones.includes(zoneIdOf(m, obj));
    },
  };
}
