/** Pride N (G R32.25): below that level its unit does not obey its player. */

import { attrOf, type Handle, objectOf, type Seat } from "../../kernel/game.ts";
import type { Match } from "./typed.ts";
import { championOf } from "./zones.ts";

/** Whether its player may attack with it, activate its abilities and redirect attacks by Intercept. */
export function obeys(m: Match, seat: Seat, handle: Handle): boolean {
  if (objectOf(m.state, handle) === undefined) return true;
  const pride = attrOf(m, handle, "pride");
  if (pride <= 0) return true;
  const champion = championOf(m, seat);
  return champion !== undefined && attrOf(m, champion, "level") >= pride;
}
