/** Accounts that programs play with: whose they are, and the hash of the token's secret. */
import { type Bare, kinds } from "./kinds.ts";

export const botAccounts = {
  async up(db: Bare): Promise<void> {
    await kinds(db)
      .keyed("bot_accounts")
      .addColumn("id", "text", (one) => one.primaryKey())
      .addColumn("owner", "text")
      .addColumn("secret", "text", (one) => one.notNull())
      .execute();
    await db.schema.createIndex("bot_accounts_by_owner").on("bot_accounts").column("owner").execute();
  },
};
