/** The lobby's listing, for all who look at it. */
import type { Listing, TableFilter, TableRow } from "../../shared/protocol/index.ts";
import { LISTING_ROWS, WATCH_DELAY_MOST } from "../../shared/protocol/index.ts";
import type { Names } from "../match/names.ts";
import type { TableStore } from "./store.ts";
import { playersOf, rowOf } from "./view.ts";

/** Tables looked at for one listing; the newest come first. */
const LOOKED_AT = 500;

export async function listing(
  store: Pick<TableStore, "now" | "listedTables">,
  names: Names,
): Promise<TableRow[]> {
  const now = await store.now();
  const tables = await store.listedTables(now - 1_000 * WATCH_DELAY_MOST, LOOKED_AT);
  const people = new Map((await names.of(playersOf(tables))).map((person) => [person.id, person]));
  const nameOf = (id: string) => people.get(id) ?? { id, name: "" };
  return tables.flatMap((table) => rowOf(table, now, nameOf) ?? []);
}

/** What fits a filter, as many as one listing has. */
export function pick(rows: readonly TableRow[], { ruleset, profile, state }: TableFilter): Listing {
  const fitting = rows.filter(
    (row) =>
      (ruleset ?? row.ruleset) === row.ruleset &&
      (profile ?? row.profile) === row.profile &&
      (state ?? row.state) === row.state,
  );
  return { tables: fitting.slice(0, LISTING_ROWS), more: fitting.length > LISTING_ROWS };
}
