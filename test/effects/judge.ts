/** What must hold of every effect, whatever it does. */
import { expect } from "vitest";
import {
  fork,
  hash,
  isRefusal,
  load,
  type Match,
  rewind,
  type Saved,
  submit,
} from "../../shared/kernel/index.ts";
import type { Act } from "../../shared/kernel/model/ruleset.ts";
import { handleAt } from "../../shared/kernel/model/state.ts";
import { hostBytes, savedText, viewersOf } from "../property/bytes.ts";
import { dice } from "../property/dice.ts";
import { itemsOf } from "../property/laws/conserved.ts";
import { sameThrough } from "../property/laws/whitelisted.ts";
import { submitMove } from "../property/play.ts";
import { nuisance } from "../property/rubbish.ts";
import { zoneFault } from "../scenarios/arrange.ts";
import type { Played, Setting } from "./play.ts";
import type { Stage } from "./stage.ts";

/** Refused intents that are put to each match on the way. */
const NUISANCES = 2;

/** Throws where one of the laws is broken; of a second way to aim one card only what it does is looked at. */
export function judge(played: Played, setting: Setting, wholly: boolean): void {
  conserved(played);
  told(played, setting.stage);
  if (!wholly) return;
  restored(played, setting);
  undone(played);
  secret(played, setting);
}

/** Every item lies in one place, and those there were are there. */
function conserved({ before, after }: Played): void {
  expect(zoneFault(after)).toBeUndefined();
  const there = itemsOf(before);
  expect(itemsOf(after).slice(0, there.length).sort()).toEqual(there.sort());
}

/** Saved before and loaded elsewhere, the same moves make the same events and the same state. */
function restored({ before, after, moves }: Played, { catalog }: Setting): void {
  const loaded = load(JSON.parse(savedText(before)) as Saved, catalog);
  if (isRefusal(loaded)) throw new Error(`load refused: ${loaded.code}`);
  const here = fork(before);
  for (const move of moves)
    expect(hostBytes(submitMove(loaded, move))).toBe(hostBytes(submitMove(here, move)));
  expect(hash(loaded)).toBe(hash(after));
}

/** What is refused changes nothing, and who goes back finds everything as it lay, to do it again. */
function undone({ before, after, moves, acts }: Played): void {
  const random = dice(moves.length);
  const ahead = fork(before);
  for (const move of moves) {
    for (let i = 0; i < NUISANCES; i++) {
      const { by, intent } = nuisance(ahead, random);
      const tried = fork(ahead);
      if (!submit(tried, by, intent).ok) expect(hash(tried)).toBe(hash(ahead));
    }
    submitMove(ahead, move);
  }
  if (before.state.segment !== null) return;
  const again = rewind(after, fork(before));
  const { objects, zones, entries, table } = again.state;
  expect({ objects, zones, entries, table }).toEqual({
    objects: before.state.objects,
    zones: before.state.zones,
    entries: before.state.entries,
    table: before.state.table,
  });
  const [{ by, intent }] = moves;
  if (by === "host") return;
  const events = submitMove(again, {
    by,
    intent: { ...intent, request: again.state.requests[by]?.id ?? 0 },
  });
  const first = events.flatMap((event) => event.acts);
  expect(first).toEqual(acts.slice(0, first.length));
}

/** Nothing changes but what the acts name. */
function told({ probe, before, after, acts }: Played, stage: Stage): void {
  const isWhole = stage.rests === undefined && stage.sweeping?.[probe.verb] === undefined;
  if (isWhole) expect(changed(before, after, namedBy(acts))).toEqual([]);
}

/** Whether the verb did what it is for. */
export const isDone = ({ probe, acts }: Played, stage: Stage): boolean =>
  acts.some(({ act }) => (stage.acts[probe.verb] ?? [probe.verb]).includes(act));

/** Every number in these acts: the handles of things among them. */
function namedBy(acts: readonly Act[]): Set<number> {
  const out = new Set<number>();
  const look = (value: unknown): void => {
    if (typeof value === "number") out.add(value);
    else if (typeof value === "object" && value !== null) Object.values(value).forEach(look);
  };
  acts.forEach(look);
  return out;
}

/**
 * Cards whose things are not as they were, though no act names them; a hidden pile moves without names, and the bait
 * goes where played cards go.
 */
function changed(before: Match, after: Match, named: ReadonlySet<number>): string[] {
  const { zones } = before.game;
  return before.state.objects.flatMap((obj, slot) => {
    const now = after.state.objects[slot];
    const isHidden = zones[before.state.zones[obj.zone]?.def]?.audience !== "all";
    const told =
      named.has(handleAt(before.state, slot)) || named.has(handleAt(after.state, slot)) || isHidden;
    const look = ({ zone, controller, host, down, vars }: typeof obj): string =>
      JSON.stringify({ zone, controller, host, down, vars });
    const card = before.state.cards[obj.card];
    return told || card === "bait" || look(obj) === look(now) ? [] : [card];
  });
}

/** Whoever did not play it is sent the same bytes in two worlds that differ in what he may not know. */
function secret({ before, moves }: Played, { catalog, stage }: Setting): void {
  const { alike } = stage.game;
  const [{ by }] = moves;
  for (const viewer of viewersOf(before))
    if (viewer !== by) sameThrough(before, { catalog, alike }, viewer, moves, dice(moves.length));
}
