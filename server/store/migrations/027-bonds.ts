/** Whom players follow and block, and challenges that are open. */
import { type Bare, kinds } from "./kinds.ts";

export const bonds = {
  async up(db: Bare): Promise<void> {
    const { keyed, big } = kinds(db);
    await keyed("bonds")
      .addColumn("player", "text", (one) => one.notNull())
      .addColumn("other", "text", (one) => one.notNull())
      .addColumn("bond", "text", (one) => one.notNull())
      .addColumn("made", big, (one) => one.notNull())
      .addPrimaryKeyConstraint("bonds_key", ["player", "other"])
      .execute();
    await db.schema.createIndex("bonds_by_other").on("bonds").column("other").execute();
    await keyed("challenges")
      .addColumn("place", "text", (one) => one.primaryKey())
      .addColumn("challenger", "text", (one) => one.notNull())
      .addColumn("challenged", "text", (one) => one.notNull())
      .addColumn("until", big, (one) => one.notNull())
      .execute();
    for (const column of ["challenger", "challenged"])
      await db.schema.createIndex(`challenges_by_${column}`).on("challenges").column(column).execute();
  },
};
