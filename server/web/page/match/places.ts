/** Places of the table that stand for a value: who points at his attack lane answers "attack". */
import type { GamePlan } from "../../../../shared/games/plan.ts";
import type { Domain, Json, Slot } from "../../../../shared/kernel/index.ts";
import { isChosen, isSingle, lastOf, type Making, namesIn, thingOf, toggle } from "./draft.ts";

export type Places = ReadonlyMap<string, Json>;

/**
 * The player's own places and those of the middle by their names, each with the value that it stands for. A request that
 * asks for nothing else calls its slot "choice": its kind says of what.
 */
export function placesFor(plan: GamePlan, seat: number, { slot, domain }: Slot, kind = slot): Places {
  const values = domain.kind === "one" ? domain.of : [];
  const own = plan.mat.flat().map((place) => ({ ...place, zone: `z${place.id}:${seat}` }));
  const between = plan.middle.map((place) => ({ ...place, zone: `z${place.id}` }));
  return new Map(
    [...between, ...own].flatMap(({ zone, means = {} }): (readonly [string, Json])[] => {
      const meant = means[slot === "choice" ? kind : slot];
      if (meant === "number") return values.map((n) => [`${zone}/${n}`, n]);
      return meant === undefined || (domain.kind === "one" && !values.includes(meant)) ? [] : [[zone, meant]];
    }),
  );
}

/** The value that joins what is held with what it is dropped on: an agent and a biome, a defender and its foe. */
export function joined({ domain }: Slot, places: Places, held: string, on: string): string | undefined {
  const both = `${held}/${places.get(on) ?? on}`;
  return namesIn(domain).find((one) => one === both);
}

/** The values that name this thing, entry or place: a thing may be meant in several ways. */
export function valuesAt(domain: Domain, name: string): readonly string[] {
  const named = namesIn(domain).filter((one) => thingOf(one) === name || one === name);
  return named.includes(name) ? [name] : named;
}

/** What goes where the player points: what was chosen last, or what alone can go anywhere. */
function goerOf(making: Making, { domain }: Slot): string {
  const things = new Set(namesIn(domain).map(thingOf));
  const [only] = things;
  return lastOf(making) || (things.size === 1 ? (only ?? "") : "");
}

/** The places that can be pointed at now. */
export const reachedFrom = (making: Making, next: Slot, places: Places): string[] =>
  [...places.keys()].filter((place) => joined(next, places, goerOf(making, next), place) !== undefined);

const hasChosen = ({ value }: Making, one: string): boolean => Array.isArray(value) && value.includes(one);

/** What pointing at this comes to: a value that is all there is to choose, or the choice with one more. */
export function aimAt(
  making: Making,
  next: Slot,
  places: Places,
  name: string,
): { readonly value: Json } | { readonly making: Making } | undefined {
  const place = places.get(name);
  if (place !== undefined && next.domain.kind === "one") return { value: place };
  const both = joined(next, places, goerOf(making, next), name);
  // Where it goes already it stays: the player has only said so himself.
  if (both !== undefined)
    return { making: place !== undefined && hasChosen(making, both) ? making : toggle(making, both) };
  const values = valuesAt(next.domain, name);
  const [value] = values;
  if (value === undefined) return undefined;
  if (values.length === 1 && isSingle(next.domain)) return { value };
  return { making: toggle(making, values.find((one) => isChosen(making, one)) ?? value) };
}
