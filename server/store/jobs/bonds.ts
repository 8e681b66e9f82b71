/** Whom players follow, block and challenge. */
import type { Bond } from "../../../shared/protocol/index.ts";
import type { KeptChallenge } from "../../people/store.ts";
import { atomic, now } from "../dialect.ts";
import type { Db } from "../tables.ts";
import { inMs } from "./decisions.ts";
import { toTable } from "./tables.ts";

export const bondJobs = {
  bind: atomic(
    async (db: Db, player: string, other: string, bond: Bond | null, most: number): Promise<boolean> => {
      const both = db.deleteFrom("bonds").where("player", "=", player).where("other", "=", other);
      const { count } = await db
        .selectFrom("bonds")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .where("player", "=", player)
        .where("other", "!=", other)
        .where("bond", "=", bond ?? "follow")
        .executeTakeFirstOrThrow();
      if (bond !== null && count >= most) return false;
      await both.execute();
      if (bond === "block") await unfollow(db, other, player);
      if (bond !== null)
        await db
          .insertInto("bonds")
          .values({ player, other, bond, made: now(db) })
          .execute();
      return true;
    },
  ),

  bondsOf: (db: Db, player: string): Promise<readonly { other: string; bond: Bond }[]> =>
    db
      .selectFrom("bonds")
      .select(["other", "bond"])
      .where("player", "=", player)
      .orderBy("made", "desc")
      .orderBy("other")
      .execute(),

  async isBlocked(db: Db, player: string, other: string): Promise<boolean> {
    const bond = db
      .selectFrom("bonds")
      .select("bond")
      .where("player", "=", player)
      .where("other", "=", other);
    return (await bond.executeTakeFirst())?.bond === "block";
  },

  addChallenge: atomic(
    async (db: Db, place: string, challenger: string, challenged: string, ms: number): Promise<void> => {
      await db.deleteFrom("challenges").where("until", "<=", now(db)).execute();
      await db
        .insertInto("challenges")
        .values({ place, challenger, challenged, until: inMs(db, ms) })
        .execute();
    },
  ),

  async challengesBy(db: Db, challenger: string): Promise<number> {
    return (await open(db).where("challenger", "=", challenger).execute()).length;
  },

  async challengesOf(db: Db, challenged: string): Promise<readonly KeptChallenge[]> {
    const lines = await open(db).where("challenged", "=", challenged).orderBy("until", "desc").execute();
    return lines.map(({ data, stocks, challenger, until }) => ({
      ...{ challenger, until },
      table: toTable({ data, stocks }),
    }));
  },
};

const open = (db: Db) =>
  db
    .selectFrom("challenges")
    .innerJoin("tables", "tables.id", "challenges.place")
    .select(["data", "stocks", "challenger", "challenges.until as until"])
    .where("state", "=", "open")
    .where("challenges.until", ">", now(db));

async function unfollow(db: Db, player: string, other: string): Promise<void> {
  const bond = db.deleteFrom("bonds").where("player", "=", player).where("other", "=", other);
  await bond.where("bond", "=", "follow").execute();
}
