/** The cards of a match's sets and what they can do at all: the same for every match of those sets. */
import type { Catalog } from "./catalog.ts";
import type { Ability, CardDef, StaticChange } from "./effects/program.ts";
import type { Ruleset } from "./ruleset.ts";
import type { Data, Json } from "./state.ts";

export interface Pool {
  /** Every card of the sets in their order: tokens may come from any of them. */
  readonly ids: readonly string[];
  readonly cards: readonly CardDef[];
  /** Attributes that some card's static ability changes. */
  readonly statics: ReadonlySet<string>;
  /** Static changes that read more than their own object and what they change. */
  readonly afar: ReadonlySet<StaticChange>;
  /** By card: whether it has a static, triggered or replacing ability. */
  readonly passive: readonly boolean[];
  /** By card: zones beside those in play from which abilities of such a kind work; and all of these zones. */
  readonly from: readonly (readonly string[])[];
  readonly remote: ReadonlySet<string>;
  /** Kinds of act that some card's trigger waits for, and that some card replaces. */
  readonly awaited: ReadonlySet<string>;
  readonly replaced: ReadonlySet<string>;
  /** Whether some card replaces whole steps. */
  readonly whole: boolean;
  /** Whether some card grants abilities to others. */
  readonly granting: boolean;
}

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
  const ids = [
    ...new Set(sets.flatMap((id) => catalog.set(ruleset, id)?.cards.map((card) => card.id) ?? [])),
  ];
  const cards = ids.map((id) => catalog.card({ ruleset, sets }, id) as CardDef);
  if (kept.size >= KEPT) kept.clear();
  const made = newPool(game, ids, cards);
  kept.set(key, made);
  return made;
}

/** Whether it works without being used. */
const isPassive = ({ statics, trigger, instead }: Ability): boolean =>
  statics.length > 0 || trigger !== null || instead !== null;

function newPool(game: Ruleset, ids: readonly string[], cards: readonly CardDef[]): Pool {
  const abilities = cards.flatMap((card) => card.abilities);
  const statics = abilities.flatMap((ability) => ability.statics);
  const changed = new Set(statics.map(({ attr }) => attr));
  const from = cards.map((card) => card.abilities.filter(isPassive).flatMap(({ from: zones = [] }) => zones));
  return {
    ids,
    cards,
    statics: changed,
    afar: new Set(statics.filter((change) => isAfar(game, change, changed))),
    passive: cards.map((card) => card.abilities.some(isPassive)),
    from,
    remote: new Set(from.flat()),
    awaited: new Set(abilities.flatMap(({ trigger }) => (trigger === null ? [] : [trigger.on]))),
    replaced: new Set(
      abilities.flatMap(({ instead }) => (instead === null || instead.whole === true ? [] : [instead.on])),
    ),
    whole: abilities.some(({ instead }) => instead?.whole === true),
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
        return game.filters[key]?.reads?.every((attr) => !changed.has(attr)) !== true;
    }
  });
}
