/** Who sits in which match. */
import type { Outcome } from "../../../shared/kernel/index.ts";
import type { FinishedMatch, MatchRecord } from "../../match/journal.ts";
import type { Db } from "../tables.ts";

export const seatJobs = {
  /** The records of a player's matches that are not over, oldest first. */
  async unfinishedOf(db: Db, player: string): Promise<readonly MatchRecord[]> {
    const lines = await db
      .selectFrom("seats")
      .innerJoin("matches", "matches.id", "seats.match")
      .select("record")
      .where("player", "=", player)
      .where("ended", "=", 0)
      .orderBy("born")
      .execute();
    return lines.map(({ record }) => JSON.parse(record) as MatchRecord);
  },

  /** A player's last matches that are over, the newest first. */
  async finishedOf(db: Db, player: string, most: number): Promise<readonly FinishedMatch[]> {
    const lines = await db
      .selectFrom("seats")
      .innerJoin("matches", "matches.id", "seats.match")
      .select(["record", "outcome"])
      .where("player", "=", player)
      .where("ended", "=", 1)
      .orderBy("born", "desc")
      .limit(most)
      .execute();
    return lines.map(({ record, outcome }) => ({
      record: JSON.parse(record) as MatchRecord,
      outcome: JSON.parse(outcome ?? "null") as Outcome | null,
    }));
  },
};

/** Each seat of a match that begins. */
export async function takeSeats(db: Db, { id, players }: MatchRecord): Promise<void> {
  if (players.length === 0) return;
  await db
    .insertInto("seats")
    .values(players.map((player, seat) => ({ match: id, seat, player, ended: 0 })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
