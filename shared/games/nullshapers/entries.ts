/** Entries of the queue (N R7.5, 8): how they enter, how everybody hears of them, how they leave. */

import {
  addEntry,
  type Data,
  dropEntry,
  endMatch,
  entryOf,
  type GivenEntry,
  type Handle,
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
import type { Entry, Match } from "./typed.ts";
import { toOwner } from "./zones.ts";

/** What the queue keeps of the use of a card or a skill. */
export type UseData = {
  readonly card: number;
  readonly speed: number;
  /** Where a constant goes, or NONE. */
  readonly biome?: number;
  readonly global?: boolean;
  /** What a reactive skill saw. */
  readonly event?: Data;
};

/** What it keeps of a declaration, as its list said it. */
export type Declaration = {
  readonly speed: number;
  readonly moves: readonly (readonly [agent: Handle, biome: number])[];
  readonly gear: readonly (readonly [gear: Handle, agent: Handle])[];
  readonly agents: readonly Handle[];
  readonly pairs: readonly (readonly [defender: Handle, attacker: Handle])[];
};

export type Entries = {
  readonly playCard: UseData;
  readonly activateSkill: UseData;
  readonly reactiveSkill: UseData;
  readonly advance: Declaration;
  readonly attack: Declaration;
  readonly defend: Declaration;
};

/** N 4, R15.2: everybody sees source, controller, targets, option, X and payment. */
export function enter(m: Match, entry: GivenEntry<Entry>, more: Data = {}): void {
  const { kind, controller, source = NONE, ability = NONE, mode = "", targets = [], x = 0, paid = 0 } = entry;
  const { data } = entry;
  const obj = objectOf(m.state, source);
  const card: Data = "card" in data ? { card: m.state.cards[data.card] } : {};
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
  addEntry(m, entry, told);
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

/** N ER-6: a card that leaves the queue before it executes takes its entry with it. */
export function withdraw(m: Match, card: Handle): void {
  const entry = m.state.entries.find(({ kind, source }) => kind === "playCard" && source === card);
  if (entry !== undefined) dropEntry(m, entry.id, "withdrawn");
}

/** The same for an entry that has left the queue to execute. */
export function tellCancelled(m: Match, entry: Entry, why: string): void {
  note(m, "cancelled", { entry: `e${entry.id}`, why }, { object: entry.source, kind: entry.kind });
  if (entry.kind === "playCard" && isIn(m, entry.source, "queue")) toOwner(m, entry.source, "cache");
}
