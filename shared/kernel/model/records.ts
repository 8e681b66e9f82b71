/** What a match remembers beside its things, in its game's own words (words.ts). */
import { cardOf, type Match } from "./match.ts";
import { type Handle, type Obj, objectOf, type Seat } from "./state.ts";
import type { Words } from "./words.ts";

/** The table's record. */
export const tableOf = <W extends Words>(m: Match<W>): W["table"] => m.state.table;

/** A seat's record. */
export const seatVarsOf = <W extends Words>(m: Match<W>, seat: Seat): W["seat"] => m.state.seats[seat].vars;

/** The options with their defaults filled in. */
export const optionsOf = <W extends Words>(m: Match<W>): W["options"] => m.options;

/** An object's card as its set wrote it. */
export const dataOf = <W extends Words>(m: Match<W>, obj: { readonly card: number }): W["card"] =>
  cardOf(m, obj).data;

/** The game's word for the zone that an object lies in. */
export const zoneIdOf = <W extends Words>(m: Match<W>, obj: { readonly zone: number }): W["zone"] =>
  m.game.zones[m.state.zones[obj.zone].def].id;

/** The object of a handle that is known to be no stale one. */
export const objAt = (m: Match, handle: Handle): Obj => objectOf(m.state, handle) as Obj;
