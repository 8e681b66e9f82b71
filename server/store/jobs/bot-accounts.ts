/** Accounts that programs play with. */
import type { BotAccount } from "../../lobby/bot-accounts.ts";
import { atomic, now } from "../dialect.ts";
import type { Db } from "../tables.ts";

export const botAccountJobs = {
  /** False where its owner has as many as `most`; the operator's have no owner and no limit. */
  addBotAccount: atomic(
    async (db: Db, { id, name, owner }: BotAccount, secret: string, most: number): Promise<boolean> => {
      if (owner !== null && (await botAccountsOf(db, owner)).length >= most) return false;
      await db
        .insertInto("players")
        .values({ id, name, made: now(db) })
        .execute();
      await db.insertInto("bot_accounts").values({ id, owner, secret }).execute();
      return true;
    },
  ),

  botAccountsOf,

  /** All there are, whoever has them. */
  botAccounts: (db: Db): Promise<readonly BotAccount[]> => lines(db).execute(),

  /** The account with this secret. */
  botAccountBy: (db: Db, id: string, secret: string): Promise<BotAccount | undefined> =>
    lines(db).where("bot_accounts.id", "=", id).where("secret", "=", secret).executeTakeFirst(),

  /** Puts another secret in the place of the one before; false where there is no such account. */
  async setBotSecret(db: Db, id: string, secret: string): Promise<boolean> {
    const changed = db.updateTable("bot_accounts").set({ secret }).where("id", "=", id);
    return (await changed.executeTakeFirstOrThrow()).numUpdatedRows > 0n;
  },
};

const lines = (db: Db) =>
  db
    .selectFrom("bot_accounts")
    .innerJoin("players", "players.id", "bot_accounts.id")
    .select(["bot_accounts.id as id", "players.name as name", "bot_accounts.owner as owner"])
    .orderBy("bot_accounts.id");

function botAccountsOf(db: Db, owner: string): Promise<readonly BotAccount[]> {
  return lines(db).where("bot_accounts.owner", "=", owner).execute();
}
