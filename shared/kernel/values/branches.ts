/** Where a filter looks: "this or that" may say it of each of its branches (kernel.md 9). */
import type { Data, Json } from "../model/state.ts";

const made = new WeakMap<Data, readonly Data[]>();

const zonesOf = (filter: Data): readonly string[] | undefined => filter.in as readonly string[] | undefined;

/**
 * The filter, once for each of its branches that look in different places. A branch that names no zone means what is in
 * play beside one that names some.
 */
export function branchesOf(filter: Data): readonly Data[] {
  if (filter.in !== undefined || filter.any === undefined) return [filter];
  const known = made.get(filter);
  if (known !== undefined) return known;
  const branches = (filter.any as readonly Data[]).flatMap((one) =>
    branchesOf(one).map((branch): Data => {
      const zones = zonesOf(branch);
      return { ...filter, any: [branch], ...(zones !== undefined && { in: zones }) };
    }),
  );
  const all = branches.some((one) => one.in !== undefined) ? branches : [filter];
  made.set(filter, all);
  return all;
}

/** Every zone that the filter looks in because it names it. */
export const zonesNamed = (filter: Json | undefined): readonly string[] =>
  typeof filter === "object" && filter !== null && !Array.isArray(filter)
    ? branchesOf(filter as Data).flatMap((one) => zonesOf(one) ?? [])
    : [];
