/** One object as a viewer sees it: named field by field, so that a new field stays private until named. */
import { existence, identity } from "./audience.ts";
import type { Match } from "./match.ts";
import type { Obj, Seat } from "./state.ts";

/** What a fact carries of an object: enough to show it to any viewer, later. */
export interface Told {
  readonly name: string;
  readonly mask: number;
  readonly idMask: number;
  readonly card: number;
  readonly owner: Seat;
  readonly controller: Seat;
  readonly zone: number;
  readonly down: boolean;
  readonly host: string;
  readonly place: number;
  readonly vars: readonly number[];
  readonly attrs: readonly number[];
}

/** Absent fields have their plain value: face up, own controller, no host, zero. */
export interface ThingView {
  readonly zone: string;
  readonly owner: Seat;
  readonly controller: Seat;
  readonly card?: string;
  readonly down?: true;
  readonly host?: string;
  readonly place?: number;
  /** Non-zero counters and marks, and attributes in play, by name. */
  readonly values: Readonly<Record<string, number>>;
}

export const toldOf = (m: Match, obj: Obj): Told => ({
  name: obj.name,
  mask: existence(m, obj),
  idMask: identity(m, obj),
  card: obj.card,
  owner: obj.owner,
  controller: obj.controller,
  zone: obj.zone,
  down: obj.down,
  host: obj.hostName,
  place: obj.place,
  vars: obj.vars,
  attrs: obj.attrs,
});

export function thingView(m: Match, told: Told, bit: number): ThingView {
  const values: Record<string, number> = {};
  const known = (told.idMask & bit) !== 0;
  if (told.vars !== m.layout.noVars) {
    for (let i = 0; i < told.vars.length; i++) {
      const key = m.game.vars[i];
      if (told.vars[i] !== 0 && key[0] !== "_") values[key] = told.vars[i];
    }
  }
  if (known && told.attrs !== m.layout.noAttrs) {
    for (let i = 0; i < told.attrs.length; i++)
      if (told.attrs[i] !== 0) values[m.game.attrs[i]] = told.attrs[i];
  }
  return {
    zone: m.layout.zoneKeys[told.zone],
    owner: told.owner,
    controller: told.controller,
    ...(known && { card: m.state.cards[told.card] }),
    ...(told.down && { down: true as const }),
    ...(told.host !== "" && { host: told.host }),
    ...(told.place !== 0 && { place: told.place }),
    values,
  };
}
