/** A digest of a snapshot when it was written; one without it is not trusted. */
import type { Bare } from "./kinds.ts";

export const hashes = {
  async up(db: Bare): Promise<void> {
    await db.schema.alterTable("snapshots").addColumn("hash", "text").execute();
  },
};
