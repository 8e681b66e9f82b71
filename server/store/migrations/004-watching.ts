/** When rows were stored, for those who watch behind them; casters, and shared replays. */
import { type Bare, kinds } from "./kinds.ts";

export const watching = {
  async up(db: Bare): Promise<void> {
    const { big, keyed } = kinds(db);
    // Rows of before are old enough for everybody.
    await db.schema
      .alterTable("journal")
      .addColumn("stored", big, (one) => one.notNull().defaultTo(0))
      .execute();
    await keyed("casters")
      .addColumn("match", "text", (one) => one.notNull())
      .addColumn("player", "text", (one) => one.notNull())
      .addColumn("caster", "text", (one) => one.notNull())
      .addPrimaryKeyConstraint("caster_named", ["match", "player", "caster"])
      .execute();
    await keyed("shares")
      .addColumn("match", "text", (one) => one.notNull())
      .addColumn("word", "text", (one) => one.notNull())
      .addPrimaryKeyConstraint("share", ["match"])
      .execute();
  },
};
