/** The operator's decisions on players. */
import type { Decision } from "../../match/hosts/decisions.ts";
import { now } from "../dialect.ts";
import type { Db } from "../tables.ts";

export const decisionJobs = {
  /** Those that changed since a moment of the database's clock. */
  async decisions(db: Db, since: number): Promise<readonly Decision[]> {
    const lines = await db.selectFrom("decisions").selectAll().where("changed", ">=", since).execute();
    return lines.map((line) => ({ ...line, banned: line.banned === 1, erased: line.erased === 1 }));
  },

  async banned(db: Db): Promise<readonly string[]> {
    const lines = db.selectFrom("decisions").select("player").where("banned", "=", 1).orderBy("player");
    return (await lines.execute()).map(({ player }) => player);
  },

  ban: (db: Db, player: string, banned: boolean): Promise<void> =>
    decide(db, player, { banned: banned ? 1 : 0 }),
};

/** Changes what is decided of a player, and leaves the rest of it. */
export async function decide(
  db: Db,
  player: string,
  change: { readonly banned: 0 | 1 } | { readonly erased: 1 },
): Promise<void> {
  const changed = now(db);
  await db
    .insertInto("decisions")
    .values({ player, banned: 0, erased: 0, ...change, changed })
    .onConflict((conflict) => conflict.column("player").doUpdateSet({ ...change, changed }))
    .execute();
}
