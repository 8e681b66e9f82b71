/** When players were made, and which pairs were rated when: what a stranger may have is counted by it. */
import { now } from "../dialect.ts";
import { type Bare, kinds } from "./kinds.ts";

export const bounds = {
  async up(db: Bare): Promise<void> {
    const { big } = kinds(db);
    await db.schema
      .alterTable("players")
      .addColumn("made", big, (one) => one.notNull().defaultTo(0))
      .execute();
    // A player who is here already is as if made today: a guest's token of before may still be good.
    await db
      .updateTable("players")
      .set({ made: now(db) })
      .execute();
    await db.schema.alterTable("rated").addColumn("pair", "text").execute();
    await db.schema
      .alterTable("rated")
      .addColumn("at", big, (one) => one.notNull().defaultTo(0))
      .execute();
    await db.schema.createIndex("rated_by_pair").on("rated").columns(["pair", "at"]).execute();
    await db.schema.createIndex("players_by_age").on("players").column("made").execute();
  },
};
