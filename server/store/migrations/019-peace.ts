/** Keeping the peace: what is decided of players beyond a ban, the log of the operator's acts, reports, shut addresses. */
import { type Bare, kinds } from "./kinds.ts";

export const peace = {
  async up(db: Bare): Promise<void> {
    await decisions(db);
    await acts(db);
    await reports(db);
    await addresses(db);
  },
};

async function decisions(db: Bare): Promise<void> {
  const { big } = kinds(db);
  const add = (column: string) => db.schema.alterTable("decisions").addColumn(column, big).execute();
  for (const column of ["muted", "suspended", "nameless", "left"]) await add(column);
  await db.schema.alterTable("decisions").addColumn("why", "text").execute();
}

async function acts(db: Bare): Promise<void> {
  const { big, counted, keyed } = kinds(db);
  await counted("audit", "n")
    .addColumn("at", big, (one) => one.notNull())
    .addColumn("operator", "text", (one) => one.notNull())
    .addColumn("act", "text", (one) => one.notNull())
    .addColumn("subject", "text", (one) => one.notNull())
    .addColumn("why", "text", (one) => one.notNull())
    .addColumn("until", big)
    .addColumn("player", "text")
    .addColumn("seen", "integer", (one) => one.notNull())
    .execute();
  await db.schema.createIndex("audit_by_player").on("audit").columns(["player", "seen"]).execute();
  await db.schema.createIndex("audit_by_subject").on("audit").column("subject").execute();
  await keyed("operators")
    .addColumn("account", "text", (one) => one.primaryKey())
    .addColumn("made", big, (one) => one.notNull())
    .execute();
}

async function reports(db: Bare): Promise<void> {
  const { big, counted } = kinds(db);
  await counted("reports", "n")
    .addColumn("id", "text", (one) => one.notNull().unique())
    .addColumn("at", big, (one) => one.notNull())
    .addColumn("match", "text", (one) => one.notNull())
    .addColumn("seq", "integer", (one) => one.notNull())
    .addColumn("reporter", "text", (one) => one.notNull())
    .addColumn("text", "text", (one) => one.notNull())
    .addColumn("chat", "text", (one) => one.notNull())
    .addColumn("closed", big)
    .addColumn("outcome", "text")
    .execute();
  for (const column of ["closed", "match", "reporter"])
    await db.schema.createIndex(`reports_by_${column}`).on("reports").column(column).execute();
}

async function addresses(db: Bare): Promise<void> {
  const { big, keyed } = kinds(db);
  await keyed("shut_ranges")
    .addColumn("range", "text", (one) => one.primaryKey())
    .addColumn("until", big, (one) => one.notNull())
    .execute();
}
