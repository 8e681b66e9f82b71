/** Card sets that players keep: each is one line, and each of its versions a text that matches may need for longer. */
import { sql } from "kysely";
import type { KeptSet, NewSet, SetChange } from "../../lobby/store.ts";
import type { Table } from "../../lobby/table.ts";
import { atomic, now } from "../dialect.ts";
import type { Db } from "../tables.ts";
import { setJobs } from "./sets.ts";
import { toTable } from "./tables.ts";

export const playerSetJobs = {
  addPlayerSet: atomic(addPlayerSet),
  changePlayerSet: atomic(changePlayerSet),

  async playerSets(db: Db, ids: readonly string[]): Promise<readonly KeptSet[]> {
    if (ids.length === 0) return [];
    return (await kept(db).where("id", "in", ids).execute()).map(toKept);
  },

  async playerSetsOf(db: Db, player: string): Promise<readonly KeptSet[]> {
    return (await kept(db).where("player", "=", player).orderBy("changed", "desc").execute()).map(toKept);
  },

  /** The newest that everybody may play. */
  async publicSets(db: Db, most: number): Promise<readonly KeptSet[]> {
    const found = kept(db).where("access", "=", "public").where("hidden", "=", 0);
    return (await found.orderBy("changed", "desc").orderBy("id").limit(most).execute()).map(toKept);
  },

  /** For the operator, in the order of their ids. */
  async allPlayerSets(db: Db, after: string, most: number): Promise<readonly KeptSet[]> {
    return (await kept(db).where("id", ">", after).orderBy("id").limit(most).execute()).map(toKept);
  },

  async hidePlayerSet(db: Db, id: string, hidden: boolean): Promise<boolean> {
    const done = db
      .updateTable("player_sets")
      .set({ hidden: hidden ? 1 : 0 })
      .where("id", "=", id);
    return (await done.executeTakeFirst()).numUpdatedRows > 0n;
  },

  /** False where there is none, or not of that player. */
  async dropPlayerSet(db: Db, id: string, player?: string): Promise<boolean> {
    let gone = db.deleteFrom("player_sets").where("id", "=", id);
    if (player !== undefined) gone = gone.where("player", "=", player);
    return (await gone.executeTakeFirst()).numDeletedRows > 0n;
  },

  /** Open tables that name a set which is gone or hidden; all that name any, where players' sets are not allowed. */
  async tablesWithout(db: Db, isAllowed: boolean, most: number): Promise<readonly Table[]> {
    const open = db
      .selectFrom("tables")
      .select(["data", "stocks"])
      .where("state", "=", "open")
      .where("id", "in", (from) => {
        const pinned = from
          .selectFrom("pins")
          .innerJoin("set_versions", "set_versions.hash", "pins.hash")
          .leftJoin("player_sets", "player_sets.id", "set_versions.set")
          .select("holder");
        return isAllowed
          ? pinned.where((at) => at.or([at("player_sets.id", "is", null), at("player_sets.hidden", "=", 1)]))
          : pinned;
      });
    return (await open.limit(most).execute()).map(toTable);
  },

  async isVersionShown(db: Db, hash: string): Promise<boolean> {
    const pinned = db.selectFrom("pins").select("hash").where("hash", "=", hash);
    const shown = db.selectFrom("player_sets").select("version").where("version", "=", hash);
    const found =
      (await pinned.executeTakeFirst()) ?? (await shown.where("hidden", "=", 0).executeTakeFirst());
    return found !== undefined;
  },

  /** Forgets versions older than so many milliseconds that no set, table or match needs. @returns how many */
  forgetVersions: atomic(async (db: Db, ms: number, most: number): Promise<number> => {
    const idle = await db
      .selectFrom("set_versions")
      .select("hash")
      .where("made", "<=", sql<number>`${now(db)} - ${sql.lit(Math.trunc(ms))}`)
      .where("hash", "not in", (from) => from.selectFrom("player_sets").select("version"))
      .where("hash", "not in", (from) => from.selectFrom("pins").select("hash"))
      .limit(most)
      .execute();
    const hashes = idle.map(({ hash }) => hash);
    if (hashes.length === 0) return 0;
    await db.deleteFrom("sets").where("hash", "in", hashes).execute();
    await db.deleteFrom("set_versions").where("hash", "in", hashes).execute();
    return hashes.length;
  }),
};

const kept = (db: Db) => db.selectFrom("player_sets").selectAll();

type Line = Omit<KeptSet, "hidden" | "badge"> & { hidden: number; badge: string | null };

const toKept = ({ hidden, badge, ...line }: Line): KeptSet => ({
  ...line,
  hidden: hidden === 1,
  ...(badge !== null && { badge: JSON.parse(badge) }),
});

const toText = (badge: KeptSet["badge"]): string | null =>
  badge === undefined ? null : JSON.stringify(badge);

async function keepVersion(db: Db, set: string, { version, text }: NewSet["content"]): Promise<void> {
  await setJobs.keepSets(db, [{ hash: version, text }]);
  await db
    .insertInto("set_versions")
    .values({ hash: version, set, made: now(db) })
    .onConflict((conflict) => conflict.column("hash").doUpdateSet({ made: now(db) }))
    .execute();
}

async function addPlayerSet(
  db: Db,
  { id, player, access, content }: NewSet,
  most: number,
): Promise<KeptSet | undefined> {
  const { count } = await db
    .selectFrom("player_sets")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("player", "=", player)
    .executeTakeFirstOrThrow();
  if (count >= most) return undefined;
  await keepVersion(db, id, content);
  const { ruleset, name, version, cards, badge } = content;
  const line = await db
    .insertInto("player_sets")
    .values({ id, player, ruleset, name, version, cards, access, badge: toText(badge), changed: now(db) })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toKept(line);
}

/** Undefined where the player has no such set. */
async function changePlayerSet(
  db: Db,
  id: string,
  player: string,
  { access, content }: SetChange,
): Promise<KeptSet | undefined> {
  const { name, version, cards, badge } = content ?? {};
  const line = await db
    .updateTable("player_sets")
    .set({
      changed: now(db),
      ...(access && { access }),
      ...(content && { name, version, cards, badge: toText(badge) }),
    })
    .where("id", "=", id)
    .where("player", "=", player)
    .returningAll()
    .executeTakeFirst();
  if (line === undefined) return undefined;
  if (content !== undefined) await keepVersion(db, id, content);
  return toKept(line);
}
