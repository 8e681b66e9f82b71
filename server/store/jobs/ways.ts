/** The ways into an account, of every kind. */
import { sql } from "kysely";
import { now } from "../dialect.ts";
import type { Db } from "../tables.ts";

/** Until this job is done no other one counts the ways into the account. */
export const hold = (db: Db, account: string) =>
  db
    .updateTable("accounts")
    .set({ id: sql.ref("id") })
    .where("id", "=", account)
    .execute();

/** How many there are. An identity of a provider that the server asks no more opens nothing. */
export async function waysIn(db: Db, account: string, issuers: readonly string[]): Promise<number> {
  const passkeys = db.selectFrom("passkeys").select("id").where("account", "=", account);
  const identities = db.selectFrom("identities").select("issuer").where("account", "=", account);
  const open = (await identities.execute()).filter(({ issuer }) => issuers.includes(issuer));
  return (await passkeys.execute()).length + open.length;
}

/** Forgets what nobody can use any more. */
export async function sweep(db: Db): Promise<void> {
  for (const table of ["ceremonies", "provider_visits", "provider_proofs", "sign_ins"] as const)
    await db.deleteFrom(table).where("until", "<=", now(db)).execute();
}
