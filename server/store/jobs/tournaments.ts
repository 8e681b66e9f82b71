/** Tournaments, and the decks that their players entered with. */
import { sql } from "kysely";
import type { Stock } from "../../../shared/games/series.ts";
import type { TournamentRow } from "../../../shared/protocol/index.ts";
import type { Table } from "../../lobby/table.ts";
import { newsOf, rowOf } from "../../tournaments/row.ts";
import type { Entry, Kept } from "../../tournaments/store.ts";
import type { Tournament } from "../../tournaments/tournament.ts";
import { atomic, now } from "../dialect.ts";
import type { Db } from "../tables.ts";
import { keepNews } from "./feed.ts";
import { toTable } from "./tables.ts";

const LIVE = ["open", "playing"];

/** Tables asked for in one statement. */
const AT_ONCE = 200;

export const tournamentJobs = {
  addTournament: atomic(addTournament),
  putTournament: atomic(putTournament),

  async tournament(db: Db, id: string): Promise<Kept | undefined> {
    const line = await db
      .selectFrom("tournaments")
      .select(["rev", "data"])
      .where("id", "=", id)
      .executeTakeFirst();
    return line && { rev: line.rev, tournament: JSON.parse(line.data) as Tournament };
  },

  async liveTournaments(db: Db): Promise<readonly { id: string; rev: number }[]> {
    return db.selectFrom("tournaments").select(["id", "rev"]).where("state", "in", LIVE).execute();
  },

  async listedTournaments(db: Db, most: number): Promise<readonly TournamentRow[]> {
    const all = db.selectFrom("tournaments").select("row").orderBy("created", "desc").limit(most);
    const live = await all.where("state", "in", LIVE).execute();
    const over = await all.where("state", "not in", LIVE).execute();
    return [...live, ...over].slice(0, most).map(({ row }) => JSON.parse(row) as TournamentRow);
  },

  async decksEntered(
    db: Db,
    tournament: string,
    players: readonly string[],
  ): Promise<readonly { player: string; stock: Stock }[]> {
    if (players.length === 0) return [];
    const lines = await db
      .selectFrom("tournament_entries")
      .select(["player", "stock"])
      .where("tournament", "=", tournament)
      .where("player", "in", players)
      .execute();
    return lines.map(({ player, stock }) => ({ player, stock: JSON.parse(stock) as Stock }));
  },

  async tablesNamed(db: Db, ids: readonly string[]): Promise<readonly Table[]> {
    const found: Table[] = [];
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      const part = ids.slice(from, from + AT_ONCE);
      const lines = await db.selectFrom("tables").select("data").where("id", "in", part).execute();
      found.push(...lines.map(({ data }) => toTable({ data, stocks: "[]" })));
    }
    return found;
  },

  /** Forgets tournaments that ended so many milliseconds ago; resolves to how many. */
  forgetTournaments: atomic(async (db: Db, ms: number, most: number): Promise<number> => {
    const old = await db
      .selectFrom("tournaments")
      .select("id")
      .where("ended", "<=", sql<number>`${now(db)} - ${sql.lit(Math.trunc(ms))}`)
      .limit(most)
      .execute();
    const ids = old.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await db.deleteFrom("tournament_entries").where("tournament", "in", ids).execute();
    await db.deleteFrom("tournaments").where("id", "in", ids).execute();
    return ids.length;
  }),
};

async function addTournament(db: Db, tournament: Tournament, most: number): Promise<boolean> {
  const { id, organiser } = tournament;
  if (organiser !== null) {
    const his = db.selectFrom("tournaments").select("id").where("organiser", "=", organiser);
    if ((await his.where("state", "in", LIVE).execute()).length >= most) return false;
  }
  await db
    .insertInto("tournaments")
    .values({ id, rev: 0, ...toLine(tournament) })
    .execute();
  await keepNews(db, newsOf(tournament));
  return true;
}

async function putTournament(db: Db, { rev, tournament }: Kept, entry?: Entry): Promise<boolean> {
  const { id } = tournament;
  const before = await db.selectFrom("tournaments").select("row").where("id", "=", id).executeTakeFirst();
  const { numUpdatedRows: put } = await db
    .updateTable("tournaments")
    .set({ rev, ...toLine(tournament) })
    .where("id", "=", id)
    .where("rev", "=", rev - 1)
    .executeTakeFirstOrThrow();
  if (put === 0n) return false;
  if (entry !== undefined) await putEntry(db, id, entry);
  const then: TournamentRow | undefined = before && JSON.parse(before.row);
  const isNew = then?.state !== tournament.state || then.round !== tournament.rounds.length;
  if (isNew) await keepNews(db, newsOf(tournament));
  return true;
}

async function putEntry(db: Db, tournament: string, { player, stock }: Entry): Promise<void> {
  if (stock === null) {
    const his = db.deleteFrom("tournament_entries").where("tournament", "=", tournament);
    await his.where("player", "=", player).execute();
    return;
  }
  const written = JSON.stringify(stock);
  await db
    .insertInto("tournament_entries")
    .values({ tournament, player, stock: written })
    .onConflict((conflict) => conflict.columns(["tournament", "player"]).doUpdateSet({ stock: written }))
    .execute();
}

const toLine = (tournament: Tournament) => ({
  state: tournament.state,
  organiser: tournament.organiser,
  created: tournament.created,
  ended: tournament.ended,
  row: JSON.stringify(rowOf(tournament)),
  data: JSON.stringify(tournament),
});
