/** Entries of the queue (N R7.5, 8): how they enter, how everybody hears of them, how they leave. */

import {
  addEntry,
  type Data,
  dropEntry,
  type Entry,
  endMatch,
  entryOf,
  type NewEntry,
  NONE,
  note,
  objectOf,
  objectRef,
  optionsOf,
  spell,
  spellTargets,
  tableOf,
} from "../../kernel/game.ts";
import { isIn } from "../zones.ts";
import type { Match } from "./typed.ts";
import { toOwner } from "./zones.ts";

export type EntryKind = "playCard" | "activateSkill" | "reactiveSkill" | "advance" | "attack" | "defend";

/** N 4, R15.2: everybody sees source, controller, targets, option, X and payment. */
export function enter(
  m: Match,
  kind: EntryKind,
  entry: Partial<NewEntry> & Pick<NewEntry, "controller" | "data">,
  more: Data = {},
): void {
  const { controller, source = NONE, ability = NONE, mode = "", targets = [], x = 0, paid = 0, data } = entry;
  const obj = objectOf(m.state, source);
  const card: Data = data.card === undefined ? {} : { card: m.state.cards[data.card as number] };
  const told: Data = {
    kind,
    controller,
    source: obj === undefined ? "" : spell(m, objectRef(source)),
    ...card,
    ability,
    speed: data.speed,
    option: mode,
    targets: spellTargets(m, targets),
    x,
    paid,
    ...more,
  };
  addEntry(m, { kind, ...entry }, told);
  // N R15.8: two skills that trigger each other for ever end in a draw.
  if (m.state.counters.entries - tableOf(m)._entries > optionsOf(m).loopLimit)
    endMatch(m, { winners: [], reason: "loop" });
}

/** N R7.19 to R7.21: off the queue at once; a card goes to its owner's cache, a skill has no effect. */
export function cancelEntry(m: Match, id: number, why: string): void {
  const entry = entryOf(m.state, id);
  if (entry === undefined) return;
  dropEntry(m, id, "cancelled");
  tellCancelled(m, entry, why);
}

/** The same for an entry that has left the queue to execute. */
export function tellCancelled(m: Match, entry: Entry, why: string): void {
  note(m, "cancelled", { entry: `e${entry.id}`, why }, { object: entry.source, kind: entry.kind });
  if (entry.kind === "playCard" && isIn(m, entry.source, "queue")) toOwner(m, entry.source, "cache");
}
