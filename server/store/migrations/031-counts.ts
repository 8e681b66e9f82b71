/** How many matches each process has, by its own word, and who has unfinished ones without a look at each of them. */
import { sql } from "kysely";
import type { Bare } from "./kinds.ts";

export const counts = {
  async up(db: Bare): Promise<void> {
    await db.schema.alterTable("owners").addColumn("matches", "integer").execute();
    await sql`CREATE INDEX unfinished_by_owner ON matches (owner) WHERE outcome IS NULL`.execute(db);
  },
};
