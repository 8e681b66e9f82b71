/** One object as a viewer sees it: named field by field, so that a new field stays private until named. */

import type { Match } from "../model/match.ts";
import type { Obj } from "../model/state.ts";
import type { ObjectSnapshot, ThingView } from "../model/view.ts";
import { existence, identity } from "./audience.ts";

export const snapshotOf = (m: Match, obj: Obj): ObjectSnapshot => ({
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

export function thingView(m: Match, told: ObjectSnapshot, bit: number): ThingView {
  const values: Record<string, number> = {};
  const known = (told.idMask & bit) !== 0;
  if (told.vars !== m.layout.noVars) {
    for (let i = 0; i < told.vars.length; i++) {
      const key = m.layout.vars[i];
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
