/** Pools are made of sets once, for every match of those. */
import type { Catalog } from "../model/catalog.ts";
import type { Pool } from "../model/pool.ts";
import type { Ability, CardDef, StaticChange } from "../model/program.ts";
import type { Ruleset } from "../model/ruleset.ts";
import type { Data, Json } from "../model/state.ts";
import { keyReads, readsOf } from "./dependency.ts";
import { changeNow } from "./static-change.ts";

/** Lists of sets whose pools are kept at a time; whoever creates matches chooses the sets and their order. */
const KEPT = 64;

const pools = new WeakMap<Catalog, Map<string, Pool>>();

/** The pool of these sets; they are in the catalog. */
export function poolOf(
  game: Ruleset,
  { ruleset, sets }: { readonly ruleset: string; readonly sets: readonly string[] },
  catalog: Catalog,
): Pool {
  const kept = pools.get(catalog) ?? new Map<string, Pool>();
  pools.set(catalog, kept);
  const key = [ruleset, ...sets].join("/");
  const known = kept.get(key);
  if (known !== undefined) return known;
  const all = sets.flatMap((id) => catalog.set(ruleset, id)?.cards ?? []);
  const words = new Map<string, CardDef>();
  for (const card of all) if (!words.has(card.id)) words.set(card.id, card);
  for (const card of all) if (words.get(card.id) !== card) words.set(`${card.set}/${card.id}`, card);
  if (kept.size >= KEPT) kept.clear();
  const made = newPool(game, [...words.keys()], [...words.values()]);
  kept.set(key, made);
  return made;
}

/** Whether it works without being used. */
const isPassive = ({ statics, trigger, instead, gift }: Ability): boolean =>
  gift !== true && (statics.length > 0 || trigger !== null || instead !== null);

function newPool(game: Ruleset, words: readonly string[], cards: readonly CardDef[]): Pool {
  const abilities = cards.flatMap((card) => card.abilities);
  const statics = abilities.flatMap((ability) => ability.statics);
  const changed = new Set(statics.map(({ attr }) => attr));
  const from = cards.map((card) => card.abilities.filter(isPassive).flatMap(({ from: zones = [] }) => zones));
  const places = new Map(cards.map(({ set, id }, at) => [`${set}/${id}`, at]));
  words.forEach((word, at) => {
    places.set(word, at);
  });
  return {
    words,
    cards,
    places,
    statics: changed,
    changes: new Map(statics.map((change) => [change, changeNow(change)])),
    reads: new Map(
      statics.map((change) => [change, readsOf(game, change)] as const).filter(([, reads]) => reads.size > 0),
    ),
    afar: new Set(statics.filter((change) => isAfar(game, change, changed))),
    unseen: new Set(statics.filter(({ on }) => isOutOfPlay(game, on))),
    printed: cards.map(() => undefined),
    passive: cards.map((card) => card.abilities.some(isPassive)),
    from,
    remote: new Set(from.flat()),
    awaited: new Set(abilities.flatMap(({ trigger }) => (trigger === null ? [] : [trigger.on]))),
    replaced: new Set(
      abilities.flatMap(({ instead }) => (instead === null || instead.whole === true ? [] : [instead.on])),
    ),
    whole: abilities.some(({ instead }) => instead?.whole === true),
    marks: [...new Set(cards.flatMap((card) => game.marks?.(card) ?? []))].sort(),
    granting: abilities.some(({ grants }) => grants !== undefined),
  };
}

/**
 * Whether what a change does may change although neither its own object nor the one it reaches was touched: it has a
 * condition or counts something, or its filter asks for more than its object, its marks and what nothing changes.
 */
function isAfar(game: Ruleset, change: StaticChange, changed: ReadonlySet<string>): boolean {
  if (change.while !== null) return true;
  if ([change.add, change.set, change.least ?? 0].some((one) => one !== null && typeof one !== "number"))
    return true;
  return asksAfar(game, change.on, changed);
}

/** Whether a filter names zones, and none in play. */
function isOutOfPlay({ zones }: Ruleset, filter: Json): boolean {
  const named = (filter as Data | null)?.in as readonly string[] | undefined;
  return named?.every((id) => zones.every((zone) => zone.id !== id || zone.play !== true)) === true;
}

function asksAfar(game: Ruleset, filter: Json, changed: ReadonlySet<string>): boolean {
  if (filter === null) return false;
  return Object.entries(filter as Data).some(([key, value]) => {
    switch (key) {
      case "in":
      case "controller":
      case "owner":
      case "other":
      case "self":
      case "host":
        return false;
      case "not":
        return asksAfar(game, value, changed);
      case "any":
        return (value as readonly Json[]).some((one) => asksAfar(game, one, changed));
      default:
        return keyReads(game, key, value)?.every((attr) => !changed.has(attr)) !== true;
    }
  });
}
