/** Matches: their journal, snapshots and owners, and the orders they were made by. */
import { type Selectable, sql } from "kysely";
import type { Outcome } from "../../../shared/kernel/index.ts";
import {
  type Appended,
  FIRST_EPOCH,
  type Kept,
  type Made,
  type MatchRecord,
  type Order,
  type Row,
  type Snapshot,
  type StoredMatch,
  type Whereabouts,
} from "../../match/journal.ts";
import { atomic, chain, now, steady } from "../dialect.ts";
import type { Db, Tables } from "../tables.ts";
import { isFree } from "./owners.ts";
import { takeSeats } from "./seats.ts";

/** The host's rows are by this; seats count from 0. */
const HOST = -1;

export const matchJobs = {
  made,
  create: atomic(create),
  read: steady(read),

  claim: atomic(async (db: Db, match: string, owner: string): Promise<StoredMatch | "held" | undefined> => {
    const [taken] = await claimAll(db, [match], owner);
    if (taken !== undefined) return taken;
    const open = db.selectFrom("matches").select("id").where("id", "=", match).where("outcome", "is", null);
    return (await open.executeTakeFirst()) && "held";
  }),

  finish: atomic(async (db: Db, match: string, owner: string, outcome: Outcome): Promise<boolean> => {
    const { numUpdatedRows } = await db
      .updateTable("matches")
      .set((old) => ({
        outcome: JSON.stringify(outcome),
        epoch: old("epoch", "+", 1),
        owner: null,
        room: null,
      }))
      .where("id", "=", match)
      .where("outcome", "is", null)
      .where((at) => at.or([isFree(db)(at), at("owner", "=", owner)]))
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return false;
    for (const ending of endings(match, sql`TRUE`)) await ending.execute(db);
    return true;
  }),
  claimAll: atomic(claimAll),

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
      .select(["room", "record"])
      .where("id", "=", match)
      .executeTakeFirst();
    return line && { room: line.room, players: (JSON.parse(line.record) as MatchRecord).players };
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
    const before = rows[0].seq - 1;
    const bump = sql`UPDATE matches SET seq = ${before + rows.length}, outcome = ${outcome && JSON.stringify(outcome)}
      WHERE id = ${match} AND epoch = ${epoch} AND seq = ${before} AND outcome IS NULL`;
    const bumped = await chain(db, bump, (won) => {
      const inserts = rows.map((row) => insertRow(match, epoch, row, now(db), won));
      if (outcome === null) return inserts;
      return [...inserts, ...endings(match, won)];
    });
    return bumped || (await areStored(db, match, epoch, rows)) ? "stored" : "fenced";
  },

  /** Only where the match is the owner's still, and has the row it was taken after. */
  async snapshot(
    db: Db,
    match: string,
    epoch: number,
    { seq, at, saved, accepted }: Snapshot,
  ): Promise<void> {
    await sql`INSERT INTO snapshots (match, seq, at, saved, accepted)
      SELECT id, ${seq}, ${at}, ${saved}, ${JSON.stringify(accepted)} FROM matches
      WHERE id = ${match} AND epoch = ${epoch} AND seq >= ${seq}
      ON CONFLICT (match) DO UPDATE SET seq = excluded.seq, at = excluded.at, saved = excluded.saved,
        accepted = excluded.accepted`.execute(db);
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

/** Nobody restores a match that is over, nor comes back to it. */
const endings = (match: string, won: ReturnType<typeof sql>) => [
  sql`DELETE FROM snapshots WHERE match = ${match} AND ${won}`,
  sql`UPDATE seats SET ended = 1 WHERE match = ${match} AND ${won}`,
];

function made(db: Db, player: string, key: string): Promise<Made | undefined> {
  return db
    .selectFrom("orders")
    .select(["match", "digest"])
    .where("player", "=", player)
    .where("key", "=", key)
    .executeTakeFirst();
}

export async function create(db: Db, record: MatchRecord, owner: string, order?: Order): Promise<Made> {
  if (order !== undefined) {
    const { player, key, digest } = order;
    const line = { player, key, digest, match: record.id };
    // First, so that of two processes with the same order the second waits here for the first.
    const { numInsertedOrUpdatedRows: taken } = await db
      .insertInto("orders")
      .values(line)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    const before = taken === 0n ? await made(db, player, key) : undefined;
    if (before !== undefined) return before;
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
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await takeSeats(db, record);
  return { match: record.id, digest: order?.digest ?? "" };
}

/** One statement takes them, so that of two owners who claim a match one has it. */
async function claimAll(db: Db, matches: readonly string[], owner: string): Promise<StoredMatch[]> {
  if (matches.length === 0) return [];
  const heads = await db
    .updateTable("matches")
    .set((old) => ({ epoch: old("epoch", "+", 1), owner, room: null }))
    .where("id", "in", matches)
    .where("outcome", "is", null)
    .where((at) => at.or([isFree(db)(at), at("owner", "=", owner)]))
    .returning(HEAD)
    .execute();
  return readAll(db, heads, "snapshot");
}

async function read(
  db: Db,
  match: string,
  from: "snapshot" | "start" = "snapshot",
): Promise<StoredMatch | undefined> {
  const heads = await db.selectFrom("matches").select(HEAD).where("id", "=", match).execute();
  return (await readAll(db, heads, from))[0];
}

const HEAD = ["id", "record", "epoch", "outcome", "kept"] as const;

/** What is stored of these matches, however many they are with one look at each table. */
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
  return heads.map(({ id, record, epoch, outcome, kept }) => ({
    record: JSON.parse(record) as MatchRecord,
    epoch,
    outcome: outcome === null ? null : (JSON.parse(outcome) as Outcome),
    snapshot: snapshots.get(id) ?? null,
    rows: rows.get(id)?.map(toRow) ?? [],
    kept: kept === null ? null : (JSON.parse(kept) as Kept),
  }));
}

const toSnapshot = ({ seq, at, saved, accepted }: Tables["snapshots"]): Snapshot => ({
  seq,
  at,
  saved,
  accepted: JSON.parse(accepted) as string[][],
});

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

/** Whether exactly these rows are in the journal already, from an earlier offer that seemed to fail. */
async function areStored(db: Db, match: string, epoch: number, rows: readonly Row[]): Promise<boolean> {
  const stored = await db
    .selectFrom("journal")
    .select(["seq", "digest"])
    .where("match", "=", match)
    .where("epoch", "=", epoch)
    .where("seq", ">=", rows[0].seq)
    .where("seq", "<", rows[0].seq + rows.length)
    .execute();
  const digests = new Map(stored.map(({ seq, digest }) => [seq, digest]));
  return rows.every(({ seq, digest }) => digests.get(seq) === digest);
}

export const toRow = ({ seq, by, at, seat, id, intent, digest }: Omit<Tables["journal"], "stored">): Row => ({
  seq,
  by: by === HOST ? "host" : by,
  at,
  from: seat === null || id === null ? null : { seat, id },
  intent: JSON.parse(intent),
  digest,
});
