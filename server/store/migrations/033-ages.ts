/** The newest tournaments are found without a look at all of them. */
import type { Bare } from "./kinds.ts";

export const ages = {
  async up(db: Bare): Promise<void> {
    // Some databases have it from 032, in which it stood for a day.
    const index = db.schema.createIndex("tournaments_by_age").ifNotExists();
    await index.on("tournaments").column("created").execute();
  },
};
