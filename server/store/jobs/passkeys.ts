/** The public halves of passkeys. */
import type { NewPasskey, Passkey } from "../../accounts/store.ts";
import { atomic, now } from "../dialect.ts";
import type { Db, Tables } from "../tables.ts";
import { hold, waysIn } from "./ways.ts";

export const passkeyJobs = {
  async passkey(db: Db, id: string): Promise<Passkey | undefined> {
    const line = await db.selectFrom("passkeys").selectAll().where("id", "=", id).executeTakeFirst();
    return line && toPasskey(line);
  },

  passkeysOf,

  addPasskey: atomic(
    async (db: Db, passkey: NewPasskey, most: number): Promise<"added" | "known" | "limit"> => {
      await hold(db, passkey.account);
      if ((await passkeysOf(db, passkey.account)).length >= most) return "limit";
      if ((await passkeyJobs.passkey(db, passkey.id)) !== undefined) return "known";
      await keepPasskey(db, passkey);
      return "added";
    },
  ),

  async countPasskey(db: Db, id: string, before: number, after: number): Promise<boolean> {
    const used = await db
      .updateTable("passkeys")
      .set({ counter: after, used: now(db) })
      .where("id", "=", id)
      .where("counter", "=", before)
      .executeTakeFirst();
    return used.numUpdatedRows > 0n;
  },

  dropPasskey: atomic(
    async (
      db: Db,
      account: string,
      id: string,
      issuers: readonly string[],
    ): Promise<"gone" | "unknown" | "last"> => {
      await hold(db, account);
      const own = await passkeysOf(db, account);
      if (!own.some((passkey) => passkey.id === id)) return "unknown";
      if ((await waysIn(db, account, issuers)) === 1) return "last";
      await db.deleteFrom("passkeys").where("id", "=", id).execute();
      return "gone";
    },
  ),
};

async function passkeysOf(db: Db, account: string): Promise<readonly Passkey[]> {
  const lines = db.selectFrom("passkeys").selectAll().where("account", "=", account);
  return (await lines.orderBy("made").orderBy("id").execute()).map(toPasskey);
}

const toPasskey = (line: Tables["passkeys"]): Passkey => ({
  ...line,
  transports: JSON.parse(line.transports) as string[],
});

/** Rejects where there is one of that id. */
export async function keepPasskey(db: Db, { transports, ...passkey }: NewPasskey): Promise<void> {
  await db
    .insertInto("passkeys")
    .values({ ...passkey, transports: JSON.stringify(transports), made: now(db), used: null })
    .execute();
}
