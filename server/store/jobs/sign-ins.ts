/** Where accounts are signed in, and the codes that sign in without a passkey. */
import { sql } from "kysely";
import type { Holder, SignIn } from "../../accounts/store.ts";
import { atomic, now } from "../dialect.ts";
import type { Db } from "../tables.ts";
import { decide } from "./decisions.ts";

export const signInJobs = {
  async addSignIn(db: Db, signIn: SignIn, ms: number): Promise<number> {
    const until = sql<number>`${now(db)} + ${sql.lit(ms)}`;
    const added = db.insertInto("sign_ins").values({ ...signIn, made: now(db), until });
    return seconds((await added.returning("until").executeTakeFirstOrThrow()).until);
  },

  signInBy: (db: Db, id: string, secret: string): Promise<Holder | undefined> =>
    db
      .selectFrom("sign_ins")
      .innerJoin("players", "players.id", "sign_ins.account")
      .select(["players.id as id", "players.name as name", "sign_ins.id as signIn"])
      .select(sql<number>`${now(db)} - sign_ins.made`.as("age"))
      .where("sign_ins.id", "=", id)
      .where("secret", "=", secret)
      .where("until", ">", now(db))
      .executeTakeFirst(),

  async prolongSignIn(db: Db, id: string, ms: number, mostMs: number): Promise<number | undefined> {
    const prolonged = await db
      .updateTable("sign_ins")
      .set({ until: sql<number>`${now(db)} + ${sql.lit(ms)}` })
      .where("id", "=", id)
      .where("made", ">", sql<number>`${now(db)} - ${sql.lit(mostMs)}`)
      .returning("until")
      .executeTakeFirst();
    return prolonged && seconds(prolonged.until);
  },

  async dropSignIn(db: Db, id: string): Promise<void> {
    await db.deleteFrom("sign_ins").where("id", "=", id).execute();
  },

  /** Every process hears of it as of a decision, and closes what sockets it has of the account. */
  dropSignIns: atomic(async (db: Db, account: string): Promise<void> => {
    await db.deleteFrom("sign_ins").where("account", "=", account).execute();
    await db.deleteFrom("api_tokens").where("account", "=", account).execute();
    await decide(db, account, { left: now(db) });
  }),

  replaceCodes: atomic(async (db: Db, account: string, hashes: readonly string[]): Promise<void> => {
    await db.deleteFrom("recovery_codes").where("account", "=", account).execute();
    await keepCodes(db, account, hashes);
  }),

  async takeCode(db: Db, hash: string): Promise<string | undefined> {
    const taken = db.deleteFrom("recovery_codes").where("hash", "=", hash).returning("account");
    return (await taken.executeTakeFirst())?.account;
  },
};

const seconds = (ms: number): number => Math.floor(ms / 1000);

export async function keepCodes(db: Db, account: string, hashes: readonly string[]): Promise<void> {
  await db
    .insertInto("recovery_codes")
    .values(hashes.map((hash) => ({ hash, account })))
    .execute();
}
