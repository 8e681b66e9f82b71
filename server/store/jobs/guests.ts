/** A guest who becomes an account: from then on all that was his is the account's. */
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../tables.ts";
import { decide } from "./decisions.ts";

/** Tables whose lines say whose they are in a column of that name. */
const OWNED = ["decks", "player_sets", "orders", "seats", "sittings", "tournament_entries"] as const;

/** Only what is over: who plays is known to a process by the id that he sat down with. */
export async function becomeOf(db: Db, guest: string, account: string): Promise<void> {
  const renamed = named(guest, account);
  const matches = db.selectFrom("seats").select("match").where("player", "=", guest);
  await db
    .updateTable("matches")
    .set({ record: renamed("record") })
    .where("id", "in", matches)
    .execute();
  const places = db.selectFrom("sittings").select("place").where("player", "=", guest);
  await db
    .updateTable("tables")
    .set({ data: renamed("data"), stocks: renamed("stocks") })
    .where("id", "in", places)
    .execute();
  const entered = db.selectFrom("tournament_entries").select("tournament").where("player", "=", guest);
  await db
    .updateTable("tournaments")
    .set({ data: renamed("data"), rev: sql<number>`rev + 1` })
    .where("id", "in", entered)
    .execute();
  await db.updateTable("tables").set({ owner: account }).where("owner", "=", guest).execute();
  for (const table of OWNED)
    await db.updateTable(table).set({ player: account }).where("player", "=", guest).execute();
  await db.updateTable("casters").set({ player: account }).where("player", "=", guest).execute();
  await db.deleteFrom("tickets").where("player", "=", guest).execute();
  await db.deleteFrom("players").where("id", "=", guest).execute();
  await db.updateTable("reports").set({ reporter: account }).where("reporter", "=", guest).execute();
  await db.updateTable("audit").set({ player: account }).where("player", "=", guest).execute();
  await keepSilent(db, guest, account);
  // His token is nobody's any more.
  await decide(db, guest, { erased: 1 });
}

/** Who was muted as a guest is as an account. */
async function keepSilent(db: Db, guest: string, account: string): Promise<void> {
  const decided = db.selectFrom("decisions").select("muted").where("player", "=", guest);
  const muted = (await decided.executeTakeFirst())?.muted ?? null;
  if (muted !== null) await decide(db, account, { muted });
}

/** An id is a JSON text of its own wherever it stands, and nothing else is like it. */
const named =
  (guest: string, account: string) =>
  (column: string): RawBuilder<string> =>
    sql<string>`replace(${sql.ref(column)}, ${JSON.stringify(guest)}, ${JSON.stringify(account)})`;
