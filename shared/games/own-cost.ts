/** A card's own cost: a continuous change of it works where the card is played from. */
import {
  type Ability,
  type Data,
  fieldsIn,
  type Json,
  listIn,
  type Match,
  type Obj,
  type Speaker,
  zoneIdOf,
} from "../kernel/game.ts";

/** Whether the changes are of nothing but what their own card costs. */
export const areOfOwnCost = (
  changes: readonly { readonly on: Data; readonly attr: string }[],
  costs: readonly string[],
): boolean => changes.every(({ on, attr }) => costs.includes(attr) && Object.keys(on).join() === "self");

/** Whether an ability works where its card lies: in the zones that it names, or else in play and face up. */
export const worksHere = (m: Match, obj: Obj, { from }: Ability): boolean =>
  from === undefined ? !obj.down && m.game.inPlay(m, obj) : from.includes(zoneIdOf(m, obj));

const moreOrLess = (much: number, noun: string): string =>
  [Math.abs(much), noun, much < 0 ? "less" : "more"].filter((word) => word !== "").join(" ");

/** "1 less", "Character you control": so much for each thing that is counted. */
export function perEach(
  add: Json | undefined,
  say: Speaker,
  noun = "",
): readonly [string, string] | undefined {
  const { num, of } = fieldsIn(add);
  const [much, counted] = listIn(of);
  const { num: kind, of: filter } = fieldsIn(counted);
  if (num !== "mul" || typeof much !== "number" || kind !== "count") return undefined;
  return [moreOrLess(much, noun), say.filter(filter)];
}

/** What a card costs more or less: "2 Terra less", "1 void less for each agent you control". */
export function changeOfCost(add: Json, say: Speaker, noun: string): string {
  const each = perEach(add, say, noun);
  if (each !== undefined) return `${each[0]} for each ${each[1]}`;
  const value = say.num(add);
  return `${value.replace("-", "")} ${noun} ${value.startsWith("-") ? "less" : "more"}`;
}
