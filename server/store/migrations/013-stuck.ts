/** Matches that held a process for ever: nobody takes them up. */
import type { Bare } from "./kinds.ts";

export const stuck = {
  async up(db: Bare): Promise<void> {
    await db.schema.alterTable("matches").addColumn("stuck", "integer").execute();
  },
};
