/** Seasons of the ladders, who stood where when one was over, and when a rating has changed last. */
import { type Bare, kinds } from "./kinds.ts";

export const seasons = {
  async up(db: Bare): Promise<void> {
    const { keyed, table, big, real } = kinds(db);
    await db.schema.alterTable("ratings").addColumn("played", big).execute();
    const moments = db.schema.createIndex("rating_history_by_moment").on("rating_history");
    await moments.columns(["game", "at"]).execute();
    await keyed("seasons")
      .addColumn("n", "integer", (one) => one.primaryKey())
      .addColumn("began", big, (one) => one.notNull())
      .addColumn("until", big, (one) => one.notNull())
      .execute();
    await table("season_places")
      .addColumn("season", "integer", (one) => one.notNull())
      .addColumn("game", "text", (one) => one.notNull())
      .addColumn("place", "integer", (one) => one.notNull())
      .addColumn("player", "text")
      .addColumn("rating", real, (one) => one.notNull())
      .addColumn("rd", real, (one) => one.notNull())
      .addColumn("won", "integer", (one) => one.notNull())
      .addColumn("drawn", "integer", (one) => one.notNull())
      .addColumn("lost", "integer", (one) => one.notNull())
      .addPrimaryKeyConstraint("season_places_key", ["season", "game", "place"])
      .execute();
    await db.schema.createIndex("season_places_by_player").on("season_places").column("player").execute();
  },
};
