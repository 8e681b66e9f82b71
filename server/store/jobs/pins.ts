/** The tables and matches that need a version of a player's set. */
import type { TableSet } from "../../../shared/protocol/index.ts";
import type { Db } from "../tables.ts";

/** This table or match needs these versions, until it is forgotten. */
export async function pin(db: Db, holder: string, sets: readonly TableSet[] = []): Promise<void> {
  if (sets.length === 0) return;
  const lines = sets.map(({ version }) => ({ holder, hash: version }));
  await db
    .insertInto("pins")
    .values(lines)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** These tables or matches need none any more. */
export async function unpin(db: Db, holders: readonly string[]): Promise<void> {
  if (holders.length > 0) await db.deleteFrom("pins").where("holder", "in", holders).execute();
}
