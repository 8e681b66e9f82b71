/** The places where an ability works, and the object that has it there (G R17.2, R22.5). */

import {
  type Ability,
  attrOf,
  type CardDef,
  type Handle,
  handleTo,
  type Obj,
  objectOf,
  zoneIdOf,
} from "../../kernel/game.ts";
import { cardData } from "./card.ts";
import type { Match } from "./typed.ts";
import { inPlay, type ZoneId } from "./zones.ts";

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

/** Whether the ability of the card in this place works (G R17.2). An object cannot lend an ability that it has lost. */
export function works(m: Match, obj: Obj, ability: Ability): boolean {
  if (!lies(m, obj, ability)) return false;
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
  const bearer = zoneIdOf(m, obj) === "lineage" ? obj.host : handle;
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

/** Zones from which some card of the match may be activated: its text names them, or an effect could (G R6.5, 12). */
export function playableFrom(m: Match): readonly ZoneId[] {
  const { cards, statics } = m.pool;
  if (statics.has("playable") || m.state.modifiers.some(({ attr }) => attr === "playable"))
    return PLAYED_FROM;
  const known = playedFrom.get(cards);
  if (known !== undefined) return known;
  const named = cards.flatMap((card) => cardData(card).from ?? []);
  const zones = PLAYED_FROM.filter((zone) => zone === "hand" || named.includes(zone));
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
  const zones: readonly ZoneId[] = [...new Set<ZoneId>(["field", "intent", ...(named as readonly ZoneId[])])];
  activeZones.set(cards, zones);
  return zones;
}
