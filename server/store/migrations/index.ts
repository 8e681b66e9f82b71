/** Every change of the tables, oldest first. One that has landed is never edited, moved or taken out. */
import type { Kysely } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { matches } from "./001-matches.ts";
import { tables } from "./002-tables.ts";
import { owners } from "./003-owners.ts";
import { watching } from "./004-watching.ts";
import { queue } from "./005-queue.ts";
import { rooms } from "./006-rooms.ts";
import { seats } from "./007-seats.ts";
import { decisions } from "./008-decisions.ts";
import { kept } from "./009-kept.ts";

const migrations: Record<string, Migration> = {
  "001-matches": matches,
  "002-tables": tables,
  "003-owners": owners,
  "004-watching": watching,
  "005-queue": queue,
  "006-rooms": rooms,
  "007-seats": seats,
  "008-decisions": decisions,
  "009-kept": kept,
};

const migratorOf = <T>(db: Kysely<T>): Migrator =>
  new Migrator({ db, provider: { getMigrations: async () => migrations } });

/** Each with the moment it was made at, ISO 8601. */
export async function made<T>(db: Kysely<T>): Promise<readonly { name: string; at: string | null }[]> {
  const all = await migratorOf(db).getMigrations();
  return all.map(({ name, executedAt }) => ({ name, at: executedAt?.toISOString() ?? null }));
}

/**
 * Brings the tables up to date, where several processes start at once in one of them; resolves to how many
 * migrations are behind them. Rejects where one fails, and where a newer server has changed the tables.
 */
export async function migrate<T>(db: Kysely<T>): Promise<number> {
  const { error } = await migratorOf(db).migrateToLatest();
  if (error !== undefined)
    throw new Error(`the tables cannot be brought up to date: ${error}`, { cause: error });
  return Object.keys(migrations).length;
}
