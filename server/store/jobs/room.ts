/** Whether one more match may begin. */
import type { Refusal } from "../../../shared/kernel/index.ts";
import { isBot } from "../../match/common/players.ts";
import { refuse } from "../../match/common/refuse.ts";
import type { MatchLimits } from "../../match/journal/journal.ts";
import type { Db } from "../tables.ts";

export const roomJobs = { noRoom };

/** Why no further match of these players may begin; undefined where it may. A bot plays any number. */
export async function noRoom(
  db: Db,
  players: readonly string[],
  { perPlayer, all }: MatchLimits,
): Promise<Refusal | undefined> {
  const live = await db
    .selectFrom("matches")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("outcome", "is", null)
    .executeTakeFirstOrThrow();
  if (live.count >= all) return refuse("server/full", { most: all });
  const people = players.filter((player) => !isBot(player));
  if (people.length === 0) return undefined;
  const busy = await db
    .selectFrom("seats")
    .select("player")
    .where("player", "in", people)
    .where("ended", "=", 0)
    .groupBy("player")
    .having(({ fn }) => fn.countAll<number>(), ">=", perPlayer)
    .executeTakeFirst();
  return busy && refuse("limit/matches", { player: busy.player, most: perPlayer });
}
