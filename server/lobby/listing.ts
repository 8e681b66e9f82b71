/** The lobby's listing, for all who look at it. */
import { setTimeout as sleep } from "node:timers/promises";
import {
  LISTING_ROWS,
  type Listing,
  type TableFilter,
  type TableRow,
  WATCH_DELAY_MOST,
} from "../../shared/protocol/index.ts";
import type { Names } from "../match/journal/names.ts";
import type { TableStore } from "./store.ts";
import { playersOf, rowOf } from "./view.ts";

/** Open tables and live ones looked at for one listing. */
const LOOKED_AT = 250;

/** A listing is made anew when it is so old, in milliseconds: another process may have changed something. */
const FRESH_MS = 500;

/** Of the time, the part that listings may take; and the longest that one waits for its turn, in milliseconds. */
const PART = 0.1;
const LONGEST_MS = 1_000;

/** The newest listing. Everybody who asks has the same: one is made at a time, however many want it. */
export class Listings {
  readonly #store: Pick<TableStore, "now" | "listedTables">;
  readonly #names: Names;
  #rows: readonly TableRow[] = [];
  #making: Promise<void> | undefined;
  /** Counts changes, and those that are in the newest listing. */
  #changes = 0;
  #seen = -1;
  #made = 0;
  #free = 0;

  constructor(store: Pick<TableStore, "now" | "listedTables">, names: Names) {
    this.#store = store;
    this.#names = names;
  }

  /** Some table is not as it was. */
  changed(): void {
    this.#changes++;
  }

  /** With every change that was made by now. Rejects where the store does not say. */
  async rows(): Promise<readonly TableRow[]> {
    const changes = this.#changes;
    const since = performance.now() - FRESH_MS;
    while (this.#seen < changes || this.#made < since) {
      this.#making ??= this.#make().finally(() => {
        this.#making = undefined;
      });
      await this.#making;
    }
    return this.#rows;
  }

  async #make(): Promise<void> {
    await sleep(Math.max(0, this.#free - performance.now()));
    const began = performance.now();
    const changes = this.#changes;
    this.#rows = await this.#look();
    this.#seen = changes;
    this.#made = performance.now();
    const took = this.#made - began;
    this.#free = this.#made + Math.min(LONGEST_MS, took / PART - took);
  }

  async #look(): Promise<TableRow[]> {
    const now = await this.#store.now();
    const tables = await this.#store.listedTables(now - 1_000 * WATCH_DELAY_MOST, LOOKED_AT);
    const people = new Map((await this.#names.of(playersOf(tables))).map((person) => [person.id, person]));
    const nameOf = (id: string) => people.get(id) ?? { id, name: "" };
    return tables.flatMap((table) => rowOf(table, now, nameOf) ?? []);
  }
}

/** The rows that fit a filter, as many as one listing has: half of it for each kind where there are so many of both. */
export function pick(rows: readonly TableRow[], { ruleset, profile, state }: TableFilter): Listing {
  const fitting = rows.filter(
    (row) =>
      (ruleset ?? row.ruleset) === row.ruleset &&
      (profile ?? row.profile) === row.profile &&
      (state ?? row.state) === row.state,
  );
  const open = fitting.filter((row) => row.state === "open");
  const live = fitting.filter((row) => row.state !== "open");
  const shown = open.slice(0, Math.max(LISTING_ROWS / 2, LISTING_ROWS - live.length));
  const tables = [...shown, ...live.slice(0, LISTING_ROWS - shown.length)];
  return { tables, more: fitting.length > tables.length };
}
