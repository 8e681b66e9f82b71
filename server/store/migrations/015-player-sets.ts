/** Sets that players keep, the versions of them that are kept, and who needs which. */
import { type Bare, kinds } from "./kinds.ts";

export const playerSets = {
  async up(db: Bare): Promise<void> {
    const { big, keyed } = kinds(db);
    await keyed("player_sets")
      .addColumn("id", "text", (one) => one.primaryKey())
      .addColumn("player", "text", (one) => one.notNull())
      .addColumn("ruleset", "text", (one) => one.notNull())
      .addColumn("name", "text", (one) => one.notNull())
      .addColumn("version", "text", (one) => one.notNull())
      .addColumn("cards", "integer", (one) => one.notNull())
      .addColumn("access", "text", (one) => one.notNull())
      .addColumn("hidden", "integer", (one) => one.notNull().defaultTo(0))
      .addColumn("changed", big, (one) => one.notNull())
      .execute();
    await db.schema.createIndex("player_sets_by_player").on("player_sets").column("player").execute();
    await keyed("set_versions")
      .addColumn("hash", "text", (one) => one.primaryKey())
      .addColumn("set", "text", (one) => one.notNull())
      .addColumn("made", big, (one) => one.notNull())
      .execute();
    await keyed("pins")
      .addColumn("holder", "text", (one) => one.notNull())
      .addColumn("hash", "text", (one) => one.notNull())
      .addPrimaryKeyConstraint("pin", ["holder", "hash"])
      .execute();
    await db.schema.createIndex("pins_by_hash").on("pins").column("hash").execute();
  },
};
