import { parseRef } from "./refs.ts";
import type { Contents, StateCheck, StateItem } from "./scenario.ts";

/** What a zone holds against what `state` says of it. */

/** Only what is named is compared; `on` may leave out owner and copy. */
function fits(wanted: StateItem, item: StateItem): boolean {
  return Object.entries(wanted).every(([key, value]) => {
    if (key === "counters") {
      return Object.entries(wanted.counters ?? {}).every(([name, n]) => (item.counters?.[name] ?? 0) === n);
    }
    if (key === "on") return sameHost(value as string, item.on);
    return item[key as keyof StateItem] === value;
  });
}

function sameHost(wanted: string, host: string | undefined): boolean {
  const [a, b] = [parseRef(wanted), parseRef(host ?? "")];
  return (
    a !== undefined &&
    b !== undefined &&
    a.card === b.card &&
    (a.owner ?? b.owner) === b.owner &&
    (a.copy ?? b.copy) === b.copy
  );
}

/** Whether every wanted item finds one of its own. */
function allFit(wanted: readonly StateItem[], items: readonly StateItem[]): boolean {
  const [first, ...rest] = wanted;
  if (first === undefined) return items.length === 0;
  return items.some((item, at) => fits(first, item) && allFit(rest, items.toSpliced(at, 1)));
}

/** How zone or value differs, or nothing. Of a zone a number asks how many; a list for the exact content in any order. */
export function contentsFault(key: string, wanted: StateCheck[string], items: Contents): string | undefined {
  if (typeof items !== "object" || typeof wanted === "string" || typeof wanted === "boolean")
    return items === wanted ? undefined : `expected ${key}: ${said(wanted)}, it is ${said(items)}`;
  if (typeof wanted === "number") {
    return items.length === wanted
      ? undefined
      : `expected ${key}: ${wanted}, there are ${items.length}${list(items)}`;
  }
  if (allFit(wanted, items)) return undefined;
  return `expected ${key}:${list(wanted)}\n  there is:${list(items)}`;
}

const said = (value: unknown): string =>
  Array.isArray(value) ? list(value as readonly StateItem[]).trim() : String(value);

const list = (items: readonly StateItem[]): string =>
  items.length === 0 ? " nothing" : items.map((item) => `\n    ${JSON.stringify(item)}`).join("");
