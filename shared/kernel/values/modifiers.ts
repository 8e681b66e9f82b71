/**
 * Continuous changes (kernel.md 9): an attribute is its base value and what static
 * abilities and stored modifiers do to it, layer by layer, by timestamp within a layer.
 */

import type { Order } from "../model/match.ts";
import {
  type Cache,
  type Change,
  type ChangeNow,
  cardOf,
  type Listeners,
  type Match,
  type StaticSource,
} from "../model/match.ts";
import type { Ability, StaticChange } from "../model/program.ts";
import type { Scope } from "../model/ruleset.ts";
import {
  type Data,
  type Entry,
  type Handle,
  handleAt,
  type Modifier,
  NONE,
  type Obj,
  objectOf,
  type Seat,
  slotOf,
} from "../model/state.ts";
import type { Words } from "../model/words.ts";
import { ordersOf, rankOf } from "./dependency.ts";
import { addReach, newReach } from "./reach.ts";

/**
 * What is read while a change is judged, its filter, its condition and its amount, sees the changes of lower rank and
 * the earlier ones of its own: so no set can make a value read itself.
 */
function below<T>({ cache }: Match, rank: number, time: number, read: () => T): T {
  const { ceiling, moment } = cache;
  if (isBelow(cache, rank, time)) {
    cache.ceiling = rank;
    cache.moment = time;
  }
  try {
    return read();
  } finally {
    cache.ceiling = ceiling;
    cache.moment = moment;
  }
}

const isBelow = ({ ceiling, moment }: Cache, rank: number, time: number): boolean =>
  rank < ceiling || (rank === ceiling && time < moment);

/** The value of an attribute after every change that applies. */
export function attrOf<W extends Words>(m: Match<W>, handle: Handle, attr: W["attr"]): number {
  const obj = m.state.objects[slotOf(handle)];
  const { cache, layout } = m;
  if (
    cache.told &&
    cache.ceiling === Number.POSITIVE_INFINITY &&
    obj.attrs !== layout.noAttrs &&
    attr in layout.attrIndex
  )
    return obj.attrs[layout.attrIndex[attr]];
  return after(m, handle, attr, layered(m, handle, attr));
}

/** The value of an attribute after all layers, before what the ruleset does to it after them. */
export function layered<W extends Words>(m: Match<W>, handle: Handle, attr: W["attr"]): number {
  const obj = m.state.objects[slotOf(handle)];
  const base = m.game.baseAttr(m, obj, attr);
  if (!mayChange(m, attr)) return base;
  const changes = changesOf(m, obj, handle, attr);
  changes.sort(before(m));
  let value = base;
  for (const { add, set, least, downTo } of changes) {
    if (least !== undefined) value = Math.max(value, least);
    else if (downTo !== undefined) value = Math.max(Math.min(value, downTo), value + add);
    else value = set ?? value + add;
  }
  return value;
}

/** Layer by layer where these bind, else those first that do not read what they write, and floors last; then by timestamp. */
const before =
  ({ game }: Match) =>
  (a: Change, b: Change): number => {
    const late = Number(a.late === true) - Number(b.late === true);
    const layer = a.layer - b.layer;
    const floor = Number(a.least !== undefined) - Number(b.least !== undefined);
    return (game.layered === true ? layer || late : floor || late || layer) || a.time - b.time;
  };

export const after = (m: Match, handle: Handle, attr: string, value: number): number =>
  m.game.afterAttr === undefined ? value : m.game.afterAttr(m, handle, attr, value);

/** What changes the attribute, and from when on it is wiped out. */
function changesOf(m: Match, obj: Obj, handle: Handle, attr: string): Change[] {
  const out = ownChanges(m, obj, handle, attr);
  const { wiped } = m.game;
  if (wiped === undefined || !isWiped(m, attr)) return out;
  for (const { time, set } of ownChanges(m, obj, handle, wiped.by)) {
    if (set !== null && set > 0) out.push({ layer: wiped.layer, time, add: 0, set: 0 });
  }
  return out;
}

function ownChanges(m: Match, obj: Obj, handle: Handle, attr: string): Change[] {
  const out: Change[] = [];
  for (const one of m.state.modifiers)
    if (
      one.attr === attr &&
      isBelow(m.cache, rankOf(m.game, one.layer), one.time) &&
      one.refs.includes(handle)
    )
      out.push(one);
  const { statics, orders } = listeners(m);
  for (const source of statics.get(attr) ?? []) {
    const made = staticChange(m, source, orders.get(source.change), obj, handle);
    if (made !== null) out.push(made);
  }
  return out;
}

