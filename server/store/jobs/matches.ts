/** Matches: their journal, snapshots and owners, and the orders they were made by. */
import { type Selectable, sql } from "kysely";
import type { Outcome, Refusal } from "../../../shared/kernel/index.ts";
import { present } from "../../../shared/protocol/present.ts";
import {
  type Appended,
  FIRST_EPOCH,
  type Kept,
  type KeptMatch,
  type Made,
  type MatchLimits,
  type MatchRecord,
  type Order,
  type Row,
  type Snapshot,
  type StoredMatch,
  type Whereabouts,
} from "../../match/journal/journal.ts";
import type { Head } from "../../match/journal/peers.ts";
import { rulesOf } from "../../match/journal/rules.ts";
import { atomic, chain, now, repeatableRead } from "../dialect.ts";
import type { Db, Tables } from "../tables.ts";
import { takeFree } from "./owners.ts";
import { pin } from "./pins.ts";
import { noRoom } from "./room.ts";
import { takeSeats } from "./seats.ts";
import { HEAD, HOST, hashOf, recordOf, storedOf, toSnapshot } from "./stored.ts";

export const matchJobs = {
  made,
  create: atomic(create),
  read: repeatableRead(read),

  async claim(db: Db, match: string, owner: string): Promise<StoredMatch | "held" | undefined> {
    const [taken] = await claimAll(db, [match], owner);
    if (taken !== undefined) return taken;
    const open = db.selectFrom("matches").select("id").where("id", "=", match).where("outcome", "is", null);
    return (await open.executeTakeFirst()) && "held";
  },

  finish(db: Db, match: string, owner: string, outcome: Outcome): Promise<boolean> {
    const end = sql`outcome = ${JSON.stringify(outcome)}, epoch = epoch + 1, owner = NULL, room = NULL`;
    return chain(db, takeFree(db, owner, [match], end), (won) => endings(match, won));
  },
  claimAll,
  inherit,

  async settle(db: Db, match: string, epoch: number, room: string): Promise<void> {
    await db
      .updateTable("matches")
      .set({ room })
      .where("id", "=", match)
      .where("epoch", "=", epoch)
      .execute();
  },

  async whereabouts(db: Db, match: string): Promise<Whereabouts | undefined> {
    const line = await db
      .selectFrom("matches")
      .select(["id", "room", "record"])
      .where("id", "=", match)
      .executeTakeFirst();
    return line && { room: line.room, players: (await recordOf(db, line)).players };
  },

  async release(db: Db, match: string, epoch: number): Promise<void> {
    await db
      .updateTable("matches")
      .set({ owner: null, room: null })
      .where("id", "=", match)
      .where("epoch", "=", epoch)
      .execute();
  },

  /**
   * One statement bumps `seq` where epoch and seq are the expected ones and inserts exactly these rows. Where it
   * bumps nothing, the rows stand there already from an earlier offer, or another owner has the match.
   */
  async append(
    db: Db,
    match: string,
    epoch: number,
    rows: readonly Row[],
    outcome: Outcome | null,
  ): Promise<Appended> {
    const before = firstOf(rows) - 1;
    // Only where there is one: whatever indexes read is written anew, changed or not.
    const ended = outcome === null ? sql`` : sql`, outcome = ${JSON.stringify(outcome)}`;
    const bump = sql`UPDATE matches SET seq = ${before + rows.length}${ended}
      WHERE id = ${match} AND epoch = ${epoch} AND seq = ${before} AND outcome IS NULL`;
    const bumped = await chain(db, bump, (won) => {
      const inserts = rows.map((row) => insertRow(match, epoch, row, now(db), won));
      if (outcome === null) return inserts;
      return [...inserts, ...endings(match, won)];
    });
    if (bumped || (await areStored(db, match, epoch, rows))) return "stored";
    const mine = db.selectFrom("matches").select("id").where("id", "=", match).where("epoch", "=", epoch);
    return (await mine.where("outcome", "is", null).executeTakeFirst()) ? "torn" : "fenced";
  },

  /** Only where the match is the owner's still, and has the row it was taken after. */
  async snapshot(
    db: Db,
    match: string,
    epoch: number,
    { seq, at, saved, accepted }: Snapshot,
  ): Promise<void> {
    const ids = JSON.stringify(accepted);
    await sql`INSERT INTO snapshots (match, seq, at, saved, accepted, hash)
      SELECT id, ${seq}, ${at}, ${saved}, ${ids}, ${hashOf(match, seq, at, saved, ids)} FROM matches
      WHERE id = ${match} AND epoch = ${epoch} AND seq >= ${seq}
      ON CONFLICT (match) DO UPDATE SET seq = excluded.seq, at = excluded.at, saved = excluded.saved,
        accepted = excluded.accepted, hash = excluded.hash`.execute(db);
  },

  /** No process takes it up any more. */
  async stick(db: Db, match: string): Promise<void> {
    await db.updateTable("matches").set({ stuck: 1 }).where("id", "=", match).execute();
  },

  async unstick(db: Db, match: string): Promise<void> {
    await db.updateTable("matches").set({ stuck: null }).where("id", "=", match).execute();
  },

  async keep(db: Db, match: string, epoch: number, kept: Kept): Promise<void> {
    await db
      .updateTable("matches")
      .set({ kept: JSON.stringify(kept) })
      .where("id", "=", match)
      .where("epoch", "=", epoch)
      .execute();
  },
};

