/** Jobs that only the tests ask, and of SQLite only. */
import { sql } from "kysely";
import { present } from "../../../shared/protocol/present.ts";
import type { Db } from "../tables.ts";

export const fileJobs = {
  /** How the live connection is set. */
  async pragmas(db: Db): Promise<Readonly<Record<string, unknown>>> {
    const names = ["journal_mode", "synchronous", "locking_mode"];
    const found = await Promise.all(names.map((name) => sql<object>`PRAGMA ${sql.raw(name)}`.execute(db)));
    return Object.assign({}, ...found.map(({ rows }) => rows[0]));
  },

  /**
   * Lets the file have so many pages and no more, as a full disk would; resolves to the limit, which is never
   * below what it has.
   */
  async limitPages(db: Db, pages: number): Promise<number> {
    const limit = sql<{ max_page_count: number }>`PRAGMA max_page_count = ${sql.lit(Math.trunc(pages))}`;
    return present((await limit.execute(db)).rows[0], "limit").max_page_count;
  },
};
