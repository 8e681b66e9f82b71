/** What tells a player's set from others in a list, as JSON; none where it names nothing. */
import type { Bare } from "./kinds.ts";

export const setBadges = {
  async up(db: Bare): Promise<void> {
    await db.schema.alterTable("player_sets").addColumn("badge", "text").execute();
  },
};
