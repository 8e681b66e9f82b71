/** A static change of a card, made ready to be asked what it does to an object. */
import type { Change, ChangeNow } from "../model/match.ts";
import type { StaticChange } from "../model/program.ts";
import { holds, matches, numberOf } from "./evaluate.ts";

export function changeNow({ on, while: condition, set, add, least, layer }: StaticChange): ChangeNow {
  return (m, scope, obj, handle, time): Change | null => {
    if (!matches(m, scope, obj, handle, on) || !holds(m, scope, condition)) return null;
    if (least !== undefined) return { layer, time, add: 0, set: null, least: numberOf(m, scope, least) };
    const value = set === null ? null : numberOf(m, scope, set);
    return { layer, time, add: numberOf(m, scope, add), set: value };
  };
}
