/** Whether one more match may begin. */
import type { Refusal } from "../../../shared/kernel/index.ts";
import { isBot, isBotAccount } from "../../match/common/players.ts";
import { refuse } from "../../match/common/refuse.ts";
import type { MatchLimits } from "../../match/journal/journal.ts";
import type { Db } from "../tables.ts";
import { recordOf } from "./stored.ts";

export const roomJobs = { noRoom };

/** Why no further match of a ruleset and these players may begin; undefined where it may. A bot plays any number. */
export async function noRoom(
  db: Db,
  players: readonly string[],
  { perPlayer, all }: MatchLimits,
  ruleset: string,
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
  if (busy !== undefined) return refuse("limit/matches", { player: busy.player, most: perPlayer });
  return botElsewhere(db, people.filter(isBotAccount), ruleset);
}

/** An account that a program plays with is in one match of a ruleset at a time. */
async function botElsewhere(db: Db, bots: readonly string[], ruleset: string): Promise<Refusal | undefined> {
  if (bots.length === 0) return undefined;
  const lines = await db
    .selectFrom("seats")
    .innerJoin("matches", "matches.id", "seats.match")
    .select(["matches.id as id", "record", "player"])
    .where("player", "in", bots)
    .where("ended", "=", 0)
    .execute();
  for (const line of lines)
    if ((await recordOf(db, line)).setup.ruleset === ruleset)
      return refuse("bot/playing", { player: line.player, ruleset });
  return undefined;
}
