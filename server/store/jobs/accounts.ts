/** Accounts of this server's own, and their names. */
import { sql } from "kysely";
import type { AccountState, Ceremony, Look, NewAccount } from "../../accounts/store.ts";
import { atomic, now } from "../dialect.ts";
import type { Db } from "../tables.ts";
import { becomeOf } from "./guests.ts";
import { keepIdentity } from "./identities.ts";
import { keepPasskey } from "./passkeys.ts";
import { playerJobs } from "./players.ts";
import { keepCodes } from "./sign-ins.ts";
import { sweep } from "./ways.ts";

export const accountJobs = {
  async openCeremony(db: Db, ceremony: Ceremony, ms: number): Promise<void> {
    await sweep(db);
    const until = sql<number>`${now(db)} + ${sql.lit(ms)}`;
    await db
      .insertInto("ceremonies")
      .values({ ...ceremony, until })
      .execute();
  },

  async takeCeremony(db: Db, id: string): Promise<Ceremony | undefined> {
    await sweep(db);
    const taken = await db.deleteFrom("ceremonies").where("id", "=", id).returningAll().executeTakeFirst();
    if (taken === undefined) return undefined;
    const { until: _, purpose, ...ceremony } = taken;
    // Written by `openCeremony` alone.
    return { ...ceremony, purpose: purpose as Ceremony["purpose"] };
  },

  addAccount: atomic(addAccount),

  async account(db: Db, id: string): Promise<AccountState | undefined> {
    const line = await db
      .selectFrom("accounts")
      .innerJoin("players", "players.id", "accounts.id")
      .select(["name", "accounts.made as made"])
      .select(sql<number | null>`${now(db)} - renamed`.as("sinceRename"))
      .where("accounts.id", "=", id)
      .executeTakeFirst();
    if (line === undefined) return undefined;
    const count = async (table: "recovery_codes" | "sign_ins") =>
      (await db.selectFrom(table).select("account").where("account", "=", id).execute()).length;
    return { ...line, codes: await count("recovery_codes"), signIns: await count("sign_ins") };
  },

  async accountCalled(db: Db, look: string): Promise<string | undefined> {
    const held = db.selectFrom("account_names").select("account").where("look", "=", look);
    return (await held.where(stillHeld(db)).executeTakeFirst())?.account;
  },

  async isNameFree(db: Db, look: string, account: string): Promise<boolean> {
    const held = db.selectFrom("account_names").selectAll().where("look", "=", look);
    const other = held.where("account", "!=", account).where(stillHeld(db));
    return (await other.executeTakeFirst()) === undefined;
  },

  renameAccount: atomic(renameAccount),
};

const stillHeld = (db: Db) => sql<boolean>`(until IS NULL OR until > ${now(db)})`;

/** False where it is another's, or was a short time ago. */
async function takeName(db: Db, { id, look }: Pick<Look, "id" | "look">): Promise<boolean> {
  await db
    .deleteFrom("account_names")
    .where("look", "=", look)
    .where((at) => at.or([at("account", "=", id), at("until", "<=", now(db))]))
    .execute();
  const taken = await db
    .insertInto("account_names")
    .values({ look, account: id, until: null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return taken.numInsertedOrUpdatedRows === 1n;
}

async function addAccount(db: Db, account: NewAccount): Promise<"added" | "taken" | "known" | "playing"> {
  const { id, name, way, codes, guest } = account;
  if (await isKnown(db, way)) return "known";
  if (guest !== undefined) {
    const live = db.selectFrom("seats").select("match").where("player", "=", guest).where("ended", "=", 0);
    if ((await live.executeTakeFirst()) !== undefined) return "playing";
  }
  if (!(await takeName(db, account))) return "taken";
  if ("passkey" in way) await keepPasskey(db, way.passkey);
  else if (!(await keepIdentity(db, id, way.identity))) {
    // Of two who come in one moment with one identity the other was first.
    await db.deleteFrom("account_names").where("account", "=", id).execute();
    return "known";
  }
  await db
    .insertInto("accounts")
    .values({ id, made: now(db), renamed: null })
    .execute();
  await playerJobs.addPlayer(db, { id, name });
  await keepCodes(db, id, codes);
  if (guest !== undefined) await becomeOf(db, guest, id);
  return "added";
}

async function isKnown(db: Db, way: NewAccount["way"]): Promise<boolean> {
  const line =
    "passkey" in way
      ? db.selectFrom("passkeys").select("id").where("id", "=", way.passkey.id)
      : db
          .selectFrom("identities")
          .select("id")
          .where("issuer", "=", way.identity.issuer)
          .where("subject", "=", way.identity.subject);
  return (await line.executeTakeFirst()) !== undefined;
}

async function renameAccount(
  db: Db,
  { id, name, look }: Look,
  restMs: number,
  holdMs: number,
): Promise<"done" | "taken" | "early"> {
  if (!(await accountJobs.isNameFree(db, look, id))) return "taken";
  const account = db.updateTable("accounts").where("id", "=", id);
  // Nothing is changed by it but that the line is ours until the end: of two renames of one account one is early.
  const rested = account
    .set((at) => ({ renamed: at.ref("renamed") }))
    .where((at) =>
      at.or([at("renamed", "is", null), at("renamed", "<=", sql<number>`${now(db)} - ${sql.lit(restMs)}`)]),
    );
  if ((await rested.executeTakeFirst()).numUpdatedRows === 0n) return "early";
  // Before all else that is changed: of two accounts that take one name at the same moment one is refused.
  if (!(await takeName(db, { id, look }))) return "taken";
  await db
    .updateTable("account_names")
    .set({ until: sql<number>`${now(db)} + ${sql.lit(holdMs)}` })
    .where("account", "=", id)
    .where("look", "!=", look)
    .where("until", "is", null)
    .execute();
  await account.set({ renamed: now(db) }).execute();
  await playerJobs.namePlayer(db, { id, name });
  return "done";
}
