/** Jobs that only the operator asks. */
import type { ListedMatch } from "../../match/journal/journal.ts";
import { made } from "../migrations/index.ts";
import type { Db } from "../tables.ts";
import { recordOf } from "./stored.ts";

export const operatorJobs = {
  /** The changes of the tables that are behind them. */
  migrations: made,

  /** Unfinished matches, oldest first: so many of those born after this one. */
  async unfinished(db: Db, after: number, most: number): Promise<readonly ListedMatch[]> {
    const lines = await db
      .selectFrom("matches")
      .select(["id", "born", "record", "seq", "owner"])
      .where("outcome", "is", null)
      .where("born", ">", after)
      .orderBy("born")
      .limit(most)
      .execute();
    return Promise.all(
      lines.map(async (line) => {
        const { born, seq, owner } = line;
        return { born, seq, owner, record: await recordOf(db, line) };
      }),
    );
  },
};
