/** A static change of a card, made ready to be asked what it does to an object. */
import type { Change, ChangeNow } from "../model/match.ts";
import type { StaticChange } from "../model/program.ts";
import { objectRef } from "../model/state.ts";
import { holds, matches, numberOf } from "./evaluate.ts";

/** Its numbers may read the object that it changes, which is the variable "changed". */
export function changeNow({ on, while: condition, set, add, least, downTo, layer }: StaticChange): ChangeNow {
  const isPlain = [set, add, least].every((one) => typeof one !== "object" || one === null);
  return (m, scope, obj, handle, time): Change | null => {
    if (!matches(m, scope, obj, handle, on) || !holds(m, scope, condition)) return null;
    const reads = isPlain ? scope : { ...scope, vars: { changed: [objectRef(handle)] } };
    if (least !== undefined) return { layer, time, add: 0, set: null, least: numberOf(m, reads, least) };
    const value = set === null ? null : numberOf(m, reads, set);
    const change = { layer, time, add: numberOf(m, reads, add), set: value };
    return downTo === undefined ? change : { ...change, downTo };
  };
}
