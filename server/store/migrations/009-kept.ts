/** The state beside a match that no row of its journal says. */
import type { Bare } from "./kinds.ts";

export const kept = {
  async up(db: Bare): Promise<void> {
    await db.schema.alterTable("matches").addColumn("kept", "text").execute();
  },
};
