/** How a card comes into the Intent. */
import { create, type Handle, move, setVar, zoneOf } from "../../kernel/game.ts";
import type { OnObject } from "../acts.ts";
import { markCame } from "./came.ts";
import { type Lent, lend } from "./changes.ts";
import { keepEphemeral } from "./moves.ts";
import type { Match } from "./typed.ts";

/** `token` is the card of a copy, which does not exist yet. */
export type ToIntent = OnObject & {
  readonly host: Handle;
  readonly token?: number;
  readonly came?: number;
  readonly lends?: readonly Lent[];
};

/** G R20.13: into the Intent. A copy of an attack's activation becomes a copy there, and nowhere else (G R19.7). */
export function toIntent(m: Match, act: ToIntent): Handle {
  const zone = zoneOf(m, "intent", act.seat);
  const host = act.host;
  if (act.token === undefined) {
    const handle = keepEphemeral(m, act, () => move(m, act.object, zone, { host, controller: act.seat }));
    markCame(m, handle, act.came ?? 0);
    lend(m, handle, act.seat, act.lends);
    return handle;
  }
  const copy = create(m, act.token, act.seat, zone, { host });
  setVar(m, copy, "token", 1);
  lend(m, copy, act.seat, act.lends);
  return copy;
}
