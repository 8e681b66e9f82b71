/** Rated series that an operator takes back: the ladder is as if they had not been. */
import { sql } from "kysely";
import { NEWCOMER } from "../../lobby/ratings.ts";
import type { Table } from "../../lobby/table.ts";
import { type Side, without } from "../../lobby/voiding.ts";
import { atomic, now } from "../dialect.ts";
import type { Db } from "../tables.ts";
import { keepNews } from "./feed.ts";
import { strengths } from "./ratings.ts";
import { toTable } from "./tables.ts";

/** Lines of a ladder's history that are counted anew. */
const MOST = 50_000;

export const voidingJobs = {
  /** The table that a match was played at. */
  async tableOfMatch(db: Db, match: string): Promise<Table | undefined> {
    const seats = db.selectFrom("seats").select("player").where("match", "=", match);
    const lines = await db
      .selectFrom("tables")
      .select(["data", "stocks"])
      .where("id", "in", (from) => from.selectFrom("sittings").select("place").where("player", "in", seats))
      .where("data", "like", `%${match}%`)
      .execute();
    return lines.map(toTable).find(({ games }) => games.some((game) => game.match === match));
  },

  /** Gives back what a series changed, or sees to it that it will change nothing; logs it, and tells both. */
  voidSeries: atomic(
    async (db: Db, table: Table, match: string, operator: string, why: string): Promise<void> => {
      await takeBack(db, table.id);
      const players = table.seats.flatMap((sitting) => sitting?.player ?? []);
      for (const player of players)
        await db
          .insertInto("audit")
          .values({ operator, act: "void", subject: match, why, player, at: now(db), until: null, seen: 0 })
          .execute();
      await keepNews(db, {
        happened: { kind: "void", data: { table: table.id, match } },
        ...{ audience: "all", players, inMs: 0 },
      });
    },
  ),

  /** Whether it was voided already. */
  async isVoid(db: Db, match: string): Promise<boolean> {
    const line = db.selectFrom("audit").select("n").where("act", "=", "void").where("subject", "=", match);
    return (await line.limit(1).execute()).length > 0;
  },
};

async function takeBack(db: Db, place: string): Promise<void> {
  const counted = db.insertInto("rated").values({ place, pair: null, at: now(db) });
  await counted.onConflict((conflict) => conflict.column("place").doUpdateSet({ pair: null })).execute();
  const own = db.selectFrom("rating_history").select(["n", "game", "player"]).where("place", "=", place);
  const [first, ...rest] = await own.orderBy("n").execute();
  if (first === undefined) return;
  const { game } = first;
  const { lines, players } = without(place, await sidesFrom(db, game, first.n));
  for (const { n, before, after, rival } of lines)
    await db
      .updateTable("rating_history")
      .set(strengths(before, rival, after))
      .where("n", "=", n)
      .execute();
  for (const [player, { rating, rd, vol }] of players)
    await db
      .updateTable("ratings")
      .set({ rating, rd, vol })
      .where("game", "=", game)
      .where("player", "=", player)
      .execute();
  const both = [first, ...rest].map(({ player }) => player);
  const his = db.updateTable("ratings").where("game", "=", game).where("player", "in", both);
  await his.set({ games: sql<number>`games - 1` }).execute();
  await db.deleteFrom("ratings").where("game", "=", game).where("games", "<=", 0).execute();
  await db.deleteFrom("rating_history").where("place", "=", place).execute();
}

/** What older releases left out is taken from the line before, or from what everybody begins with. */
async function sidesFrom(db: Db, game: string, n: number): Promise<readonly Side[]> {
  const all = db
    .selectFrom("rating_history")
    .selectAll()
    .select(sql<number | null>`LAG(rating) OVER (PARTITION BY player ORDER BY n)`.as("last_rating"))
    .select(sql<number | null>`LAG(rd) OVER (PARTITION BY player ORDER BY n)`.as("last_rd"))
    .where("game", "=", game);
  const lines = await db
    .selectFrom(all.as("history"))
    .selectAll()
    .where("n", ">=", n)
    .orderBy("n")
    .limit(MOST)
    .execute();
  return lines.map((line) => {
    const vol = line.vol_before ?? NEWCOMER.vol;
    const rating = line.rating_before ?? line.last_rating ?? NEWCOMER.rating;
    const rd = line.rd_before ?? line.last_rd ?? NEWCOMER.rd;
    const { rival_rating: theirs, rival_rd: sure } = line;
    return {
      ...{ n: line.n, place: line.place, at: line.at, player: line.player, opponent: line.opponent },
      ...{ result: line.result, before: { rating, rd, vol } },
      after: { rating: line.rating, rd: line.rd, vol: line.vol ?? vol },
      rival: theirs === null || sure === null ? null : { rating: theirs, rd: sure },
    };
  });
}
