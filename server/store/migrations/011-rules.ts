/** Which rules a match needs, and which of them each process plays. Null where a release before this one wrote it. */
import type { Bare } from "./kinds.ts";

export const rules = {
  async up(db: Bare): Promise<void> {
    await db.schema.alterTable("matches").addColumn("rules", "text").execute();
    await db.schema.alterTable("owners").addColumn("plays", "text").execute();
  },
};
