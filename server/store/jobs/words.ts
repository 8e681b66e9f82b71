/** The operator's words. */
import type { KeptWord, WordRule } from "../../peace/store.ts";
import { atomic } from "../dialect.ts";
import type { Db } from "../tables.ts";

export const wordJobs = {
  words: (db: Db): Promise<readonly KeptWord[]> =>
    db.selectFrom("words").selectAll().orderBy("word").execute(),

  keepWord: atomic(async (db: Db, word: string, rule: WordRule, most: number): Promise<boolean> => {
    await db
      .insertInto("words")
      .values({ word, rule })
      .onConflict((conflict) => conflict.column("word").doUpdateSet({ rule }))
      .execute();
    const counted = db.selectFrom("words").select(({ fn }) => fn.countAll<number>().as("count"));
    const isWithin = (await counted.executeTakeFirstOrThrow()).count <= most;
    if (!isWithin) await db.deleteFrom("words").where("word", "=", word).execute();
    return isWithin;
  }),

  async dropWord(db: Db, word: string): Promise<boolean> {
    const dropped = db.deleteFrom("words").where("word", "=", word);
    return (await dropped.executeTakeFirst()).numDeletedRows > 0n;
  },
};
