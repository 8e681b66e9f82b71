/** Whom providers say accounts are. */
import { type RawBuilder, sql } from "kysely";
import type { Identity, Linked, Proof, Visit } from "../../accounts/store.ts";
import { newId } from "../../match/common/ids.ts";
import { atomic, now } from "../dialect.ts";
import type { Db } from "../tables.ts";
import { hold, sweep, waysIn } from "./ways.ts";

const after = (db: Db, ms: number): RawBuilder<number> => sql<number>`${now(db)} + ${sql.lit(ms)}`;

const identitiesOf = (db: Db, account: string): Promise<readonly Linked[]> =>
  db
    .selectFrom("identities")
    .select(["id", "issuer", "subject", "made", "used"])
    .where("account", "=", account)
    .orderBy("made")
    .orderBy("id")
    .execute();

export const identityJobs = {
  async openVisit(db: Db, visit: Visit, ms: number): Promise<void> {
    await sweep(db);
    await db
      .insertInto("provider_visits")
      .values({ ...visit, until: after(db, ms) })
      .execute();
  },

  async originOfVisit(db: Db, state: string): Promise<string | undefined> {
    const visit = db.selectFrom("provider_visits").select("origin").where("state", "=", state);
    return (await visit.executeTakeFirst())?.origin;
  },

  async takeVisit(db: Db, state: string, browser: string): Promise<Visit | undefined> {
    await sweep(db);
    const visit = db
      .deleteFrom("provider_visits")
      .where("state", "=", state)
      .where("browser", "=", browser)
      .returningAll();
    const taken = await visit.executeTakeFirst();
    if (taken === undefined) return undefined;
    const { until: _, purpose, ...rest } = taken;
    // Written by `openVisit` alone.
    return { ...rest, purpose: purpose as Visit["purpose"] };
  },

  async keepProof(db: Db, proof: Proof, ms: number): Promise<void> {
    const line = { ...proof, until: after(db, ms) };
    await db
      .insertInto("provider_proofs")
      .values(line)
      .onConflict((conflict) => conflict.column("browser").doUpdateSet(line))
      .execute();
  },

  async proof(db: Db, browser: string): Promise<Proof | undefined> {
    const proof = db
      .selectFrom("provider_proofs")
      .select(["browser", "purpose", "player", "issuer", "subject"])
      .where("browser", "=", browser)
      .where("until", ">", now(db));
    const found = await proof.executeTakeFirst();
    // Written by `keepProof` alone.
    return found && { ...found, purpose: found.purpose as Proof["purpose"] };
  },

  async takeProof(db: Db, browser: string): Promise<boolean> {
    const gone = db.deleteFrom("provider_proofs").where("browser", "=", browser);
    return (await gone.executeTakeFirst()).numDeletedRows > 0n;
  },

  async accountOf(db: Db, { issuer, subject }: Identity): Promise<string | undefined> {
    const used = db
      .updateTable("identities")
      .set({ used: now(db) })
      .where("issuer", "=", issuer)
      .where("subject", "=", subject)
      .returning("account");
    return (await used.executeTakeFirst())?.account;
  },

  identitiesOf,

  addIdentity: atomic(
    async (db: Db, account: string, identity: Identity): Promise<"added" | "known" | "limit"> => {
      await hold(db, account);
      const own = await identitiesOf(db, account);
      if (own.some(({ issuer }) => issuer === identity.issuer)) return "limit";
      return (await keepIdentity(db, account, identity)) ? "added" : "known";
    },
  ),

  dropIdentity: atomic(
    async (
      db: Db,
      account: string,
      id: string,
      issuers: readonly string[],
    ): Promise<"gone" | "unknown" | "last"> => {
      await hold(db, account);
      const own = (await identitiesOf(db, account)).find((identity) => identity.id === id);
      if (own === undefined) return "unknown";
      // One that opens nothing may go whatever else there is.
      if (issuers.includes(own.issuer) && (await waysIn(db, account, issuers)) === 1) return "last";
      await db.deleteFrom("identities").where("id", "=", id).execute();
      return "gone";
    },
  ),
};

/** Where the account has no identity of that issuer. False where another has this one, also in the same moment. */
export async function keepIdentity(db: Db, account: string, identity: Identity): Promise<boolean> {
  const { issuer, subject } = identity;
  const added = await db
    .insertInto("identities")
    .values({ id: newId(), account, issuer, subject, made: now(db), used: null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n;
}
