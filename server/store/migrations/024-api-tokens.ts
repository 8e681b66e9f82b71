/** Personal tokens of accounts. */
import { type Bare, kinds } from "./kinds.ts";

export const apiTokens = {
  async up(db: Bare): Promise<void> {
    const { keyed, big } = kinds(db);
    await keyed("api_tokens")
      .addColumn("id", "text", (one) => one.primaryKey())
      .addColumn("account", "text", (one) => one.notNull())
      .addColumn("secret", "text", (one) => one.notNull())
      .addColumn("label", "text", (one) => one.notNull())
      .addColumn("scopes", "text", (one) => one.notNull())
      .addColumn("made", big, (one) => one.notNull())
      .addColumn("until", big, (one) => one.notNull())
      .addColumn("used", big)
      .execute();
    await db.schema.createIndex("api_tokens_by_account").on("api_tokens").column("account").execute();
  },
};
