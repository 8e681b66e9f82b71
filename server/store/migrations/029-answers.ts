/** How quickly a player answered in a rated series. */
import type { Bare } from "./kinds.ts";

export const answers = {
  async up(db: Bare): Promise<void> {
    await db.schema.alterTable("rating_history").addColumn("answer", "integer").execute();
  },
};
