/** How rules text says how many modes are chosen. */
import type { Body } from "./card-schema.ts";

/** A small number as a word of a sentence. */
export const smallNumber = (count: number): string => ["no", "one", "two", "three"][count] ?? String(count);

/** "two", "up to two", "one or both", "any number", "one that has not been chosen". */
export function howMany({ choose = 1, least = choose, modes = [], unchosen }: Body): string {
  const fresh = unchosen !== true ? "" : ` that ${choose === 1 ? "has" : "have"} not been chosen`;
  return `${countText(choose, least, modes.length)}${fresh}`;
}

function countText(choose: number, least: number, all: number): string {
  if (least === choose) return smallNumber(choose);
  const any = choose === all;
  if (least === 0) return any ? "any number" : `up to ${smallNumber(choose)}`;
  if (any) return all === 2 ? "one or both" : `${smallNumber(least)} or more`;
  return `${smallNumber(least)} to ${smallNumber(choose)}`;
}
