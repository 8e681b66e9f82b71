/** What happened, for programs beside the server, and where accounts have it sent. */
import { type Bare, kinds } from "./kinds.ts";

export const feed = {
  async up(db: Bare): Promise<void> {
    const { keyed, big } = kinds(db);
    await keyed("feed")
      .addColumn("id", "text", (one) => one.primaryKey())
      .addColumn("n", big, (one) => one.unique())
      .addColumn("due", big, (one) => one.notNull())
      .addColumn("audience", "text", (one) => one.notNull())
      .addColumn("players", "text", (one) => one.notNull())
      .addColumn("happened", "text", (one) => one.notNull())
      .execute();
    await db.schema.createIndex("feed_by_due").on("feed").column("due").execute();
    await keyed("webhooks")
      .addColumn("id", "text", (one) => one.primaryKey())
      .addColumn("account", "text", (one) => one.notNull())
      .addColumn("url", "text", (one) => one.notNull())
      .addColumn("kinds", "text", (one) => one.notNull())
      .addColumn("secret", "text", (one) => one.notNull())
      .addColumn("made", big, (one) => one.notNull())
      .addColumn("after", big, (one) => one.notNull())
      .addColumn("failures", "integer", (one) => one.notNull())
      .addColumn("due", big, (one) => one.notNull())
      .addColumn("stopped", big)
      .execute();
    await db.schema.createIndex("webhooks_by_account").on("webhooks").column("account").execute();
  },
};
