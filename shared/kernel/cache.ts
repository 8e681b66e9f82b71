/** Derived data of a match; dropping it changes nothing but time (kernel.md 3). */
import type { Ability, CardDef } from "./effects/program.ts";
import type { Cache } from "./match.ts";

/** Whether it works without being used. */
const isPassive = ({ statics, trigger, instead }: Ability): boolean =>
  statics.length > 0 || trigger !== null || instead !== null;

export function newCache(cards: readonly CardDef[]): Cache {
  const abilities = cards.flatMap((card) => card.abilities);
  const from = cards.map((card) => card.abilities.filter(isPassive).flatMap(({ from: zones = [] }) => zones));
  return {
    cards,
    statics: new Set(abilities.flatMap((ability) => ability.statics.map((change) => change.attr))),
    passive: cards.map((card) => card.abilities.some(isPassive)),
    from,
    remote: new Set(from.flat()),
    awaited: new Set(abilities.flatMap(({ trigger }) => (trigger === null ? [] : [trigger.on]))),
    replaced: new Set(
      abilities.flatMap(({ instead }) => (instead === null || instead.whole === true ? [] : [instead.on])),
    ),
    whole: abilities.some(({ instead }) => instead?.whole === true),
    granting: abilities.some(({ grants }) => grants !== undefined),
    things: [],
    ownThings: [],
    shown: null,
    peeked: null,
    listeners: null,
    blocks: new Map(),
    worlds: [],
  };
}

/** Forgets the views of things, where more has changed than ops say. */
export function dropViews(cache: Cache): void {
  cache.things = [];
  cache.ownThings = [];
  cache.shown = null;
  cache.peeked = null;
}

/** Forgets everything derived that hangs on the state; tests do so at random moments. */
export function dropCache(cache: Cache): void {
  dropViews(cache);
  cache.listeners = null;
  cache.worlds = [];
  cache.blocks.clear();
}
