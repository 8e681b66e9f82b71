/**
 * What no rule does to a match: for scenarios, which lay a position out, and for the sandbox of who makes cards. The
 * server may not know this door (`test/check/arrows.ts`), so that nothing of it ever reaches a match of players.
 */
import { run } from "./flow/machine.ts";
import type { Event } from "./model/event.ts";
import type { Match } from "./model/match.ts";
import { placeOf } from "./model/pool.ts";
import { type Data, NONE, type Seat } from "./model/state.ts";
import { closeEvent } from "./ops/events.ts";
import { create, setSeat } from "./ops/ops.ts";
import { beginWork } from "./ops/step-budget.ts";
import { tellComputed } from "./values/telling.ts";

/**
 * Changes a match that stands still as `change` says, by ops, and lets it run to its next request.
 * @throws Error where the rules do not go on from there
 */
export function rearrange(m: Match, change: () => void): readonly Event[] {
  m.undo.log.length = 0;
  beginWork(m);
  change();
  tellComputed(m);
  const refusal = run(m);
  if (refusal !== undefined) throw new Error(`the position is refused: ${refusal.code}`);
  closeEvent(m, { why: "arranged", by: NONE }, []);
  m.undo.log.length = 0;
  // What a seat does in a hidden segment is done anew, from what is there now.
  m.cache.worlds = [];
  return m.out.splice(0);
}

/**
 * Puts a card that was in no deck into a zone, by its key ("hand:0").
 * @throws Error where there is no such card, zone or free place
 */
export function putCard(m: Match, word: string, seat: Seat, zone: string): readonly Event[] {
  const at = m.layout.zoneKeys.indexOf(zone);
  const card = m.pool.places.get(word);
  if (at < 0 || card === undefined) throw new Error(`there is no ${at < 0 ? zone : word}`);
  return rearrange(m, () => void create(m, placeOf(m, word), seat, at));
}

/** Sets a value of a seat, as its energy. @throws Error where the seat has none of that name and kind */
export function setValue(m: Match, seat: Seat, key: string, value: Data[string]): readonly Event[] {
  if (typeof m.state.seats[seat]?.vars[key] !== typeof value) throw new Error(`seat ${seat} has no ${key}`);
  return rearrange(m, () => setSeat(m, seat, key, value));
}
