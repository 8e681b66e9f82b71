/** Tournaments, and the decks that their players entered with. */
import { type Bare, kinds } from "./kinds.ts";

export const tournaments = {
  async up(db: Bare): Promise<void> {
    const { keyed, big } = kinds(db);
    await keyed("tournaments")
      .addColumn("id", "text", (one) => one.primaryKey())
      .addColumn("rev", big, (one) => one.notNull())
      .addColumn("state", "text", (one) => one.notNull())
      .addColumn("organiser", "text")
      .addColumn("created", big, (one) => one.notNull())
      .addColumn("ended", big)
      .addColumn("row", "text", (one) => one.notNull())
      .addColumn("data", "text", (one) => one.notNull())
      .execute();
    await keyed("tournament_entries")
      .addColumn("tournament", "text", (one) => one.notNull())
      .addColumn("player", "text", (one) => one.notNull())
      .addColumn("stock", "text", (one) => one.notNull())
      .addPrimaryKeyConstraint("tournament_entries_key", ["tournament", "player"])
      .execute();
    await db.schema.createIndex("tournaments_by_state").on("tournaments").column("state").execute();
    await db.schema
      .createIndex("tournament_entries_by_player")
      .on("tournament_entries")
      .column("player")
      .execute();
  },
};
