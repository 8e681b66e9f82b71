/** Tables with their seats, and decks that players keep. */
import { type Bare, kinds } from "./kinds.ts";

export const tables = {
  async up(db: Bare): Promise<void> {
    const { big, keyed, counted } = kinds(db);
    await counted("tables", "born")
      .addColumn("id", "text", (one) => one.notNull().unique())
      .addColumn("code", "text", (one) => one.unique())
      .addColumn("rev", "integer", (one) => one.notNull())
      .addColumn("state", "text", (one) => one.notNull())
      .addColumn("owner", "text")
      .addColumn("listed", "integer", (one) => one.notNull())
      .addColumn("match", "text")
      .addColumn("until", big)
      .addColumn("ended", big)
      .addColumn("touched", big, (one) => one.notNull())
      .addColumn("data", "text", (one) => one.notNull())
      .addColumn("stocks", "text", (one) => one.notNull())
      .execute();
    await db.schema.createIndex("tables_by_state").on("tables").columns(["state", "born"]).execute();
    await keyed("sittings")
      .addColumn("place", "text", (one) => one.notNull())
      .addColumn("player", "text", (one) => one.notNull())
      .addPrimaryKeyConstraint("sitting", ["player", "place"])
      .execute();
    await db.schema.createIndex("sittings_by_place").on("sittings").column("place").execute();
    await keyed("decks")
      .addColumn("player", "text", (one) => one.notNull())
      .addColumn("id", "text", (one) => one.notNull())
      .addColumn("data", "text", (one) => one.notNull())
      .addPrimaryKeyConstraint("deck", ["player", "id"])
      .execute();
  },
};
