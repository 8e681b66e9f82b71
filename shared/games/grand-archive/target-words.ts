/** Target words whose number is counted, or that are there only under a condition (G R15.1). */

import { holds, type Match, numberOf, type Scope, type Speaker, type Spoken } from "../../kernel/game.ts";
import { boundsOf } from "../targets.ts";
import type { TargetWord } from "./card-schema.ts";

/** Whether the announcement decides how many targets it asks for. */
export const isCounted = (word: TargetWord): boolean =>
  "object" in word && [word.count, word.upTo, word.any, word.when].some((one) => one !== undefined);

/** As many as an intent can name. */
const MOST = 64;

/** How many it asks for as things are now; none where its condition does not hold. */
export function boundsNow(
  m: Match,
  scope: Scope,
  word: TargetWord,
): { readonly min: number; readonly max: number } {
  if (!("object" in word)) return boundsOf(word);
  const { count, upTo, any, when } = word;
  if (when !== undefined && !holds(m, scope, when)) return { min: 0, max: 0 };
  if (any === true) return { min: 0, max: MOST };
  const number = count ?? upTo;
  if (number === undefined) return boundsOf(word);
  const max = Math.max(0, numberOf(m, scope, number));
  return { min: count === undefined ? 0 : max, max };
}

type Counted = Extract<TargetWord, { object: unknown }>;

/** "up to X target allies, where X is your champion's level"; "target ally, if you control a Fire ally". */
export function countedSpoken({ count, upTo, any, when }: Counted, plain: Spoken, say: Speaker): Spoken {
  const only = when === undefined ? "" : `, if ${say.cond(when)}`;
  if (any === true) {
    const first = plain.first.replace(/^up to \d+ /, "any number of ");
    return { ...plain, first: `${first}${only}`, many: true };
  }
  const number = count ?? upTo;
  if (number === undefined) return { ...plain, first: `${plain.first}${only}` };
  const value = say.num(number);
  const isShort = /^(\d+|X)$/.test(value);
  const many = plain.first.replace(/^up to \d+ /, "");
  const first = `${count === undefined ? "up to " : ""}${isShort ? value : "X"} ${many}`;
  return { ...plain, first: `${first}${isShort ? "" : `, where X is ${value}`}${only}`, many: true };
}
