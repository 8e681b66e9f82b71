/** All that is kept of one player: to hand it out, and to erase it. */
import { atomic, repeatableRead } from "../dialect.ts";
import type { Db } from "../tables.ts";
import { decide } from "./decisions.ts";

/** The data that the store has of a player. Of matches and tables it names those he had a seat in. */
export interface PlayerData {
  readonly name: string | null;
  readonly banned: boolean;
  readonly decks: readonly object[];
  readonly sets: readonly object[];
  readonly ratings: readonly object[];
  /** Idempotency keys, with the matches that stand under them. */
  readonly orders: readonly object[];
  /** The pairs of who may see whose hands, on either side. */
  readonly casters: readonly object[];
  /** Accounts of programs that are his. */
  readonly bots: readonly object[];
  readonly ticket: object | null;
  readonly matches: readonly { readonly match: string; readonly seat: number }[];
  readonly tables: readonly string[];
}

/** How many lines of each kind are gone. */
export type Erased = Readonly<
  Record<"names" | "decks" | "sets" | "ratings" | "orders" | "tickets" | "casters" | "bots", number>
>;

export const personalJobs = {
  playerData: repeatableRead(playerData),
  erasePlayer: atomic(erasePlayer),
};

async function playerData(db: Db, player: string): Promise<PlayerData> {
  const named = db.selectFrom("players").select("name").where("id", "=", player);
  const decided = db.selectFrom("decisions").select("banned").where("player", "=", player);
  const decks = db.selectFrom("decks").select("data").where("player", "=", player).orderBy("id");
  const sets = db
    .selectFrom("player_sets")
    .innerJoin("sets", "sets.hash", "player_sets.version")
    .select(["id", "access", "text"])
    .where("player", "=", player)
    .orderBy("id");
  const ratings = db.selectFrom("ratings").selectAll().where("player", "=", player).orderBy("game");
  const orders = db.selectFrom("orders").select(["key", "match"]).where("player", "=", player).orderBy("key");
  const casters = db
    .selectFrom("casters")
    .selectAll()
    .where((where) => where.or([where("player", "=", player), where("caster", "=", player)]));
  const bots = db.selectFrom("bot_accounts").select("id").where("owner", "=", player).orderBy("id");
  const ticket = db.selectFrom("tickets").select(["queue", "since", "data"]).where("player", "=", player);
  const seats = db.selectFrom("seats").select(["match", "seat"]).where("player", "=", player);
  const places = db.selectFrom("sittings").select("place").where("player", "=", player).orderBy("place");
  return {
    name: (await named.executeTakeFirst())?.name ?? null,
    banned: (await decided.executeTakeFirst())?.banned === 1,
    decks: (await decks.execute()).map(({ data }) => JSON.parse(data)),
    sets: (await sets.execute()).map(({ text, ...set }) => ({ ...set, set: JSON.parse(text) })),
    ratings: (await ratings.execute()).map(({ player: _, ...rating }) => rating),
    orders: await orders.execute(),
    casters: await casters.orderBy("match").execute(),
    bots: await bots.execute(),
    ticket: (await ticket.executeTakeFirst()) ?? null,
    matches: await seats.orderBy("match").execute(),
    tables: (await places.execute()).map(({ place }) => place),
  };
}

async function erasePlayer(db: Db, player: string): Promise<Erased> {
  // First those that are his: nobody is there any more who may have a token for them.
  const owned = db.selectFrom("bot_accounts").select("id").where("owner", "=", player);
  const his = await owned.execute();
  for (const { id } of his) await erasePlayer(db, id);
  const decks = db.deleteFrom("decks").where("player", "=", player);
  const sets = db.deleteFrom("player_sets").where("player", "=", player);
  const ratings = db.deleteFrom("ratings").where("player", "=", player);
  const orders = db.deleteFrom("orders").where("player", "=", player);
  const tickets = db.deleteFrom("tickets").where("player", "=", player);
  const names = db.deleteFrom("players").where("id", "=", player);
  const casters = db
    .deleteFrom("casters")
    .where((where) => where.or([where("player", "=", player), where("caster", "=", player)]));
  const bots = db.deleteFrom("bot_accounts").where("id", "=", player);
  const count = async (gone: { executeTakeFirst(): Promise<{ numDeletedRows: bigint }> }) =>
    Number((await gone.executeTakeFirst()).numDeletedRows);
  const erased = {
    names: await count(names),
    decks: await count(decks),
    sets: await count(sets),
    ratings: await count(ratings),
    orders: await count(orders),
    tickets: await count(tickets),
    casters: await count(casters),
    bots: (await count(bots)) + his.length,
  };
  await decide(db, player, { erased: 1 });
  return erased;
}