function staticChange(
  m: Match,
  source: StaticSource,
  order: Order | undefined,
  obj: Obj,
  handle: Handle,
): Change | null {
  const { only, now } = source;
  if (only !== undefined && only !== handle) return null;
  const made = asSource(m, source, order, (scope, time) =>
    isWorking(m, source, scope) ? now(m, scope, obj, handle, time) : null,
  );
  return order?.late === true && made !== null ? { ...made, late: true } : made;
}

/** Asks as the change stands among the others: it sees those below it. Null where nobody has it or it is not seen itself. */
function asSource<T>(
  m: Match,
  source: StaticSource,
  order: Order | undefined,
  ask: (scope: Scope, time: number) => T,
): T | null {
  const rank = order?.rank ?? rankOf(m.game, source.change.layer);
  const having = havingOf(m, source);
  if (having === undefined || !isBelow(m.cache, rank, having.time)) return null;
  return below(m, rank, having.time, () => ask(having.scope, having.time));
}

const isWorking = (m: Match, { slot, ability, gift }: StaticSource, scope: Scope): boolean =>
  gift === undefined ? works(m, m.state.objects[slot], ability) : isKept(m, gift, scope);

/**
 * Of each static change that there is, whether it works now: what has it may be silenced by another, or wake up. The
 * list that was told last where that is as it was.
 */
export function workingNow(m: Match): readonly boolean[] {
  const { sources } = listeners(m);
  const { working } = m.cache;
  const isAsTold =
    sources.length === working.length && sources.every((one, at) => worksNow(m, one) === working[at]);
  return isAsTold ? working : sources.map((one) => worksNow(m, one));
}

/** Only where changes silence does it hang on where it stands among them. */
const worksNow = (m: Match, source: StaticSource): boolean =>
  source.gift === undefined && m.game.wiped === undefined
    ? works(m, m.state.objects[source.slot], source.ability)
    : asSource(m, source, listeners(m).orders.get(source.change), (scope) => isWorking(m, source, scope)) ===
      true;

/** Whose words a static change is, and since when it is there. */
function havingOf(
  m: Match,
  { slot, gift }: StaticSource,
): { readonly scope: Scope; readonly time: number } | undefined {
  if (slot === NONE) return gift && { scope: scopeOf(gift.source, gift.controller), time: gift.time };
  const { controller, time } = m.state.objects[slot];
  return { scope: scopeOf(handleAt(m.state, slot), controller), time: gift?.time ?? time };
}

/** Whether what was given is still had: by the player who is there, or by this object. */
const isKept = (m: Match, gift: Modifier, { self, controller }: Scope): boolean =>
  gift.refs.length === 0 ? !m.state.seats[controller].left : giftedBy(m, gift).includes(self);

/** The scope of an object's own ability outside any entry; `event` is what its trigger is about. */
export const scopeOf = (self: Handle, controller: Seat, event: Data | null = null): Scope => ({
  self,
  controller,
  targets: [],
  x: 0,
  entry: NONE,
  event,
  vars: {},
});

/** The scope of what an entry does, with its targets, its X and the event that it remembers. */
export const scopeOfEntry = ({ id, source, controller, targets, x, data }: Entry): Scope => ({
  ...scopeOf(source, controller, (data.event as Data | undefined) ?? null),
  targets,
  x,
  entry: id,
});

/** Whether an ability works where its object lies; a face-down one would tell by it which card it is. */
export const works = (m: Match, obj: Obj, ability: Ability): boolean =>
  m.game.works?.(m, obj, ability) ?? !obj.down;

/** Whether anything stored or in play may change the attribute of some object. */
export const mayChange = (m: Match, attr: string): boolean => isStored(m, attr) || isStatic(m, attr);

/** Whether a stored change is of the attribute. */
const isStored = ({ state, game }: Match, attr: string): boolean =>
  state.modifiers.length > 0 &&
  state.modifiers.some(
    (one) => one.attr === attr || (one.attr === game.wiped?.by && game.wiped.attrs.has(attr)),
  );

