/** The players of each match. */
import type { Seat } from "../../../shared/kernel/index.ts";
import type { FinishedMatch, MatchRecord } from "../../match/journal/journal.ts";
import type { Db } from "../tables.ts";
import { outcomeOf, recordOf } from "./stored.ts";

export const seatJobs = {
  /** The records of a player's matches that are not over, oldest first. */
  async unfinishedOf(db: Db, player: string): Promise<readonly MatchRecord[]> {
    const lines = await db
      .selectFrom("seats")
      .innerJoin("matches", "matches.id", "seats.match")
      .select(["id", "record"])
      .where("player", "=", player)
      .where("ended", "=", 0)
      .orderBy("born")
      .execute();
    return Promise.all(lines.map((line) => recordOf(db, line)));
  },

  /** The seats that have played something themselves. */
  async playedSeats(db: Db, match: string): Promise<readonly Seat[]> {
    const lines = await db
      .selectFrom("journal")
      .select("by")
      .distinct()
      .where("match", "=", match)
      .where("by", ">=", 0)
      // A pass or a time-out of a seat was sent by nobody.
      .where("seat", "is not", null)
      .orderBy("by")
      .execute();
    return lines.map(({ by }) => by);
  },

  /** A player's last matches that are over, the newest first. */
  async finishedOf(db: Db, player: string, most: number): Promise<readonly FinishedMatch[]> {
    const lines = await db
      .selectFrom("seats")
      .innerJoin("matches", "matches.id", "seats.match")
      .select(["id", "record", "outcome"])
      .where("player", "=", player)
      .where("ended", "=", 1)
      .orderBy("born", "desc")
      .limit(most)
      .execute();
    const matches = lines.map(async (line) => ({
      record: await recordOf(db, line),
      outcome: outcomeOf(line.outcome),
    }));
    return Promise.all(matches);
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
