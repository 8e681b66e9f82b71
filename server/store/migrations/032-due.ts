/** What is due, alive or leads a ladder is found without a look at all that has been played. */
import { sql } from "kysely";
import { type Bare, kinds } from "./kinds.ts";

export const due = {
  async up(db: Bare): Promise<void> {
    await sql`CREATE INDEX tables_due ON tables (until) WHERE until IS NOT NULL`.execute(db);
    await sql`CREATE INDEX tables_by_end ON tables (ended) WHERE ended IS NOT NULL`.execute(db);
    await sql`CREATE INDEX tables_by_match ON tables (match) WHERE match IS NOT NULL`.execute(db);
    await db.schema.createIndex("tables_by_owner").on("tables").column("owner").execute();
    await db.schema.alterTable("sittings").addColumn("past", kinds(db).big).execute();
    await db.schema.createIndex("sittings_by_past").on("sittings").columns(["player", "past"]).execute();
    // Those of before are marked bit by bit (`catchUp`): nobody waits for so long a change.
    await sql`CREATE INDEX sittings_not_past ON sittings (place) WHERE past IS NULL`.execute(db);
    const series = db.schema.createIndex("rating_history_by_season").on("rating_history");
    await series.columns(["player", "game", "at"]).execute();
    await sql`CREATE INDEX ratings_by_strength ON ratings (game, (rating - 2 * rd))`.execute(db);
    await db.schema.createIndex("ratings_by_player").on("ratings").column("player").execute();
  },
};
