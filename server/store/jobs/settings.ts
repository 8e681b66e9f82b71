/** What the server makes once and keeps. */
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
  /** The key that signs players' tokens. */
  secret: (db: Db): Promise<string> => setting(db, "session-secret", randomBytes(32).toString("base64url")),
};
