/** The queue, what is leased in it, and ratings. */
import { type Bare, kinds } from "./kinds.ts";

export const queue = {
  async up(db: Bare): Promise<void> {
    const { big, real, keyed } = kinds(db);
    await keyed("tickets")
      .addColumn("player", "text", (one) => one.primaryKey())
      .addColumn("queue", "text", (one) => one.notNull())
      .addColumn("since", big, (one) => one.notNull())
      .addColumn("seen", big, (one) => one.notNull())
      .addColumn("offer", "text")
      .addColumn("until", big)
      .addColumn("accepted", "integer", (one) => one.notNull())
      .addColumn("data", "text", (one) => one.notNull())
      .execute();
    await db.schema.createIndex("tickets_by_offer").on("tickets").column("offer").execute();
    await keyed("leases")
      .addColumn("name", "text", (one) => one.primaryKey())
      .addColumn("holder", "text", (one) => one.notNull())
      .addColumn("until", big, (one) => one.notNull())
      .execute();
    await keyed("ratings")
      .addColumn("game", "text", (one) => one.notNull())
      .addColumn("player", "text", (one) => one.notNull())
      .addColumn("rating", real, (one) => one.notNull())
      .addColumn("rd", real, (one) => one.notNull())
      .addColumn("vol", real, (one) => one.notNull())
      .addColumn("games", "integer", (one) => one.notNull())
      .addPrimaryKeyConstraint("rating", ["game", "player"])
      .execute();
    await keyed("rated")
      .addColumn("place", "text", (one) => one.primaryKey())
      .execute();
  },
};
