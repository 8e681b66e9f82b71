/** From where people play for ratings. */
import { type Bare, kinds } from "./kinds.ts";

export const addresses = {
  async up(db: Bare): Promise<void> {
    const { keyed, big } = kinds(db);
    await keyed("addresses")
      .addColumn("address", "text", (one) => one.notNull())
      .addColumn("player", "text", (one) => one.notNull())
      .addColumn("seen", big, (one) => one.notNull())
      .addPrimaryKeyConstraint("addresses_key", ["address", "player"])
      .execute();
    for (const column of ["player", "seen"])
      await db.schema.createIndex(`addresses_by_${column}`).on("addresses").column(column).execute();
  },
};
