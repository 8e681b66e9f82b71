/** The players of each match, so that a player's matches are found whatever process hosts them. */
import { sql } from "kysely";
import { isSqlite } from "../dialect.ts";
import { type Bare, kinds } from "./kinds.ts";

export const seats = {
  async up(db: Bare): Promise<void> {
    const { keyed } = kinds(db);
    await keyed("seats")
      .addColumn("match", "text", (one) => one.notNull())
      .addColumn("seat", "integer", (one) => one.notNull())
      .addColumn("player", "text", (one) => one.notNull())
      .addColumn("ended", "integer", (one) => one.notNull())
      .addPrimaryKeyConstraint("match_seat", ["match", "seat"])
      .execute();
    await db.schema.createIndex("seats_by_player").on("seats").columns(["player", "ended"]).execute();
    const ended = sql`CASE WHEN outcome IS NULL THEN 0 ELSE 1 END`;
    const of = isSqlite(db)
      ? sql`SELECT matches.id, one.key, one.value, ${ended} FROM matches, json_each(record, '$.players') AS one`
      : sql`SELECT id, seat - 1, player, ${ended} FROM matches,
          json_array_elements_text(record::json -> 'players') WITH ORDINALITY AS one (player, seat)`;
    await sql`INSERT INTO seats (match, seat, player, ended) ${of}`.execute(db);
  },
};
