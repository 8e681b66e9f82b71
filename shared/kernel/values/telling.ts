/** Tells viewers the attributes that a step changed, and remembers them as told (kernel.md 4: `computed`). */

import type { Listeners, Match, Reach, StaticSource } from "../model/match.ts";
import { type Handle, handleAt, type Obj, objectOf, slotOf } from "../model/state.ts";
import { put } from "../model/undo.ts";
import { identity } from "../ops/audience.ts";
import { forgetListeners, forgetTold } from "../ops/objects.ts";
import { tellAttrs } from "../ops/ops.ts";
import { after, attrOf, listeners, mayChange, workingNow } from "./modifiers.ts";
import { addReach, newReach } from "./reach.ts";

/** Ends every change that lasts until this point of the agenda, and tells what that changes. */
export function expire(m: Match, point: string): void {
  const { modifiers } = m.state;
  const ended = modifiers.filter((one) => one.until === point);
  if (ended.length === 0) return;
  const left = modifiers.filter((one) => one.until !== point);
  put(m.undo, m.state, "modifiers", left);
  forgetTold(m);
  const isGift = ended.some(({ gives }) => gives !== undefined);
  if (isGift) forgetListeners(m);
  for (const handle of new Set(ended.flatMap(({ refs }) => refs))) {
    if (objectOf(m.state, handle) !== undefined) tellObject(m, slotOf(handle), null);
  }
  if (isGift) tellReached(m, reached(m, workingNow(m)), []);
}

/**
 * Tells viewers every visible attribute that the step changed (kernel.md 4: `computed`):
 * all of what the step touched, and elsewhere those that a change may reach from afar.
 */
export function tellComputed(m: Match): void {
  const { cache, facts } = m;
  if (cache.told) return;
  if (cache.trial !== null) {
    cache.trial.untold = true;
    return;
  }
  const touched: number[] = [];
  for (const fact of facts)
    if ((fact.op === "move" || fact.op === "thing") && !touched.includes(fact.slot)) touched.push(fact.slot);
  for (const slot of touched) tellObject(m, slot, null);
  // What was told of a listener may silence it or make it speak, and then all that it reaches is told anew.
  do {
    const now = listeners(m);
    const working = workingNow(m);
    const reach = reached(m, working);
    if (cache.stirred?.length !== 0) put(m.undo, cache, "stirred", []);
    if (cache.working !== working) put(m.undo, cache, "working", working);
    tellReached(m, reach, touched);
    put(m.undo, cache, "heard", now);
  } while (cache.heard !== listeners(m));
  put(m.undo, cache, "told", true);
}

/** Tells what changes may have reached, but for what is told already. */
function tellReached(m: Match, { any, own }: Reach, but: readonly number[]): void {
  if (any.size === 0 && own.size === 0) return;
  const { state, game } = m;
  const everywhere = indicesOf(m, any);
  for (const zone of state.zones) {
    if (!game.zones[zone.def].play) continue;
    for (const slot of zone.list) {
      if (slot < 0 || but.includes(slot)) continue;
      const alone = own.get(slot);
      if (alone !== undefined) tellObject(m, slot, indicesOf(m, new Set([...any, ...alone])));
      else if (everywhere.length > 0) tellObject(m, slot, everywhere);
    }
  }
}

/**
 * What may have changed anywhere: what changes from afar reach; where other listeners are there than when they were told
 * last, or others work, what they reach and reached then. Of those that go on as they were only the touched ones count.
 */
function reached(m: Match, working: readonly boolean[]): Reach {
  const { pool, state, cache } = m;
  const now = listeners(m);
  const { heard } = cache;
  if (heard === now && working === cache.working) return now.afar;
  const out = newReach();
  if (heard === null) for (const attr of pool.statics) out.any.add(attr);
  else {
    const isCalm = goOn(m, heard, working);
    for (const { sources } of [heard, now])
      addReach(m, out, sources, (source) => !isCalm || isStirred(m, source) || pool.afar.has(source.change));
  }
  for (const { attr } of state.modifiers) out.any.add(attr);
  return out;
}

const isStirred = ({ cache: { stirred } }: Match, { slot }: StaticSource): boolean =>
  stirred === null || stirred.includes(slot);

/** Whether the untouched listeners are those of before, and work where they did. */
function goOn(m: Match, heard: Listeners, working: readonly boolean[]): boolean {
  const untouched = (sources: readonly StaticSource[], works: readonly boolean[]) =>
    sources.flatMap((source, at) => (isStirred(m, source) ? [] : [{ source, works: works[at] }]));
  const before = untouched(heard.sources, m.cache.working);
  const now = untouched(listeners(m).sources, working);
  return (
    before.length === now.length &&
    before.every(({ source, works }, at) => works === now[at].works && isSame(source, now[at].source))
  );
}

const isSame = (a: StaticSource, b: StaticSource): boolean =>
  a.slot === b.slot && a.change === b.change && a.gift === b.gift;

/** Where the told ones of these stand, and of what changes with them. */
function indicesOf(m: Match, attrs: ReadonlySet<string>): readonly number[] {
  const out: number[] = [];
  for (const attr of wider(m, attrs)) if (attr in m.layout.attrIndex) out.push(m.layout.attrIndex[attr]);
  return out;
}

/** With what changes with them; and what follows a change that there is may read the others that do (G R18.5, swaps). */
function wider(m: Match, attrs: ReadonlySet<string>): ReadonlySet<string> {
  const out = new Set(attrs);
  for (const key in m.game.follow) {
    const others = m.game.follow[key] as readonly string[];
    if (out.has(key) || (mayChange(m, key) && others.some((one) => out.has(one))))
      for (const one of others) out.add(one);
  }
  return out;
}

/** Tells one object's attributes: all, or those of these indices, the others as last told. */
function tellObject(m: Match, slot: number, only: readonly number[] | null): void {
  const { state, game, layout } = m;
  const obj = state.objects[slot];
  if (obj.zone < 0) return;
  if (!game.zones[state.zones[obj.zone].def].play || obj.down || !game.inPlay(m, obj)) {
    if (obj.attrs !== layout.noAttrs) tellAttrs(m, slot, layout.noAttrs, identity(m, obj));
    return;
  }
  const handle = handleAt(state, slot);
  let values: number[] | null = null;
  const count = only === null ? game.attrs.length : only.length;
  for (let n = 0; n < count; n++) {
    const i = only === null ? n : only[n];
    const attr = game.attrs[i];
    const value =
      layout.isPrinted[i] && !mayChange(m, attr) ? printedOf(m, obj, handle)[i] : attrOf(m, handle, attr);
    if (value === obj.attrs[i]) continue;
    values ??= obj.attrs.slice();
    values[i] = value;
  }
  if (values !== null) tellAttrs(m, slot, values, identity(m, obj));
}

/** What the card alone says of the told attributes; 0 where it is not the card alone that says it. */
function printedOf(m: Match, obj: Obj, handle: Handle): readonly number[] {
  const { printed } = m.pool;
  printed[obj.card] ??= m.game.attrs.map((attr, i) =>
    m.layout.isPrinted[i] ? after(m, handle, attr, m.game.baseAttr(m, obj, attr)) : 0,
  );
  return printed[obj.card] as readonly number[];
}
