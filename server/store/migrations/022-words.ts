/** The operator's words that names and chat may not have, or may have. */
import { type Bare, kinds } from "./kinds.ts";

export const words = {
  async up(db: Bare): Promise<void> {
    await kinds(db)
      .keyed("words")
      .addColumn("word", "text", (one) => one.primaryKey())
      .addColumn("rule", "text", (one) => one.notNull())
      .execute();
  },
};
