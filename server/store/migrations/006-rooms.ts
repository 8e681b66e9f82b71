/** In which room of its owner a match is, so that every process can keep seats in it. */
import type { Bare } from "./kinds.ts";

export const rooms = {
  async up(db: Bare): Promise<void> {
    await db.schema.alterTable("matches").addColumn("room", "text").execute();
  },
};
