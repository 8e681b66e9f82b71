/** The operator's decisions on players. */
import { type Bare, kinds } from "./kinds.ts";

export const decisions = {
  async up(db: Bare): Promise<void> {
    const { big, keyed } = kinds(db);
    await keyed("decisions")
      .addColumn("player", "text", (one) => one.primaryKey())
      .addColumn("banned", "integer", (one) => one.notNull())
      .addColumn("erased", "integer", (one) => one.notNull())
      .addColumn("changed", big, (one) => one.notNull())
      .execute();
    await db.schema.createIndex("decisions_by_change").on("decisions").column("changed").execute();
  },
};
