/** Every change of the tables, oldest first. One that has landed is never edited, moved or taken out. */
import { type Kysely, sql } from "kysely";
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from "kysely/migration";
import { StartError } from "../../start.ts";
import { matches } from "./001-matches.ts";
import { tables } from "./002-tables.ts";
import { owners } from "./003-owners.ts";
import { watching } from "./004-watching.ts";
import { queue } from "./005-queue.ts";
import { rooms } from "./006-rooms.ts";
import { seats } from "./007-seats.ts";
import { decisions } from "./008-decisions.ts";
import { kept } from "./009-kept.ts";
import { bounds } from "./010-bounds.ts";
import { rules } from "./011-rules.ts";
import { hashes } from "./012-hashes.ts";
import { stuck } from "./013-stuck.ts";
import { botAccounts } from "./014-bot-accounts.ts";
import { playerSets } from "./015-player-sets.ts";
import { setBadges } from "./016-set-badges.ts";
import { accounts } from "./017-accounts.ts";
import { tournaments } from "./018-tournaments.ts";
import { peace } from "./019-peace.ts";
import { identities } from "./020-identities.ts";
import { profiles } from "./021-profiles.ts";
import { words } from "./022-words.ts";
import { sessions } from "./023-sessions.ts";
import { apiTokens } from "./024-api-tokens.ts";
import { feed } from "./025-feed.ts";
import { voiding } from "./026-voiding.ts";
import { bonds } from "./027-bonds.ts";
import { seasons } from "./028-seasons.ts";
import { answers } from "./029-answers.ts";
import { addresses } from "./030-addresses.ts";
import { counts } from "./031-counts.ts";
import { due } from "./032-due.ts";
import { ages } from "./033-ages.ts";

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
  "010-bounds": bounds,
  "011-rules": rules,
  "012-hashes": hashes,
  "013-stuck": stuck,
  "014-bot-accounts": botAccounts,
  "015-player-sets": playerSets,
  "016-set-badges": setBadges,
  "017-accounts": accounts,
  "018-tournaments": tournaments,
  "019-peace": peace,
  "020-identities": identities,
  "021-profiles": profiles,
  "022-words": words,
  "023-sessions": sessions,
  "024-api-tokens": apiTokens,
  "025-feed": feed,
  "026-voiding": voiding,
  "027-bonds": bonds,
  "028-seasons": seasons,
  "029-answers": answers,
  "030-addresses": addresses,
  "031-counts": counts,
  "032-due": due,
  "033-ages": ages,
};

const migratorOf = <T>(db: Kysely<T>): Migrator =>
  new Migrator({ db, provider: { getMigrations: async () => migrations } });

/** Each with the moment it was made at, ISO 8601. */
export async function made<T>(db: Kysely<T>): Promise<readonly { name: string; at: string | null }[]> {
  const all = await migratorOf(db).getMigrations();
  return all.map(({ name, executedAt }) => ({ name, at: executedAt?.toISOString() ?? null }));
}

/** Changes of the tables that this release does not know. */
async function strangers<T>(db: Kysely<T>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const { rows } = await sql<{
    name: string;
  }>`SELECT name FROM ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
  return rows.map(({ name }) => name).filter((name) => !Object.hasOwn(migrations, name));
}

/**
 * Brings the tables up to date, where several processes start at once in one of them; resolves to how many
 * migrations are behind them. Rejects where one fails, and where a newer server has changed the tables.
 */
export async function migrate<T>(db: Kysely<T>): Promise<number> {
  const newer = await strangers(db);
  if (newer.length > 0)
    throw new StartError(
      `a newer release has changed the tables (${newer.join(", ")}): start that one, or restore a backup from before it`,
    );
  const { error } = await migratorOf(db).migrateToLatest();
  if (error !== undefined)
    throw new Error(`the tables cannot be brought up to date: ${error}`, { cause: error });
  return Object.keys(migrations).length;
}
