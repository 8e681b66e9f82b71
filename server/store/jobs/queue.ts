/** The queue's tickets, and the lease under which one process pairs them. */
import { sql } from "kysely";
import { queueOf, type Ticket } from "../../lobby/ticket.ts";
import { atomic, now } from "../dialect.ts";
import type { Db, Tables } from "../tables.ts";

export const queueJobs = {
  async lease(db: Db, names: readonly string[], holder: string, ms: number): Promise<readonly string[]> {
    const until = sql<number>`${now(db)} + ${sql.lit(Math.trunc(ms))}`;
    const held = await db
      .insertInto("leases")
      .values(names.map((name) => ({ name, holder, until })))
      .onConflict((conflict) =>
        conflict
          .column("name")
          .doUpdateSet({ holder, until })
          .where((old) => old.or([old("leases.holder", "=", holder), old("leases.until", "<", now(db))])),
      )
      .returning("name")
      .execute();
    return held.map(({ name }) => name);
  },

  enter: atomic(enter),

  async ticketsOf(db: Db, players: readonly string[]): Promise<readonly Ticket[]> {
    if (players.length === 0) return [];
    const lines = db.selectFrom("tickets").selectAll().where("player", "in", players);
    return (await lines.execute()).map(toTicket);
  },

  async tickets(db: Db, most: number): Promise<readonly Ticket[]> {
    const lines = db.selectFrom("tickets").selectAll().orderBy("since").orderBy("player").limit(most);
    return (await lines.execute()).map(toTicket);
  },

  async touchTickets(db: Db, players: readonly string[]): Promise<void> {
    if (players.length === 0) return;
    await db
      .updateTable("tickets")
      .set({ seen: now(db) })
      .where("player", "in", players)
      .execute();
  },

  offer: atomic(async (db: Db, players: readonly [string, string], id: string, until: number) => {
    const free = db.selectFrom("tickets").select("player").where("player", "in", players);
    if ((await free.where("offer", "is", null).execute()).length < 2) return false;
    await db
      .updateTable("tickets")
      .set({ offer: id, until, accepted: 0 })
      .where("player", "in", players)
      .execute();
    return true;
  }),

  async acceptOffer(db: Db, player: string, id: string): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable("tickets")
      .set({ accepted: 1 })
      .where("player", "=", player)
      .where("offer", "=", id)
      .where("until", ">", now(db))
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  },

  leaveQueue: atomic(async (db: Db, player: string): Promise<boolean> => {
    const left = await db
      .deleteFrom("tickets")
      .where("player", "=", player)
      .returning("offer")
      .executeTakeFirst();
    if (left?.offer) await waitOn(db, left.offer);
    return left !== undefined;
  }),

  lapseOffers: atomic(lapseOffers),

  async dropTickets(db: Db, goneMs: number): Promise<void> {
    await db
      .deleteFrom("tickets")
      .where("offer", "is", null)
      .where("seen", "<", sql<number>`${now(db)} - ${sql.lit(Math.trunc(goneMs))}`)
      .execute();
  },
};

/** A player with this offer still waits on in his old place. */
async function waitOn(db: Db, offer: string): Promise<void> {
  await db
    .updateTable("tickets")
    .set({ offer: null, until: null, accepted: 0 })
    .where("offer", "=", offer)
    .execute();
}

async function enter(db: Db, ticket: Ticket): Promise<Ticket> {
  const line = await db
    .selectFrom("tickets")
    .selectAll()
    .where("player", "=", ticket.player)
    .executeTakeFirst();
  const before = line && toTicket(line);
  if (before?.offer) return before;
  const isSame = before !== undefined && queueOf(before) === queueOf(ticket);
  const kept = isSame ? { ...ticket, id: before.id, since: before.since } : ticket;
  const { player, since, seen, offer: _, ...data } = kept;
  const fresh = { queue: queueOf(kept), since, seen, data: JSON.stringify(data) };
  await db
    .insertInto("tickets")
    .values({ player, offer: null, until: null, accepted: 0, ...fresh })
    .onConflict((conflict) => conflict.column("player").doUpdateSet(fresh))
    .execute();
  return kept;
}

/** An offer that both accepted is begun, however late. */
async function lapseOffers(db: Db): Promise<void> {
  const accepted = db
    .selectFrom("tickets")
    .select("offer")
    .where("accepted", "=", 1)
    .groupBy("offer")
    .having(({ fn }) => fn.countAll(), "=", 2);
  const lapsed = await db
    .selectFrom("tickets")
    .select(["offer", "player", "accepted"])
    .where("until", "<=", now(db))
    .where("offer", "not in", accepted.where("offer", "is not", null))
    .execute();
  const out = lapsed.filter((one) => one.accepted === 0).map(({ player }) => player);
  if (out.length > 0) await db.deleteFrom("tickets").where("player", "in", out).execute();
  for (const offer of new Set(lapsed.map((one) => one.offer))) if (offer !== null) await waitOn(db, offer);
}

function toTicket({ player, since, seen, offer, until, accepted, data }: Tables["tickets"]): Ticket {
  return {
    ...(JSON.parse(data) as Omit<Ticket, "player" | "since" | "seen" | "offer">),
    player,
    since,
    seen,
    offer: offer === null ? null : { id: offer, until: until ?? 0, accepted: accepted === 1 },
  };
}
