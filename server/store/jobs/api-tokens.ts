/** Personal tokens of accounts. */
import { sql } from "kysely";
import type { ApiToken, Scope } from "../../../shared/protocol/index.ts";
import type { ApiTokenBearer, KeptApiToken } from "../../accounts/store.ts";
import { atomic, now } from "../dialect.ts";
import type { Db } from "../tables.ts";
import { inMs } from "./decisions.ts";

const HOUR_MS = 3_600_000;

/** As it was written here. */
const scopesIn = (text: string): Scope[] => JSON.parse(text);

export const apiTokenJobs = {
  addApiToken: atomic(
    async (
      db: Db,
      { scopes, ...token }: KeptApiToken,
      ms: number,
      most: number,
    ): Promise<number | undefined> => {
      const old = db.deleteFrom("api_tokens").where("account", "=", token.account);
      await old.where("until", "<=", now(db)).execute();
      if ((await apiTokensOf(db, token.account)).length >= most) return undefined;
      const added = await db
        .insertInto("api_tokens")
        .values({ ...token, scopes: JSON.stringify(scopes), made: now(db), until: inMs(db, ms), used: null })
        .returning("until")
        .executeTakeFirstOrThrow();
      return added.until;
    },
  ),

  apiTokensOf,

  async dropApiToken(db: Db, account: string, id: string): Promise<boolean> {
    const dropped = db.deleteFrom("api_tokens").where("account", "=", account).where("id", "=", id);
    return (await dropped.executeTakeFirst()).numDeletedRows > 0n;
  },

  /** Its use is kept by the hour, so that a program which asks all the time writes once. */
  async apiTokenBy(db: Db, id: string, secret: string): Promise<ApiTokenBearer | undefined> {
    const found = await db
      .selectFrom("api_tokens")
      .innerJoin("players", "players.id", "api_tokens.account")
      .select(["players.id as id", "players.name as name", "api_tokens.id as token", "scopes"])
      .select(sql<number>`${now(db)} - coalesce(used, 0)`.as("unused"))
      .where("api_tokens.id", "=", id)
      .where("secret", "=", secret)
      .where("until", ">", now(db))
      .executeTakeFirst();
    if (found === undefined) return undefined;
    const { scopes, unused, ...bearer } = found;
    if (unused >= HOUR_MS)
      await db
        .updateTable("api_tokens")
        .set({ used: now(db) })
        .where("id", "=", id)
        .execute();
    return { ...bearer, scopes: scopesIn(scopes) };
  },
};

async function apiTokensOf(db: Db, account: string): Promise<readonly ApiToken[]> {
  const lines = await db
    .selectFrom("api_tokens")
    .select(["id", "label", "scopes", "made", "until", "used"])
    .where("account", "=", account)
    .where("until", ">", now(db))
    .orderBy("made", "desc")
    .orderBy("id")
    .execute();
  return lines.map(({ scopes, ...token }) => ({ ...token, scopes: scopesIn(scopes) }));
}
