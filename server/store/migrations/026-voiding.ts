/** What a rated series found, so that it can be taken back: both ratings before it, and the volatility after it. */
import { type Bare, kinds } from "./kinds.ts";

const COLUMNS = ["vol", "rating_before", "rd_before", "vol_before", "rival_rating", "rival_rd"];

export const voiding = {
  async up(db: Bare): Promise<void> {
    const { real } = kinds(db);
    for (const column of COLUMNS)
      await db.schema.alterTable("rating_history").addColumn(column, real).execute();
    await db.schema.createIndex("rating_history_by_place").on("rating_history").column("place").execute();
    await db.schema
      .createIndex("rating_history_by_game")
      .on("rating_history")
      .columns(["game", "n"])
      .execute();
  },
};
