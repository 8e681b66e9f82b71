/** What only the operator asks. */
import type { ListedMatch } from "../../match/journal.ts";
import type { Db } from "../tables.ts";

export const operatorJobs = {
  /** Unfinished matches, oldest first: so many of those born after this one. */
  async unfinished(db: Db, after: number, most: number): Promise<readonly ListedMatch[]> {
    const lines = await db
      .selectFrom("matches")
      .select(["born", "record", "seq", "owner"])
      .where("outcome", "is", null)
      .where("born", ">", after)
      .orderBy("born")
      .limit(most)
      .execute();
    return lines.map(({ record, ...line }) => ({ ...line, record: JSON.parse(record) }));
  },
};
