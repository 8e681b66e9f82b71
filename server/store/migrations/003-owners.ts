/** Which process hosts a match, and until when it may. */
import { type Bare, kinds } from "./kinds.ts";

export const owners = {
  async up(db: Bare): Promise<void> {
    const { big, table } = kinds(db);
    await db.schema.alterTable("matches").addColumn("owner", "text").execute();
    await table("owners")
      .addColumn("id", "text", (one) => one.primaryKey())
      .addColumn("lease", big, (one) => one.notNull())
      .execute();
  },
};
