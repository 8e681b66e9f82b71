/** Accounts of this server's own: their names, passkeys, recovery codes and sign-ins, and what is asked of passkeys. */
import { type Bare, kinds } from "./kinds.ts";

export const accounts = {
  async up(db: Bare): Promise<void> {
    await people(db);
    await keys(db);
    await visits(db);
    for (const table of ["account_names", "passkeys", "recovery_codes", "sign_ins"])
      await db.schema.createIndex(`${table}_by_account`).on(table).column("account").execute();
  },
};

async function people(db: Bare): Promise<void> {
  const { keyed, big } = kinds(db);
  await keyed("accounts")
    .addColumn("id", "text", (one) => one.primaryKey())
    .addColumn("made", big, (one) => one.notNull())
    .addColumn("renamed", big)
    .execute();
  await keyed("account_names")
    .addColumn("look", "text", (one) => one.primaryKey())
    .addColumn("account", "text", (one) => one.notNull())
    .addColumn("until", big)
    .execute();
}

async function keys(db: Bare): Promise<void> {
  const { keyed, big } = kinds(db);
  await keyed("passkeys")
    .addColumn("id", "text", (one) => one.primaryKey())
    .addColumn("account", "text", (one) => one.notNull())
    .addColumn("key", "text", (one) => one.notNull())
    .addColumn("counter", big, (one) => one.notNull())
    .addColumn("transports", "text", (one) => one.notNull())
    .addColumn("label", "text", (one) => one.notNull())
    .addColumn("made", big, (one) => one.notNull())
    .addColumn("used", big)
    .execute();
  await keyed("recovery_codes")
    .addColumn("hash", "text", (one) => one.primaryKey())
    .addColumn("account", "text", (one) => one.notNull())
    .execute();
}

async function visits(db: Bare): Promise<void> {
  const { keyed, big } = kinds(db);
  await keyed("sign_ins")
    .addColumn("id", "text", (one) => one.primaryKey())
    .addColumn("account", "text", (one) => one.notNull())
    .addColumn("secret", "text", (one) => one.notNull())
    .addColumn("made", big, (one) => one.notNull())
    .addColumn("until", big, (one) => one.notNull())
    .execute();
  await keyed("ceremonies")
    .addColumn("id", "text", (one) => one.primaryKey())
    .addColumn("purpose", "text", (one) => one.notNull())
    .addColumn("challenge", "text", (one) => one.notNull())
    .addColumn("account", "text", (one) => one.notNull())
    .addColumn("name", "text", (one) => one.notNull())
    .addColumn("until", big, (one) => one.notNull())
    .execute();
}
