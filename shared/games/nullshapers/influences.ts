/** Influences (N R5.2, R5.7): what a biome does, as a card that lies in it and that nothing else touches. */
import {
  control,
  create,
  type Handle,
  MATCH_STREAM,
  move,
  objAt,
  optionsOf,
  type Seat,
  shuffled,
  zoneOf,
} from "../../kernel/game.ts";
import { thingsIn } from "../zones.ts";
import { isInfluence } from "./card.ts";
import { activeOf } from "./table.ts";
import type { Match } from "./typed.ts";
import { BIOME_ZONES, biomeZone } from "./zones.ts";

/** A biome whose influence is drawn, and one that has none. */
export const DRAWN = "drawn";
const NONE_AT_ALL = "none";

/** N R5.7: one for each biome, all different; a name that no card of the match has stays a name alone. */
export function layInfluences(m: Match): readonly string[] {
  const { influences } = optionsOf(m);
  const named = influences.map((word) => placeOf(m, word));
  const left = drawable(m, influences, named);
  return influences.map((word, biome) => {
    const place = word === DRAWN ? left.pop() : named[biome];
    if (place === undefined) return word === DRAWN ? NONE_AT_ALL : word;
    create(m, place, activeOf(m), biomeZone(m, biome));
    return m.pool.cards[place].name;
  });
}

function placeOf(m: Match, word: string): number | undefined {
  const place = m.pool.places.get(word);
  return place !== undefined && isInfluence(m.pool.cards[place].data) ? place : undefined;
}

/** Chance is asked for nothing where there is nothing to draw. */
function drawable(m: Match, words: readonly string[], named: readonly (number | undefined)[]): number[] {
  if (!words.includes(DRAWN)) return [];
  const all = m.pool.cards.flatMap(({ data }, place) =>
    isInfluence(data) && !named.includes(place) ? [place] : [],
  );
  return all.length === 0 ? [] : [...shuffled(m, MATCH_STREAM, all)];
}

/** Those of the biomes that are not lost. */
export const influences = (m: Match): Handle[] => BIOME_ZONES.flatMap((zone) => thingsIn(m, zone, 0));

/** N R5.8: "you" in an influence is the active player. */
export function handOver(m: Match, seat: Seat): void {
  for (const handle of influences(m)) control(m, handle, seat);
}

/** N R5.9: whoever may act may use its skills, though he does not control it. */
export const isOpenToAll = (m: Match, handle: Handle): boolean =>
  m.game.zones[m.state.zones[objAt(m, handle).zone].def].realm === "biome";

/** N R14.2. */
export function endInfluence(m: Match, biome: number): void {
  for (const handle of thingsIn(m, BIOME_ZONES[biome], 0)) move(m, handle, zoneOf(m, "nowhere", 0));
}