/** Nobody restores a match that is over, nor comes back to it; and the table that plays it is due. */
const endings = (match: string, won: ReturnType<typeof sql>) => [
  sql`DELETE FROM snapshots WHERE match = ${match} AND ${won}`,
  sql`UPDATE seats SET ended = 1 WHERE match = ${match} AND ${won}`,
  sql`UPDATE tables SET until = 0 WHERE match = ${match} AND state = 'playing' AND ${won}`,
];

function made(db: Db, player: string, key: string): Promise<Made | undefined> {
  return db
    .selectFrom("orders")
    .select(["match", "digest"])
    .where("player", "=", player)
    .where("key", "=", key)
    .executeTakeFirst();
}

export async function create(
  db: Db,
  record: MatchRecord,
  owner: string,
  order?: Order,
  limits?: MatchLimits,
): Promise<Made | Refusal> {
  const before = order && (await made(db, order.player, order.key));
  if (before !== undefined) return before;
  const full = limits && (await noRoom(db, record.players, limits, record.setup.ruleset));
  if (full !== undefined) return full;
  if (order !== undefined) {
    const { player, key, digest } = order;
    const line = { player, key, digest, match: record.id };
    // First, so that of two processes with the same order the second waits here for the first.
    const { numInsertedOrUpdatedRows: taken } = await db
      .insertInto("orders")
      .values(line)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    const meanwhile = taken === 0n ? await made(db, player, key) : undefined;
    if (meanwhile !== undefined) return meanwhile;
  }
  await db
    .insertInto("matches")
    .values({
      id: record.id,
      record: JSON.stringify(record),
      epoch: FIRST_EPOCH,
      outcome: null,
      owner,
      room: null,
      kept: null,
      rules: rulesOf(record),
      stuck: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await takeSeats(db, record);
  await pin(db, record.id, record.playerSets);
  return { match: record.id, digest: order?.digest ?? "" };
}

/** One statement takes them, so that of two owners who claim a match one has it; what they are is read after it. */
async function claimAll(db: Db, matches: readonly string[], owner: string): Promise<StoredMatch[]> {
  if (matches.length === 0) return [];
  const change = sql`epoch = epoch + 1, owner = ${owner}, room = NULL`;
  const claim = sql<KeptMatch>`${takeFree(db, owner, matches, change)} RETURNING id, epoch`;
  const { rows } = await claim.execute(db);
  const epochs = new Map(rows.map(({ id, epoch }) => [id, epoch]));
  const had = await readMany(db, [...epochs.keys()]);
  return had.filter(({ record, epoch }) => epochs.get(record.id) === epoch);
}

const readMany = repeatableRead(async (db: Db, ids: readonly string[]): Promise<StoredMatch[]> => {
  if (ids.length === 0) return [];
  const heads = await db.selectFrom("matches").select(HEAD).where("id", "in", ids).execute();
  return readAll(db, heads, "snapshot");
});

/**
 * One statement takes it: whoever claimed it meanwhile has raised the epoch. The rows that came since are read after
 * it.
 */
async function inherit(
  db: Db,
  match: string,
  epoch: number,
  owner: string,
  after: number,
): Promise<Head | undefined> {
  const head = await db
    .updateTable("matches")
    .set({ epoch: epoch + 1, owner, room: null })
    .where("id", "=", match)
    .where("epoch", "=", epoch)
    .where("outcome", "is", null)
    .returning(HEAD)
    .executeTakeFirst();
  if (head === undefined) return undefined;
  const since = db.selectFrom("journal").selectAll().where("match", "=", match).where("seq", ">", after);
  const known = { seq: after, at: 0, saved: "", accepted: [] };
  return storedOf(db, head, known, await since.orderBy("seq").execute());
}

async function read(
  db: Db,
  match: string,
  from: "snapshot" | "start" = "snapshot",
): Promise<StoredMatch | undefined> {
  const heads = await db.selectFrom("matches").select(HEAD).where("id", "=", match).execute();
  return (await readAll(db, heads, from))[0];
}

/** The stored part of these matches, however many they are with one look at each table. */
async function readAll(
  db: Db,
  heads: readonly Pick<Selectable<Tables["matches"]>, (typeof HEAD)[number]>[],
  from: "snapshot" | "start",
): Promise<StoredMatch[]> {
  if (heads.length === 0) return [];
  const ids = heads.map(({ id }) => id);
  const saved =
    from === "start" ? [] : await db.selectFrom("snapshots").selectAll().where("match", "in", ids).execute();
  const snapshots = new Map(saved.map((line) => [line.match, toSnapshot(line)]));
  const lines = await db
    .selectFrom("journal")
    .selectAll()
    .where((at) =>
      at.or(ids.map((id) => at.and([at("match", "=", id), at("seq", ">", snapshots.get(id)?.seq ?? 0)]))),
    )
    .orderBy("seq")
    .execute();
  const rows = Map.groupBy(lines, ({ match }) => match);
  const stored: StoredMatch[] = [];
  for (const head of heads) {
    const one = await storedOf(db, head, snapshots.get(head.id) ?? null, rows.get(head.id) ?? []);
    const isDoubted = snapshots.has(head.id) && one.snapshot === null;
    stored.push(isDoubted ? { ...one, doubted: true } : one);
  }
  return stored;
}

const insertRow = (
  match: string,
  epoch: number,
  { seq, by, at, from, intent, digest }: Row,
  stored: ReturnType<typeof now>,
  won: ReturnType<typeof sql>,
) =>
  sql`INSERT INTO journal (match, seq, epoch, by, at, seat, id, intent, digest, stored)
    SELECT ${match}, ${seq}, ${epoch}, ${by === "host" ? HOST : by}, ${at}, ${from?.seat ?? null}, ${from?.id ?? null},
      ${JSON.stringify(intent)}, ${digest}, ${stored} WHERE ${won}`;

/** Nothing is appended without a row. */
const firstOf = (rows: readonly Row[]): number => present(rows[0], "row to append").seq;

/** Whether exactly these rows are in the journal already, from an earlier offer that seemed to fail. */
async function areStored(db: Db, match: string, epoch: number, rows: readonly Row[]): Promise<boolean> {
  const stored = await db
    .selectFrom("journal")
    .select(["seq", "digest"])
    .where("match", "=", match)
    .where("epoch", "=", epoch)
    .where("seq", ">=", firstOf(rows))
    .where("seq", "<", firstOf(rows) + rows.length)
    .execute();
  const digests = new Map(stored.map(({ seq, digest }) => [seq, digest]));
  return rows.every(({ seq, digest }) => digests.get(seq) === digest);
}
