import type { Sitter } from "../../match/journal/journal.ts";
import { now } from "../dialect.ts";
import type { Db } from "../tables.ts";

export const playerJobs = {
  /** A new player. Rejects where there is one of that id. */
  async addPlayer(db: Db, { id, name }: Sitter): Promise<void> {
    await db
      .insertInto("players")
      .values({ id, name, made: now(db) })
      .execute();
  },

  /** A player's name from now on, whether known before or not. */
  async namePlayer(db: Db, { id, name }: Sitter): Promise<void> {
    await db
      .insertInto("players")
      .values({ id, name, made: now(db) })
      .onConflict((conflict) => conflict.column("id").doUpdateSet({ name }))
      .execute();
  },

  player: (db: Db, id: string): Promise<Sitter | undefined> =>
    db.selectFrom("players").select(["id", "name"]).where("id", "=", id).executeTakeFirst(),
};