/** Whether some static ability in play may change the attribute. */
const isStatic = (m: Match, attr: string): boolean =>
  (m.pool.statics.has(attr) && listeners(m).statics.has(attr)) ||
  (isWiped(m, attr) && listeners(m).statics.has(m.game.wiped?.by as string));

/** Whether anything in this match could wipe the attribute out. */
function isWiped(m: Match, attr: string): boolean {
  const { wiped } = m.game;
  if (wiped === undefined || !wiped.attrs.has(attr)) return false;
  return m.pool.statics.has(wiped.by) || m.state.modifiers.some((one) => one.attr === wiped.by);
}

/** Slots of objects whose card has abilities that work from where it lies, in zone order. */
export const abilitySlots = (m: Match): readonly number[] => listeners(m).slots;

/** Who listens now: found anew only where what has changed may tell. */
export function listeners(m: Match): Listeners {
  m.cache.listeners ??= listen(m);
  return m.cache.listeners;
}

function listen(m: Match): Listeners {
  const { pool, state, game } = m;
  const slots: number[] = [];
  const sources: StaticSource[] = [];
  for (const zone of state.zones) {
    const { play, id } = game.zones[zone.def];
    if (!play && !pool.remote.has(id)) continue;
    for (const slot of zone.list) {
      if (slot < 0 || !pool.passive[state.objects[slot].card]) continue;
      if (!play && !pool.from[state.objects[slot].card].includes(id)) continue;
      if (play && game.works === undefined && !game.inPlay(m, state.objects[slot])) continue;
      slots.push(slot);
      for (const ability of cardOf(m, state.objects[slot]).abilities)
        if (ability.gift !== true) gatherStatics(m, { slot, ability }, sources);
    }
  }
  for (const gift of state.modifiers) {
    if (gift.gives === undefined) continue;
    const ability = pool.cards[gift.gives.card].abilities[gift.gives.ability];
    for (const slot of gift.refs.length === 0 ? [NONE] : gift.refs.map(slotOf))
      gatherStatics(m, { slot, ability, gift }, sources);
  }
  const afar = newReach();
  addReach(m, afar, sources, ({ change }) => pool.afar.has(change));
  return { slots, sources, statics: byAttr(sources), afar, orders: orders(m, sources) };
}

const NO_ORDERS: Listeners["orders"] = new Map();

/** Who among them comes after whom; in most sets none reads what others change. */
function orders(m: Match, sources: readonly StaticSource[]): Listeners["orders"] {
  const { reads } = m.pool;
  if (reads.size === 0) return NO_ORDERS;
  const inPlay = new Set<StaticChange>();
  for (const { change } of sources) if (reads.has(change)) inPlay.add(change);
  return inPlay.size === 0 ? NO_ORDERS : ordersOf(m.game, reads, inPlay);
}

function byAttr(sources: readonly StaticSource[]): Listeners["statics"] {
  const statics = new Map<string, StaticSource[]>();
  for (const source of sources) {
    const known = statics.get(source.change.attr);
    if (known === undefined) statics.set(source.change.attr, [source]);
    else known.push(source);
  }
  return statics;
}

function gatherStatics(
  m: Match,
  from: Pick<StaticSource, "slot" | "ability" | "gift">,
  sources: StaticSource[],
): void {
  for (const change of from.ability.statics) {
    const only = onlyOne(m, from.slot, change);
    sources.push({ ...from, only, change, now: m.pool.changes.get(change) as ChangeNow });
  }
}

/** The one object that a change speaks of: its own, or what this lies on, NONE where it lies on nothing. */
function onlyOne(m: Match, slot: number, { on }: StaticChange): Handle | undefined {
  const { self, host } = (on ?? {}) as Data;
  if (slot === NONE || (self !== true && host !== true)) return undefined;
  return self === true ? handleAt(m.state, slot) : m.state.objects[slot].host;
}

/** The objects that have what this modifier gives: in play, and not made to lose their abilities since. */
export function giftedBy(m: Match, { refs, time }: Modifier): readonly Handle[] {
  const { wiped } = m.game;
  const isLost = (obj: Obj, handle: Handle): boolean =>
    wiped !== undefined &&
    ownChanges(m, obj, handle, wiped.by).some((one) => one.time > time && (one.set ?? 0) > 0);
  return refs.filter((handle) => {
    const obj = objectOf(m.state, handle);
    return obj !== undefined && m.game.inPlay(m, obj) && !isLost(obj, handle);
  });
}
