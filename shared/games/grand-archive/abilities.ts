/** The places where an ability works, and the object that has it there (G R17.2, R22.5). */

import {
  type Ability,
  attrOf,
  type CardDef,
  type Handle,
  handleTo,
  isOneOf,
  type Obj,
  objectOf,
  zoneIdOf,
} from "../../kernel/game.ts";
import { isInherited, writtenOf } from "./card.ts";
import { isUsedUp } from "./limits.ts";
import type { Match } from "./typed.ts";
import { inPlay, type ZoneId, zones } from "./zones.ts";

/** Whether the object has lost all its abilities (G R18.5 D). */
export const isBlank = (m: Match, handle: Handle): boolean => attrOf(m, handle, "blank") > 0;

/** Most of the time nothing in a match could make anything lose its abilities. */
const mayBlank = (m: Match): boolean =>
  m.pool.statics.has("blank") || m.state.modifiers.some(({ attr }) => attr === "blank");

/**
 * It works on the field and in the Intent, unless its text names a zone. A face-down card has no working ability,
 * which would reveal the card.
 */
const lies = (m: Match, obj: Obj, { from }: Ability): boolean =>
  from === undefined ? inPlay(m, obj) : !obj.down && from.includes(zoneIdOf(m, obj));

/** G R32.16: whether a replacement that applies once has done so. */
function isSpent(m: Match, obj: Obj, { instead }: Ability): boolean {
  if (instead?.spends === undefined) return false;
  const using = { object: handleTo(m.state, obj), card: obj.card, ability: instead.spends.ability };
  return isUsedUp(m, using, { limit: { times: 1, per: "game" } });
}

/** Whether the ability of the card in this place works (G R17.2). An object cannot lend an ability that it has lost. */
export function works(m: Match, obj: Obj, ability: Ability): boolean {
  if (!lies(m, obj, ability) || isSpent(m, obj, ability)) return false;
  if (!mayBlank(m)) return true;
  const bearer = zoneIdOf(m, obj) === "lineage" ? obj.host : handleTo(m.state, obj);
  return objectOf(m.state, bearer) !== undefined && !isBlank(m, bearer);
}

/**
 * The object that has this ability: a champion has the Inherited Effects below it (G R22.5). Undefined where the
 * ability does not work.
 */
export function bearerOf(m: Match, handle: Handle, ability: Ability): Handle | undefined {
  const obj = objectOf(m.state, handle);
  if (obj === undefined || !lies(m, obj, ability)) return undefined;
  const bearer = zoneIdOf(m, obj) === "lineage" && isInherited(writtenOf(ability)) ? obj.host : handle;
  return objectOf(m.state, bearer) === undefined ? undefined : bearer;
}

const activated = new WeakMap<CardDef, readonly number[]>();

/** The activated abilities of a card. They are kept, since most cards have none and every search for options asks. */
export function activatedOf(card: CardDef): readonly number[] {
  const known = activated.get(card);
  if (known !== undefined) return known;
  const found = card.abilities.flatMap(({ kind }, index) => (kind === "activated" ? [index] : []));
  activated.set(card, found);
  return found;
}

const activeZones = new WeakMap<Match["pool"]["cards"], readonly ZoneId[]>();

const playedFrom = new WeakMap<Match["pool"]["cards"], readonly ZoneId[]>();
const PLAYED_FROM = ["hand", "memory", "graveyard", "banishment"] as const;
const PLAYED_BY_EFFECT = [...PLAYED_FROM, "main"] as const;

/** Zones from which some card of the match may be activated: its text names them, or an effect could (G R6.5, 12). */
export function playableFrom(m: Match): readonly ZoneId[] {
  const { cards, statics } = m.pool;
  if (statics.has("playable") || m.state.modifiers.some(({ attr }) => attr === "playable"))
    return [...new Set([...PLAYED_BY_EFFECT, ...namedFrom(cards)])];
  return namedFrom(cards);
}

/** The hand, and what texts name. */
function namedFrom(cards: Match["pool"]["cards"]): readonly ZoneId[] {
  const known = playedFrom.get(cards);
  if (known !== undefined) return known;
  const named = cards.flatMap(({ data: { from = [], rather, ephemerate } }) => [
    ...from,
    ...(rather?.from ?? []),
    ...(ephemerate === undefined ? [] : ["graveyard" as const]),
  ]);
  const zones = [...PLAYED_FROM, "material" as const].filter(
    (zone) => zone === "hand" || named.includes(zone),
  );
  playedFrom.set(cards, zones);
  return zones;
}

/** Zones from which some card of the match has an ability to activate. */
export function activeFrom(m: Match): readonly ZoneId[] {
  const { cards } = m.pool;
  const known = activeZones.get(cards);
  if (known !== undefined) return known;
  const named = cards.flatMap(({ abilities }) =>
    abilities.flatMap(({ kind, from = [] }) => (kind === "activated" ? from : [])),
  );
  const ids = zones.map(({ id }) => id);
  const active = [...new Set(["field", "intent", ...named])].filter((zone) => isOneOf(ids, zone));
  activeZones.set(cards, active);
  return active;
}

const forAnyone = new WeakMap<Match["pool"]["cards"], boolean>();

/** Whether some card of the match has an ability that any player may activate. */
export function usedByAnyone(m: Match): boolean {
  const { cards } = m.pool;
  const known = forAnyone.get(cards);
  if (known !== undefined) return known;
  const found = cards.some(({ abilities }) =>
    abilities.some((ability) => {
      const node = writtenOf(ability);
      return node.kind === "activated" && node.anyone === true;
    }),
  );
  forAnyone.set(cards, found);
  return found;
}
