/** Card sets' files, kept as long as a match or replay needs them. */
import type { SetFile } from "../../match/journal/journal.ts";
import type { Db } from "../tables.ts";

export const setJobs = {
  async keepSets(db: Db, files: readonly SetFile[]): Promise<void> {
    if (files.length === 0) return;
    await db
      .insertInto("sets")
      .values(files.map(({ hash, text }) => ({ hash, text })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },

  async keptSets(db: Db, hashes: readonly string[]): Promise<readonly SetFile[]> {
    if (hashes.length === 0) return [];
    return db.selectFrom("sets").selectAll().where("hash", "in", hashes).execute();
  },
};
