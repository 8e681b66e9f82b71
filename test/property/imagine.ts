import {
  bitOf,
  type Draw,
  isRefusal,
  load,
  type Match,
  type Saved,
  type Viewer,
} from "../../shared/kernel/index.ts";
import { existence, identity } from "../../shared/kernel/ops/audience.ts";
import { savedText } from "./bytes.ts";
import { mixed } from "./dice.ts";
import type { World } from "./worlds.ts";

/** A save with its rows open to change. */
type Open = { state: { objects: number[][]; zones: { list: number[] }[] } };

function reopened(match: Match, world: Pick<World, "catalog">, change: (saved: Open) => void): Match {
  const saved = JSON.parse(savedText(match)) as Saved & Open;
  change(saved);
  const loaded = load(saved, world.catalog);
  if (isRefusal(loaded)) throw new Error(`load refused: ${loaded.code}`);
  return loaded;
}

/** Slots whose card the viewer may not know. */
export const unknownTo = (match: Match, viewer: Viewer): number[] =>
  match.state.objects.flatMap((obj, slot) =>
    obj.zone >= 0 && (identity(match, obj) & bitOf(match, viewer)) === 0 ? [slot] : [],
  );

/**
 * The same match with the cards the viewer may not know dealt among each other, within
 * their owner's and where the rules let them lie, and the marks of what it does not see within
 * their zone; `fixed` slots keep theirs. Undefined when nothing changes.
 */
export function otherWorld(
  match: Match,
  world: Pick<World, "catalog" | "alike">,
  viewer: Viewer,
  fixed: ReadonlySet<number>,
  random: Draw,
): Match | undefined {
  const { objects, entries } = match.state;
  const named = new Set(entries.map(({ source }) => source & 0xffff));
  // What a seat has done in hiding says what it knew: its cards stay until that is told.
  const busy = (owner: number): boolean => (match.state.segment?.branches[owner]?.journal.length ?? 0) > 0;
  const free = unknownTo(match, viewer).filter(
    (slot) => !fixed.has(slot) && !named.has(slot) && !busy(objects[slot].owner),
  );
  const { cards } = match.pool;
  const fits = (slot: number, card: number): boolean =>
    (match.game.mayBe?.(match, objects[slot], cards[card]) ?? true) &&
    (world.alike?.(cards[objects[slot].card], cards[card]) ?? true);
  let changed = false;
  const other = reopened(match, world, ({ state }) => {
    for (const a of mixed(random, free)) {
      const b = free[random(free.length)];
      const [one, two] = [state.objects[a][0], state.objects[b][0]];
      if (objects[a].owner !== objects[b].owner || one === two || !fits(a, two) || !fits(b, one)) continue;
      [state.objects[a][0], state.objects[b][0]] = [two, one];
      changed = true;
    }
  });
  return remarked(match, other, viewer, free, random) || changed ? other : undefined;
}

/** Whether marks of things that the viewer does not see lie on others of their zone now. */
function remarked(
  match: Match,
  other: Match,
  viewer: Viewer,
  free: readonly number[],
  random: Draw,
): boolean {
  const { objects, zones } = match.state;
  let changed = false;
  for (const { list } of zones) {
    const unseen = list.filter(
      (slot) => free.includes(slot) && (existence(match, objects[slot]) & bitOf(match, viewer)) === 0,
    );
    const from = mixed(random, unseen);
    for (const [at, slot] of unseen.entries()) {
      const { vars } = objects[from[at]];
      changed ||= vars !== objects[slot].vars;
      const obj: { vars: readonly number[] } = other.state.objects[slot];
      obj.vars = vars === match.layout.noVars ? other.layout.noVars : vars;
    }
  }
  return changed;
}

/** The same match with its unseen deck cards kept in other slots: nothing but host-side numbers differ. */
export function renumbered(match: Match, world: World, random: Draw): Match {
  const hidden = match.state.objects.flatMap(({ name, zone }, slot) =>
    name === "" && zone >= 0 ? [slot] : [],
  );
  const target = mixed(random, hidden);
  const moved = new Map(hidden.map((slot, index) => [slot, target[index]]));
  return reopened(match, world, ({ state }) => {
    const rows = state.objects.slice();
    for (const [from, to] of moved) state.objects[to] = rows[from];
    for (const zone of state.zones) zone.list = zone.list.map((slot) => moved.get(slot) ?? slot);
  });
}
