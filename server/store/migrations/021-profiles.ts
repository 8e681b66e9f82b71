/** What profiles show: each rated match with the rating that it left, and what a player lets others see. */
import { type Bare, kinds } from "./kinds.ts";

export const profiles = {
  async up(db: Bare): Promise<void> {
    const { big, real, counted, keyed } = kinds(db);
    await counted("rating_history", "n")
      .addColumn("place", "text", (one) => one.notNull())
      .addColumn("at", big, (one) => one.notNull())
      .addColumn("game", "text", (one) => one.notNull())
      .addColumn("player", "text", (one) => one.notNull())
      .addColumn("opponent", "text")
      .addColumn("result", "text", (one) => one.notNull())
      .addColumn("deck", "text")
      .addColumn("rating", real, (one) => one.notNull())
      .addColumn("rd", real, (one) => one.notNull())
      .execute();
    const index = (name: string) => db.schema.createIndex(`rating_history_by_${name}`).on("rating_history");
    await index("player").columns(["player", "game", "n"]).execute();
    await index("opponent").column("opponent").execute();
    await keyed("profiles")
      .addColumn("player", "text", (one) => one.primaryKey())
      .addColumn("decks", "integer", (one) => one.notNull())
      .execute();
  },
};
