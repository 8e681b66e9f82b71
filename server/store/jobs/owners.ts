/** The processes that host matches, each by its lease. The database's clock alone judges them (design.md 7). */
import { type ExpressionBuilder, sql } from "kysely";
import type { Renewed } from "../../match/journal.ts";
import { atomic, now } from "../dialect.ts";
import type { Db, Tables } from "../tables.ts";

export const ownerJobs = {
  /** The owner has its matches for so many milliseconds more. */
  renew: atomic(async (db: Db, owner: string, ms: number): Promise<Renewed> => {
    const lease = sql<number>`${now(db)} + ${sql.lit(Math.trunc(ms))}`;
    const { numUpdatedRows } = await db
      .updateTable("owners")
      .set({ lease })
      .where("id", "=", owner)
      .where("lease", ">=", now(db))
      .executeTakeFirstOrThrow();
    if (numUpdatedRows > 0n) return { late: false };
    await db
      .insertInto("owners")
      .values({ id: owner, lease })
      .onConflict((conflict) => conflict.column("id").doUpdateSet({ lease }))
      .execute();
    const kept = db.selectFrom("matches").select("id").where("owner", "=", owner);
    return { late: true, kept: (await kept.where("outcome", "is", null).execute()).map(({ id }) => id) };
  }),

  /** The owner is gone: whoever wants may have its matches at once. */
  async retire(db: Db, owner: string): Promise<void> {
    await db.deleteFrom("owners").where("id", "=", owner).execute();
  },

  /** Unfinished matches whose owner's lease is over, oldest first, and those of `own`. */
  async unowned(db: Db, own?: string): Promise<readonly string[]> {
    const open = db.selectFrom("matches").select("id").where("outcome", "is", null);
    const free = open.where((at) => at.or([isFree(db)(at), at("owner", "=", own ?? null)]));
    return (await free.orderBy("born").execute()).map(({ id }) => id);
  },
};

/** Nobody's lease holds the match. */
export const isFree = (db: Db) => (at: ExpressionBuilder<Tables, "matches">) =>
  at.not(
    at.exists(
      at
        .selectFrom("owners")
        .select("owners.id")
        .whereRef("owners.id", "=", "matches.owner")
        .where("lease", ">=", now(db)),
    ),
  );
