/** Values that the server makes once and keeps. */
import { randomBytes } from "node:crypto";
import type { Db } from "../tables.ts";

/** The stored value, else the one given, which is stored then. */
async function setting(db: Db, key: string, value: string): Promise<string> {
  await db
    .insertInto("settings")
    .values({ key, value })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const stored = await db
    .selectFrom("settings")
    .select("value")
    .where("key", "=", key)
    .executeTakeFirstOrThrow();
  return stored.value;
}

export const settingJobs = {
  /** Writes when the server was started last: whether anything can be written. */
  async started(db: Db): Promise<void> {
    const line = { key: "started", value: new Date().toISOString() };
    const changed = db.insertInto("settings").values(line);
    await changed
      .onConflict((conflict) => conflict.column("key").doUpdateSet({ value: line.value }))
      .execute();
  },

  /** The key that signs players' tokens. */
  secret: (db: Db): Promise<string> => setting(db, "session-secret", randomBytes(32).toString("base64url")),
};
