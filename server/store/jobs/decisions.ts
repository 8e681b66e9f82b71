/** The operator's decisions on players. */
import { type RawBuilder, sql } from "kysely";
import type { Decision } from "../../match/hosts/decisions.ts";
import { now } from "../dialect.ts";
import type { Db } from "../tables.ts";

export const decidedSince = (db: Db, since: number) =>
  db.selectFrom("decisions").where("changed", ">=", since);

export const decisionJobs = {
  /** Those that changed since a moment of the database's clock. */
  async decisions(db: Db, since: number): Promise<readonly Decision[]> {
    const decided = decidedSince(db, since);
    const lines = await decided.selectAll().select(now(db).as("now")).execute();
    if (lines.length === 0) return [];
    const bots = await db
      .selectFrom("bot_accounts")
      .select(["id", "owner"])
      .where("owner", "in", decided.select("player"))
      .execute();
    return lines.map(({ player, changed, left, why, ...line }) => ({
      ...{ player, changed, left },
      banned: line.banned === 1,
      muted: Math.max(0, (line.muted ?? 0) - line.now),
      suspended: Math.max(0, (line.suspended ?? 0) - line.now),
      nameless: line.nameless === 1,
      why: why ?? "",
      erased: line.erased === 1,
      bots: bots.flatMap(({ id, owner }) => (owner === player ? [id] : [])),
    }));
  },

  async banned(db: Db): Promise<readonly string[]> {
    const lines = db.selectFrom("decisions").select("player").where("banned", "=", 1).orderBy("player");
    return (await lines.execute()).map(({ player }) => player);
  },
};

/** A moment so many milliseconds from now. */
export const inMs = (db: Db, ms: number): RawBuilder<number> =>
  sql<number>`${now(db)} + ${sql.lit(Math.trunc(ms))}`;

/** What is changed of the decisions on a player. */
export interface Change {
  readonly banned?: 0 | 1;
  readonly erased?: 1;
  readonly nameless?: 0 | 1;
  readonly muted?: number | null;
  readonly suspended?: number | null;
  readonly left?: RawBuilder<number>;
  readonly why?: string;
}

/** Changes what is decided of a player, and leaves the rest of it. */
export async function decide(db: Db, player: string, change: Change): Promise<void> {
  const changed = now(db);
  await db
    .insertInto("decisions")
    .values({ player, banned: 0, erased: 0, ...change, changed })
    .onConflict((conflict) => conflict.column("player").doUpdateSet({ ...change, changed }))
    .execute();
}
