/** From where people play for ratings. */
import { sql } from "kysely";
import type { Crowd } from "../../peace/suspicions.ts";
import { now } from "../dialect.ts";
import type { Db } from "../tables.ts";

export const addressJobs = {
  async keepAddress(db: Db, address: string, player: string): Promise<void> {
    await db
      .insertInto("addresses")
      .values({ address, player, seen: now(db) })
      .onConflict((conflict) => conflict.columns(["address", "player"]).doUpdateSet({ seen: now(db) }))
      .execute();
  },

  /** Addresses that so many players or more came from within so many milliseconds, the fullest first. */
  async crowds(db: Db, ms: number, least: number, most: number): Promise<readonly Crowd[]> {
    const full = await seenWithin(db, ms)
      .select(({ fn }) => ["address", fn.countAll<number>().as("accounts")])
      .groupBy("address")
      .having(({ fn }) => fn.countAll(), ">=", least)
      .orderBy("accounts", "desc")
      .orderBy("address")
      .limit(most)
      .execute();
    return Promise.all(
      full.map(async ({ address, accounts }) => ({
        ...{ address, accounts: Number(accounts) },
        ...{ players: await playersOf(db, ms, address), series: await seriesAmong(db, ms, address) },
      })),
    );
  },

  /** Forgets those that nobody came from again for so many milliseconds; resolves to how many. */
  async forgetAddresses(db: Db, ms: number, most: number): Promise<number> {
    const old = db
      .selectFrom("addresses")
      .select("address")
      .where("seen", "<=", since(db, ms))
      .orderBy("seen")
      .limit(most);
    const gone = await db
      .deleteFrom("addresses")
      .where("seen", "<=", since(db, ms))
      .where("address", "in", old)
      .executeTakeFirst();
    return Number(gone.numDeletedRows);
  },
};

/** Players of one address that are told by name. */
const NAMED = 20;

const since = (db: Db, ms: number) => sql<number>`${now(db)} - ${sql.lit(ms)}`;

const seenWithin = (db: Db, ms: number) =>
  db.selectFrom("addresses").where("addresses.seen", ">", since(db, ms));

/** Those who came last. */
async function playersOf(db: Db, ms: number, address: string): Promise<readonly string[]> {
  const lines = seenWithin(db, ms).select("player").where("address", "=", address);
  const last = await lines.orderBy("seen", "desc").orderBy("player").limit(NAMED).execute();
  return last.map(({ player }) => player);
}

/** How many rated series they played against each other; each stands there once for either of them. */
async function seriesAmong(db: Db, ms: number, address: string): Promise<number> {
  const among = seenWithin(db, ms)
    .innerJoin("rating_history", "rating_history.player", "addresses.player")
    .innerJoin("addresses as rival", (join) =>
      join.onRef("rival.player", "=", "rating_history.opponent").on("rival.address", "=", address),
    )
    .select(({ fn }) => fn.countAll<number>().as("sides"))
    .where("addresses.address", "=", address)
    .where("rating_history.at", ">", since(db, ms));
  return Number((await among.executeTakeFirst())?.sides ?? 0) / 2;
}
