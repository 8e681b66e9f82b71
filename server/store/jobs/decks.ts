/** Decks that players keep. */
import type { StoredDeck } from "../../../shared/protocol/index.ts";
import { atomic } from "../dialect.ts";
import type { Db } from "../tables.ts";

export const deckJobs = {
  async decks(db: Db, player: string): Promise<readonly StoredDeck[]> {
    const found = db.selectFrom("decks").select("data").where("player", "=", player);
    return (await found.orderBy("id").execute()).map(({ data }) => JSON.parse(data) as StoredDeck);
  },

  async deck(db: Db, player: string, id: string): Promise<StoredDeck | undefined> {
    const found = db.selectFrom("decks").select("data").where("player", "=", player).where("id", "=", id);
    const line = await found.executeTakeFirst();
    return line && (JSON.parse(line.data) as StoredDeck);
  },

  putDeck: atomic(putDeck),

  async dropDeck(db: Db, player: string, id: string): Promise<boolean> {
    const gone = await db
      .deleteFrom("decks")
      .where("player", "=", player)
      .where("id", "=", id)
      .executeTakeFirst();
    return gone.numDeletedRows > 0n;
  },
};

async function putDeck(db: Db, player: string, deck: StoredDeck, most: number): Promise<boolean> {
  const others = await db
    .selectFrom("decks")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("player", "=", player)
    .where("id", "!=", deck.id)
    .executeTakeFirstOrThrow();
  if (others.count >= most) return false;
  const data = JSON.stringify(deck);
  await db
    .insertInto("decks")
    .values({ player, id: deck.id, data })
    .onConflict((conflict) => conflict.columns(["player", "id"]).doUpdateSet({ data }))
    .execute();
  return true;
}
