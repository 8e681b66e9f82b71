/** Which session of PostgreSQL a process renews its lease by. */
import type { Bare } from "./kinds.ts";

export const sessions = {
  async up(db: Bare): Promise<void> {
    await db.schema.alterTable("owners").addColumn("session", "integer").execute();
  },
};
