/** Matches and what goes with them. IF NOT EXISTS: files of before there were migrations have these tables. */
import { sql } from "kysely";
import { type Bare, kinds } from "./kinds.ts";

export const matches = {
  async up(db: Bare): Promise<void> {
    await makeMatches(db);
    await makeRest(db);
  },
};

async function makeMatches(db: Bare): Promise<void> {
  const { big, table, keyed, counted } = kinds(db);
  await counted("matches", "born")
    .addColumn("id", "text", (one) => one.notNull().unique())
    .addColumn("record", "text", (one) => one.notNull())
    .addColumn("epoch", "integer", (one) => one.notNull().defaultTo(0))
    .addColumn("seq", "integer", (one) => one.notNull().defaultTo(0))
    .addColumn("outcome", "text")
    .execute();
  await sql`CREATE INDEX IF NOT EXISTS unfinished ON matches (born) WHERE outcome IS NULL`.execute(db);
  await keyed("journal")
    .addColumn("match", "text", (one) => one.notNull())
    .addColumn("seq", "integer", (one) => one.notNull())
    .addColumn("epoch", "integer", (one) => one.notNull())
    .addColumn("by", "integer", (one) => one.notNull())
    .addColumn("at", big, (one) => one.notNull())
    .addColumn("seat", "integer")
    .addColumn("id", "text")
    .addColumn("intent", "text", (one) => one.notNull())
    .addColumn("digest", "text", (one) => one.notNull())
    .addPrimaryKeyConstraint("journal_row", ["match", "seq"])
    .execute();
  await table("snapshots")
    .addColumn("match", "text", (one) => one.primaryKey())
    .addColumn("seq", "integer", (one) => one.notNull())
    .addColumn("at", big, (one) => one.notNull())
    .addColumn("saved", "text", (one) => one.notNull())
    .addColumn("accepted", "text", (one) => one.notNull())
    .execute();
}

async function makeRest(db: Bare): Promise<void> {
  const { table, keyed } = kinds(db);
  await keyed("orders")
    .addColumn("player", "text", (one) => one.notNull())
    .addColumn("key", "text", (one) => one.notNull())
    .addColumn("digest", "text", (one) => one.notNull())
    .addColumn("match", "text", (one) => one.notNull())
    .addPrimaryKeyConstraint("order_key", ["player", "key"])
    .execute();
  await table("sets")
    .addColumn("hash", "text", (one) => one.primaryKey())
    .addColumn("text", "text", (one) => one.notNull())
    .execute();
  await table("players")
    .addColumn("id", "text", (one) => one.primaryKey())
    .addColumn("name", "text", (one) => one.notNull())
    .execute();
  await table("settings")
    .addColumn("key", "text", (one) => one.primaryKey())
    .addColumn("value", "text", (one) => one.notNull())
    .execute();
}
